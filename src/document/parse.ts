import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mayBeEdited, mayHaveComment, mayHaveHeading } from './candidates.ts'
import { isProse } from './description.ts'
import { destinations } from './destinations.ts'
import { gfmExtensions, gfmFromMarkdown } from './gfm.ts'
import type { Page } from './page.ts'
import { parseParts } from './parts.ts'
import { cutPieces, type Piece } from './pieces.ts'
import { isTitle } from './title.ts'

const extensions = gfmExtensions()
const mdastExtensions = [...gfmFromMarkdown(), destinations()]

/** The tree of a text, all of it. */
export function parseWhole(text: string): Root {
  return fromMarkdown(text, { extensions, mdastExtensions })
}

/** Few pages begin with more before their first heading and paragraph. */
const FIRST_SOUGHT = 2

/**
 * The tree of a text as far as an edit or a message, the page's name or its description can come of it; in the place
 * of the rest stands an empty text. Most of what a page costs is reading its text letter by letter, and of most pages
 * less than a fifth can matter.
 */
export function parseForEdits(text: string, page: Page | undefined): Root {
  const pieces = cutPieces(text)
  const raw = pieces.map(({ start, end }) => text.slice(start, end))
  const headings = pieces.filter(({ isCode }, index) => !isCode && mayHaveHeading(raw[index]!))
  const blocks = page?.description === '' ? pieces.filter(({ isCode }) => !isCode) : []
  const edited = new Set(pieces.filter((_, index) => isNeeded(pieces, raw, index)))
  for (let sought = FIRST_SOUGHT; ; sought *= 8) {
    const read = new Set([...edited, ...headings.slice(0, sought), ...blocks.slice(0, sought)])
    const tree = parseParts(text, pieces, piece => read.has(piece), parseWhole)
    const isNamed = isFound(tree, headings[sought], isTitle)
    if (isNamed && isFound(tree, blocks[sought], node => isProse(node, text))) return tree
  }
}

/** Whether what is sought stands before the first piece that would have to be read for it, if there is one left. */
function isFound(tree: Root, next: Piece | undefined, isSought: (node: RootContent) => boolean): boolean {
  if (next === undefined) return true
  return tree.children.some(
    node => (node.position?.start.offset ?? next.start) < next.start && isSought(node),
  )
}

function isNeeded(pieces: readonly Piece[], raw: readonly string[], index: number): boolean {
  // What follows the body depends on how its last block ends.
  if (index === pieces.length - 1) return true
  const holds = (at: number, test: (text: string) => boolean) =>
    pieces[at]?.isCode === false && test(raw[at]!)
  return holds(index, mayBeEdited) || holds(index - 1, mayHaveComment) || holds(index + 1, mayHaveComment)
}
