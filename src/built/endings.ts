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

/** How many blocks at the end of a page may be page chrome. */
const MAX_BLOCKS = 12
/** With fewer pages, what they share may be what they say. */
const MIN_ENDINGS = 4

/** Begins the hash of a heading. */
const HEADING = '#'
/** In the place of the hash of a block that the author wrote: it is as good as different on each page. */
const AUTHORED = 'authored'

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

/**
 * The blocks that at least half of some pages have at their end: questions for feedback, links to communities, licences.
 * Those that repeat elsewhere are what reference pages have in common.
 *
 * @param endings of each page as `takeEnding` gives them.
 */
export function trailingRun(
  endings: readonly (readonly string[])[],
): Set<string> {
  const enough = Math.max(MIN_ENDINGS, endings.length / 2)
  const common = new Map<string, number>()
  for (const [hash, count] of countOf(endings))
    if (count >= enough && hash !== AUTHORED) common.set(hash, count)
  // Blocks that are all that many pages have are their content, as in a site that has just been begun.
  const isBare = (ending: readonly string[]) =>
    ending.length < MAX_BLOCKS &&
    ending.every(hash => common.has(hash) || hash.startsWith(HEADING))
  const onBarePages = countOf(endings.filter(isBare))
  const chrome = new Set<string>()
  for (const [hash, count] of common)
    if ((onBarePages.get(hash) ?? 0) * 4 < count) chrome.add(hash)
  return chrome
}

/** On how many pages each block is. */
function countOf(endings: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const ending of endings)
    for (const hash of ending) counts.set(hash, (counts.get(hash) ?? 0) + 1)
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
  const hashes: string[] = []
  for (const block of lastBlocks(root)) {
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

/** The blocks of a page that have anything to show, the last one first. */
function* lastBlocks(parent: Parent): Generator<LastBlock> {
  for (const node of childrenOf(parent).toReversed()) {
    if (isContainer(node)) {
      yield* lastBlocks(node)
      continue
    }
    const text = shownBy(node)
    if (text !== '') yield { node, parent, text }
  }
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

function hashOf({ node, text }: LastBlock): string {
  const hash = digestOf(text)
  const isHeading = isElement(node) && /^h[1-6]$/.test(node.tagName)
  return isHeading ? HEADING + hash : hash
}
