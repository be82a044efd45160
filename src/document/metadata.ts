import { posix } from 'node:path'
import type { Heading, Image, Nodes, Paragraph, Root, RootContent } from 'mdast'
import { parseFragment } from 'parse5'
import type { VFile } from 'vfile'
import type { TagRule } from '../inputs/patterns.ts'
import { toMatcher } from '../inputs/patterns.ts'
import { memberOf } from '../markdown/front-matter.ts'
import { walk } from '../markdown/parse.ts'
import { isIndexName, type PageStatus } from '../sites/index.ts'
import { scalarText, valueAt } from '../text/data.ts'
import { isComment } from './comments.ts'
import type { DocumentSettings, WorkingPage } from './document.ts'
import { elementsIn, type HtmlElement, type HtmlNode } from './html.ts'

/** The matchers of rules: reading a rule takes time, and all pages of a run have the same rules. */
const matchers = new WeakMap<TagRule, (path: string) => boolean>()

/** The tags of a page from its site and from the settings. */
export function settingsTags(
  path: string,
  { tags, rules, siteTags }: DocumentSettings,
  status: PageStatus,
): string[] {
  const matching = rules.filter(rule => {
    const matches = matchers.get(rule) ?? toMatcher(rule.files)
    matchers.set(rule, matches)
    return matches(path)
  })
  const ruleTags = matching.flatMap(rule => rule.tags)
  if (status.kind !== 'shown' || !siteTags) return [...tags, ...ruleTags]
  return [...status.tags, ...tags, ...ruleTags]
}

/** Reads the name, the description and the tags of a page from its front matter; empty where that has none. */
export function metadataOf(
  frontMatter: object,
  more: readonly string[],
  splitsAtBlanks = false,
): Pick<WorkingPage, 'name' | 'description' | 'tags'> {
  const tags = ['tags', 'keywords', 'categories'].flatMap(key =>
    valuesOf(memberOf(frontMatter, key), splitsAtBlanks),
  )
  const descriptions = ['description', 'summary', 'excerpt'].map(key =>
    textOrEmpty(memberOf(frontMatter, key)),
  )
  return {
    name: oneLine(textOrEmpty(memberOf(frontMatter, 'title'))),
    description: excerpt(descriptions.find(value => value.trim() !== '') ?? ''),
    tags: [...new Set([...tags, ...more].map(oneLine))].filter(Boolean),
  }
}

function valuesOf(value: unknown, splitsAtBlanks: boolean): string[] {
  // A tag of Docusaurus may have a label besides its address.
  if (Array.isArray(value))
    return value.map(
      tag => scalarText(tag) ?? textOrEmpty(valueAt(tag, 'label')),
    )
  return textOrEmpty(value).split(splitsAtBlanks ? /[\s,]+/ : ',')
}

function textOrEmpty(value: unknown): string {
  return scalarText(value) ?? ''
}

/** Names the page, and notes whether its text begins with the name as its heading. */
export function title() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    const found = tree.children.find(node => headingText(node) !== '')
    const top = tree.children.find(
      node => node.type !== 'definition' && !isComment(node),
    )
    const heading = found ? headingText(found) : ''
    const isFirstLevel = found?.type === 'heading' && found.depth === 1
    // A page without a heading of its own at its beginning may begin a section with its first.
    const isTitle = found === top || isFirstLevel
    if (!isTitle) page.name ||= page.navigationTitle
    page.isUntitled = page.name === '' && heading === ''
    page.lacksHeading =
      page.name !== '' && !isFirstLevel && found?.type !== 'html'
    // MkDocs names a page without a first-level heading by its file (structure/pages.py).
    const isNamedByFile =
      page.status.kind === 'shown' && page.status.isTitledByNavigation
    const isSection = found?.type === 'heading' && found.depth > 1
    if (!(isNamedByFile && isSection)) page.name ||= heading
    page.name ||= nameOfPath(page)
    if (top?.type === 'heading' && headingText(top) === page.name) {
      const { start, end } = top.position!
      page.titleLines = end.line - start.line + 1
      page.lacksHeading = false
    }
    if (isTitle && page.isNamedByNavigation)
      page.name = withHeading(page.name, heading, page)
  }
}

/** A name of the navigation that does not say which page it is, with the heading of the page. */
function withHeading(
  name: string,
  heading: string,
  { status }: WorkingPage,
): string {
  if (heading.includes(name)) return heading
  const isShared = status.kind === 'shown' && status.isTitleShared
  if (heading === '' || !isShared || name.includes(heading)) return name
  return `${name}: ${heading}`
}

function findInHeading(
  heading: Heading,
  is: (node: Nodes) => boolean,
): Nodes | undefined {
  let found: Nodes | undefined
  walk(heading, node => {
    if (is(node)) found ??= node
  })
  return found
}

/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
function headingText(node: RootContent): string {
  if (node.type === 'html') return htmlHeadingText(node.value)
  if (node.type !== 'heading') return ''
  const text = withoutAttributes(oneLine(plainText(node)))
  if (text !== '') return text
  const image = findInHeading(
    node,
    child => child.type === 'image' && Boolean(child.alt),
  ) as Image | undefined
  return oneLine(image?.alt ?? '')
}

/** The text of the first heading in a block of HTML, with which many READMEs begin. */
function htmlHeadingText(html: string): string {
  if (!/<h[1-6][\s>]/i.test(html)) return ''
  for (const heading of elementsIn(parseFragment(html))) {
    if (!/^h[1-6]$/.test(heading.tagName)) continue
    const text = oneLine(htmlText(heading)) || oneLine(firstAlt(heading))
    if (text !== '') return text
  }
  return ''
}

