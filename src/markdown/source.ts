import { location } from 'vfile-location'

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
export class Source {
  readonly text: string
  readonly placeAt: (offset: number) => FilePlace
  #lines: Line[] | undefined
  #spans: Span[] | undefined

  constructor(text: string, placeAt: (offset: number) => FilePlace) {
    this.text = text
    this.placeAt = placeAt
  }

  /** Its lines, found once for all steps. */
  get lines(): readonly Line[] {
    this.#lines ??= readLines(this.text)
    return this.#lines
  }

  /** The line that an offset is on. */
  lineAt(offset: number): Line {
    return lastBefore(this.lines, offset)!
  }

  /** Whether an offset is in code: fenced, indented or a span in a line. */
  isCode(offset: number): boolean {
    if (this.lineAt(offset).code) return true
    this.#spans ??= readSpans(this)
    const span = lastBefore(this.#spans, offset)
    return span !== undefined && offset < span.end
  }
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
  return new Source(text, placeAt)
}

/** A part of a source. */
export function subSource(
  source: Source,
  start: number,
  end = source.text.length,
): Source {
  const text = source.text.slice(start, end)
  return new Source(text, offset => source.placeAt(start + offset))
}

/** A text whose place is one in a source. */
export function insertedText(text: string, source: Source, at: number): Source {
  return new Source(text, () => source.placeAt(at))
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
  return new Source(text, placeAt)
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
  if (full.length === 0) return new Source('', source.placeAt)
  return sourceOf(full)
}

/** The texts and sources that content consists of. */
export function listOf(content: Content): readonly (string | Source)[] {
  if (typeof content === 'string' || 'text' in content) return [content]
  return content
}

/** Applies changes to a text without places. */
export function splice(text: string, changes: readonly Change[]): string {
  const source = new Source(text, () => ({ path: '', line: 1, column: 1 }))
  return applyChanges(source, changes).text
}

/** A line of a text, without its line break. */
export interface Line {
  start: number
  end: number
  text: string
  /** Columns of blanks before its text. */
  indent: number
  isBlank: boolean
  /** The part of code that it is: the first line of a fence, a line within or its end, or a line of indented code. */
  code: 'opens' | 'within' | 'closes' | 'indented' | undefined
}

/** Splits a text into lines. It finds code without a parser, which is right for pages as people write them. */
export function readLines(text: string): Line[] {
  const reader = new LineReader()
  const lines: Line[] = []
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    lines.push(reader.line(text.slice(start, end), start))
    start = end + 1
  }
  return lines
}

interface Fence {
  sequence: string
  indent: number
  isInList: boolean
  isInQuote: boolean
}

class LineReader {
  #fence: Fence | undefined
  /** The column in which the content of the last list item, admonition or tab begins. */
  #margin = 0
  /** The column to which what is in the last component may be indented: in MDX nothing is code for its blanks. */
  #inside = 0
  #isAfterBlank = true
  #isInCode = false

  line(text: string, start: number): Line {
    const at = text.search(/[^ \t]/)
    const isBlank = at < 0
    let blanks = text
    if (!isBlank) blanks = text.slice(0, at)
    const line: Line = {
      start,
      end: start + text.length,
      text,
      indent: widthOf(blanks),
      isBlank,
      code: undefined,
    }
    line.code = this.#codeOf(line)
    return line
  }

