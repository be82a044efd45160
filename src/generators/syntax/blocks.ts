import { headingDepth, type Line, linesOf } from '../../markdown/lines.ts'
import { cut, type Source } from '../../markdown/source.ts'
import { type Change, type Content, changed, type Step } from './step.ts'

/** What takes the place of a line as a block of its own: blank lines go where there are none. */
export function asBlock(
  lines: readonly Line[],
  index: number,
  content: readonly (string | Source)[],
): Change {
  const line = lines[index]!
  const indent = line.text.slice(0, line.text.length - line.text.trimStart().length)
  const isEmpty = content.length === 0
  const [above, below] = [lines[index - 1], lines[index + 1]]
  if (isEmpty) return { start: line.start, end: line.end + (above?.isBlank === false ? 0 : 1), by: '' }
  const before = above && !above.isBlank ? '\n' : ''
  const after = below && !below.isBlank ? '\n' : ''
  return { start: line.start, end: line.end, by: [before + indent, ...content, after] }
}

/** Words of the source in bold; as they are where they are bold already. */
export function bold(source: Source, start: number, end: number): Content & readonly (string | Source)[] {
  const words = cut(source, start, end)
  const text = words.text
  if (text.trim() === '') return []
  return text.includes('**') ? [words] : ['**', words, '**']
}

/** The name of a kind of admonition as its title. */
export function kindName(kind: string): string {
  const words = kind.replace(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

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

const htmlOpening =
  /^( {0,3})<(div|section|article|nav|main|figure|table|ul|ol|dl|p|center)\b(?!.*(?:\smarkdown|<\/\2>))/i

/**
 * HTML goes on to its end tag, blank lines or not, in Python-Markdown (MkDocs) and kramdown (Jekyll). Markdown ends it
 * at a blank line, and reads what is indented below that as code.
 */
export const htmlBlocks: Step = source => {
  if (!/^ {0,3}<[a-z]/im.test(source.text)) return source
  const changes: Change[] = []
  let closing: string | undefined
  let joined: Change[] = []
  let blanks: Change[] = []
  for (const { text, start, end, code, indent, isBlank } of linesOf(source)) {
    const opened = closing === undefined && !code ? htmlOpening.exec(text) : undefined
    if (opened) {
      closing = `${opened[1]}</${opened[2]}>`
      joined = []
    } else if (closing !== undefined && text.startsWith(closing)) {
      changes.push(...joined)
      closing = undefined
    } else if (code === 'opens' || /<pre\b|\smarkdown\b/.test(text)) closing = undefined
    if (isBlank) blanks.push({ start, end: end + 1, by: '' })
    else {
      if (indent >= 4) joined.push(...blanks)
      blanks = []
    }
  }
  return changed(source, changes)
}
