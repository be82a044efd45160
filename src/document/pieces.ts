import { blockMarks, type Opening, openingOf } from './openings.ts'

/** A part of a text that parses by itself as it does where it stands: offsets, the end not included. */
export interface Piece {
  start: number
  end: number
  /** How many lines of the text come before it. */
  above: number
  /** Nothing but fenced code, and blank lines after it. */
  isCode: boolean
}

/**
 * Cuts Markdown between top-level blocks: before a line at the margin that follows a blank one, where nothing can be
 * open but what was seen to open at the top level and not to close. Where that is not certain, the rest is one piece.
 * Only definitions matter to more than their own piece.
 */
export function cutPieces(text: string): Piece[] {
  const cutter = new Cutter()
  for (let start = 0, above = 0; start < text.length; above++) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (!cutter.read(text.slice(start, end), start, above)) break
    start = end + 1
  }
  return cutter.finish(text.length)
}

/** What is open, and until when. */
interface Open extends Opening {
  /**
   * Lines that have less of it end the list that this may be in. Undefined where it is at the top level for certain.
   */
  margin: number | undefined
}

class Cutter {
  readonly #pieces: Piece[] = []
  #start = 0
  #above = 0
  #isCode = false
  #open: Open | undefined
  /** No text was read so far. */
  #isEmpty = true
  #isAfterBlank = true
  /** Since the last blank line something looked like HTML, in which no other block begins. */
  #mayBeHtml = false

  /** `above`: how many lines came before. Returns false where it cannot be told what the line is part of. */
  read(line: string, start: number, above: number): boolean {
    const isBlank = blockMarks.blank.test(line)
    if (this.#open) return this.#readInside(this.#open, line, isBlank)
    if (isBlank) {
      this.#isAfterBlank = true
      this.#mayBeHtml = false
      return true
    }
    const isFirst = this.#isEmpty || (this.#isAfterBlank && beginsBlock(line))
    if (isFirst && !this.#isEmpty) this.#cut(start, above)
    const opening = openingOf(line)
    this.#isCode = isFirst && opening?.isFence === true
    const isCertain = opening === undefined || this.#enter(opening, isFirst)
    this.#mayBeHtml ||= blockMarks.html.test(line)
    this.#isAfterBlank = false
    this.#isEmpty = false
    return isCertain
  }

  finish(end: number): Piece[] {
    this.#isCode = false
    if (end > this.#start) this.#cut(end, 0)
    return this.#pieces
  }

  #cut(end: number, above: number): void {
    this.#pieces.push({ start: this.#start, end, above: this.#above, isCode: this.#isCode })
    this.#start = end
    this.#above = above
  }

  #enter(opening: Opening, isFirst: boolean): boolean {
    if (opening.isClosed) return true
    if (this.#mayBeHtml) return false
    this.#open = { ...opening, margin: isFirst || opening.indent === 0 ? undefined : opening.indent }
    return true
  }

  #readInside(open: Open, line: string, isBlank: boolean): boolean {
    if (open.margin !== undefined && !isBlank && indentOf(line) < open.margin) return false
    if (!open.closes(line)) return true
    this.#open = undefined
    this.#isAfterBlank = false
    this.#mayBeHtml = false
    return true
  }
}

// After a blank line a list, a footnote and indented code can only go on further in, or with another item. micromark
// drops a byte order mark where a text begins.
function beginsBlock(line: string): boolean {
  return !blockMarks.indented.test(line) && !blockMarks.listItem.test(line) && !line.startsWith('\uFEFF')
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
