import type { Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { type Line, readLines } from './lines.ts'
import { lastBefore } from './source.ts'

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
  /** Whether a line may be indented as code: by four columns more than the text of the item that it is in. */
  isDeep: boolean
  /** The first and the last line of its code in fences. */
  fences: (readonly [Line, Line])[]
}

/**
 * Cuts Markdown or MDX before lines at the margin that follow a blank one where nothing is open. Where that is not
 * certain, the rest is one block. Only definitions matter to more than their own block.
 */
export function cutBlocks(text: string, syntax: 'markdown' | 'mdx'): Block[] {
  const blocks: Block[] = []
  let [start, end, words, isDeep]: [number, number, string, boolean] = [
    0,
    0,
    '',
    false,
  ]
  let fences: Block['fences'] = []
  /** Ends a block before a line. */
  const add = (next: number) => {
    words += text.slice(end, next)
    if (next > start)
      blocks.push({
        text: text.slice(start, next),
        start,
        words,
        isDeep,
        fences,
      })
    start = end = next
    ;[words, isDeep, fences] = ['', false, []]
  }
  const first = text.search(/[^ \t\n]/)
  let html: { closes: RegExp; indent: number } | undefined
  let fence: Line | undefined
  let isAfterBlank = false
  /** There may be a list in the block, which another item goes on with. */
  let mayBeList = false
  /** The item with which the block begins, as long as all that follows is in it. */
  let item: ItemStart | undefined
  /** Since the last blank line something looked like HTML, in which no other block begins. */
  let mayBeHtml = false
  const isCertain = readLines(text).every(each => {
    const { text: line, indent, isBlank } = each
    const isFence = each.code && each.code !== 'indented'
    // A line that is indented less ends a list, and what is open in it.
    if (fence && (!isFence || each.code === 'opens')) return false
    if (html && (isFence || (!isBlank && indent < html.indent))) return false
    if (!html && !fence) {
      const isTag = syntax === 'mdx' && tag.test(line)
      const isFirst =
        isTag ||
        (isAfterBlank && each.start > first && beginsBlock(line, mayBeList))
      const next =
        isFirst || item || each.start === first ? itemOf(line) : undefined
      if (isFirst || (next && next.marker === item?.marker)) {
        add(each.start)
        mayBeList = false
        item = next
      } else if (each.start === first) item = next
      else if (item && !isBlank && indent < item.width) item = undefined
      isDeep ||= !isBlank && indent > (item?.width ?? 0) + 3
      mayBeList ||= /^[\s>]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/.test(line)
      if (mayBeHtml && each.code === 'opens') return false
      if (each.code === 'opens') fence = each
      else if (isBlank) mayBeHtml = false
      else if (syntax === 'markdown' && line.includes('<')) {
        const trimmed = line.trimStart()
        const block =
          indent < 4
            ? endlessHtml.find(({ opens }) => opens.test(trimmed))
            : undefined
        if (block && !block.closes.test(trimmed)) {
          if (mayBeHtml) return false
          html = { closes: block.closes, indent }
        }
        // Also in a list, a blockquote or both.
        mayBeHtml ||= /^[\s>*+\-\d.)]*</.test(line)
      }
    } else if (html?.closes.test(line)) html = undefined
    if (fence && each.code === 'closes') {
      words += text.slice(end, fence.start)
      end = Math.min(each.end + 1, text.length)
      fences.push([fence, each])
      fence = undefined
      mayBeHtml = false
    }
    isAfterBlank = isBlank || (syntax === 'mdx' && tag.test(line))
    return true
  })
  if (!isCertain) [end, words, isDeep, fences] = [start, '', true, []]
  add(text.length)
  return blocks
}

interface ItemStart {
  /** The character that all items of its list have in common. */
  marker: string
  /** The column in which its content begins. */
  width: number
}

/** The item of a list that a line at the margin begins. */
function itemOf(line: string): ItemStart | undefined {
  const [before, marker] =
    /^(?![-*][-* ]*$)(?:\d{1,9}(?=[.)]))?([-+*.)]) {1,4}(?=\S)/.exec(line) ?? []
  return marker === undefined ? undefined : { marker, width: before!.length }
}

