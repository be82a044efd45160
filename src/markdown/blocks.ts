/** A part of a text that parses by itself as it does in its place. */
export interface Piece {
  text: string
  /** Its offset in the whole text. */
  start: number
  /** Fenced code and blank lines after it, and nothing else. */
  isCode: boolean
}

/**
 * Cuts Markdown between top-level blocks and items: before a line at the margin that follows a blank one or begins the next
 * item, where nothing can be open but a block that was seen to open at the top level and not to close. Where that is not
 * certain, the rest is one piece. Only definitions matter to more than their own piece.
 *
 * @param syntax in MDX, HTML begins no blocks, and a tag on a line of its own is one.
 * @param from the offset of the first piece.
 */
export function cutPieces(text: string, syntax: 'markdown' | 'mdx' = 'markdown', from = 0): Piece[] {
  const cutter = new Cutter(text, syntax === 'mdx', from)
  for (let start = from; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (!cutter.read(text.slice(start, end), start)) break
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
  readonly #isMdx: boolean
  readonly #pieces: Piece[] = []
  #start: number
  #isCode = false
  #open: Open | undefined
  /** No text was read so far. */
  #isEmpty = true
  #isAfterBlank = true
  /** The list of which the piece is an item. */
  #list: List | undefined
  /** Since the last blank line something looked like HTML, in which no other block begins. */
  #mayBeHtml = false

  constructor(text: string, isMdx: boolean, start: number) {
    this.#text = text
    this.#isMdx = isMdx
    this.#start = start
  }

  /** Returns false where it is not certain which block a line belongs to. */
  read(line: string, start: number): boolean {
    const isBlank = blank.test(line)
    if (this.#open) return this.#readInside(this.#open, line, isBlank)
    if (isBlank) {
      this.#isAfterBlank = true
      this.#mayBeHtml = false
      return true
    }
    const isTag = this.#isMdx && tag.test(line)
    const list = listOf(line)
    const isFirst = this.#isEmpty || isTag || this.#beginsBlock(line, list)
    if (isFirst && !this.#isEmpty) this.#cut(start)
    if (isFirst) this.#list = list
    else if (this.#list ? line.search(/\S/) < this.#list.width : list) this.#list = uncertain
    const opening = openingOf(line, this.#isMdx)
    this.#isCode = isFirst && opening?.isFence === true
    const isCertain = opening === undefined || this.#enter(opening, isFirst)
    this.#mayBeHtml ||= !this.#isMdx && html.test(line)
    this.#isAfterBlank = isTag
    this.#isEmpty = false
    return isCertain
  }

  finish(): Piece[] {
    this.#isCode = false
    if (this.#text.length > this.#start) this.#cut(this.#text.length)
    return this.#pieces
  }

  #cut(end: number): void {
    const text = this.#text.slice(this.#start, end)
    this.#pieces.push({ text, start: this.#start, isCode: this.#isCode })
    this.#start = end
  }

  // After a blank line a footnote and indented code can only go on further in, a list also with another item. micromark
  // drops a byte order mark where a text begins, and after indented code it takes for items only what may interrupt a
  // paragraph.
  #beginsBlock(line: string, list: List | undefined): boolean {
    if (/^[ \t\uFEFF]/.test(line) || list === uncertain) return false
    if (this.#list && list) return list.marker === this.#list.marker
    return this.#isAfterBlank && (!list || /^1?\D/.test(line))
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

/** The character that its list markers have in common, and how many columns are before the text of its first item. */
interface List {
  marker: string
  width: number
}

/** There may be a list, or there was one. */
const uncertain: List = { marker: '', width: 0 }

/** The list to which a line belongs if it is the first of an item. */
function listOf(line: string): List | undefined {
  if (!/^ {0,3}(?:\d{1,9}[.)]|[-+*])(?:[ \t]|$)/.test(line)) return undefined
  const [before, marker] = listMarker.exec(line) ?? []
  return marker === undefined ? uncertain : { marker, width: before!.length }
}

/** The list marker at the margin, and the blanks between it and the text of its item. */
export const listMarker = /^(?![-* ]+(?:\n|$))(?:\d{1,9}(?=[.)])|(?=[-+*]))([-+*.)]) {1,4}(?=\S)/

/** A tag of MDX that is all of a line. */
const tag = /^<\/?[\w.]*(?: [^<>{}]*)?\/?>[ \t]*$/

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
function openingOf(line: string, isMdx: boolean): Opening | undefined {
  const [spaces] = /^ {0,3}(?=[`~<])/.exec(line) ?? []
  if (spaces === undefined) return undefined
  const indent = spaces.length
  const text = line.slice(indent)
  const [fence] = /^(?:`{3,}(?![^`]*`)|~{3,})/.exec(text) ?? []
  if (fence !== undefined) return { isFence: true, indent, isClosed: false, closes: closingFence(fence) }
  const block = isMdx ? undefined : htmlBlocks.find(({ opens }) => opens.test(text))
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
