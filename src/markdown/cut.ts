import type { Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import type { Piece } from './blocks.ts'
import { lastBefore } from './source.ts'

/** What a parser need not read: blocks, in the place of which it reads a rule, or the lines of a code block. */
export interface Cut {
  start: number
  end: number
  /** Where the rule or the code block begins; undefined where nothing stands for it. */
  node?: number
}

/** A thematic break, not of asterisks: the parser would try the first of them as a list marker. */
const RULE = '___'

/** What to cut: the pieces that are not wanted, several in a row as one, and the content of code in the others. */
export function cutsOf(pieces: readonly Piece[], isWanted: (piece: Piece) => boolean): Cut[] {
  const cuts: Cut[] = []
  let blocks: Cut | undefined
  for (const piece of pieces) {
    const { start, text } = piece
    const end = start + text.trimEnd().length
    const isKept = isWanted(piece)
    if (isKept) cuts.push(...codeIn(piece))
    else if (blocks) blocks.end = end
    else cuts.push({ start, end, node: start })
    blocks = isKept ? undefined : cuts.at(-1)
  }
  return cuts
}

/** The content of code whose fences are indented alike, and what is between them no less, up to the first that is not. */
export function codeIn({ text, start }: Pick<Piece, 'text' | 'start'>): Cut[] {
  const cuts: Cut[] = []
  if (!/`{3}|~{3}/.test(text)) return cuts
  let open: RegExpExecArray | undefined
  for (const fence of text.matchAll(fenceLine)) {
    const [, before = '', sequence = '', info = ''] = fence
    if (!open || /\S/.test(before)) open = fence
    else if (info.trim() === '' && sequence.startsWith(open[2]!)) {
      // Below its first line an item has blanks, and a quote its marks.
      const indent = open[1]!.replace(/[^\s>]/g, ' ')
      const inside = open.index + open[0].length + 1
      const lines = text.slice(inside, fence.index).split('\n')
      const isInside = lines.every(line => line.startsWith(indent) || line.trim() === '')
      // With a longer one its end might be taken to be further in.
      if (before !== indent || !isInside || sequence.length > 6) break
      const node = start + open.index + indent.length
      cuts.push({ start: start + inside, end: start + fence.index, node })
      open = undefined
    }
  }
  return cuts
}

/** A fence, with the marks of items and quotes before it. */
const fenceLine = /^([ \t]*(?:(?:[-+*>]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,}(?!~))([^`\n]*)$/gm

/** How much greater offsets and lines are in the whole text, from an offset on in what is parsed of it. */
interface Shift {
  start: number
  offset: number
  lines: number
}

/**
 * The tree of a text that is parsed without what is cut, with the places that nodes have in the whole text. Undefined where
 * something cut comes out as anything else than a rule or code, so that something began before it and goes on after it.
 */
export function parseCut(
  text: string,
  cuts: readonly Cut[],
  parse: (text: string) => Root,
): Root | undefined {
  const shifts: Shift[] = [{ start: 0, offset: 0, lines: 0 }]
  let [short, end, lines] = ['', 0, 0]
  for (const cut of cuts) {
    short += text.slice(end, cut.start) + (cut.node === cut.start ? RULE : '')
    end = cut.end
    lines += text.slice(cut.start, end).split('\n').length - 1
    shifts.push({ start: short.length, offset: end - short.length, lines })
  }
  short += text.slice(end)
  if (short.startsWith(RULE) && /^[ \t\n]*$/.test(short.slice(RULE.length)))
    return { type: 'root', children: [] }
  const tree = parse(short)
  const sought = new Set(cuts.flatMap(({ node = [] }) => node))
  if (cuts.length > 0) for (const node of tree.children) move(node, shifts, sought)
  return sought.size === 0 ? tree : undefined
}

function move(node: RootContent, shifts: readonly Shift[], sought: Set<number>): void {
  const { start, end } = node.position!
  // Some nodes share a point with others.
  node.position = { start: moved(start, shifts), end: moved(end, shifts) }
  if (node.type === 'thematicBreak' || node.type === 'code') sought.delete(node.position.start.offset!)
  if ('children' in node) for (const child of node.children) move(child, shifts, sought)
}

function moved({ line, column, offset = 0 }: Point, shifts: readonly Shift[]): Point {
  const shift = lastBefore(shifts, offset)!
  return { line: line + shift.lines, column, offset: offset + shift.offset }
}
