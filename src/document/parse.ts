import type { Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { mayBeEdited, mayHaveComment, mayHaveHeading } from './candidates.ts'
import { isProse } from './description.ts'
import { destinations } from './destinations.ts'
import { gfmExtensions, gfmFromMarkdown } from './gfm.ts'
import type { Page } from './page.ts'
import { parseParts } from './parts.ts'
import { cutPieces, type Piece } from './pieces.ts'
import { NOTHING, type Plain, readPlain, readPlainBlocks } from './plain/index.ts'
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
  const plain = readAllPlain(pieces, raw)
  const headings = pieces.filter(({ isCode }, index) => !isCode && mayHaveHeading(raw[index]!))
  const blocks = page?.description === '' ? pieces.filter(({ isCode }) => !isCode) : []
  for (let sought = FIRST_SOUGHT; ; sought *= 8) {
    const first = new Set([...headings.slice(0, sought), ...blocks.slice(0, sought)])
    const known = nodesOf(
      plain.map((each, index) => {
        const piece = pieces[index]!
        return first.has(piece) ? readBlocks(piece, raw[index]!) : each
      }),
      raw,
    )
    const tree = parseParts(text, pieces, known, parseWhole)
    const isNamed = isFound(tree, headings[sought], isTitle)
    if (isNamed && isFound(tree, blocks[sought], node => isProse(node, text))) return tree
  }
}

/** What there is to know of each piece without the parser; undefined where that must tell. */
function readAllPlain(pieces: readonly Piece[], raw: readonly string[]): (Plain | undefined)[] {
  // What follows the body depends on how its last block ends.
  const isLast = (index: number) => index === pieces.length - 1
  const plain = pieces.map((piece, index) =>
    isLast(index) || (!piece.isCode && mayBeEdited(raw[index]!)) ? readPlain(raw[index]!, piece) : NOTHING,
  )
  // What becomes of a comment depends on what comes before and after it.
  const isBesideComment = (index: number) =>
    pieces[index]?.isCode === false && plain[index] === undefined && mayHaveComment(raw[index]!)
  return plain.map((each, index) =>
    isBesideComment(index - 1) || isBesideComment(index + 1) ? readBlocks(pieces[index]!, raw[index]!) : each,
  )
}

/** All of a piece, for where it matters what blocks it has. */
function readBlocks(piece: Piece, raw: string): Plain | undefined {
  const nodes = readPlainBlocks(raw, piece)
  return nodes && { nodes, hasDefinitions: false }
}

function nodesOf(
  plain: readonly (Plain | undefined)[],
  raw: readonly string[],
): (RootContent[] | undefined)[] {
  // Whether brackets are a link depends on what is defined in all of the text.
  const hasBrackets = plain.some((each, index) => each === undefined && raw[index]!.includes('['))
  return plain.map(each => (hasBrackets && each?.hasDefinitions ? undefined : each?.nodes))
}

/** Whether what is sought stands before the first piece that would have to be read for it, if there is one left. */
function isFound(tree: Root, next: Piece | undefined, isSought: (node: RootContent) => boolean): boolean {
  if (next === undefined) return true
  return tree.children.some(
    node => (node.position?.start.offset ?? next.start) < next.start && isSought(node),
  )
}
