import type { Element, ElementContent } from 'hast'
import { lookUp } from '../text/data.ts'
import { anyOf } from '../text/index.ts'
import {
  type IsAuthored,
  isPager,
  letters,
  MAX_READ,
  withoutBlanks,
} from './content.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  elementsNamed,
  has,
  hasHeading,
  hasNamed,
  hasWords,
  IN_LINE,
  isElement,
  type Parent,
  property,
  spacedText,
  textIn,
} from './hast.ts'

/** The place of an element. */
interface Place {
  parent: Parent
  /** The element with the line of text that it is a part of. */
  line: Parent
  isCode: boolean
  isAuthored: IsAuthored
  /** More text than so many characters is not beside the text of a page, whatever it is called. */
  maxPartLength: number
}

/** Takes out in place what readers do not come for: navigation, controls, what is hidden or repeats. */
export function dropChrome(root: Parent, isAuthored: IsAuthored): void {
  dropRepeatedImages(root)
  emptyRepeatedAlts(root)
  const maxPartLength = lengthOf(root) / 3
  dropChromeIn({
    parent: root,
    line: root,
    isCode: false,
    isAuthored,
    maxPartLength,
  })
}

function dropChromeIn(place: Place): void {
  const { parent, line } = place
  parent.children = searched(childrenOf(parent)).filter(
    node => node.type === 'text' || (isElement(node) && !isChrome(node, place)),
  )
  for (const node of parent.children) {
    if (!isElement(node)) continue
    dropChromeIn({
      ...place,
      parent: node,
      line: IN_LINE.has(node.tagName) ? line : node,
      isCode: place.isCode || node.tagName === 'pre',
    })
  }
}

/** Drops the second of two pictures with the same text, as for light and dark themes. */
function dropRepeatedImages(root: Parent): void {
  let last: string | undefined
  const visit = (parent: Parent) => {
    for (const node of childrenOf(parent)) {
      if (node.type === 'text' && hasWords(node.value)) last = undefined
      if (!isElement(node)) continue
      visit(node)
      const alt = isElement(node, 'img') && property(node, 'alt')?.trim()
      if (!alt) continue
      if (alt === last) Object.assign(node, element('span', []))
      last = alt
    }
  }
  visit(root)
}

/** Empties what stands for an icon in a link that has its name as text too, or for a picture whose caption repeats it. */
function emptyRepeatedAlts(root: Parent): void {
  for (const container of elementsNamed(root, 'a', 'figure')) {
    const text = lettersIn(container)
    for (const image of elementsNamed(container, 'img')) {
      const alt = property(image, 'alt')?.replace(/\s(?:icon|logo)$/i, '') ?? ''
      if (hasWords(alt) && text.includes(letters(alt)))
        image.properties.alt = ''
    }
  }
}

/** Without the sections of headings that their author keeps out of search. */
function searched(nodes: ElementContent[]): ElementContent[] {
  /** The depth of the heading whose section is left out. */
  let hidden: number | undefined
  return nodes.filter(node => {
    const depth = isElement(node) ? headingDepth(node) : undefined
    if (!isElement(node) || depth === undefined) return hidden === undefined
    if (hidden !== undefined && depth <= hidden) hidden = undefined
    if (property(node, 'dataSearchExclude') !== undefined) hidden = depth
    return hidden === undefined
  })
}

function headingDepth({ tagName }: Element): number | undefined {
  const [, depth] = /^h([1-6])$/.exec(tagName) ?? []
  return depth === undefined ? undefined : Number(depth)
}

const TAGS = new Set(
  'nav menu script style template svg form noscript iframe object embed canvas audio video dialog select textarea link meta'.split(
    ' ',
  ),
)

const ROLES = new Set([
  'dialog',
  'menu',
  'menubar',
  'navigation',
  'search',
  'toolbar',
  'tooltip',
])

