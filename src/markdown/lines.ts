import { lastBefore, type Source, widthOf } from './source.ts'

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

const known = new WeakMap<Source, Line[]>()

/** The lines of a source, found once for all steps. */
export function linesOf(source: Source): Line[] {
  const lines = known.get(source) ?? readLines(source.text)
  known.set(source, lines)
  return lines
}

/** The line that an offset of a text is on. */
export function lineAt(source: Source, offset: number): Line {
  return lastBefore(linesOf(source), offset)!
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

/** The spaces and tabs at the beginning of a text. */
export function blanksOf(text: string): string {
  return /^[ \t]*/.exec(text)![0]
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

/** Whether an offset is in code: fenced, indented or a span in a line. */
export function codeOf(source: Source): (offset: number) => boolean {
  const lines = linesOf(source)
  const spans = spansOf(source)
  return offset => {
    if (lastBefore(lines, offset)!.code) return true
    const span = lastBefore(spans, offset)
    return span !== undefined && offset < span.end
  }
}

interface Span {
  start: number
  end: number
}

const knownSpans = new WeakMap<Source, Span[]>()

function spansOf(source: Source): Span[] {
  const spans = knownSpans.get(source) ?? readSpans(source)
  knownSpans.set(source, spans)
  return spans
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
  for (const line of linesOf(source)) {
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
