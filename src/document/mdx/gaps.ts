import { marker } from '../comments.ts'
import type { Edit } from '../splice.ts'
import type { Inside } from './indents.ts'
import type { Lines } from './lines.ts'
import type { Cut, Part, Piece } from './pieces.ts'

/**
 * The edits between the pieces of a container where something goes: one blank line in its place, or the paragraphs
 * that stand for it. `moved` are the pieces before which there was such a gap.
 */
export function gapEdits(parts: readonly Part[], inside: Inside, lines: Lines) {
  const edits: Edit[] = []
  const moved = new Set<Part>()
  let before: Piece | undefined
  let cuts: Cut[] = []
  for (const part of [...parts, undefined]) {
    if (part?.kind === 'cut') {
      cuts.push(part)
      continue
    }
    if (cuts.length > 0) {
      edits.push(...gap(before, cuts, part, inside, lines))
      if (part) moved.add(part)
    }
    before = part
    cuts = []
  }
  return { edits, moved }
}

function gap(before: Piece | undefined, cuts: Cut[], after: Piece | undefined, inside: Inside, lines: Lines) {
  const [first, last] = [cuts[0] as Cut, cuts.at(-1) as Cut]
  const separator = `\n${inside.prefix.trimEnd()}\n${inside.prefix}`
  const edits: Edit[] = []
  let at = before?.end ?? lineStart(first.start, inside, lines)
  let text = before?.tail ?? ''
  let isFirst = before === undefined
  const paragraph = (content: string) => {
    text += (isFirst ? '' : separator) + content
    isFirst = false
  }
  // Two lists that an element kept apart would be one.
  if (before?.block?.type === 'list' && after?.block?.type === 'list' && cuts.every(isEmpty))
    paragraph(marker)
  for (const { start, texts } of cuts) {
    if (texts.length === 0) continue
    // Up to here in an edit of its own, so that what is said of the text names this place.
    if (start > at) edits.push({ start: at, end: start, replacement: text })
    if (start > at) [at, text] = [start, '']
    for (const each of texts) paragraph(each.replaceAll('\n', `\n${inside.prefix}`))
  }
  if (after && isFirst && inside.prefix !== '' && isRule(after, lines)) text += `\n${inside.prefix}`
  else if (after) paragraph(after.lead)
  return [...edits, { start: at, end: after?.start ?? last.end, replacement: text }]
}

// After the marker of a list item, `- ---` is no item any more.
function isRule({ start, end }: Piece, { text }: Lines): boolean {
  return /^[-*_\s]+$/.test(text.slice(start, end))
}

function isEmpty({ texts }: Cut): boolean {
  return texts.length === 0
}

// What the container begins with goes with the blanks before it, so that they indent nothing else.
function lineStart(start: number, { quotes, prefix }: Inside, lines: Lines): number {
  const indent = lines.indent(lines.lineOf(start), quotes)
  return indent?.end === start && prefix.trimEnd().endsWith('>') === prefix.length > 0 ? indent.start : start
}
