import { createHash } from 'node:crypto'
import type { ElementContent } from 'hast'
import { childrenOf, elementsIn, has, hasWords, isElement, type Parent, property, textIn } from './hast.ts'
import type { BuiltHead } from './types.ts'

/** How many blocks at the end of a page may be page chrome. */
const MAX_BLOCKS = 12
/** With fewer pages, what they share may be what they say. */
const MIN_PAGES = 4

const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol dl table pre blockquote hr figure details'.split(' '))

interface Block {
  node: ElementContent
  parent: Parent
  text: string
}

/** The blocks of a page that have anything to show, the last one first. */
function* lastBlocks(parent: Parent): Generator<Block> {
  for (const node of childrenOf(parent).toReversed()) {
    const isContainer = isElement(node) && !BLOCKS.has(node.tagName)
    if (isContainer && has(node, each => BLOCKS.has(each.tagName))) yield* lastBlocks(node)
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

/** Hashes of the blocks at the end, the last one first, those of headings marked. */
export function endingOf(root: Parent): string[] {
  const ending: string[] = []
  for (const { node, text } of lastBlocks(root)) {
    const mark = isElement(node) && /^h[1-6]$/.test(node.tagName) ? HEADING : ''
    if (ending.push(mark + hashOf(text)) === MAX_BLOCKS) break
  }
  return ending
}

/**
 * The blocks that at least half of a site's pages have at their end, by their hashes: questions for feedback, links to
 * communities, licences. Those that repeat elsewhere are what reference pages have in common.
 */
export function trailingRun(heads: ReadonlyMap<string, BuiltHead>): Set<string> {
  const pages = [...heads.values()].filter(({ kind }) => kind === 'page')
  const counts = countOf(pages)
  const enough = Math.max(MIN_PAGES, pages.length / 2)
  const common = new Set([...counts].filter(([, count]) => count >= enough).map(([hash]) => hash))
  // What is all that many pages have is their content, as in a site that has just been begun.
  const bare = countOf(
    pages.filter(
      ({ ending }) =>
        ending.length < MAX_BLOCKS && ending.every(hash => common.has(hash) || hash.startsWith(HEADING)),
    ),
  )
  return new Set([...common].filter(hash => (bare.get(hash) ?? 0) * 4 < counts.get(hash)!))
}

function countOf(pages: readonly BuiltHead[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { ending } of pages)
    for (const hash of new Set(ending)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

/** Takes out the blocks at the end that are page chrome, in place, unless nothing else is there. */
export function dropEnding(root: Parent, pageChrome: ReadonlySet<string>): void {
  const dropped: Block[] = []
  for (const block of lastBlocks(root)) {
    const hash = hashOf(block.text)
    const isShared = pageChrome.has(hash) || pageChrome.has(HEADING + hash)
    if (dropped.length < MAX_BLOCKS && isShared) dropped.push(block)
    else {
      for (const { node, parent } of dropped)
        parent.children = childrenOf(parent).filter(each => each !== node)
      return
    }
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 16)
}