function firstAlt(heading: HtmlElement): string {
  const images = elementsIn(heading).filter(({ tagName }) => tagName === 'img')
  const attributes = images.flatMap(({ attrs }) => attrs)
  const alt = attributes.find(
    ({ name, value }) => name === 'alt' && value !== '',
  )
  return alt?.value ?? ''
}

function htmlText(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (node.nodeName === 'br') return ' '
  if (!('childNodes' in node)) return ''
  return node.childNodes.map(htmlText).join('')
}

/**
 * A name for a page that has no title: its file's as words, or its folder's for an index or README. The date or the number
 * that its site takes off in the page's address is no part of it.
 */
export function nameOfPath({ path, settings, status }: WorkingPage): string {
  const file = posix.parse(path)
  const route = status.kind === 'shown' ? status.route : ''
  const name = withoutPrefix(file.name, posix.basename(route))
  if (!isIndexName(name)) return asWords(name) || path
  if (file.dir === '') return posix.basename(settings.repositoryUrl) || path
  return asWords(posix.basename(file.dir)) || path
}

/** Removes the date or the number from a file's name that is not in the last segment of its route. */
function withoutPrefix(name: string, segment: string): string {
  const last = segment.replace(/\.html$/, '')
  if (last === '' || !name.toLowerCase().endsWith(last.toLowerCase()))
    return name
  const prefix = name.slice(0, -last.length)
  if (!/^[\d-_. ]+$/.test(prefix)) return name
  return name.slice(prefix.length)
}

function asWords(name: string): string {
  const words = oneLine(name.replace(/[_-]+/g, ' '))
  return words.replace(/^\p{Ll}/u, first => first.toUpperCase())
}

/** Describes the page by its front matter, or else its first paragraph of text, and by the headings of its sections. */
export function description() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    page.description ||= firstText(tree, String(file))
    const headings = new Set<string>()
    for (const node of tree.children)
      if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
        headings.add(headingText(node))
    headings.delete('')
    headings.delete(page.name)
    const sections = fitting([...headings])
    page.description = [page.description, sections].filter(Boolean).join(' — ')
  }
}

function firstText(tree: Root, source: string): string {
  const texts = tree.children.filter(node => isText(node, source))
  const paragraph = texts.find(text => !isLabel(text)) ?? texts[0]
  if (!paragraph) return ''
  return excerpt(withoutAttributes(oneLine(plainText(paragraph))))
}

/** The first headings, as many as fit into 300 characters. */
function fitting(headings: readonly string[]): string {
  let line = ''
  for (const heading of headings) {
    const longer = line === '' ? heading : `${line} · ${heading}`
    if (longer.length > maxLength) break
    line = longer
  }
  return line
}

/** Whether a block can describe a page. */
export function isProse(node: RootContent, source: string): boolean {
  return isText(node, source) && !isLabel(node)
}

function isText(node: RootContent, source: string): node is Paragraph {
  if (node.type !== 'paragraph') return false
  const { start, end } = node.position!
  const markdown = source.slice(start.offset, end.offset)
  return !dialect.test(markdown) && /[\p{L}\p{N}]/u.test(plainText(node))
}

/** Whether a paragraph only labels what is below it: it is in bold, or a sentence that ends in a colon. */
function isLabel(node: Paragraph): boolean {
  const line = oneLine(plainText(node))
  const isBold =
    node.children.length === 1 && node.children[0]?.type === 'strong'
  return isBold || (/[:：]$/.test(line) && !/[.!?] /.test(line))
}

/** The beginnings of syntax of site generators, which is not prose. */
const DIALECT = [
  // Containers, admonitions, tabs.
  /:::|!!!|\?\?\?|=== /,
  // Formulas.
  /\$\$/,
  // Liquid and Hugo tags; attributes of kramdown and Pandoc.
  /\{%|\{\{[<%]|\{[:#.]/,
  // DocFX's `[!INCLUDE]` and `[!VIDEO]`.
  /\[![a-z]/,
  // Tables of contents.
  /\[\[_?toc_?\]\]|\[toc\]|@\[toc\]/,
]
const dialect = new RegExp(
  `^(?:${DIALECT.map(syntax => syntax.source).join('|')})`,
  'i',
)

/** The text of a node as a reader sees it, on lines as written: without images, footnotes and HTML but `<br>`. */
function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  const isBreak =
    node.type === 'break' ||
    (node.type === 'html' && /^<\/?br[\s/>]/i.test(node.value))
  if (isBreak) return ' '
  if (!('children' in node)) return ''
  return node.children.map(plainText).join('')
}

/** Text on one line without the attributes at its end: `{#id}`, `{.class}` (Pandoc) and `{: ... }` (kramdown). */
function withoutAttributes(line: string): string {
  return line.replace(/ ?\{[:#.][^{}]*\}$/, '')
}

const maxLength = 300

/** Well-formed text on one line: every run of white space and control characters becomes one space. Empty where nothing shows. */
export function oneLine(text: string): string {
  if (isInvisible(text)) return ''
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Whether a text has only white space, control characters and others without a shape, such as those of zero width. */
export function isInvisible(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** At most 300 UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
export function excerpt(text: string): string {
  const line = oneLine(text)
  if (line.length <= maxLength) return line
  let end = line.lastIndexOf(' ', maxLength - 1)
  // In scripts without spaces the last one may be far back, or nowhere.
  if (end <= maxLength / 2) end = maxLength - 1
  const cut = line.slice(0, end)
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}
