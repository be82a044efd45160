import { createHash } from 'node:crypto'
import type { Element, ElementContent, Root } from 'hast'
import { lookUp } from '../text/data.ts'
import type { IsAuthored } from './authored.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  find,
  has,
  hasWords,
  IN_LINE,
  isElement,
  label,
  type Parent,
  property,
  spacedText,
  textIn,
} from './hast.ts'

/** What is known of the place of an element. */
interface Place {
  parent: Parent
  /** What the text of the line is in that the element is a part of. */
  line: Parent
  isCode: boolean
  isAuthored: IsAuthored
  /** More text than so many characters is not beside the text of a page, whatever it is called. */
  maxPartLength: number
}

/** Takes out in place what readers do not come for: navigation, controls, what is hidden or repeats. */
export function dropChrome(root: Parent, isAuthored: IsAuthored): void {
  dropSiteName(root)
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

/** Themes put the name of the site into a heading of the first level too, which leads to the home page. */
function dropSiteName(root: Parent): void {
  const headings = [...elementsIn(root)].filter(each => isElement(each, 'h1'))
  const [first, second] = headings
  const leadsElsewhere = (heading: Element) =>
    has(
      heading,
      each =>
        isElement(each, 'a') && !/#./.test(property(each, 'href') ?? '#.'),
    )
  if (first && second && leadsElsewhere(first) && !leadsElsewhere(second))
    Object.assign(first, element('span', []))
}

/** Of a picture for light and one for dark themes, which say the same, the first is enough. */
function dropRepeatedImages(root: Parent): void {
  let last: string | undefined
  const visit = (parent: Parent) => {
    for (const node of childrenOf(parent)) {
      if (node.type === 'text') last = hasWords(node.value) ? undefined : last
      if (!isElement(node)) continue
      const alt = isElement(node, 'img')
        ? property(node, 'alt')?.trim()
        : undefined
      if (alt && alt === last) Object.assign(node, element('span', []))
      else if (alt) last = alt
      visit(node)
    }
  }
  visit(root)
}

/** An icon in a link that has its name as text too, or a picture whose caption repeats what stands for it. */
function emptyRepeatedAlts(root: Parent): void {
  for (const container of elementsIn(root)) {
    const isFigure =
      isElement(container, 'figure') ||
      classesOf(container).includes('imageblock')
    if (!isFigure && !isElement(container, 'a')) continue
    const images = [...elementsIn(container)].filter(each =>
      isElement(each, 'img'),
    )
    if (images.length === 0) continue
    const text = wordsIn(container)
    for (const image of images) {
      const alt = (property(image, 'alt') ?? '').replace(
        /\s(?:icon|logo)$/i,
        '',
      )
      if (hasWords(alt) && text.includes(lettersOf(alt)))
        image.properties.alt = ''
    }
  }
}

/** Without the sections of headings that their author keeps out of search. */
function searched(nodes: ElementContent[]): ElementContent[] {
  let hidden = Number.POSITIVE_INFINITY
  return nodes.filter(node => {
    const depth = isElement(node)
      ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Number.NaN)
      : Number.NaN
    if (depth <= hidden) hidden = Number.POSITIVE_INFINITY
    if (
      isElement(node) &&
      depth > 0 &&
      property(node, 'dataSearchExclude') !== undefined
    )
      hidden = depth
    return hidden === Number.POSITIVE_INFINITY
  })
}

const TAGS = new Set(
  'nav menu style template svg form noscript iframe object embed canvas dialog select textarea link meta'.split(
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
  a: node =>
    isAnchor(node) ||
    (classesOf(node).includes('src') && /^source$/i.test(textIn(node).trim())),
  aside: node => !isNote(node),
  button: () => true,
  footer: (node, parent) => !isElement(parent, 'blockquote') && !isNote(node),
  header: (node, parent) =>
    !isElement(parent, 'article') &&
    !has(node, each => /^h[1-6]$/.test(each.tagName)),
  input: node => property(node, 'type') !== 'checkbox',
  script: node => !/^math\/tex/.test(property(node, 'type') ?? ''),
}

/** Longer texts are no dates, titles or questions of a theme. */
const MAX_SHORT = 120
/** White space between elements counts too. */
const MAX_READ = 2000

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

const EDIT_WORDS =
  /^(?:edit|improve|suggest (?:an edit|edits|changes)|view (?:the )?source)(?: (?:to|of|for))? (?:this|the)? ?(?:page|article|document|doc)?(?: on \w+)?$/i

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
      return IN_LINE.has(node.tagName) && node.tagName !== 'a'
        ? textAround(marked, node)
        : ' '
    })
    .join('')
}

