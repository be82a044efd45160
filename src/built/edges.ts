import type { ElementContent } from 'hast'
import { digestOf } from '../journal/digests.ts'
import type { IsAuthored } from './authored.ts'
import { isPager } from './chrome.ts'
import {
  childrenOf,
  has,
  hasWords,
  isElement,
  type Parent,
  property,
  textIn,
} from './hast.ts'

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
    if (edge === 'first' && isHeading(node)) return true
    if (isContainer(node)) {
      if (yield* blocksOf(node, edge)) return true
      continue
    }
    const text = shownBy(node)
    if (text !== '') yield { node, parent, text }
  }
  return false
}

function isHeading(node: ElementContent): boolean {
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
  return isHeading(node) ? HEADING + hash : hash
}
