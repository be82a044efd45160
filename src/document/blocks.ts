/** A part of a text that parses by itself as it does in its place. */
export interface Piece {
  text: string
  /** Its offset in the whole text. */
  start: number
  /** How many lines of the whole text are before it. */
  above: number
  /** Fenced code and blank lines after it, and nothing else. */
  isCode: boolean
}

/**
 * Cuts Markdown between top-level blocks: before a line at the margin that follows a blank one, where nothing can be
 * open but a block that was seen to open at the top level and not to close. Where that is not certain, the rest is one
 * piece. Only definitions matter to more than their own piece.
 *
 * @param hasHtml whether HTML begins blocks, as it does not in MDX.
 */
export function cutPieces(text: string, hasHtml = true): Piece[] {
  const cutter = new Cutter(text, hasHtml)
  for (let start = 0, above = 0; start < text.length; above++) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (!cutter.read(text.slice(start, end), start, above)) break
    start = end + 1
  }
  return cutter.finish()
}

/** An open block. */
interface Open extends Opening {
  /** Lines indented less end the list that this may be in. Undefined where it is certainly at the top level. */
  margin: number | undefined
}

class Cutter {
  readonly #text: string
  readonly #hasHtml: boolean
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

  constructor(text: string, hasHtml: boolean) {
    this.#text = text
    this.#hasHtml = hasHtml
  }

  /** Returns false where it is not certain which block a line belongs to. */
  read(line: string, start: number, above: number): boolean {
    const isBlank = blank.test(line)
    if (this.#open) return this.#readInside(this.#open, line, isBlank)
    if (isBlank) {
      this.#isAfterBlank = true
      this.#mayBeHtml = false
      return true
    }
    const isFirst = this.#isEmpty || (this.#isAfterBlank && beginsBlock(line))
    if (isFirst && !this.#isEmpty) this.#cut(start, above)
    const opening = openingOf(line, this.#hasHtml)
    this.#isCode = isFirst && opening?.isFence === true
    const isCertain = opening === undefined || this.#enter(opening, isFirst)
    this.#mayBeHtml ||= this.#hasHtml && html.test(line)
    this.#isAfterBlank = false
    this.#isEmpty = false
    return isCertain
  }

  finish(): Piece[] {
    this.#isCode = false
    if (this.#text.length > this.#start) this.#cut(this.#text.length, 0)
    return this.#pieces
  }

  #cut(end: number, above: number): void {
    const text = this.#text.slice(this.#start, end)
    this.#pieces.push({ text, start: this.#start, above: this.#above, isCode: this.#isCode })
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
    if (open.margin !== undefined && !isBlank && line.search(/\S/) < open.margin) return false
    if (!open.closes.test(line)) return true
    this.#open = undefined
    this.#isAfterBlank = false
    this.#mayBeHtml = false
    return true
  }
}

const blank = /^[ \t]*$/

// After a blank line a list, a footnote and indented code can only go on further in, or with another item. micromark
// drops a byte order mark where a text begins.
function beginsBlock(line: string): boolean {
  return !/^(?:[ \t\uFEFF]|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/.test(line)
}

/** Also in a list, a blockquote or both. */
const html = /^[\s>*+\-\d.)]*</

/** The beginning of a block that goes on past blank lines until its own end: fenced code, and HTML of types 1 to 5. */
interface Opening {
  isFence: boolean
  /** The number of spaces before it: up to three. */
  indent: number
  /** It ends on its first line. */
  isClosed: boolean
  /** A line after the first that this matches ends it. */
  closes: RegExp
}

/** The block of that kind that a line begins, if nothing else is open. */
function openingOf(line: string, hasHtml: boolean): Opening | undefined {
  const [spaces] = /^ {0,3}(?=[`~<])/.exec(line) ?? []
  if (spaces === undefined) return undefined
  const indent = spaces.length
  const text = line.slice(indent)
  const [fence] = /^(?:`{3,}(?![^`]*`)|~{3,})/.exec(text) ?? []
  if (fence !== undefined) return { isFence: true, indent, isClosed: false, closes: closingFence(fence) }
  const block = hasHtml && htmlBlocks.find(({ opens }) => opens.test(text))
  return block
    ? { isFence: false, indent, isClosed: block.closes.test(text), closes: block.closes }
    : undefined
}

/** The line that ends fenced code that began with this sequence. */
export function closingFence(opening: string): RegExp {
  return new RegExp(`^ {0,3}${opening}${opening.charAt(0)}*[ \\t]*$`)
}

/**
 * The HTML blocks of types 1 to 5, which without their end run to the end of the page (CommonMark, "HTML blocks"). The
 * end may be on the first line.
 */
export const htmlBlocks = [
  { opens: /^<(?:pre|script|style|textarea)(?:[ \t\n>]|$)/i, closes: /<\/(?:pre|script|style|textarea)>/i },
  { opens: /^<!--/, closes: /-->/ },
  { opens: /^<\?/, closes: /\?>/ },
  { opens: /^<!\[CDATA\[/, closes: /\]\]>/ },
  { opens: /^<![a-z]/i, closes: />/ },
]

/**
 * Whether a block of HTML is of the types 1, 3, 4 and 5: its content is code, and it ends at an end mark of its own,
 * which may be in what looks like a comment.
 */
export function isRawText(block: string): boolean {
  return /^<(?:pre|script|style|textarea|\?|!\[|![a-z])/i.test(block)
}
