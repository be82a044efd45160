import { location } from 'vfile-location'
import type { Place } from '../place.ts'

/** A place in a file, as its author sees it. */
export interface FilePlace extends Place {
  path: string
}

/** A text, and where each place of it is in a file. */
export interface Source {
  readonly text: string
  placeAt(offset: number): FilePlace
}

/** The text of a file below its front matter, before which there are so many lines. */
export function fileSource(path: string, text: string, linesBefore = 0): Source {
  const lines = location(text)
  const placeAt = (offset: number) => {
    const { line, column } = lines.toPoint(Math.min(offset, text.length))!
    return { path, line: line + linesBefore, column }
  }
  return { text, placeAt }
}

/** A stretch of text: a slice of a source, or what is put in at one place of it. */
export interface Run {
  text: string
  source: Source
  at: number
  isSlice: boolean
}

/** The text of runs. */
export function sourceOf(runs: readonly Run[]): Source {
  let text = ''
  const starts = runs.map(run => {
    const start = text.length
    text += run.text
    return { start, run }
  })
  const placeAt = (offset: number) => {
    const { start, run } = lastBefore(starts, offset)!
    return run.source.placeAt(run.isSlice ? run.at + offset - start : run.at)
  }
  return { text, placeAt }
}

/** The last of some stretches that begins at an offset or before it. */
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

/** Text that is put in at a place of a source. */
export function put(text: string, source: Source, at: number): Run {
  return { text, source, at, isSlice: false }
}

/**
 * A part of a source without what its containers put before its other lines: as many marks of quotes as are before it on
 * the first, and blanks up to the column that it begins in.
 */
export function slice(source: Source, start: number, end: number): Run[] {
  const { text } = source
  const margin = marginOf(text, start)
  const runs: Run[] = []
  for (let at = start; at < end; ) {
    const newline = margin.width + margin.quotes > 0 ? text.indexOf('\n', at) + 1 : 0
    const next = newline > 0 && newline < end ? newline : end
    runs.push({ text: text.slice(at, next), source, at, isSlice: true })
    at = next < end ? Math.min(afterMargin(text, next, margin), end) : end
  }
  return runs
}

/** What is before a text on its line: so many marks of quotes, in lists or not, and columns after these. */
interface Margin {
  quotes: number
  width: number
}

export function marginOf(text: string, offset: number): Margin {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [marks = ''] = /^[ \t\d*+.)>-]*>[ \t]?/.exec(before) ?? []
  return { quotes: marks.split('>').length - 1, width: widthOf(before.slice(marks.length)) }
}

// Where a line goes on after such a margin, of which a paragraph may have less. A tab that goes further is no part of it.
function afterMargin(text: string, line: number, { quotes, width }: Margin): number {
  let at = line
  const mark = /[ \t]*>[ \t]?/y
  mark.lastIndex = at
  for (let count = 0; count < quotes && mark.test(text); count++) at = mark.lastIndex
  let column = 0
  for (const each of text.slice(at, at + width)) {
    column += each === '\t' ? 4 - (column % 4) : 1
    if (!/[ \t]/.test(each) || column > width) break
    at++
  }
  return at
}

/** The text in a container that begins its first line and its others with these marks. */
export function indented(runs: readonly Run[], first: string, others: string): Run[] {
  const marked: Run[] = []
  let mark: string | undefined = first
  for (const run of runs) {
    let at = 0
    for (const [line] of run.text.matchAll(/[^\n]+\n?|\n/g)) {
      const inside = part(run, at, at + line.length)
      if (mark !== undefined) marked.push(put(line === '\n' ? mark.trimEnd() : mark, run.source, inside.at))
      marked.push(inside)
      mark = line.endsWith('\n') ? others : undefined
      at += line.length
    }
  }
  return marked
}

/** Columns that a text takes, with tab stops of 4. */
export function widthOf(text: string): number {
  let width = 0
  for (const each of text) width += each === '\t' ? 4 - (width % 4) : 1
  return width
}

/** A part of a run. */
export function part(run: Run, start: number, end: number): Run {
  return { ...run, text: run.text.slice(start, end), at: run.isSlice ? run.at + start : run.at }
}
