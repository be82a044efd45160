import type { RootContent } from 'mdast'
import type { Piece } from '../pieces.ts'
import { readDefinitions } from './definitions.ts'
import { linesOf } from './lines.ts'
import { readLinks } from './links.ts'

/** What a piece says where nothing in it can be read in two ways. */
export interface Plain {
  /** What an edit or a message can come of. */
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
  return links && { nodes: links, hasDefinitions: false }
}

// micromark drops a byte order mark, replaces NUL and gives a tab several columns.
const outlandish = /(?!\n)\p{Cc}|\uFEFF/u
