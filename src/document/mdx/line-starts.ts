import type { Edit } from '../splice.ts'
import { blockStartOf } from './escape.ts'
import type { Piece } from './pieces.ts'

/** Backslashes where a line, without the tag that it began with, would begin another block. */
export function lineStarts(edits: readonly Edit[], piece: Piece, source: string): Edit[] {
  if (piece.block && !isSetext(piece, source)) return []
  const heads = edits.filter(({ start }) => isHead(start, piece, source)).map(({ start }) => start)
  if (piece.lead === '') heads.push(piece.start)
  return [...new Set(heads)].flatMap(head => {
    const at = textAfter(head, edits, source)
    if (at === undefined) return []
    const [line = ''] = source.slice(at, piece.end).split('\n', 1)
    const within = blockStartOf(line)
    return within === undefined ? [] : [{ start: at + within, end: at + within, replacement: '\\' }]
  })
}

function isSetext({ block, start }: Piece, source: string): boolean {
  return block?.type === 'heading' && source[start] !== '#'
}

/** Whether nothing but blanks and markers stands before an offset on its line. */
export function isHead(offset: number, piece: Piece, source: string): boolean {
  const line = Math.max(piece.start, source.lastIndexOf('\n', offset - 1) + 1)
  return /^[ \t>]*$/.test(source.slice(line, offset))
}

/** Where the first text stands that is left from here on; undefined when an edit puts some in before. */
function textAfter(from: number, edits: readonly Edit[], source: string): number | undefined {
  let at = from
  for (;;) {
    while (source[at] === ' ' || source[at] === '\t') at++
    const edit = edits.find(({ start, end }) => start === at && end > at)
    if (!edit) return at
    if (edit.replacement.trim() !== '') return undefined
    at = edit.end
  }
}
