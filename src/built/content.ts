import type { Element, ElementContent, Root } from 'hast'
import { readLines } from '../markdown/source.ts'
import { digestOf } from '../text/index.ts'
import {
  childrenOf,
  classesOf,
  elementsIn,
  has,
  hasWords,
  IN_LINE,
  isElement,
  type Parent,
  parentsOf,
  property,
  textIn,
} from './hast.ts'

type Test = (element: Element) => boolean

const isMain: Test = element =>
  isElement(element, 'main') || property(element, 'role') === 'main'
const isArticle: Test = element => isElement(element, 'article')
const isHeading: Test = element => isElement(element, 'h1')
const isAnyHeading: Test = element => /^h[1-6]$/.test(element.tagName)
const isAside: Test = element =>
  isElement(element, 'nav', 'aside', 'header', 'footer')

/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS =
  'markdown-body theme-doc-markdown md-content VPContent vp-doc rst-content td-content col-content docContent doc-content docs-content main-content main_content content-body body-content content contents'.split(
    ' ',
  )

/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
export function mainContent(page: Root): Element[] {
  return new ContentFinder(page).find()
}

class ContentFinder {
  readonly #elements: readonly Element[]
  readonly #parents: ReadonlyMap<ElementContent, Element>

  constructor(page: Root) {
    this.#elements = [...elementsIn(page)]
    this.#parents = parentsOf(this.#elements)
  }

  find(): Element[] {
    const main = this.#findMain()
    if (main.some(node => isHeading(node) || has(node, isHeading))) return main
    const heading = this.#elements.find(
      node => isHeading(node) && !this.#isSiteName(node),
    )
    return heading ? [heading, ...main] : main
  }

  #isWithin(element: Element, test: Test): boolean {
    let ancestor = this.#parents.get(element)
    while (ancestor) {
      if (test(ancestor)) return true
      ancestor = this.#parents.get(ancestor)
    }
    return false
  }

  // Headings in navigation and menu bars, and those that are a link, name the site.
  #isSiteName(heading: Element): boolean {
    return this.#isWithin(heading, isBar) || has(heading, isLink)
  }

  #outermost(test: Test): Element[] {
    return this.#elements.filter(
      node => test(node) && !this.#isWithin(node, test),
    )
  }

  #findMain(): Element[] {
    const marked = this.#outermost(isMarked)
    if (marked.length > 0) return marked
    const mains = this.#outermost(isMain)
    const article = this.#onlyArticle()
    if (article) {
      const main = mains.find(node => has(node, inner => inner === article))
      if (!main || this.#hasTitles(article, main)) return [article]
    }
    if (mains.length > 0) return mains.slice(0, 1)
    for (const name of CONTAINERS) {
      const containers = this.#outermost(node => namesOf(node).includes(name))
      if (containers.length > 0) return containers
    }
    return this.#elements.filter(node => isElement(node, 'body'))
  }

  /** The only article in the main part of the page, or in all of the page. */
  #onlyArticle(): Element | undefined {
    const articles = this.#outermost(isArticle)
    const within = articles.filter(
      article => isMain(article) || this.#isWithin(article, isMain),
    )
    const [article, ...others] = within.length > 0 ? within : articles
    return others.length === 0 ? article : undefined
  }

  /** Whether the article has headings of its own, or the main part around it has none. */
  #hasTitles(article: Element, main: Element): boolean {
    // The card of another page has headings that are links (Congo's lists).
    const isHeadingOfPage: Test = node =>
      isAnyHeading(node) && !has(node, isLink) && !this.#isWithin(node, isLink)
    const isTitle: Test = node =>
      isAnyHeading(node) && !this.#isWithin(node, isAside)
    return has(article, isHeadingOfPage) || !has(main, isTitle)
  }
}

/** Whether an element is marked as what readers search. */
const isMarked: Test = element =>
  property(element, 'dataPagefindBody') !== undefined ||
  // A home page of VitePress may have a `main` for what its author puts below the hero.
  classesOf(element).includes('VPHome')

/** A link to the heading itself has a name after `#`. */
const isLink: Test = element =>
  isElement(element, 'a') &&
  hasWords(textIn(element)) &&
  !/#./.test(property(element, 'href') ?? '#.')

