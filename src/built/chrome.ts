import { createHash } from 'node:crypto'
import type { Element, ElementContent, Root } from 'hast'
import { lookUp } from '../text/data.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  has,
  hasWords,
  isElement,
  label,
  type Parent,
  property,
  textIn,
} from './hast.ts'

/**
 * Takes out in place what readers do not come for: navigation, controls, what is hidden or repeats.
 *
 * @param line what the text of the line is in that the nodes are a part of.
 */
export function dropChrome(parent: Parent, isCode = false, line = parent): void {
  const kept = searched(childrenOf(parent)).filter(
    node => node.type === 'text' || (isElement(node) && !isChrome(node, parent, isCode, line)),
  )
  parent.children = kept
  for (const node of kept)
    if (isElement(node))
      dropChrome(node, isCode || node.tagName === 'pre', IN_LINE.has(node.tagName) ? line : node)
}

/** Without the sections of headings that their author keeps out of search. */
function searched(nodes: ElementContent[]): ElementContent[] {
  let hidden = Number.POSITIVE_INFINITY
  return nodes.filter(node => {
    const depth = isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? Number.NaN) : Number.NaN
    if (depth <= hidden) hidden = Number.POSITIVE_INFINITY
    if (isElement(node) && depth > 0 && property(node, 'dataSearchExclude') !== undefined) hidden = depth
    return hidden === Number.POSITIVE_INFINITY
  })
}

const TAGS = new Set(
  'nav style template svg form noscript iframe object embed canvas dialog select textarea link meta'.split(
    ' ',
  ),
)

const ROLES = new Set(['dialog', 'menu', 'menubar', 'navigation', 'search', 'toolbar', 'tooltip'])

function isChrome(node: Element, parent: Parent, isCode: boolean, line: Parent): boolean {
  if (isControl(node) || (isEditLink(node) && !isInSentence(node, line))) return true
  const isOfTag = lookUp(byTag, node.tagName)
  return (isOfTag?.(node, parent) ?? false) || isHidden(node, isCode) || isNamedSo(node) || isUpdate(node)
}

/** Whether an element is never content, whatever is in it. */
export function isControl(node: Element): boolean {
  return TAGS.has(node.tagName) || ROLES.has(property(node, 'role') ?? '')
}

const byTag: Record<string, (node: Element, parent: Parent) => boolean> = {
  a: isAnchor,
  aside: node => !isNote(node),
  button: () => true,
  footer: (node, parent) => !isElement(parent, 'blockquote') && !isNote(node),
  header: (node, parent) =>
    !isElement(parent, 'article') && !has(node, each => /^h[1-6]$/.test(each.tagName)),
  input: node => property(node, 'type') !== 'checkbox',
  script: node => !/^math\/tex/.test(property(node, 'type') ?? ''),
}

function isEditLink(node: Element): boolean {
  return isElement(node, 'a') && EDIT.test(property(node, 'href') ?? '')
}

/** Whether a sentence would lose its words without the link. */
function isInSentence(link: Element, line: Parent): boolean {
  const [before = '', after = ''] = textAround(link, line).split('\0')
  const [begun = ''] = before.split(END_OF_SENTENCE).slice(-1)
  const [rest = ''] = after.split(END_OF_SENTENCE)
  return hasWords(begun + rest)
}

const END_OF_SENTENCE = /[.!?。]/

/** The text of a line without that of its links, one of which is marked. */
function textAround(link: Element, line: Parent): string {
  return childrenOf(line)
    .map(node => {
      if (node === link) return '\0'
      if (!isElement(node)) return textIn(node).replaceAll('\0', '')
      return IN_LINE.has(node.tagName) && node.tagName !== 'a' ? textAround(link, node) : ' '
    })
    .join('')
}

/** Elements that are a part of a line of text. */
const IN_LINE = new Set(
  'a abbr b cite code del em i ins kbd mark q s samp small span strong sub sup u'.split(' '),
)

