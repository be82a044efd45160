import { marker } from '../comments.ts'
import type { Edit } from '../splice.ts'
import { blockStartOf } from './escape.ts'
import type { Piece } from './pieces.ts'

/**
 * The edits of a block, with what lines need that a tag was at the start of: the blanks after it go, and where the
 * line would now begin another block, a backslash keeps it from that.
 */
export function withLineStarts(edits: readonly Edit[], piece: Piece, source: string): Edit[] {
  if (piece.block && !isSetext(piece, source)) return [...edits]
  const heads = edits.filter(({ start }) => isHead(start, piece, source)).map(({ start }) => start)
  const starts = [...new Set([...heads, piece.start])].map(head => ({
    ...startOf(head, edits, source),
    isLed: head === piece.start && piece.lead !== '',
  }))
  const firsts = new Set(starts.flatMap(({ passed, first }) => [...passed, first]))
  return [
    ...edits.map(edit => (firsts.has(edit) ? { ...edit, replacement: asFirst(edit.replacement) } : edit)),
    ...starts.flatMap(({ blanks }) => blanks),
    ...starts.flatMap(({ at, first, isLed }) => (first || isLed ? [] : backslash(at, piece, source))),
  ]
}

// A comment that a line begins with is a block of HTML.
function asFirst(text: string): string {
  return (text.startsWith(marker) ? text.slice(marker.length) : text).trimStart()
}

function backslash(at: number, piece: Piece, source: string): Edit[] {
  const [line = ''] = source.slice(at, piece.end).split('\n', 1)
  const within = blockStartOf(line)
  return within === undefined ? [] : [{ start: at + within, end: at + within, replacement: '\\' }]
}

function isSetext({ block, start }: Piece, source: string): boolean {
  return block?.type === 'heading' && source[start] !== '#'
}

/** Whether nothing but blanks and markers stands before an offset on its line. */
export function isHead(offset: number, piece: Piece, source: string): boolean {
  const line = Math.max(piece.start, source.lastIndexOf('\n', offset - 1) + 1)
  return /^[ \t>]*$/.test(source.slice(line, offset))
}

/** Where the first text stands that is left from here on, or the edit that puts some in; and the blanks before. */
function startOf(from: number, edits: readonly Edit[], source: string) {
  const blanks: Edit[] = []
  const passed: Edit[] = []
  let at = from
  for (;;) {
    const start = at
    while (source[at] === ' ' || source[at] === '\t') at++
    if (at > start) blanks.push({ start, end: at, replacement: '' })
    const edit = edits.find(each => each.start === at && each.end > at)
    if (edit?.replacement.trim() !== '') return { blanks, passed, at, first: edit }
    passed.push(edit)
    at = edit.end
  }
}
