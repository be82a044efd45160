import type { Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import type { Piece } from './blocks.ts'
import { lastBefore } from './translate/source.ts'

/** Whole lines that a parser need not read: blocks, in the place of which it reads a rule, or the content of code. */
export interface Cut {
  start: number
  end: number
  by: '***' | ''
  /** Where the rule or the code has to begin. */
  node: number
}

/** What to cut: the pieces that are not wanted, several in a row as one, and the content of code in the others. */
export function cutsOf(pieces: readonly Piece[], isWanted: (piece: Piece) => boolean): Cut[] {
  const cuts: Cut[] = []
  let blocks: Cut | undefined
  for (const piece of pieces) {
    const { start, text } = piece
    const end = start + text.trimEnd().length
    if (isWanted(piece)) {
      cuts.push(...codeIn(piece))
      blocks = undefined
    } else if (blocks) blocks.end = end
    else {
      blocks = { start, end, by: '***', node: start }
      cuts.push(blocks)
    }
  }
  return cuts
}

/** The content of code whose fences are indented alike, and what is between them no less. */
function codeIn({ text, start }: Piece): Cut[] {
  const cuts: Cut[] = []
  let open: RegExpExecArray | undefined
  for (const line of text.matchAll(/^([ \t]*)(`{3,6}|~{3,6})([^`\n]*)$/gm)) {
    const [, indent = '', marks = '', info = ''] = line
    if (!open) open = line
    else if (info.trim() === '' && marks.startsWith(open[2]!)) {
      const inside = open.index + open[0].length + 1
      const lines = text.slice(inside, line.index).split('\n')
      if (indent === open[1] && lines.every(each => each.startsWith(indent) || each.trim() === ''))
        cuts.push({
          start: start + inside,
          end: start + line.index,
          by: '',
          node: start + open.index + indent.length,
        })
      open = undefined
    }
  }
  return cuts
}

/** Parts of what is parsed, and how much greater the offsets and lines of their places are in the whole text. */
interface Part {
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
  const parts: Part[] = [{ start: 0, offset: 0, lines: 0 }]
  let [short, end, lines] = ['', 0, 0]
  for (const cut of cuts) {
    short += text.slice(end, cut.start) + cut.by
    end = cut.end
    lines += text.slice(cut.start, end).split('\n').length - 1
    parts.push({ start: short.length, offset: end - short.length, lines })
  }
  short += text.slice(end)
  const tree: Root = short.trimEnd() === '***' ? { type: 'root', children: [] } : parse(short)
  if (tree.children.length === 0 || cuts.length === 0) return tree
  const sought = new Set(cuts.map(({ node }) => node))
  for (const node of tree.children) move(node, parts, sought)
  return sought.size === 0 ? tree : undefined
}

function move(node: RootContent, parts: readonly Part[], sought: Set<number>): void {
  const { start, end } = node.position!
  // Some nodes share a point with others.
  node.position = { start: moved(start, parts), end: moved(end, parts) }
  if (node.type === 'thematicBreak' || node.type === 'code') sought.delete(node.position.start.offset!)
  if ('children' in node) for (const child of node.children) move(child, parts, sought)
}

function moved({ line, column, offset = 0 }: Point, parts: readonly Part[]): Point {
  const part = lastBefore(parts, offset)!
  return { line: line + part.lines, column, offset: offset + part.offset }
}