/** A link to edit the source of a page, whatever its words. */
const EDIT =
  /^https?:.*\/_?edit\/.+\.(?:md|mdx|markdown|rst|adoc|ipynb|html?)(?:$|[?#])/i

/** What leads to a place on its own page, and says nothing: a heading's `#`, the way back from a footnote. */
function isAnchor(node: Element): boolean {
  if (property(node, 'dataFootnoteBackref') !== undefined) return true
  const isInPage = property(node, 'href')?.startsWith('#') ?? true
  // The arrow back from a footnote is a picture to Unicode; the second has a number.
  const text = textIn(node).replace(/^↩\d*$/, '')
  return (
    isInPage &&
    !hasWords(text) &&
    !has(node, each => isElement(each, 'img', 'math'))
  )
}

/** Of those beside the content are notes in it, and no lists of links. */
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
  const isBeside =
    /\btoc\b|table.of.contents|sidebar|outline|on.this.page|related|source-file|menu/i.test(
      names,
    )
  return (
    !isBeside || has(node, each => classesOf(each).includes('sidebar-title'))
  )
}

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
  const hasCode =
    isElement(node, 'pre') || has(node, each => isElement(each, 'pre'))
  return (
    hasCode &&
    !has(node, each => isElement(each, 'p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4'))
  )
}

/** The title of an admonition, which themes hide from those who hear the label of the whole. */
export function isNoteTitle(node: Element): boolean {
  return (
    /^(?:p|div|span|h[1-6]|strong)$/.test(node.tagName) &&
    classesOf(node).some(name =>
      /(?:admonition|custom-block|aside|alert|callout|hint|blockquote-tag)[-_]*(?:title|heading)/i.test(
        name,
      ),
    )
  )
}

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
  return (
    isElement(node, 'pre') ||
    !has(node, each => isElement(each, 'pre', 'p', 'ul', 'table'))
  )
}

const unseen =
  /^(?:sr-only|visually-?hidden|screen-reader-text|print:hidden|d-print-none|display-none-print|(?:no|only)-?print)$/i

/** By classes of themes, whatever the rest of their names. */
const names =
  /^(?:header-?link|hash-link|sl-anchor-link|viewcode-link|footnote-back-?ref|line-?nos?|linenodiv|lnt?|(?:rouge-)?gutter|language-name|boring|md-content__button|breadcrumbs?|(?:doc-)?toc|table-of-contents|theme-doc-(?:toc-mobile|version-badge)|img-wrapper|checkbox-img)$/i

const REGION =
  '(?:(?:site|page|article|post|entry|content|docs?|main|pre|print|blog|user|table|dw)[-_]*)*'
const ANY_WORDS = '(?:[a-z\\d]+[-_]+)*'
const INNER =
  '(?:[-_](?:wrapper|container|section|toc|nav|inner|content|list))?'

/** What parts of a page beside its text are called, as a class or an ID, by themes of all kinds: `docs-sidebar`, `article-footer`. */
const PARTS: readonly string[] = [
  '(?:footer|feedback|nav|nav-?(?:bar|header|footer)|pager|pagination|prev-next|contributors?)',
  '(?:newsletter|comments|share|social(?:-links|-share)?|popover)',
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
  return textIn(node).replace(/\s+/g, '').length
}

function isPart(node: Element, maxLength: number): boolean {
  if (PARTLESS.has(node.tagName) || classesOf(node).includes('section'))
    return false
  const id = property(node, 'id')
  const names = [
    ...classesOf(node),
    ...(node.tagName.includes('-') ? [node.tagName] : []),
  ]
  // Sphinx and pandoc name a section by the words of its heading.
  if (id !== undefined && !isElement(node, 'section')) names.push(id)
  const isNamed = (name: string) => PART.test(name) && !NO_PART.test(name)
  if (!names.some(name => isNamed(name) || isNamed(name.replace(HASH, ''))))
    return false
  if (
    has(
      node,
      each =>
        isElement(each, 'h1', 'pre') ||
        classesOf(each).includes('sidebar-title'),
    )
  )
    return false
  return lengthOf(node) <= maxLength && !listsPages(node)
}

/** What modules of CSS put after a name. */
const HASH = /_{1,2}[\w-]{4,6}$/

// Asciidoctor has the names of menus in `b`.
const PARTLESS = new Set(
  'main article h1 h2 h3 h4 h5 h6 body pre code table td th b em kbd strong'.split(
    ' ',
  ),
)

