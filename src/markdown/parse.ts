import type { Nodes, Parents, Root, RootContent } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Extension as MicromarkExtension } from 'micromark-util-types'
import type { DefaultTreeAdapterMap } from 'parse5'
import type { Processor } from 'unified'
import type { Point } from 'unist'
import { type Line, lastBefore, readLines } from './source.ts'

/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
export function gfm(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push(...gfmExtensions())
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(...gfmFromMarkdown())
}

/** The extensions of the tokenizer for that syntax. */
export function gfmExtensions(): MicromarkExtension[] {
  return [gfmTable(), gfmFootnote(), gfmStrikethrough()]
}

/** The extensions that make nodes of those tokens. */
export function gfmFromMarkdown(): Extension[] {
  return [
    gfmTableFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
  ]
}

/** Whether a text may have that syntax: may be wrongly true, but never wrongly false. */
export function mayBeGfm(text: string): boolean {
  if (text.includes('[^') || text.indexOf('~') < text.lastIndexOf('~'))
    return true
  if (!/[|:]/.test(text)) return false
  // The row below the head of a table, also in lists and quotes.
  const rows = text.match(/^[ \t>*+\d.)|:-]+$/gm) ?? []
  return rows.some(row => /[|:]/.test(row) && row.includes('-'))
}

/** The offsets of a destination in the source of its node, without the `<>` that may be around it. */
interface Destination {
  start: number
  end: number
}

declare module 'mdast' {
  interface LinkData {
    destination?: Destination
  }
  interface ImageData {
    destination?: Destination
  }
  interface DefinitionData {
    destination?: Destination
  }
}

/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
export function destinations(this: Processor): void {
  const data = this.data()
  const extension = {
    exit: {
      resourceDestinationString: keep,
      definitionDestinationString: keep,
    },
  }
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(extension)
}

// Does what mdast-util-from-markdown does at these tokens, and keeps the place.
function keep(this: CompileContext, token: Token): undefined {
  const url = this.resume()
  const node = this.stack.at(-1)
  if (
    node?.type !== 'link' &&
    node?.type !== 'image' &&
    node?.type !== 'definition'
  )
    return
  node.url = url
  const from = node.position!.start.offset!
  node.data = {
    destination: {
      start: token.start.offset - from,
      end: token.end.offset - from,
    },
  }
}

/** Calls `see` for everything in a node, in the order of the source: unist-util-visit, in a tenth of its time. */
export function walk(parent: Parents, see: (node: Nodes) => void): void {
  for (const node of parent.children) {
    see(node)
    if ('children' in node) walk(node, see)
  }
}

export type HtmlElement = DefaultTreeAdapterMap['element']
/** A node of HTML in Markdown. */
export type HtmlNode = DefaultTreeAdapterMap['childNode']

/** The elements in a piece of HTML, in the order of their tags. */
export function elementsIn({
  childNodes,
}: {
  childNodes: readonly HtmlNode[]
}): HtmlElement[] {
  const elements = childNodes.filter(node => 'tagName' in node)
  return elements.flatMap(element => {
    // A template has its children in its content.
    if ('content' in element) return [element, ...elementsIn(element.content)]
    return [element, ...elementsIn(element)]
  })
}

/** The text in a piece of HTML, on lines as written and as `br` breaks them. */
export function htmlText(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (node.nodeName === 'br') return '\n'
  if (!('childNodes' in node)) return ''
  return node.childNodes.map(htmlText).join('')
}

// Nearly all that a page costs is parsing, and in most pages less than a fifth of the text can matter. So a page is cut
// into its top-level blocks and only some of them are parsed: a full push of 3,000 Markdown pages is more than three times
// as fast. A property of the tests holds that a page makes the same document as when all of it is parsed.

/** A part of a text that parses by itself as it does in its place. */
export interface Block {
  text: string
  /** Its offset in the whole text. */
  start: number
  /** Its text without code in fences. */
  words: string
  /** Whether a line may be indented as code: by four columns or more. */
  isDeep: boolean
}

/**
 * Cuts Markdown or MDX before lines at the margin that follow a blank one where nothing is open. Where that is not
 * certain, the rest is one block. Only definitions matter to more than their own block.
 */
