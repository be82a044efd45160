import { headingDepth, linesOf } from '../../markdown/lines.ts'
import { type Change, changed, type Step } from './step.ts'

/**
 * Headings that their author keeps out of search, with their sections (Material's `data-search-exclude`,
 * `data-pagefind-ignore`).
 */
export const excludedSections: Step = source => {
  if (!/data-(?:search-exclude|pagefind-ignore)/.test(source.text)) return source
  const changes: Change[] = []
  let open: { start: number; depth: number } | undefined
  for (const line of linesOf(source)) {
    const { text, start } = line
    const depth = headingDepth(line)
    if (depth === 0) continue
    if (open && depth <= open.depth) {
      changes.push({ start: open.start, end: start, by: '' })
      open = undefined
    }
    if (!open && /\{[^{}]*data-(?:search-exclude|pagefind-ignore)[^{}]*\}/.test(text)) open = { start, depth }
  }
  if (open) changes.push({ start: open.start, end: source.text.length, by: '' })
  return changed(source, changes)
}