/** What is said of a page rather than by it: its author and dates, which differ from build to build, how long it takes to read, what readers think of it. */
function isMetadata(node: Element, text: string): boolean {
  if (/^h[2-6]$/.test(node.tagName)) return TOC_TITLE.test(text)
  if (IN_CONTENT.has(node.tagName)) return false
  if (
    /^(?:author|date(?:Published|Modified|Created))$/.test(
      property(node, 'itemProp') ?? '',
    )
  )
    return true
  return TOC_TITLE.test(text) || METADATA.some(words => words.test(text))
}

const TOC_TITLE =
  /^(?:on this page|in this (?:article|section|topic)|table of contents)$/i

const UPDATED =
  'last (?:updated?|modified|changed|edited|revised|built|generated)|(?:updated|built|generated|rendered) (?:on|at)'
const MOMENT = '\\d|ago|yesterday|today|just now|last (?:week|month|year)'

const METADATA: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:this |the )?(?:page|site|document|documentation) )?(?:was )?(?:${UPDATED})\\b.*(?:${MOMENT})`,
    'i',
  ),
  /^[^.!?]*\b(?:\d+|one) ?min(?:ute)?s? read\.?$/i,
  /^(?:©|\(c\)|copyright\b)[^.]*(?:\d{4}|\ball rights reserved)/i,
  /^(?:back to top|skip to (?:main )?content|copied!?)$/i,
  /^(?:was|is) this (?:page|article|topic|doc(?:ument(?:ation)?)?|section|information|content) (?:helpful|useful)\b/i,
]

const PAGER_WORDS =
  /^\W*(?:[Pp]rev(?:ious)?|[Nn]ext|PREV(?:IOUS)?|NEXT)(?![\w.-])/

/** The links to the pages before and after, by their type or their words. */
function isPagerRow(node: Element): boolean {
  if (isElement(node, 'a'))
    return /^(?:prev|next)$/.test(property(node, 'rel') ?? '')
  if (!isPager(node)) return false
  return [...elementsIn(node)].some(
    each => isElement(each, 'a') && PAGER_WORDS.test(spacedText(each)),
  )
}

function isNamedSo(node: Element): boolean {
  const classes = classesOf(node)
  // kramdown makes a list of headings with this name.
  if (
    property(node, 'id') === 'markdown-toc' ||
    classes.some(name => unseen.test(name))
  )
    return true
  if (
    /^h[1-6]$/.test(node.tagName) ||
    !classes.some(name => names.test(name))
  ) {
    // The language that a theme writes above a block of code.
    return node.tagName === 'span' && classes.includes('lang')
  }
  return (
    !has(node, each => isElement(each, 'h1', 'pre', 'table')) &&
    !listsPages(node)
  )
}

/** Whether a table of contents is that of a chapter (DocBook), whose sections are other pages: then it is what the page says. */
function listsPages(node: Element): boolean {
  if (![...classesOf(node), property(node, 'id')].includes('toc')) return false
  const links = [...elementsIn(node)].flatMap(each =>
    isElement(each, 'a') ? (property(each, 'href') ?? '#') : [],
  )
  return links.filter(href => !href.includes('#')).length * 2 > links.length
}

const IN_CONTENT = new Set('h1 h2 h3 h4 h5 h6 td th dt dd code pre'.split(' '))

/** Takes out what leads to the pages above, before the heading of a page: links, and perhaps the page's own title. */
export function dropTrail(root: Parent): void {
  const all = [...elementsIn(root)]
  const end = all.findIndex(each => isElement(each, 'h1'))
  if (end < 0) return
  const title = wordsIn(all[end]!)
  for (const each of all.slice(0, end)) {
    if (
      !isElement(each, 'div', 'ul', 'ol') ||
      has(each, inner => isElement(inner, 'h1', 'p', 'img'))
    )
      continue
    const links = [...elementsIn(each)]
      .filter(inner => isElement(inner, 'a'))
      .map(wordsIn)
    const rest = links.reduce(
      (words, link) => words.replace(link, ''),
      wordsIn(each),
    )
    if (links.length > 0 && (rest === '' || rest === title)) each.children = []
  }
}

function wordsIn(node: Element): string {
  return lettersOf(textIn(node))
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** How many blocks at the end of a page may be page chrome. */
const MAX_BLOCKS = 12
/** With fewer pages, what they share may be what they say. */
const MIN_ENDINGS = 4

const BLOCK_TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(
    ' ',
  ),
)

interface LastBlock {
  node: ElementContent
  parent: Parent
  text: string
}

/** The blocks of a page that have anything to show, the last one first. */
function* lastBlocks(parent: Parent): Generator<LastBlock> {
  for (const node of childrenOf(parent).toReversed()) {
    const isContainer = isElement(node) && !BLOCK_TAGS.has(node.tagName)
    if (isContainer && has(node, each => BLOCK_TAGS.has(each.tagName)))
      yield* lastBlocks(node)
    else {
      const text = shownBy(node)
      if (text !== '') yield { node, parent, text }
    }
  }
}

/** The text of a block and the pictures in it; a number may be a date. */
function shownBy(node: ElementContent): string {
  if (isPager(node)) return 'pager'
  const text = textIn(node).replace(/\s+/g, ' ').replace(/\d+/g, '0').trim()
  if (hasWords(text) || !isElement(node)) return text
  const image = isElement(node, 'img') ? node : undefined
  return property(image ?? node, 'src') ?? text
}

const HEADING = '#'
/** In the place of the hash of a block that the author wrote: it is as good as different on each page. */
const AUTHORED = 'authored'

/** One or two links alone, in a row that is no paragraph: those to the pages before and after lead elsewhere on each page. */
function isPager(node: ElementContent): boolean {
  if (
    !isElement(node, 'div', 'section') ||
    textIn(node, MAX_READ).length >= MAX_READ
  )
    return false
  const links = [...elementsIn(node)].filter(
    each => isElement(each, 'a') && hasWords(textIn(each)),
  )
  const words = (text: string) => text.replace(/\s+/g, '')
  return (
    links.length > 0 &&
    links.length < 3 &&
    words(links.map(link => textIn(link)).join('')) === words(textIn(node))
  )
}

/**
 * The blocks that at least half of some pages have at their end: questions for feedback, links to communities, licences.
 * Those that repeat elsewhere are what reference pages have in common.
 *
 * @param endings of each page as `takeEnding` gives them.
 */
export function trailingRun(
  endings: readonly (readonly string[])[],
): Set<string> {
  const counts = countOf(endings)
  const enough = Math.max(MIN_ENDINGS, endings.length / 2)
  const common = new Set(
    [...counts]
      .filter(([hash, count]) => count >= enough && hash !== AUTHORED)
      .map(([hash]) => hash),
  )
  // What is all that many pages have is their content, as in a site that has just been begun.
  const bare = countOf(
    endings.filter(
      ending =>
        ending.length < MAX_BLOCKS &&
        ending.every(hash => common.has(hash) || hash.startsWith(HEADING)),
    ),
  )
  return new Set(
    [...common].filter(hash => (bare.get(hash) ?? 0) * 4 < counts.get(hash)!),
  )
}

function countOf(endings: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const ending of endings)
    for (const hash of new Set(ending))
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

/**
 * Takes out the blocks at the end that are page chrome, in place, unless nothing else is there. From the author's last one on
 * all is content.
 *
 * @returns hashes of the blocks that were there, the last one first, those of headings marked.
 */
export function takeEnding(
  root: Parent,
  pageChrome: ReadonlySet<string>,
  isAuthored: IsAuthored,
): string[] {
  const blocks: LastBlock[] = []
  let hasAuthored = false
  for (const block of lastBlocks(root)) {
    hasAuthored = isAuthored(block.node)
    if (hasAuthored || blocks.push(block) > MAX_BLOCKS) break
  }
  const hashes = blocks.map(({ node, text }) => {
    const mark = isElement(node) && /^h[1-6]$/.test(node.tagName) ? HEADING : ''
    return (
      mark + createHash('sha256').update(text).digest('base64').slice(0, 16)
    )
  })
  if (hasAuthored) hashes.push(AUTHORED)
  const own = hashes.findIndex(
    (hash, index) => index === MAX_BLOCKS || !pageChrome.has(hash),
  )
  for (const { node, parent } of blocks.slice(0, Math.max(0, own)))
    parent.children = childrenOf(parent).filter(each => each !== node)
  return hashes.slice(0, MAX_BLOCKS)
}

/** Puts the labels of tabs before their panels, in place, and keeps the words of buttons that open a part; all are shown. */
export function pairTabs(root: Root): void {
  const all = [...elementsIn(root)]
  if (
    !all.some(
      each =>
        isElement(each, 'label', 'button') ||
        property(each, 'role') === 'tablist',
    )
  )
    return
  const parents = new Map(
    all.flatMap(each => each.children.map(child => [child, each] as const)),
  )
  const ids = new Map(all.map(each => [property(each, 'id'), each]))
  const isOfControl = (label: Element) => {
    const control =
      ids.get(property(label, 'htmlFor')) ??
      find(label, each => isElement(each, 'select'))
    return (
      isElement(control, 'select', 'input', 'textarea') && !isChoice(control)
    )
  }
  const panelNamedBy = (tab: Element) => {
    const target =
      property(tab, 'ariaControls') ??
      property(tab, 'dataBsTarget') ??
      property(tab, 'href')
    return ids.get(target?.replace(/^#/, '') || 'none')
  }
  for (const list of all.filter(each => isTabList(each, ids))) {
    const tabs = [...elementsIn(list)].filter(
      each => property(each, 'role') === 'tab',
    )
    const labels =
      tabs.length > 0
        ? tabs
        : list.children.filter(each => isElement(each, 'label'))
    const named = labels.flatMap(each => panelNamedBy(each) ?? [])
    const panels =
      named.length === labels.length
        ? named
        : panelsAfter(list, labels.length, parents, root)
    if (panels.length === 0) continue
    for (const [index, panel] of panels.entries())
      openPanel(panel, labels[index]!)
    list.children = []
  }
  for (const each of all.filter(one => isElement(one, 'button'))) {
    const panel = panelNamedBy(each) ?? listBelow(each, parents.get(each))
    if (!panel || isControl(panel) || !hasWords(textIn(panel))) continue
    showPanel(panel)
    Object.assign(each, element('span', each.children))
  }
  for (const each of all)
    if (isElement(each, 'label') && isLone(each))
      Object.assign(
        each,
        isOfControl(each) ? element('span', []) : label(each.children),
      )
}

/** By its role, or a row of nothing but labels of choices. */
function isTabList(
  node: Element,
  ids: ReadonlyMap<string | undefined, Element>,
): boolean {
  if (property(node, 'role') === 'tablist') return true
  const inside = node.children.filter(
    each => isElement(each) || hasWords(textIn(each)),
  )
  const isLabel = (each: ElementContent) => {
    const choice = isElement(each, 'label')
      ? ids.get(property(each, 'htmlFor'))
      : undefined
    return choice !== undefined && isChoice(choice)
  }
  return (
    inside.some(isLabel) &&
    inside.every(each => isLabel(each) || isChoice(each))
  )
}

function isChoice(node: ElementContent): boolean {
  return isElement(node, 'input') && property(node, 'type') === 'radio'
}

/** A label between panels, which belongs to what follows it. */
function isLone(node: Element): boolean {
  return (
    property(node, 'htmlFor') !== undefined &&
    hasWords(textIn(node)) &&
    !has(node, isChoice)
  )
}

/** As many elements as there are tabs, after their list or after the nearest elements that it is in. */
function panelsAfter(
  list: Element,
  count: number,
  parents: ReadonlyMap<ElementContent, Element>,
  root: Root,
): Element[] {
  const isPanel = (each: Element) => property(each, 'role') === 'tabpanel'
  let node: Element | undefined = list
  for (let depth = 0; node && depth < 3; node = parents.get(node), depth++) {
    const siblings = childrenOf(parents.get(node) ?? root)
    const next = siblings
      .slice(siblings.indexOf(node) + 1)
      .filter(each => isElement(each))
    const inside = next[0]?.children.filter(each => isElement(each)) ?? []
    const found = [next.filter(isPanel), inside.filter(isPanel), inside].find(
      each => each.length === count,
    )
    if (found) return found
  }
  return []
}

/** The list that a button opens, in the same item: a folder in a tree of files. */
function listBelow(
  button: Element,
  parent: Element | undefined,
): Element | undefined {
  if (!parent || !isElement(parent, 'li')) return undefined
  const next = parent.children
    .slice(parent.children.indexOf(button) + 1)
    .find(each => isElement(each))
  return isElement(next, 'ul', 'ol') ? next : undefined
}

function openPanel(panel: Element, tab: Element): void {
  showPanel(panel)
  const title = label(tab.children)
  // What is one block of code stays so.
  if (isElement(panel, 'pre'))
    Object.assign(panel, {
      tagName: 'div',
      properties: {},
      children: [title, { ...panel }],
    })
  else panel.children.unshift(title)
}

function showPanel(panel: Element): void {
  for (const name of ['hidden', 'ariaHidden', 'style'])
    delete panel.properties[name]
}
