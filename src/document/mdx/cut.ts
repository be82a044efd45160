import type { Root } from 'mdast'
import { cutPieces, type Piece } from '../blocks.ts'
import { cutsOf, parseCut } from '../cut.ts'
import { type Element, isElement, shownOf } from './element.ts'

/**
 * Parses a page without the blocks that mean the same in Markdown, since the parser of MDX takes its time over each letter:
 * in the tree a rule is in the place of such blocks. Undefined where it matters what they are.
 */
export function parsePlain(text: string, parse: (text: string) => Root): Root | undefined {
  const cuts = cutsOf(cutPieces(text, false), piece => !isPlain(piece))
  const blocks = new Set(cuts.flatMap(({ by, start }) => (by === '' ? [] : start)))
  const tree = parseCut(text, cuts, parse)
  return tree && !mayWrap(tree, blocks) ? tree : undefined
}

/** Whether a cut block is the only one of an element, which may wrap it. */
function mayWrap(parent: Root | Element, blocks: ReadonlySet<number>): boolean {
  const [first, ...others] = parent.children
  if (
    isElement(parent as Element) &&
    others.length === 0 &&
    first &&
    blocks.has(first.position!.start.offset!)
  ) {
    const element = parent as Element
    if (/^(?:h[1-6]|summary)$/.test(element.name ?? '') || shownOf(element, false).href !== '') return true
  }
  return parent.children.some(child => isElement(child) && mayWrap(child, blocks))
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