const isBar: Test = element =>
  isElement(element, 'nav', 'aside', 'a') ||
  namesOf(element).some(name =>
    /^(?:menu|nav|top|title)-?bar$|^(?:masthead|navbar-brand|logo|site-title)$/i.test(
      name,
    ),
  )

function namesOf(element: Element): string[] {
  return [...classesOf(element), property(element, 'id') ?? '']
}

/** How many blocks at each edge of a page may be page chrome. */
const MAX_BLOCKS = 12
/** With fewer pages, what they share may be what they say. */
export const MIN_PAGES = 4

/** Begins the hash of a heading. */
const HEADING = '#'
/** In the place of the hash of a block that the author wrote: it is as good as different on each page. */
const AUTHORED = 'authored'

const BLOCK_TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(
    ' ',
  ),
)

/** Hashes of the first and of the last blocks of a page, from its edges on. */
export interface Edges {
  first: readonly string[]
  last: readonly string[]
}

interface Block {
  node: ElementContent
  parent: Parent
  text: string
}

/**
 * The blocks that at least half of the pages of a site, or of a folder in it, have at their beginning or end: links back,
 * authors, questions for feedback, licences. Those that repeat elsewhere are what reference pages have in common.
 *
 * @param pages their edges by file.
 */
export function commonEdges(pages: ReadonlyMap<string, Edges>): Set<string> {
  const folders = Map.groupBy(pages.keys(), topFolder)
  const chrome = new Set<string>()
  for (const files of [[...pages.keys()], ...folders.values()])
    for (const edge of ['first', 'last'] as const) {
      const hashes = files.map(file => pages.get(file)![edge])
      for (const hash of commonBlocks(hashes)) chrome.add(hash)
    }
  return chrome
}

export function topFolder(file: string): string {
  return file.split('/')[0]!
}

function commonBlocks(edges: readonly (readonly string[])[]): string[] {
  const enough = Math.max(MIN_PAGES, edges.length / 2)
  const common = new Map<string, number>()
  for (const [hash, count] of countOf(edges))
    if (count >= enough && hash !== AUTHORED) common.set(hash, count)
  // Blocks that are all that many pages have are their content, as in a site that has just been begun.
  const isBare = (edge: readonly string[]) =>
    edge.length < MAX_BLOCKS &&
    edge.every(hash => common.has(hash) || hash.startsWith(HEADING))
  const onBarePages = countOf(edges.filter(isBare))
  const chrome: string[] = []
  for (const [hash, count] of common)
    if ((onBarePages.get(hash) ?? 0) * 4 < count) chrome.push(hash)
  return chrome
}

/** On how many pages each block is. */
function countOf(edges: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const edge of edges)
    for (const hash of edge) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

/**
 * Takes out the blocks at both edges that are page chrome, in place, unless nothing else is there. From the author's first
 * one to the last all is content.
 */
export function takeEdges(
  root: Parent,
  pageChrome: ReadonlySet<string>,
  isAuthored: IsAuthored,
): Edges {
  const takeBlocks = (edge: keyof Edges) =>
    takeEdge(blocksOf(root, edge), pageChrome, isAuthored)
  return { last: takeBlocks('last'), first: takeBlocks('first') }
}

/** @returns hashes of the blocks that were there, those of headings marked. */
function takeEdge(
  edge: Iterable<Block>,
  pageChrome: ReadonlySet<string>,
  isAuthored: IsAuthored,
): string[] {
  const blocks: Block[] = []
  const hashes: string[] = []
  for (const block of edge) {
    if (isAuthored(block.node)) {
      hashes.push(AUTHORED)
      break
    }
    let hash = hashOf(block)
    // Where most pages end in one link alone, the one before it is a page's own.
    while (hashes.includes(hash)) hash += '+'
    hashes.push(hash)
    if (blocks.push(block) > MAX_BLOCKS) break
  }
  const content = hashes.findIndex(
    (hash, index) => index === MAX_BLOCKS || !pageChrome.has(hash),
  )
  for (const { node, parent } of blocks.slice(0, Math.max(0, content)))
    parent.children = childrenOf(parent).filter(child => child !== node)
  return hashes.slice(0, MAX_BLOCKS)
}

