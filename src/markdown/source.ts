import { location } from 'vfile-location'
import type { Message } from '../text/message.ts'

/** Both 1-based. */
export interface Position {
  line: number
  column: number
}

/** A place in a file, as its author sees it. */
interface FilePlace extends Position {
  path: string
  /** Whether links there are relative to the file's folder, wherever it is included. */
  isRebased?: boolean
}

/** A text, and where each place of it is in a file. */
export interface Source {
  readonly text: string
  placeAt(offset: number): FilePlace
}

/** The text of a file below its front matter, before which there are so many lines. */
export function fileSource(
  path: string,
  text: string,
  linesBefore = 0,
): Source {
  const lines = location(text)
  const placeAt = (offset: number) => {
    const { line, column } = lines.toPoint(Math.min(offset, text.length))!
    return { path, line: line + linesBefore, column }
  }
  return { text, placeAt }
}

/** A part of a source. */
export function subSource(
  source: Source,
  start: number,
  end = source.text.length,
): Source {
  return {
    text: source.text.slice(start, end),
    placeAt: offset => source.placeAt(start + offset),
  }
}

/** A text whose place is one in a source. */
export function insertedText(text: string, source: Source, at: number): Source {
  return { text, placeAt: () => source.placeAt(at) }
}

/** Several sources, one after the other. */
export function sourceOf(parts: readonly Source[]): Source {
  let text = ''
  const starts: { start: number; part: Source }[] = []
  for (const part of parts) {
    starts.push({ start: text.length, part })
    text += part.text
  }
  const placeAt = (offset: number) => {
    const { start, part } = lastBefore(starts, offset)!
    return part.placeAt(offset - start)
  }
  return { text, placeAt }
}

/** The last of sorted stretches that begins at an offset or before it. */
export function lastBefore<T extends { start: number }>(
  stretches: readonly T[],
  offset: number,
): T | undefined {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (stretches[middle]!.start <= offset) low = middle + 1
    else high = middle
  }
  return stretches[low - 1]
}

/**
 * A part of a source without what its containers put before its other lines: as many marks of quotes as are before it on
 * the first, and blanks up to the column that it begins in.
 */
export function withoutMargins(
  source: Source,
  start: number,
  end: number,
): Source {
  const { text } = source
  const margin = marginOf(text, start)
  if (margin.width + margin.quotes === 0) return subSource(source, start, end)
  const lines: Source[] = []
  for (let at = start; at < end; ) {
    const next = Math.min(text.indexOf('\n', at) + 1 || end, end)
    lines.push(subSource(source, at, next))
    at = Math.min(afterMargin(text, next, margin), end)
  }
  return sourceOf(lines)
}

interface Margin {
  quotes: number
  width: number
}

/** The margin of a text on its line: the number of marks of quotes, in lists or not, and of columns after these. */
export function marginOf(text: string, offset: number): Margin {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [marks = ''] = /^[ \t\d*+.)>-]*>[ \t]?/.exec(before) ?? []
  return {
    quotes: marks.split('>').length - 1,
    width: widthOf(before.slice(marks.length)),
  }
}

/** The offset after the margin of a line: a paragraph may have less of it, and a tab that goes further is not part of it. */
function afterMargin(
  text: string,
  line: number,
  { quotes, width }: Margin,
): number {
  let at = line
  const mark = /[ \t]*>[ \t]?/y
  mark.lastIndex = at
  for (let count = 0; count < quotes && mark.test(text); count++)
    at = mark.lastIndex
  let column = 0
  for (const character of text.slice(at, at + width)) {
    column = columnAfter(character, column)
    if (!/[ \t]/.test(character) || column > width) break
    at++
  }
  return at
}

/** Puts marks of a container before the first line of a text and before its other lines. */
export function indented(
  source: Source,
  first: string,
  others: string,
): Source {
  const parts: Source[] = []
  for (const { 0: line, index } of source.text.matchAll(/[^\n]+\n?|\n/g)) {
    let mark = index === 0 ? first : others
    if (line === '\n') mark = mark.trimEnd()
    const end = index + line.length
    parts.push(insertedText(mark, source, index), subSource(source, index, end))
  }
  return sourceOf(parts)
}

/** Columns that a text takes, with tab stops of 4. */
export function widthOf(text: string): number {
  if (!text.includes('\t')) return text.length
  let width = 0
  for (const character of text) width = columnAfter(character, width)
  return width
}

/** The column after a character, with tab stops of 4. */
export function columnAfter(character: string, column: number): number {
  if (character === '\t') return column + 4 - (column % 4)
  return column + 1
}

/** How a site generator spells its pages. */
export interface Dialect {
  /**
   * The page as GitHub-flavoured Markdown, so that all later steps know one language, with the places of the files that it
   * was made from; messages are at places of the page.
   */
  toMarkdown(source: Source, context: Context): Translated
}

/** A page as GitHub-flavoured Markdown, and what its author should know of it. */
export interface Translated {
  markdown: Source
  messages: Message[]
}

export interface Context {
  /** Another file of the same tree, by its path: what a page includes. Absent where no site is known, and nothing included. */
  read?(path: string): Source | undefined
  /** The path of the page that pages of its site name by this identifier. */
  pathOf?(id: string): string | undefined
  /** The page's front matter. */
  data?: object
}

/** Plain Markdown, which needs no translation. */
export const plainMarkdown: Dialect = {
  toMarkdown: source => ({ markdown: source, messages: [] }),
}

/** A replacement for a part of a source, between UTF-16 offsets: text, a part of a source, or several of both. */
export interface Change {
  start: number
  end: number
  by: Content
}

export type Content = string | Source | readonly (string | Source)[]

/** Applies changes to a source; one that begins inside another is left out. Without changes it returns the source itself. */
export function applyChanges(
  source: Source,
  changes: readonly Change[],
): Source {
  if (changes.length === 0) return source
  const parts: Source[] = []
  let at = 0
  for (const { start, end, by } of changes.toSorted(
    (a, b) => a.start - b.start,
  )) {
    if (start < at) continue
    parts.push(subSource(source, at, start))
    for (const part of listOf(by)) {
      if (typeof part === 'string')
        parts.push(insertedText(part, source, start))
      else parts.push(part)
    }
    at = end
  }
  // A place is that of the first part that has text.
  const full = [...parts, subSource(source, at)].filter(
    ({ text }) => text !== '',
  )
  if (full.length === 0) return { text: '', placeAt: source.placeAt }
  return sourceOf(full)
}

/** The texts and sources that content consists of. */
export function listOf(content: Content): readonly (string | Source)[] {
  if (typeof content === 'string' || 'text' in content) return [content]
  return content
}

/** Applies changes to a text without places. */
export function splice(text: string, changes: readonly Change[]): string {
  return applyChanges(
    { text, placeAt: () => ({ path: '', line: 1, column: 1 }) },
    changes,
  ).text
}
