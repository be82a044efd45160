import { posix } from 'node:path'
import emoji from 'markdown-it-emoji/lib/data/full.mjs'
import type { Nodes, Paragraph, Root, RootContent } from 'mdast'
import { parseFragment } from 'parse5'
import type { VFile } from 'vfile'
import { memberOf } from '../markdown/front-matter.ts'
import { elementsIn, type HtmlElement, htmlText } from '../markdown/parse.ts'
import { isIndexName } from '../sites/index.ts'
import { lookUp, scalarText, valueAt } from '../text/data.ts'
import { excerpt, oneLine } from '../text/index.ts'
import type { Message } from '../text/message.ts'
import type { WorkingPage } from './document.ts'
import { isComment } from './edits.ts'

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

/** The name of a page as search shows it. */
export function shownName(page: WorkingPage): string {
  return withVersion(withEmoji(page.name), page)
}

/** Replaces the names of emoji, `:rocket:`, by the emoji, as GitHub and most sites do. */
function withEmoji(name: string): string {
  return name.replace(
    /(?<![\w:]):([\w+-]{1,50}):(?![\w:])/g,
    (code, key) => lookUp(emoji, key) ?? code,
  )
}

/** Says which version of a page it is, where its site has several. */
function withVersion(name: string, { tags, settings }: WorkingPage): string {
  if (settings.siteTags === false) return name
  const tag = tags.find(tag => tag.startsWith('version:'))
  const version = tag?.slice('version:'.length)
  if (!version || name.includes(version)) return name
  return `${name} (${version})`
}

// Search shows little else of a page.
export function untitled(name: string, path: string): Message {
  let fix = 'Give it a heading, or a title in its front matter.'
  if (/\.html?$/i.test(path)) fix = 'Give it a heading, or a title in its head.'
  const reason = `the page has no title, so search shows it as "${name}". ${fix}`
  return { line: 1, column: 1, rule: 'title', reason }
}

/** In UTF-16 units, of a description with the headings in it. */
const MAX_LENGTH = 300
/** Of a first paragraph where there are headings: they say more of the page. */
const MAX_PARAGRAPH = 150
const SEPARATOR = ' — '

/** Describes the page by its front matter, or else its first paragraph of text, and by the headings of its sections. */
export function description() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    const headings = new Set<string>()
    for (const node of tree.children)
      if (node.type === 'heading' && (node.depth === 2 || node.depth === 3))
        headings.add(headingText(node))
    headings.delete('')
    headings.delete(page.name)
    page.hasHeadings = headings.size > 0
    const paragraph = page.description || firstText(tree, String(file))
    let length = paragraph.length
    if (page.description === '') length = Math.min(length, MAX_PARAGRAPH)
    const room = MAX_LENGTH - SEPARATOR.length
    const sections = fitting([...headings], room - length)
    const text =
      sections === '' ? paragraph : excerpt(paragraph, room - sections.length)
    page.description = [text, sections].filter(Boolean).join(SEPARATOR)
  }
}

function firstText(tree: Root, source: string): string {
  const texts = tree.children.filter(node => isText(node, source))
  const paragraph = texts.find(text => !isLabel(text)) ?? texts[0]
  return paragraph ? excerpt(lineOf(paragraph)) : ''
}

/** The first headings, as many as fit. */
function fitting(headings: readonly string[], maxLength: number): string {
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

/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
function headingText(node: RootContent): string {
  if (node.type === 'html') return htmlHeadingText(node.value)
  if (node.type !== 'heading') return ''
  return lineOf(node) || oneLine(imageText(node))
}

/** The text of a heading or a paragraph on one line, without the attributes at its end: `{#id}`, `{.class}` (Pandoc), `{: ... }` (kramdown). */
export function lineOf(node: Nodes): string {
  return oneLine(plainText(node)).replace(/ ?\{[:#.][^{}]*\}$/, '')
}

/** The text of a node as a reader sees it, on lines as written: without images, footnotes and HTML but `<br>`. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  const isBreak =
    node.type === 'break' ||
    (node.type === 'html' && /^<\/?br[\s/>]/i.test(node.value))
  if (isBreak) return ' '
  if (!('children' in node)) return ''
  return node.children.map(plainText).join('')
}

/** The text of the first image in a node that has one. */
function imageText(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? ''
  if (!('children' in node)) return ''
  return node.children.map(imageText).find(text => text !== '') ?? ''
}

/** The text of the first heading in a block of HTML, with which many READMEs begin. */
function htmlHeadingText(html: string): string {
  if (!/<h[1-6][\s>]/i.test(html)) return ''
  for (const heading of elementsIn(parseFragment(html))) {
    if (!/^h[1-6]$/.test(heading.tagName)) continue
    const text = oneLine(htmlText(heading)) || oneLine(htmlImageText(heading))
    if (text !== '') return text
  }
  return ''
}

function htmlImageText(heading: HtmlElement): string {
  const attributes = elementsIn(heading).flatMap(({ attrs }) => attrs)
  const alt = attributes.find(
    ({ name, value }) => name === 'alt' && value !== '',
  )
  return alt?.value ?? ''
}
