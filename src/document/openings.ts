/** The beginning of a block that goes on past blank lines until its own end: fenced code, and HTML of types 1 to 5. */
export interface Opening {
  isFence: boolean
  /** How many blanks are before it: up to three. */
  indent: number
  /** It ends on its first line. */
  isClosed: boolean
  /** Whether a line that follows ends it. */
  closes: (line: string) => boolean
}

/** What lines begin with. */
export const blockMarks = {
  blank: /^[ \t]*$/,
  indented: /^[ \t]/,
  listItem: /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/,
  /** Also in a list, a blockquote or both. */
  html: /^[\s>*+\-\d.)]*</,
}

const fence = /^( {0,3})(?:(`{3,})[^`]*|(~{3,}).*)$/

/**
 * The HTML blocks of types 1 to 5, which run to the end of the page without their end (CommonMark, "HTML blocks"). It
 * may stand on the first line.
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
 * which may stand in what looks like a comment.
 */
export function isRawText(block: string): boolean {
  return /^<(?:pre|script|style|textarea|\?|!\[|![a-z])/i.test(block)
}

/** The block of that kind that a line begins, if nothing else is open. */
export function openingOf(line: string): Opening | undefined {
  const [all, blanks = '', ticks, tildes] = fence.exec(line) ?? []
  if (all !== undefined) return fenceOf(blanks.length, ticks ?? tildes ?? '')
  const text = line.replace(/^ {0,3}/, '')
  const html = htmlBlocks.find(({ opens }) => opens.test(text))
  if (!html) return undefined
  const closes = (each: string) => html.closes.test(each)
  return { isFence: false, indent: line.length - text.length, isClosed: closes(text), closes }
}

/** The line that ends fenced code that began with these marks. */
export function closingFence(marks: string): RegExp {
  return new RegExp(`^ {0,3}${marks}${marks.charAt(0)}*[ \\t]*$`)
}

function fenceOf(indent: number, marks: string): Opening {
  const closing = closingFence(marks)
  return { isFence: true, indent, isClosed: false, closes: line => closing.test(line) }
}
