import type { Position } from 'unist'
import type { Piece } from '../pieces.ts'

/** A line of a piece, and its place in the whole text. */
export interface Line {
  text: string
  /** How many lines stand before it. */
  above: number
  offset: number
}

/** Without empty lines at the end. */
export function linesOf(raw: string, piece: Piece): Line[] {
  let end = raw.length
  while (raw.charAt(end - 1) === '\n') end--
  let offset = piece.start
  return raw
    .slice(0, end)
    .split('\n')
    .map((text, index) => {
      const line = { text, above: piece.above + index, offset }
      offset += text.length + 1
      return line
    })
}

/** The place of a part of a line, the end not included. */
export function placeIn({ above, offset }: Line, start: number, end: number): Position {
  const point = (at: number) => ({ line: above + 1, column: at + 1, offset: offset + at })
  return { start: point(start), end: point(end) }
}

/** The same as the place of a destination. */
export function spanIn({ offset }: Line, start: number, end: number): { start: number; end: number } {
  return { start: offset + start, end: offset + end }
}

/** Of an address in which no character stands for anything but itself. */
export const plainAddress = '[^\\0\\s()<>\\\\&`[\\]]+'