function isChrome(node: Element, place: Place): boolean {
  const { parent, line, isCode, isAuthored, maxPartLength } = place
  if (isControl(node) || isHidden(node, isCode)) return true
  if (lookUp(byTag, node.tagName)?.(node, parent) || isNamedSo(node))
    return true
  const text = shortTextOf(node)
  const isAboutPage =
    isEditLink(node) || (isMetadata(node, text) && !isAuthored(node))
  if (isAboutPage)
    return !IN_LINE.has(node.tagName) || !isInSentence(node, line)
  return (isPart(node, maxPartLength) || isPagerRow(node)) && !isAuthored(node)
}

/** Whether an element is never content, whatever is in it. */
export function isControl(node: Element): boolean {
  return TAGS.has(node.tagName) || ROLES.has(property(node, 'role') ?? '')
}

const byTag: Record<string, (node: Element, parent: Parent) => boolean> = {
  // rustdoc links each item to its source by this class.
  a: node => isAnchor(node) || isRustSource(node),
  aside: node => !isNote(node),
  button: () => true,
  footer: (node, parent) => !isElement(parent, 'blockquote') && !isNote(node),
  header: (node, parent) => !isElement(parent, 'article') && !hasHeading(node),
  input: node => property(node, 'type') !== 'checkbox',
}

function isRustSource(link: Element): boolean {
  const isNamed = classesOf(link).includes('src')
  return isNamed && /^source$/i.test(textIn(link).trim())
}

/** Longer texts are no dates, titles or questions of a theme. */
const MAX_SHORT = 120
/** The text of an element with single blanks, if it is short. */
function shortTextOf(node: Element): string {
  const text = textIn(node, MAX_READ).replace(/\s+/g, ' ').trim()
  return text.length < MAX_SHORT ? text : ''
}

function isEditLink(node: Element): boolean {
  if (!isElement(node, 'a')) return false
  return (
    EDIT.test(property(node, 'href') ?? '') ||
    EDIT_WORDS.test(textIn(node).trim())
  )
}

const TO_EDIT =
  '(?:edit|improve|suggest (?:an edit|edits|changes)|view (?:the )?source)'
const THIS_PAGE =
  '(?:(?: to| of| for)? (?:this|the)? ?(?:page|article|document|doc)?)'
const EDIT_WORDS = new RegExp(`^${TO_EDIT}${THIS_PAGE}(?: on \\w+)?$`, 'i')

/** Whether a sentence would lose its words without an element. */
function isInSentence(node: Element, line: Parent): boolean {
  const [before = '', after = ''] = textAround(node, line).split('\0')
  const [begun = ''] = before.split(END_OF_SENTENCE).slice(-1)
  const [rest = ''] = after.split(END_OF_SENTENCE)
  return hasWords(begun + rest)
}

const END_OF_SENTENCE = /[.!?。]/

/** The text of a line without that of its links, in which an element is marked. */
function textAround(marked: Element, line: Parent): string {
  return childrenOf(line)
    .map(node => {
      if (node === marked) return '\0'
      if (!isElement(node)) return textIn(node).replaceAll('\0', '')
      const isText = IN_LINE.has(node.tagName) && node.tagName !== 'a'
      return isText ? textAround(marked, node) : ' '
    })
    .join('')
}