/** A link to edit the source of a page, whatever its words. */
const EDIT = /^https?:.*\/_?edit\/.+\.(?:md|mdx|markdown|rst|adoc|ipynb|html?)(?:$|[?#])/i

/** What leads to a place on its own page, and says nothing: a heading's `#`, the way back from a footnote. */
function isAnchor(node: Element): boolean {
  if (property(node, 'dataFootnoteBackref') !== undefined) return true
  const isInPage = property(node, 'href')?.startsWith('#') ?? true
  // The arrow back from a footnote is a picture to Unicode; the second has a number.
  const text = textIn(node).replace(/^↩\d*$/, '')
  return isInPage && !hasWords(text) && !has(node, each => isElement(each, 'img', 'math'))
}

/** Of those beside the content are notes in it, and no lists of links. */
function isNote(node: Element): boolean {
  const names = [...classesOf(node), property(node, 'id'), property(node, 'ariaLabel')].join(' ')
  if (/admonition|footnote|callout|alert|-aside\b|\btopic\b/i.test(names)) return true
  if (isElement(node, 'footer') || has(node, each => each.tagName === 'nav')) return false
  const isBeside = /\btoc\b|table.of.contents|sidebar|outline|on.this.page|related|source-file|menu/i.test(
    names,
  )
  return !isBeside || has(node, each => classesOf(each).includes('sidebar-title'))
}

function isHidden(node: Element, isCode: boolean): boolean {
  const isPanel = property(node, 'role') === 'tabpanel'
  const hidden = property(node, 'hidden')
  if (hidden !== undefined && hidden !== 'until-found' && !isPanel) return true
  if (property(node, 'ariaHidden') === 'true' && !isNoteTitle(node)) return true
  // The theme, not the author, keeps trees of files out of search.
  if (property(node, 'dataPagefindIgnore') !== undefined && node.tagName !== 'starlight-file-tree')
    return true
  const style = property(node, 'style') ?? ''
  return (
    (!isPanel && /display:\s?none|visibility:\s?hidden/.test(style)) ||
    (isCode && /user-select:\s?none/.test(style))
  )
}

/** The title of an admonition, which themes hide from those who hear the label of the whole. */
export function isNoteTitle(node: Element): boolean {
  return (
    /^(?:p|div|span|h[1-6]|strong)$/.test(node.tagName) &&
    classesOf(node).some(name =>
      /(?:admonition|custom-block|aside|alert|callout|hint|blockquote-tag)[-_]*(?:title|heading)/i.test(name),
    )
  )
}

const unseen =
  /^(?:sr-only|visually-?hidden|screen-reader-text|print:hidden|d-print-none|(?:no|only)-?print)$/i

/** By classes of themes, whatever the rest of their names. */
const names =
  /^(?:header-?link|hash-link|sl-anchor-link|viewcode-link|footnote-back-?ref|line-?nos?|linenodiv|lnt?|(?:rouge-)?gutter|boring|md-content__button|breadcrumbs?|(?:doc-)?toc|table-of-contents|theme-doc-(?:toc-mobile|version-badge)|img-wrapper|checkbox-img)$/i

function isNamedSo(node: Element): boolean {
  const classes = classesOf(node)
  // kramdown makes a list of headings with this name.
  if (property(node, 'id') === 'markdown-toc' || classes.some(name => unseen.test(name))) return true
  if (/^h[1-6]$/.test(node.tagName) || !classes.some(name => names.test(name))) {
    // The language that a theme writes above a block of code.
    return node.tagName === 'span' && classes.includes('lang')
  }
  return !has(node, each => isElement(each, 'h1', 'pre', 'table'))
}

/** Says only when the page was changed or built, which differs from build to build. */
function isUpdate(node: Element): boolean {
  if (IN_CONTENT.has(node.tagName)) return false
  const text = textIn(node).replace(/\s+/g, ' ').trim()
  return (
    text.length < MAX_UPDATE &&
    UPDATE.test(text) &&
    (/\d|\bago\b|yesterday|today|just now/i.test(text) ||
      has(node, each => property(each, 'dateTime') !== undefined))
  )
}

const IN_CONTENT = new Set('h1 h2 h3 h4 h5 h6 td th dt dd code pre'.split(' '))
const MAX_UPDATE = 120
const UPDATE =
  /^(?:(?:this |the )?(?:page|site|document|documentation) )?(?:was )?(?:last (?:updated?|modified|changed|edited|revised|built|generated)|(?:updated|built|generated|rendered) (?:on|at))\b/i

/** Takes out what leads to the pages above, before the heading of a page: links, and perhaps the page's own title. */
export function dropTrail(root: Parent): void {
  const all = [...elementsIn(root)]
  const end = all.findIndex(each => isElement(each, 'h1'))
  if (end < 0) return
  const title = wordsIn(all[end]!)
  for (const each of all.slice(0, end)) {
    if (!isElement(each, 'div', 'ul', 'ol') || has(each, inner => isElement(inner, 'h1', 'p', 'img')))
      continue
    const links = [...elementsIn(each)].filter(inner => isElement(inner, 'a')).map(wordsIn)
    const rest = links.reduce((words, link) => words.replace(link, ''), wordsIn(each))
    if (links.length > 0 && (rest === '' || rest === title)) each.children = []
  }
}

function wordsIn(node: Element): string {
  return textIn(node).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** How many blocks at the end of a page may be page chrome. */
const MAX_BLOCKS = 12
/** With fewer pages, what they share may be what they say. */
const MIN_ENDINGS = 4

const BLOCK_TAGS = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(' '))

interface LastBlock {
  node: ElementContent
  parent: Parent
  text: string
}

/** The blocks of a page that have anything to show, the last one first. */
function* lastBlocks(parent: Parent): Generator<LastBlock> {
  for (const node of childrenOf(parent).toReversed()) {
    const isContainer = isElement(node) && !BLOCK_TAGS.has(node.tagName)
    if (isContainer && has(node, each => BLOCK_TAGS.has(each.tagName))) yield* lastBlocks(node)
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

/** One or two links alone, in a row that is no paragraph: those to the pages before and after lead elsewhere on each page. */
function isPager(node: ElementContent): boolean {
  if (!isElement(node, 'div', 'section')) return false
  const links = [...elementsIn(node)].filter(each => isElement(each, 'a') && hasWords(textIn(each)))
  const words = (text: string) => text.replace(/\s+/g, '')
  return links.length > 0 && links.length < 3 && words(links.map(textIn).join('')) === words(textIn(node))
}

/**
 * The blocks that at least half of some pages have at their end: questions for feedback, links to communities, licences.
 * Those that repeat elsewhere are what reference pages have in common.
 *
 * @param endings of each page as `takeEnding` gives them.
 */
export function trailingRun(endings: readonly (readonly string[])[]): Set<string> {
  const counts = countOf(endings)
  const enough = Math.max(MIN_ENDINGS, endings.length / 2)
  const common = new Set([...counts].filter(([, count]) => count >= enough).map(([hash]) => hash))
  // What is all that many pages have is their content, as in a site that has just been begun.
  const bare = countOf(
    endings.filter(
      ending =>
        ending.length < MAX_BLOCKS && ending.every(hash => common.has(hash) || hash.startsWith(HEADING)),
    ),
  )
  return new Set([...common].filter(hash => (bare.get(hash) ?? 0) * 4 < counts.get(hash)!))
}

function countOf(endings: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const ending of endings)
    for (const hash of new Set(ending)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

/**
 * Takes out the blocks at the end that are page chrome, in place, unless nothing else is there.
 *
 * @returns hashes of the blocks that were there, the last one first, those of headings marked.
 */
export function takeEnding(root: Parent, pageChrome: ReadonlySet<string>): string[] {
  const blocks: LastBlock[] = []
  for (const block of lastBlocks(root)) if (blocks.push(block) > MAX_BLOCKS) break
  const hashes = blocks.map(({ node, text }) => {
    const mark = isElement(node) && /^h[1-6]$/.test(node.tagName) ? HEADING : ''
    return mark + createHash('sha256').update(text).digest('base64').slice(0, 16)
  })
  const own = hashes.findIndex((hash, index) => index === MAX_BLOCKS || !pageChrome.has(hash))
  for (const { node, parent } of blocks.slice(0, Math.max(0, own)))
    parent.children = childrenOf(parent).filter(each => each !== node)
  return hashes.slice(0, MAX_BLOCKS)
}

/** Puts the labels of tabs before their panels, in place, and keeps the words of buttons that open a part; all are shown. */
export function pairTabs(root: Root): void {
  const all = [...elementsIn(root)]
  if (!all.some(each => isElement(each, 'label', 'button') || property(each, 'role') === 'tablist')) return
  const parents = new Map(all.flatMap(each => each.children.map(child => [child, each] as const)))
  const ids = new Map(all.map(each => [property(each, 'id'), each]))
  const panelNamedBy = (tab: Element) => {
    const target = property(tab, 'ariaControls') ?? property(tab, 'dataBsTarget') ?? property(tab, 'href')
    return ids.get(target?.replace(/^#/, '') || 'none')
  }
  for (const list of all.filter(each => isTabList(each, ids))) {
    const tabs = [...elementsIn(list)].filter(each => property(each, 'role') === 'tab')
    const labels = tabs.length > 0 ? tabs : list.children.filter(each => isElement(each, 'label'))
    const named = labels.flatMap(each => panelNamedBy(each) ?? [])
    const panels = named.length === labels.length ? named : panelsAfter(list, labels.length, parents, root)
    if (panels.length === 0) continue
    for (const [index, panel] of panels.entries()) openPanel(panel, labels[index]!)
    list.children = []
  }
  for (const each of all.filter(one => isElement(one, 'button'))) {
    const panel = panelNamedBy(each) ?? listBelow(each, parents.get(each))
    if (!panel || isControl(panel) || !hasWords(textIn(panel))) continue
    showPanel(panel)
    Object.assign(each, element('span', each.children))
  }
  for (const each of all)
    if (isElement(each, 'label') && isLone(each)) Object.assign(each, label(each.children))
}

/** By its role, or a row of nothing but labels of choices. */
function isTabList(node: Element, ids: ReadonlyMap<string | undefined, Element>): boolean {
  if (property(node, 'role') === 'tablist') return true
  const inside = node.children.filter(each => isElement(each) || hasWords(textIn(each)))
  const isLabel = (each: ElementContent) => {
    const choice = isElement(each, 'label') ? ids.get(property(each, 'htmlFor')) : undefined
    return choice !== undefined && isChoice(choice)
  }
  return inside.some(isLabel) && inside.every(each => isLabel(each) || isChoice(each))
}

function isChoice(node: ElementContent): boolean {
  return isElement(node, 'input') && property(node, 'type') === 'radio'
}

/** A label between panels, which belongs to what follows it. */
function isLone(node: Element): boolean {
  return property(node, 'htmlFor') !== undefined && hasWords(textIn(node)) && !has(node, isChoice)
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
    const next = siblings.slice(siblings.indexOf(node) + 1).filter(each => isElement(each))
    const inside = next[0]?.children.filter(each => isElement(each)) ?? []
    const found = [next.filter(isPanel), inside.filter(isPanel), inside].find(each => each.length === count)
    if (found) return found
  }
  return []
}

/** The list that a button opens, in the same item: a folder in a tree of files. */
function listBelow(button: Element, parent: Element | undefined): Element | undefined {
  if (!parent || !isElement(parent, 'li')) return undefined
  const next = parent.children.slice(parent.children.indexOf(button) + 1).find(each => isElement(each))
  return isElement(next, 'ul', 'ol') ? next : undefined
}

function openPanel(panel: Element, tab: Element): void {
  showPanel(panel)
  const title = label(tab.children)
  // What is one block of code stays so.
  if (isElement(panel, 'pre'))
    Object.assign(panel, { tagName: 'div', properties: {}, children: [title, { ...panel }] })
  else panel.children.unshift(title)
}

function showPanel(panel: Element): void {
  for (const name of ['hidden', 'ariaHidden', 'style']) delete panel.properties[name]
}