export function splitBlocks(text: string, syntax: 'markdown' | 'mdx'): Block[] {
  const reader = new BlockReader(text, syntax)
  for (const line of readLines(text)) {
    if (reader.read(line)) continue
    reader.joinRest()
    break
  }
  return reader.end()
}

/** The block that is being read: where it ends shows only at the line that begins the next. */
interface OpenBlock extends Omit<Block, 'text'> {
  /** Up to where `words` are gathered. */
  wordsEnd: number
  /** There may be a list in the block, which another item goes on with. */
  mayBeList: boolean
}

class BlockReader {
  readonly #text: string
  readonly #isMdx: boolean
  /** The offset of the first character that is not white space. */
  readonly #first: number
  readonly #blocks: Block[] = []
  #block = openBlock(0)
  /** The first line of the fence that is open. */
  #fence: Line | undefined
  /** Since the last blank line something looked like HTML, in which no other block begins. */
  #mayBeHtml = false
  #isAfterBlank = false

  constructor(text: string, syntax: 'markdown' | 'mdx') {
    this.#text = text
    this.#isMdx = syntax === 'mdx'
    this.#first = text.search(/[^ \t\n]/)
  }

  /** Reads the next line. False where it is not certain what the line is part of. */
  read(line: Line): boolean {
    const isTag = this.#isMdx && TAG.test(line.text)
    if (!this.#readLine(line, isTag)) return false
    this.#isAfterBlank = line.isBlank || isTag
    return true
  }

  #readLine(line: Line, isTag: boolean): boolean {
    if (this.#fence) return this.#readInFence(line, this.#fence)
    this.#beginBlock(line, isTag)
    if (!line.isBlank && line.indent > 3) this.#block.isDeep = true
    if (LIST_ITEM.test(line.text)) this.#block.mayBeList = true
    if (line.code === 'opens') return this.#openFence(line)
    if (line.isBlank) {
      this.#mayBeHtml = false
      return true
    }
    return this.#isMdx || this.#openHtml(line)
  }

  #readInFence(line: Line, opening: Line): boolean {
    const isInFence = line.code === 'within' || line.code === 'closes'
    // A line that is indented less ended the list, and the fence in it.
    if (!isInFence) return false
    if (line.code === 'within') return true
    const block = this.#block
    block.words += this.#text.slice(block.wordsEnd, opening.start)
    block.wordsEnd = Math.min(line.end + 1, this.#text.length)
    this.#fence = undefined
    this.#mayBeHtml = false
    return true
  }

  /** Begins another block where the line cannot be part of the one before. */
  #beginBlock(line: Line, isTag: boolean): void {
    const isBorder =
      this.#isAfterBlank &&
      line.start > this.#first &&
      beginsBlock(line.text, this.#block.mayBeList)
    if (isTag || isBorder) this.#endBlock(line.start)
  }

  #openFence(line: Line): boolean {
    if (this.#mayBeHtml) return false
    this.#fence = line
    return true
  }

  /** HTML that may go on after a blank line goes on to the end of the text. */
  #openHtml({ text }: Line): boolean {
    if (!text.includes('<')) return true
    const trimmed = text.trimStart()
    const kind = ENDLESS_HTML.find(({ opens }) => opens.test(trimmed))
    if (kind && !kind.closes.test(trimmed)) return false
    // Also in a list, a blockquote or both.
    if (/^[\s>*+\-\d.)]*</.test(text)) this.#mayBeHtml = true
    return true
  }

  #endBlock(end: number): void {
    const { start, words, wordsEnd, isDeep } = this.#block
    if (end > start)
      this.#blocks.push({
        text: this.#text.slice(start, end),
        start,
        words: words + this.#text.slice(wordsEnd, end),
        isDeep,
      })
    this.#block = openBlock(end)
  }

  /** Takes all from the beginning of the open block on for one, of which nothing is known. */
  joinRest(): void {
    this.#block = { ...openBlock(this.#block.start), isDeep: true }
  }

  end(): Block[] {
    this.#endBlock(this.#text.length)
    return this.#blocks
  }
}