/**
 * The blocks of a page that have anything to show, from one of its edges on. The page's own heading is at neither; from the
 * next one on all is its text.
 *
 * @returns whether the text has begun.
 */
function* blocksOf(
  parent: Parent,
  edge: keyof Edges,
): Generator<Block, boolean> {
  const children = childrenOf(parent)
  for (const node of edge === 'first' ? [...children] : children.toReversed()) {
    if (isElement(node, 'h1')) continue
    if (edge === 'first' && isSectionHeading(node)) return true
    if (isContainer(node)) {
      if (yield* blocksOf(node, edge)) return true
      continue
    }
    const text = shownBy(node)
    if (text !== '') yield { node, parent, text }
  }
  return false
}

function isSectionHeading(node: ElementContent): boolean {
  return isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6')
}

function isContainer(
  node: ElementContent,
): node is Extract<Parent, ElementContent> {
  return (
    isElement(node) &&
    !BLOCK_TAGS.has(node.tagName) &&
    has(node, inner => BLOCK_TAGS.has(inner.tagName))
  )
}

/** The text of a block and the pictures in it; a number may be a date. */
function shownBy(node: ElementContent): string {
  if (isPager(node)) return 'pager'
  const text = textIn(node).replace(/\s+/g, ' ').replace(/\d+/g, '0').trim()
  if (hasWords(text) || !isElement(node)) return text
  return property(node, 'src') ?? text
}

function hashOf({ node, text }: Block): string {
  const hash = digestOf(text)
  return isSectionHeading(node) ? HEADING + hash : hash
}

/** One or two links alone, in a row that is no paragraph: those to the pages before and after lead elsewhere on each page. */
export function isPager(node: ElementContent): boolean {
  if (!isElement(node, 'div', 'section')) return false
  const text = textIn(node, MAX_READ)
  if (text.length >= MAX_READ) return false
  const links: string[] = []
  for (const link of elementsIn(node)) {
    const words = isElement(link, 'a') ? textIn(link) : ''
    if (hasWords(words)) links.push(words)
  }
  const hasFew = links.length === 1 || links.length === 2
  return hasFew && withoutBlanks(links.join('')) === withoutBlanks(text)
}

/** White space between elements counts too. */
export const MAX_READ = 2000

export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Whether all that a node says is in the page's source: then it is content, whatever other pages have the same. */
export type IsAuthored = (node: ElementContent) => boolean

/** Compares by lines: a paragraph, a heading, an item or a cell is one, and is the author's only as a whole. */
export function toIsAuthored(source: string): IsAuthored {
  if (source === '') return () => false
  const sourceLines = new Set(linesOfSource(source))
  return node => {
    const lines = linesOfNode(node)
    return lines.length > 0 && lines.every(line => sourceLines.has(line))
  }
}

/** The mark of a line of its own in Markdown: a heading, an item, a quote, a row. */
const MARKER = /^[\s>]*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||:)/

/** Markup that generators do not show: destinations of links, tags, and braces. */
const MARKUP = /\]\([^()\n]*\)|\]\[[^[\]]*\]|<[^<>]*>|\{[^{}]*\}/g

function linesOfSource(source: string): string[] {
  const lines: string[] = []
  let isOpen = false
  for (const { text, code } of readLines(source)) {
    const isContinued = isOpen && code === undefined && !MARKER.test(text)
    if (isContinued) lines.push(`${lines.pop()} ${text}`)
    else if (/^\s*\|/.test(text)) lines.push(...text.split('|'))
    else lines.push(text)
    isOpen = code === undefined && text.trim() !== ''
  }
  return lines
    .map(line => letters(line.replace(MARKER, '').replace(MARKUP, ' ')))
    .filter(line => line !== '')
}

function linesOfNode(node: ElementContent): string[] {
  const lines = ['']
  const visit = (inner: ElementContent) => {
    if (!isElement(inner)) lines[lines.length - 1] += textIn(inner)
    else if (isElement(inner, 'pre'))
      lines.push(...textIn(inner).split('\n'), '')
    else if (IN_LINE.has(inner.tagName)) inner.children.forEach(visit)
    else {
      lines.push('')
      inner.children.forEach(visit)
      lines.push('')
    }
  }
  visit(node)
  return lines.map(letters).filter(line => line !== '')
}

/** The letters and digits of a text, in lower case. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
