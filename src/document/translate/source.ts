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
  const runs: Run[] = []
  const line = text.lastIndexOf('\n', start - 1) + 1
  const quotes = quotesIn(text, line, start)
  const width = widthOf(text.slice(quotes.end, start))
  for (let at = start; at < end; ) {
    const newline = width + quotes.count > 0 ? text.indexOf('\n', at) + 1 : 0
    const next = newline > 0 && newline < end ? newline : end
    runs.push({ text: text.slice(at, next), source, at, isSlice: true })
    const inside = next < end ? lineInside(text, next, quotes.count, width) : { at: end, columns: 0 }
    at = Math.min(inside.at, end)
    if (inside.columns > 0) runs.push(put(' '.repeat(inside.columns), source, at))
  }
  return runs
}

/** The column, from 0, of an offset on its line after the marks of quotes; tabs count as they are shown. */
export function columnOf(text: string, offset: number): number {
  return widthOf(text.slice(quotesIn(text, text.lastIndexOf('\n', offset - 1) + 1, offset).end, offset))
}

// Where a line goes on after the marks and the blanks, and how many columns more a tab among these has.
function lineInside(text: string, line: number, quotes: number, width: number) {
  let at = quotesIn(text, line, text.length, quotes).end
  let column = 0
  for (; column < width && (text[at] === ' ' || text[at] === '\t'); at++)
    column += text[at] === '\t' ? 4 - (column % 4) : 1
  return { at, columns: Math.max(0, column - width) }
}

// Before the mark of a quote there may be those of list items.
function quotesIn(text: string, line: number, end: number, most = Number.POSITIVE_INFINITY) {
  const mark = /[ \t\d*+.)-]*>[ \t]?/y
  let [at, count] = [line, 0]
  for (mark.lastIndex = at; count < most && mark.test(text) && mark.lastIndex <= end; count++)
    at = mark.lastIndex
  return { end: at, count }
}

/** Columns that a text takes, with tab stops of 4. */
export function widthOf(text: string): number {
  let width = 0
  for (const each of text) width += each === '\t' ? 4 - (width % 4) : 1
  return width
}

/** The text in a container that begins its first line and its others with these marks. */
export function indented(runs: readonly Run[], first: string, others: string): Run[] {
  const marked: Run[] = []
  let mark: string | undefined = first
  for (const run of runs) {
    for (let at = 0; at < run.text.length; ) {
      const next = run.text.indexOf('\n', at) + 1 || run.text.length
      const line = part(run, at, next)
      if (mark !== undefined)
        marked.push(put(line.text === '\n' ? mark.trimEnd() : mark, run.source, line.at))
      marked.push(line)
      mark = line.text.endsWith('\n') ? others : undefined
      at = next
    }
  }
  return marked
}

/** A part of a run. */
export function part(run: Run, start: number, end: number): Run {
  return { ...run, text: run.text.slice(start, end), at: run.isSlice ? run.at + start : run.at }
}
