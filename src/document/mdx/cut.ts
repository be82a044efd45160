import type { Root } from 'mdast'
import { cutPieces, type Piece } from '../blocks.ts'
import { type Inclusion, put, type Run, type Source, slice, sourceOf } from '../translate/index.ts'
import { type Element, isElement, shownOf } from './element.ts'

/** The tree of a page, and the text that its places are in. */
export interface Parsed {
  tree: Root
  source: Source
}

/**
 * Parses a page without the blocks that mean the same in Markdown, since the parser of MDX takes its time over each
 * letter: a rule is in the place of each. Undefined where one of these comes out as anything else,
 * such as code, so that something began before it and goes on after it.
 */
export function parseCut(source: Source, parse: (text: string) => Root): Parsed | undefined {
  const plain = new Map<number, Inclusion>()
  const runs: Run[] = []
  let length = 0
  const pieces = cutPieces(source.text, false)
  for (const piece of pieces) {
    const { start, text } = piece
    if (isPlain(piece)) {
      plain.set(length, inclusionOf(piece, source))
      runs.push(put(`***${text.slice(text.trimEnd().length)}`, source, start))
    } else runs.push(...slice(source, start, start + text.length, 0))
    length += runs.at(-1)!.text.length
  }
  if (plain.size === pieces.length) return { tree: { type: 'root', children: [] }, source }
  const short = sourceOf(runs)
  const tree = parse(short.text)
  restore(tree, plain)
  return plain.size === 0 ? { tree, source: short } : undefined
}

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, isCode }: Piece): boolean {
  // In MDX code is never indented, and a fence that ends it may be.
  if (isCode) return !/^(?: {4}| {0,3}\t)[ \t]*(?:`{3}|~{3})/m.test(text)
  // Definitions matter to all of the page.
  return !/[<{\t]|^(?:import|export)\b|\]:|^ {4}|[-+*.)>] {5}/m.test(text)
}

// What a later list would become part of is a list at the end; a piece begins with none, unless the page does.
function inclusionOf({ start, text }: Piece, source: Source): Inclusion {
  const block = (type: 'list' | 'paragraph', length: number) => {
    const point = (offset: number) => ({ line: 1, column: 1, offset })
    return { type, children: [], position: { start: point(start), end: point(start + length) } }
  }
  const type = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/m.test(text) ? 'list' : 'paragraph'
  return { type: 'inclusion', source, children: [block('paragraph', 0), block(type, text.trimEnd().length)] }
}

function restore(parent: Root | Element, plain: Map<number, Inclusion>): void {
  parent.children.forEach((node, index) => {
    const { start } = node.position!
    const inclusion = plain.get(start.offset!)
    if (isElement(node)) restore(node, plain)
    if (node.type !== 'thematicBreak' || !inclusion || mayWrap(parent)) return
    parent.children[index] = { ...inclusion, position: node.position! }
    plain.delete(start.offset!)
  })
}

/** Whether it matters what the only block of an element is. */
function mayWrap(parent: Root | Element): boolean {
  if (parent.type === 'root' || parent.children.length > 1) return false
  return /^(?:h[1-6]|summary)$/.test(parent.name ?? '') || shownOf(parent, false).href !== ''
}
