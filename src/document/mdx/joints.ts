import { marker } from '../comments.ts'
import type { Edit } from '../splice.ts'

/**
 * Puts an empty comment where a tag kept Markdown apart that would mean something else together: a tag is punctuation,
 * and what emphasis is depends on that (CommonMark, "left-flanking delimiter run").
 */
export function withJoints(edits: readonly Edit[], source: string): Edit[] {
  return edits.map(edit => {
    const { start, end, replacement } = edit
    if (start === end) return edit
    const before = /[\p{L}\p{N}][*_~]+$/u.test(source.slice(Math.max(0, start - 5), start))
    const after = /^[*_~]+[\p{L}\p{N}]/u.test(source.slice(end, end + 5))
    if (replacement === '')
      return before || after || joins(source, edit) ? { ...edit, replacement: marker } : edit
    const [lead, tail] = [before && isText(replacement.at(0)), after && isText(replacement.at(-1))]
    return { ...edit, replacement: (lead ? marker : '') + replacement + (tail ? marker : '') }
  })
}

// Two runs of marks that would be one, and brackets that would be a link or an image.
function joins(source: string, { start, end }: Edit): boolean {
  const around = (source[start - 1] ?? '') + (source[end] ?? '')
  return /^(?:``|\*\*|__|~~|\][([:]|!\[)$/.test(around)
}

function isText(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}\s]/u.test(character)
}
