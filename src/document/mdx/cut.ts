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
 * Parses a page without the blocks that mean the same in Markdown, since the parser of MDX takes its time over each letter:
 * a rule is in the place of such blocks. Undefined where one of these comes out as anything else, such as code, so that
 * something began before it and goes on after it.
 */
export function parseCut(source: Source, parse: (text: string) => Root): Parsed | undefined {
  const parts = partsOf(source.text)
  if (parts.every(part => part.isPlain)) return { tree: { type: 'root', children: [] }, source }
  const plain = new Map<number, Inclusion>()
  const runs: Run[] = []
  let length = 0
  for (const { isPlain, start, end } of parts) {
    if (!isPlain) runs.push(...slice(source, start, end, 0))
    else {
      const textEnd = start + source.text.slice(start, end).trimEnd().length
      plain.set(length, { type: 'inclusion', source, start, end: textEnd })
      runs.push(put(`***${source.text.slice(textEnd, end)}`, source, start))
    }
    length += runs.at(-1)!.text.length
  }
  const short = sourceOf(runs)
  const tree = parse(short.text)
  restore(tree, plain)
  return plain.size === 0 ? { tree, source: short } : undefined
}

/** Blocks that are all the same in Markdown, or none. */
interface Part {
  isPlain: boolean
  start: number
  end: number
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  for (const piece of cutPieces(text, false)) {
    const end = piece.start + piece.text.length
    const before = parts.at(-1)
    if (before?.isPlain === isPlain(piece)) before.end = end
    else parts.push({ isPlain: isPlain(piece), start: piece.start, end })
  }
  return parts
}

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, isCode }: Piece): boolean {
  // In MDX code is never indented, and a fence that ends it may be.
  if (isCode) return !/^(?: {4}| {0,3}\t)[ \t]*(?:`{3}|~{3})/m.test(text)
  // Definitions matter to all of the page.
  if (/\t|^(?:import|export)\b|\]:|^ {4}|[-+*.)>] {5}/m.test(text)) return false
  return !/[<{]/.test(text) || !/[<{`]/.test(withoutCode(text))
}

/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text: string): string {
  if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text)) return text
  // In a table, a pipe ends the cell.
  return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '')
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
