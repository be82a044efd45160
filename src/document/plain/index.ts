import type { RootContent } from 'mdast'
import type { Piece } from '../pieces.ts'
import { readDefinitions } from './definitions.ts'
import { linesOf } from './lines.ts'
import { readLinks } from './links.ts'
import { readWords } from './words.ts'

/** What a piece says where nothing in it can be read in two ways. */
export interface Plain {
  /** All of its blocks; or an empty text for them, and what an edit or a message can come of. */
  nodes: RootContent[]
  /** Brackets in other pieces may be links because of this one. */
  hasDefinitions: boolean
}

/** Reads a piece without the parser, which takes many times as long. Undefined where only that can tell. */
export function readPlain(raw: string, piece: Piece): Plain | undefined {
  if (outlandish.test(raw)) return undefined
  const lines = linesOf(raw, piece)
  const definitions = readDefinitions(lines)
  if (definitions) return { nodes: definitions, hasDefinitions: true }
  const links = readLinks(raw, lines)
  return links && { nodes: [OTHER, ...links], hasDefinitions: false }
}

/** In the place of blocks that are not read. */
const OTHER: RootContent = { type: 'text', value: '' }

/** What there is to know of a piece that nothing can come of. */
export const NOTHING: Plain = { nodes: [OTHER], hasDefinitions: false }

/** The blocks of a piece, where they are headings and paragraphs that need no parser either. */
export function readPlainBlocks(raw: string, piece: Piece): RootContent[] | undefined {
  return outlandish.test(raw) ? undefined : readWords(linesOf(raw, piece))
}

// micromark drops a byte order mark, replaces NUL and gives a tab several columns.
const outlandish = /(?!\n)\p{Cc}|\uFEFF/u