/** A tag of MDX that is all of a line. */
const tag = /^<\/?[\w.]*(?: [^<>{}]*)?\/?>[ \t]*$/

// What is indented may belong to a list, a footnote or code. micromark drops a byte order mark where a text begins, and
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
const endlessHtml = [
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

/** What a parser need not read: blocks, in the place of which it reads a rule, or the content of a code block. */
interface Cut {
  start: number
  end: number
  /** Where the rule or the code block begins. */
  node: number
  /** The value of the code block. */
  code?: string
}

/** The content of a fence that is indented by spaces alone, and no less than the fence. */
function contentOf(text: string, opening: Line, closing: Line): Cut[] {
  const { 0: blanks } = /^ */.exec(opening.text)!
  const lines = text
    .slice(opening.end + 1, Math.max(opening.end, closing.start - 1))
    .split('\n')
  // In MDX a fence may end with one that is indented more.
  const isInside = (line: string) =>
    !/`{3}|~{3}/.test(line) && (line.startsWith(blanks) || line.trim() === '')
  if (
    !/^(?:`{3}|~{3})/.test(opening.text.slice(blanks.length)) ||
    !lines.every(isInside)
  )
    return []
  const code = lines.map(line => line.slice(blanks.length)).join('\n')
  return [
    {
      start: opening.end + 1,
      end: closing.start,
      node: opening.start + blanks.length,
      code,
    },
  ]
}

/** How much greater offsets and lines are in the whole text, from an offset on in what is parsed of it. */
interface Shift {
  start: number
  offset: number
  lines: number
}

/**
 * The tree of a text of which only some blocks are parsed, without the content of their code, with the places that nodes
 * have in the whole text; a rule is in the place of the others, one for several in a row. Undefined where something cut comes
 * out as anything else than a rule or code, so that something began before it and goes on after it.
 */
export function parseBlocks(
  text: string,
  blocks: readonly Block[],
  isWanted: (block: Block, index: number) => boolean,
  parse: (text: string) => Root,
): Root | undefined {
  const cuts: Cut[] = []
  let others: Cut | undefined
  for (const [index, block] of blocks.entries()) {
    const end = block.start + block.text.trimEnd().length
    if (isWanted(block, index)) {
      cuts.push(
        ...block.fences.flatMap(([opening, closing]) =>
          contentOf(text, opening, closing),
        ),
      )
      others = undefined
    } else if (others) others.end = end
    else {
      others = { start: block.start, end, node: block.start }
      cuts.push(others)
    }
  }
  if (others?.start === 0) return { type: 'root', children: [] }
  const shifts: Shift[] = [{ start: 0, offset: 0, lines: 0 }]
  let [short, end, lines] = ['', 0, 0]
  for (const cut of cuts) {
    short += text.slice(end, cut.start) + (cut.node === cut.start ? RULE : '')
    end = cut.end
    lines += text.slice(cut.start, end).split('\n').length - 1
    shifts.push({ start: short.length, offset: end - short.length, lines })
  }
  const tree = parse(short + text.slice(end))
  const nodes = new Map(cuts.map(cut => [cut.node, cut]))
  if (cuts.length > 0)
    for (const node of tree.children) move(node, shifts, nodes)
  return nodes.size === 0 ? tree : undefined
}

function move(
  node: RootContent,
  shifts: readonly Shift[],
  nodes: Map<number, Cut>,
): void {
  const { start, end } = node.position!
  // Some nodes share a point with others.
  node.position = { start: moved(start, shifts), end: moved(end, shifts) }
  if (node.type === 'code')
    node.value = nodes.get(node.position.start.offset!)?.code ?? node.value
  if (node.type === 'thematicBreak' || node.type === 'code')
    nodes.delete(node.position.start.offset!)
  if ('children' in node)
    for (const child of node.children) move(child, shifts, nodes)
}

function moved(
  { line, column, offset = 0 }: Point,
  shifts: readonly Shift[],
): Point {
  const shift = lastBefore(shifts, offset)!
  return { line: line + shift.lines, column, offset: offset + shift.offset }
}