/** A link to edit the source of a page, whatever its words. */
const EDIT =
  /^https?:.*\/_?edit\/.+\.(?:md|mdx|markdown|rst|adoc|ipynb|html?)(?:$|[?#])/i

/** Whether a link leads to a place on its own page, and says nothing: a heading's `#`, the way back from a footnote. */
function isAnchor(node: Element): boolean {
  if (property(node, 'dataFootnoteBackref') !== undefined) return true
  const isInPage = property(node, 'href')?.startsWith('#') ?? true
  // The arrow back from a footnote is a picture to Unicode; the second has a number.
  const text = textIn(node).replace(/^↩\d*$/, '')
  return isInPage && !hasWords(text) && !hasNamed(node, 'img', 'math')
}

/** Whether an `aside` or a footer is a note in the content, rather than a list of links beside it. */
function isNote(node: Element): boolean {
  const names = [
    ...classesOf(node),
    property(node, 'id'),
    property(node, 'ariaLabel'),
  ].join(' ')
  if (/admonition|footnote|callout|alert|-aside\b|\btopic\b/i.test(names))
    return true
  if (isElement(node, 'footer') || has(node, each => each.tagName === 'nav'))
    return false
  return !BESIDE_CONTENT.test(names) || has(node, isSidebarTitle)
}

const BESIDE_CONTENT = anyOf(
  [
    /\btoc\b|table.of.contents|outline|on.this.page/,
    /sidebar|menu|related|source-file/,
  ],
  'i',
)

function isHidden(node: Element, isCode: boolean): boolean {
  const isPanel = property(node, 'role') === 'tabpanel'
  const hidden = property(node, 'hidden')
  if (hidden !== undefined && hidden !== 'until-found' && !isPanel) return true
  if (property(node, 'ariaHidden') === 'true' && !isNoteTitle(node)) return true
  // The theme, not the author, keeps trees of files and blocks of code out of search.
  const isIgnored = property(node, 'dataPagefindIgnore') !== undefined
  if (isIgnored && node.tagName !== 'starlight-file-tree' && !isCodeBlock(node))
    return true
  if (!isPanel && isHiddenByClass(node)) return true
  const style = property(node, 'style') ?? ''
  return (
    (!isPanel && /display:\s?none|visibility:\s?hidden/.test(style)) ||
    (isCode && /user-select:\s?none/.test(style))
  )
}

/** Whether an element in a block of code is no part of the code: numbers of lines, prompts, buttons. */
export function isBesideCode(node: Element): boolean {
  return isElement(node, 'button') || isHidden(node, true) || isNamedSo(node)
}

/** Code and what a theme puts around it: no prose. */
function isCodeBlock(node: Element): boolean {
  const hasCode = isElement(node, 'pre') || hasNamed(node, 'pre')
  return hasCode && !hasNamed(node, 'p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4')
}

/** The title of an admonition, which themes hide from those who hear the label of the whole. */
export function isNoteTitle(node: Element): boolean {
  return (
    /^(?:p|div|span|h[1-6]|strong)$/.test(node.tagName) &&
    classesOf(node).some(name => NOTE_TITLE.test(name))
  )
}

const NOTE = 'admonition|custom-block|aside|alert|callout|hint|blockquote-tag'
const NOTE_TITLE = new RegExp(`(?:${NOTE})[-_]*(?:title|heading)`, 'i')

/** Classes that hide an element in the stylesheets of Bootstrap, Tailwind and many others, unless another shows it on some screens. */
const HIDING = /^(?:hide|d-none|hidden)$/
const SHOWING = /\w:\S|^d-(?:sm|md|lg|xl|xxl|print)-/

function isHiddenByClass(node: Element): boolean {
  const classes = classesOf(node)
  if (
    !classes.some(name => HIDING.test(name)) ||
    classes.some(name => SHOWING.test(name))
  )
    return false
  // Scripts show one panel of several.
  return isElement(node, 'pre') || !hasNamed(node, 'pre', 'p', 'ul', 'table')
}

/** Classes of elements that only screen readers or printers show, or that these leave out. */
const UNSEEN = oneOf([
  'sr-only|visually-?hidden|screen-reader-text',
  'print:hidden|d-print-none|display-none-print|(?:no|only)-?print',
])

/** Classes that themes have for small parts in the text. */
const SMALL_PARTS = oneOf([
  // Links of headings and footnotes.
  'header-?link|hash-link|sl-anchor-link|viewcode-link|footnote-back-?ref',
  // Beside code: numbers of lines, the language, what mdBook hides.
  'line-?nos?|linenodiv|lnt?|(?:rouge-)?gutter|language-name|boring',
  // Lists of links, and buttons.
  'breadcrumbs?|(?:doc-)?toc|table-of-contents',
  'md-content__button|theme-doc-(?:toc-mobile|version-badge)',
  'img-wrapper|checkbox-img',
])

function oneOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|')})$`, 'i')
}

const REGION =
  '(?:(?:site|page|article|post|entry|content|docs?|main|pre|print|blog|user|table|dw)[-_]*)*'
const ANY_WORDS = '(?:[a-z\\d]+[-_]+)*'
const INNER =
  '(?:[-_](?:wrapper|container|section|toc|nav|inner|content|list))?'

/** Classes and IDs that themes of all kinds have for the parts of a page beside its text: `docs-sidebar`, `article-footer`. */
const PARTS: readonly string[] = [
  '(?:footer|feedback|nav|nav-?(?:bar|header|footer)|pager|pagination|prev-next|contributors?)',
  '(?:newsletter|comments|share|social(?:-links|-share)?|popover)',
  '(?:about-the-author|author-(?:bio|box|card))',
  // Searches of Google and Yahoo leave out what is called so.
  'no-?search|(?:robots-)?nocontent',
  `${ANY_WORDS}(?:breadcrumbs?|menus?|navigation|sidebar|toc|topbar|related-(?:posts|articles|pages|guides))`,
  `${ANY_WORDS}(?:version|lang(?:uage)?|locale)s?[-_]*(?:select(?:or|ion)?|switch(?:er)?|picker|dropdown)`,
  `${ANY_WORDS}(?:announcement|version)[-_]*(?:banner|bar|warning)`,
  // MediaWiki and DokuWiki have these around the text.
  'catlinks|site-?notice|siteSub|contentSub|mw-jump-link|mw-editsection|mw-portlet',
  'page-?info|docInfo|youarehere|trace|bar__bottom',
  // rustdoc has this before what is folded.
  'hideme',
  // MadCap Flare shows these where a page is opened without its frame.
  'MCWebHelpFramesetLink|MCBreadcrumbsBox(?:_0)?',
]

const PART = new RegExp(`^${REGION}(?:${PARTS.join('|')})${INNER}$`, 'i')

/** Names that say only that there is such a part. */
const NO_PART = /^(?:has|with|without|no|is|show|hide|js|open)-(?!search$)/

function lengthOf(node: Parent): number {
  return withoutBlanks(textIn(node)).length
}

function isPart(node: Element, maxLength: number): boolean {
  if (PARTLESS.has(node.tagName) || classesOf(node).includes('section'))
    return false
  const names = [...classesOf(node)]
  if (node.tagName.includes('-')) names.push(node.tagName)
  const id = property(node, 'id')
  // Sphinx and pandoc name a section by the words of its heading.
  if (id !== undefined && !isElement(node, 'section')) names.push(id)
  if (!names.some(isPartName)) return false
  if (hasNamed(node, 'h1', 'pre') || has(node, isSidebarTitle)) return false
  return lengthOf(node) <= maxLength && !listsPages(node)
}

function isPartName(name: string): boolean {
  return PART.test(name) && !NO_PART.test(name)
}

/** Sphinx has sidebars in the text, with this title. */
function isSidebarTitle(node: Element): boolean {
  return classesOf(node).includes('sidebar-title')
}

// Asciidoctor has the names of menus in `b`.
const PARTLESS = new Set(
  'main article h1 h2 h3 h4 h5 h6 body pre code table td th b em kbd strong'.split(
    ' ',
  ),
)

/** Whether an element is about the page: its author and dates, which differ from build to build, how long it takes to read, a question whether it helps. */
function isMetadata(node: Element, text: string): boolean {
  if (/^h[2-6]$/.test(node.tagName)) return TOC_TITLE.test(text)
  if (IN_CONTENT.has(node.tagName)) return false
  const item = property(node, 'itemProp') ?? ''
  if (/^(?:author|date(?:Published|Modified|Created))$/.test(item)) return true
  return TOC_TITLE.test(text) || METADATA.some(words => words.test(text))
}

const TOC_TITLE =
  /^(?:on this page|in this (?:article|section|topic)|table of contents)$/i

const UPDATED =
  'last (?:updated?|modified|changed|edited|revised|built|generated)|(?:updated|built|generated|rendered) (?:on|at)'
const MOMENT = '\\d|ago|yesterday|today|just now|last (?:week|month|year)'

const RATED =
  'page|article|topic|doc(?:ument(?:ation)?)?|section|information|content'

const METADATA: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:this |the )?(?:page|site|document|documentation) )?(?:was )?(?:${UPDATED})\\b.*(?:${MOMENT})`,
    'i',
  ),
  /^[^.!?]*\b(?:\d+|one) ?min(?:ute)?s? read\.?$/i,
  /^(?:©|\(c\)|copyright\b)[^.]*(?:\d{4}|\ball rights reserved)/i,
  /^(?:back to top|skip to (?:main )?content|copied!?)$/i,
  new RegExp(`^(?:was|is) this (?:${RATED}) (?:helpful|useful)\\b`, 'i'),
]

const PAGER_WORDS =
  /^\W*(?:[Pp]rev(?:ious)?|[Nn]ext|PREV(?:IOUS)?|NEXT)(?![\w.-])/

/** The links to the pages before and after, by their type or their words. */
function isPagerRow(node: Element): boolean {
  if (isElement(node, 'a'))
    return /^(?:prev|next)$/.test(property(node, 'rel') ?? '')
  if (!isPager(node)) return false
  return has(
    node,
    link => isElement(link, 'a') && PAGER_WORDS.test(spacedText(link)),
  )
}

function isNamedSo(node: Element): boolean {
  const classes = classesOf(node)
  // kramdown makes a list of headings with this name.
  if (property(node, 'id') === 'markdown-toc') return true
  if (classes.some(name => UNSEEN.test(name))) return true
  // The language that a theme writes above a block of code.
  if (isElement(node, 'span') && classes.includes('lang')) return true
  if (headingDepth(node) !== undefined) return false
  if (!classes.some(name => SMALL_PARTS.test(name))) return false
  return !hasNamed(node, 'h1', 'pre', 'table') && !listsPages(node)
}

/** Whether a table of contents is that of a chapter (DocBook), whose sections are other pages: then it is what the page says. */
function listsPages(node: Element): boolean {
  if (![...classesOf(node), property(node, 'id')].includes('toc')) return false
  const links = elementsNamed(node, 'a')
  const toPages = links.filter(
    link => !(property(link, 'href') ?? '#').includes('#'),
  )
  return toPages.length * 2 > links.length
}

const IN_CONTENT = new Set('h1 h2 h3 h4 h5 h6 td th dt dd code pre'.split(' '))

/** Takes out what leads to the pages above, before the heading of a page: links, and perhaps the page's own title. */
export function dropTrail(root: Parent): void {
  const elements = [...elementsIn(root)]
  const end = elements.findIndex(node => isElement(node, 'h1'))
  if (end < 0) return
  const title = lettersIn(elements[end]!)
  for (const node of elements.slice(0, end))
    if (isTrail(node, title)) node.children = []
}

function isTrail(node: Element, title: string): boolean {
  if (!isElement(node, 'div', 'ul', 'ol')) return false
  if (hasNamed(node, 'h1', 'p')) return false
  // Badges are the author's; a list of icons is the site's.
  if (isElement(node, 'div') && hasNamed(node, 'img')) return false
  const links = elementsNamed(node, 'a')
  let rest = lettersIn(node)
  for (const link of links) rest = rest.replace(lettersIn(link), '')
  return links.length > 0 && (rest === '' || rest === title)
}

function lettersIn(node: Element): string {
  return letters(textIn(node))
}
