import { type Line, linesOf } from '../../markdown/lines.ts'
import { type Change, changed, type Step } from './step.ts'

const opening =
  /^ {0,3}<(div|section|article|aside|header|footer|nav|main|figure|table|ul|ol|dl|p|center|form|h[1-6])(?=[\s>]|$)/i

/**
 * HTML goes on to its end tag, blank lines or not, in Python-Markdown (MkDocs) and kramdown (Jekyll). Markdown ends it
 * at a blank line, and takes what is indented below that for code.
 */
export const htmlBlocks: Step = source => {
  if (!/^ {0,3}<[a-z]/im.test(source.text)) return source
  const lines = linesOf(source)
  const changes: Change[] = []
  for (let index = 0; index < lines.length; index++) {
    const name = lines[index]!.code ? undefined : opening.exec(lines[index]!.text)?.[1]
    if (name === undefined || lines[index - 1]?.isBlank === false) continue
    const end = endOf(lines, index, name)
    // Without an end tag nobody can tell what is HTML.
    if (end < 0) break
    changes.push(...joined(lines.slice(index, end)))
    index = end - 1
  }
  return changed(source, changes)
}

/** The line after that with the end tag; -1 without one. */
function endOf(lines: readonly Line[], start: number, name: string): number {
  let depth = 0
  for (let index = start; index < lines.length; index++) {
    for (const { 1: slash, 2: other } of lines[index]!.text.matchAll(/<(\/?)([a-z][a-z\d]*)(?=[\s>]|$)/gi))
      if (other!.toLowerCase() === name.toLowerCase()) depth += slash ? -1 : 1
    if (depth <= 0) return index + 1
  }
  return -1
}

/** Markdown in HTML, or elements in which blank lines are seen. */
const mixed = /<(?:pre|script|style|textarea)\b|\smarkdown(?:[\s=>]|$)/i

function joined(block: readonly Line[]): Change[] {
  if (block.some(({ text, code }) => code === 'opens' || mixed.test(text))) return []
  const changes: Change[] = []
  let below = 0
  for (const { start, end, indent, isBlank } of block.toReversed()) {
    if (!isBlank) below = indent
    else if (below >= 4) changes.unshift({ start, end: end + 1, by: '' })
  }
  return changes
}