  #codeOf(line: Line): Line['code'] {
    if (this.#fence && !endsWith(this.#fence, line)) {
      if (!isClosing(this.#fence, line)) return 'within'
      this.#fence = undefined
      return 'closes'
    }
    this.#fence = undefined
    if (line.isBlank) {
      this.#isAfterBlank = true
      return undefined
    }
    if (line.indent === 0 && (this.#isAfterBlank || line.text.startsWith('#')))
      this.#margin = this.#inside = 0
    const isDeep = line.indent >= Math.max(this.#margin, this.#inside) + 4
    this.#isInCode = isDeep && (this.#isAfterBlank || this.#isInCode)
    this.#isAfterBlank = false
    if (this.#isInCode) return 'indented'
    this.#fence = fenceOf(line, this.#margin > 0)
    this.#margin = contentColumn(line) ?? this.#margin
    if (/^[ \t]*<[A-Z]/.test(line.text)) this.#inside = line.indent + 4
    return this.#fence && 'opens'
  }
}

// A fence in a list, a quote or an admonition ends with it.
function endsWith(fence: Fence, { text, indent, isBlank }: Line): boolean {
  if (fence.isInQuote) return !/^\s*>/.test(text)
  return fence.isInList && !isBlank && indent < fence.indent
}

function isClosing(
  { sequence, isInList, isInQuote }: Fence,
  { text, indent }: Line,
): boolean {
  if (indent > 3 && !isInList) return false
  let closing = /^[ \t]*(`{3,}|~{3,})[ \t\r]*$/
  if (isInQuote) closing = /^[ \t>]*(`{3,}|~{3,})[ \t\r]*$/
  const [, found = ''] = closing.exec(text) ?? []
  return found.startsWith(sequence)
}

function fenceOf({ text, indent }: Line, isInList: boolean): Fence | undefined {
  if (!/`{3}|~{3}/.test(text)) return undefined
  const match =
    /^([\s>]*)((?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*)(`{3,}(?![^`]*`)|~{3,})/.exec(
      text,
    )
  if (!match) return undefined
  const [, before, items, sequence] = match
  return {
    sequence: sequence!,
    indent: indent + items!.length,
    isInList: (isInList && indent > 0) || items !== '' || indent > 3,
    isInQuote: before!.includes('>'),
  }
}

/** The column of the content that a line begins, to which what follows may be indented. */
function contentColumn({ text, indent }: Line): number | undefined {
  const item = /^[ \t]*([-+*]|\d{1,9}[.)])(?:[ \t]|$)/.exec(text)?.[1]
  if (item !== undefined) return indent + item.length + 1
  return INDENTED_BLOCK.test(text) ? indent + 4 : undefined
}

/** An admonition, a tab, a definition or a footnote, whose content is indented by four columns. */
const INDENTED_BLOCK = /^[ \t]*(?:!!!|\?\?\?|(?:===[!+]*|:|\[\^[^\]]*\]:)[ \t])/

/** The depth of the heading that a line is, 1 to 6; 0 of any other. */
export function headingDepth({ text, code }: Line): number {
  if (code) return 0
  return /^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0
}

/** The words of a text's first heading that is on no deeper level, for a text that is not parsed. */
export function firstHeading(text: string, maxDepth = 6): string | undefined {
  const heading = readLines(text).find(line => {
    const depth = headingDepth(line)
    return depth > 0 && depth <= maxDepth
  })
  return heading?.text
    .replace(/^#+/, '')
    .replace(/(?:^| )#+ *$/, '')
    .replace(/\{[^{}]*\}[ \t]*$/, '')
    .replace(/[*`]/g, '')
    .trim()
}

interface Span {
  start: number
  end: number
}

// A span ends in its own paragraph.
function readSpans(source: Source): Span[] {
  if (!source.text.includes('`')) return []
  const spans: Span[] = []
  let start = 0
  const readTo = (end: number) => {
    for (const { index, 0: all } of source.text
      .slice(start, end)
      .matchAll(SPAN))
      spans.push({ start: start + index, end: start + index + all.length })
    start = end
  }
  for (const line of source.lines) {
    if (
      line.code ||
      line.isBlank ||
      /^[ \t]*(?:[-+*#|:!?=]|\d{1,9}[.)][ \t])/.test(line.text)
    )
      readTo(line.start)
    if (line.code) start = line.end
  }
  readTo(source.text.length)
  return spans
}

const SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g

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

/** The spaces and tabs at the beginning of a text. */
export function blanksOf(text: string): string {
  return /^[ \t]*/.exec(text)![0]
}

/** Takes the place of a comment whose removal might change what the text around it means. */
export const marker = '<!-- -->'

/** Escapes a text for Markdown, where it does not begin a line. */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(
      /[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu,
      '\\$&',
    )
}

/** A fence for code that is longer than any in the code; of backticks, unless the info string has one. */
export function fenceFor(code: string, info: string): string {
  const runs = code.match(/`{3,}|~{3,}/g) ?? []
  const length = Math.max(3, ...runs.map(run => run.length + 1))
  const character = info.includes('`') ? '~' : '`'
  return character.repeat(length)
}

/** A URL between the parentheses of a link. */
export function destination(url: string): string {
  const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent)
  if (/[\s()]/.test(plain)) return `<${plain}>`
  return plain
}