function openBlock(start: number): OpenBlock {
  return {
    start,
    words: '',
    wordsEnd: start,
    isDeep: false,
    mayBeList: false,
  }
}

/** A line that begins an item, also in a blockquote. */
const LIST_ITEM = /^[\s>]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/

/** A tag of MDX that is all of a line. */
const TAG = /^<\/?[\w.]*(?: [^<>{}]*)?\/?>[ \t]*$/

// An indented line may belong to a list, a footnote or code. micromark drops a byte order mark where a text begins, and
// after indented code it takes for items only what may interrupt a paragraph.
function beginsBlock(line: string, mayBeList: boolean): boolean {
  if (/^(?:[ \t\uFEFF]|$)/.test(line)) return false
  return (
    !/^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line) ||
    (!mayBeList && /^(?:[-+*]|1[.)])[ \t]+\S/.test(line))
  )
}

/**
 * The HTML blocks of types 1 to 5, which without their end run to the end of the page (CommonMark, "HTML blocks"). The
 * end may be on the first line.
 */
const ENDLESS_HTML = [
  {
    opens: /^<(?:pre|script|style|textarea)(?:[ \t\n>]|$)/i,
    closes: /<\/(?:pre|script|style|textarea)>/i,
  },
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

/** A thematic break, not of asterisks: the parser would try the first of them as a list marker. */
const RULE = '___'

/** Blocks that the parser does not read, where it reads a rule instead. */
interface Gap {
  start: number
  end: number
}

/** How much greater offsets and lines are in the whole text, from an offset on in what is parsed of it. */
interface Shift {
  start: number
  offset: number
  lines: number
}

/**
 * The tree of a text of which only some blocks are parsed, with the places that nodes have in the whole text; a rule is in the
 * place of the others, one for several in a row. Undefined where a rule comes out as anything else, so that something began
 * before it and goes on after it.
 */
export function parseBlocks(
  text: string,
  blocks: readonly Block[],
  isWanted: (block: Block, index: number) => boolean,
  parse: (text: string) => Root,
): Root | undefined {
  const wanted = new Set(blocks.filter(isWanted))
  if (wanted.size === 0) return { type: 'root', children: [] }
  const gaps = gapsBetween(blocks, wanted)
  const { short, shifts } = withoutGaps(text, gaps)
  const tree = parse(short)
  if (gaps.length === 0) return tree
  const missing = new Set(gaps.map(gap => gap.start))
  for (const node of tree.children) move(node, shifts, missing)
  if (missing.size > 0) return undefined
  return tree
}

function gapsBetween(
  blocks: readonly Block[],
  wanted: ReadonlySet<Block>,
): Gap[] {
  const gaps: Gap[] = []
  let gap: Gap | undefined
  for (const block of blocks) {
    if (wanted.has(block)) {
      gap = undefined
      continue
    }
    const end = block.start + block.text.trimEnd().length
    if (gap) {
      gap.end = end
    } else {
      gap = { start: block.start, end }
      gaps.push(gap)
    }
  }
  return gaps
}

function withoutGaps(
  text: string,
  gaps: readonly Gap[],
): { short: string; shifts: Shift[] } {
  const shifts: Shift[] = [{ start: 0, offset: 0, lines: 0 }]
  let short = ''
  let end = 0
  let lines = 0
  for (const gap of gaps) {
    short += text.slice(end, gap.start) + RULE
    end = gap.end
    lines += text.slice(gap.start, end).split('\n').length - 1
    shifts.push({ start: short.length, offset: end - short.length, lines })
  }
  return { short: short + text.slice(end), shifts }
}

function move(
  node: RootContent,
  shifts: readonly Shift[],
  missing: Set<number>,
): void {
  const { start, end } = node.position!
  // Some nodes share a point with others.
  node.position = { start: moved(start, shifts), end: moved(end, shifts) }
  if (node.type === 'thematicBreak') missing.delete(node.position.start.offset!)
  if ('children' in node)
    for (const child of node.children) move(child, shifts, missing)
}

function moved(
  { line, column, offset = 0 }: Point,
  shifts: readonly Shift[],
): Point {
  const shift = lastBefore(shifts, offset)!
  return { line: line + shift.lines, column, offset: offset + shift.offset }
}
