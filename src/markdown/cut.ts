import type { Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { linesOf } from './lines.ts'
import { lastBefore } from './source.ts'

// Nearly all that a page costs is parsing, and in most pages less than a fifth of the text can matter. So a page is cut
// into its top-level blocks and only some of them are parsed: a full push of 3,000 Markdown pages is more than three times
// as fast. A property of the tests holds that a page makes the same document as when all of it is parsed.

/** A part of a text that parses by itself as it does in its place. */
export interface Block {
  text: string
  /** Its offset in the whole text. */
  start: number
  /** Its text without code in fences at the margin. */
  words: string
}

/**
 * Cuts Markdown or MDX before lines at the margin that follow a blank one where nothing is open. Where that is not
 * certain, the rest is one block. Only definitions matter to more than their own block.
 */
export function cutBlocks(text: string, syntax: 'markdown' | 'mdx'): Block[] {
  const blocks: Block[] = []
  let [start, words] = [0, '']
  const add = (end: number) => {
    if (end > start) blocks.push({ text: text.slice(start, end), start, words })
    start = end
    words = ''
  }
  const first = text.search(/[^ \t\n]/)
  let html: { closes: RegExp; indent: number } | undefined
  let fence: { isAtMargin: boolean } | undefined
  let isAfterBlank = false
  /** There may be a list in the block, which another item goes on with. */
  let mayBeList = false
  /** Since the last blank line something looked like HTML, in which no other block begins. */
  let mayBeHtml = false
  const isCertain = linesOf({ text }).every(({ text: line, start, indent, isBlank, code }) => {
    const isFence = code === 'opens' || code === 'within' || code === 'closes'
    // A line that is indented less ends a list, and what is open in it.
    if (fence && (!isFence || code === 'opens')) return false
    if (html && (isFence || (!isBlank && indent < html.indent))) return false
    if (!html && !fence) {
      const isTag = syntax === 'mdx' && tag.test(line)
      if ((isAfterBlank && start > first && beginsBlock(line, mayBeList)) || isTag) {
        add(start)
        mayBeList = false
      }
      mayBeList ||= /^[\s>]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/.test(line)
      if (mayBeHtml && code === 'opens') return false
      if (code === 'opens') fence = { isAtMargin: indent === 0 }
      else if (syntax === 'markdown') {
        const trimmed = line.trimStart()
        const block = indent < 4 ? htmlBlocks.find(({ opens }) => opens.test(trimmed)) : undefined
        if (block && !block.closes.test(trimmed)) {
          if (mayBeHtml) return false
          html = { closes: block.closes, indent }
        }
        // Also in a list, a blockquote or both.
        mayBeHtml = !isBlank && (mayBeHtml || /^[\s>*+\-\d.)]*</.test(line))
      }
    } else if (html?.closes.test(line)) html = undefined
    if (!fence?.isAtMargin) words += `${line}\n`
    if (code === 'closes') {
      fence = undefined
      mayBeHtml = false
    }
    isAfterBlank = isBlank || (syntax === 'mdx' && tag.test(line))
    return true
  })
  if (!isCertain) words = text.slice(start)
  add(text.length)
  return blocks
}

/** A tag of MDX that is all of a line. */
const tag = /^<\/?[\w.]*(?: [^<>{}]*)?\/?>[ \t]*$/

// What is indented may belong to a list, a footnote or code. micromark drops a byte order mark where a text begins, and
// after indented code it takes for items only what may interrupt a paragraph.
function beginsBlock(line: string, mayBeList: boolean): boolean {
  if (/^(?:[ \t\uFEFF]|$)/.test(line)) return false
  return (
    !/^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line) || (!mayBeList && /^(?:[-+*]|1[.)])[ \t]+\S/.test(line))
  )
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

/** A thematic break, not of asterisks: the parser would try the first of them as a list marker. */
const RULE = '___'

/** How much greater offsets and lines are in the whole text, from an offset on in what is parsed of it. */
interface Shift {
  start: number
  offset: number
  lines: number
}

/**
 * The tree of a text of which only some blocks are parsed, with the places that nodes have in the whole text; a rule is in
 * the place of the others, one for several in a row. Undefined where one of these is parsed as anything else, so that
 * something began before it and goes on after it.
 */
export function parseBlocks(
  text: string,
  blocks: readonly Block[],
  isWanted: (block: Block, index: number) => boolean,
  parse: (text: string) => Root,
): Root | undefined {
  const shifts: Shift[] = [{ start: 0, offset: 0, lines: 0 }]
  const rules = new Set<number>()
  let [short, end, lines] = ['', 0, 0]
  const wanted = blocks.map(isWanted)
  for (const [index, block] of blocks.entries()) {
    if (wanted[index]) continue
    if (index === 0 || wanted[index - 1]) {
      short += `${text.slice(end, block.start)}${RULE}`
      rules.add(block.start)
      end = block.start
    }
    const next = block.start + block.text.trimEnd().length
    lines += text.slice(end, next).split('\n').length - 1
    end = next
    if (index === blocks.length - 1 || wanted[index + 1])
      shifts.push({ start: short.length, offset: end - short.length, lines })
  }
  if (wanted.every(each => !each)) return { type: 'root', children: [] }
  const tree = parse(short + text.slice(end))
  if (rules.size > 0) for (const node of tree.children) move(node, shifts, rules)
  return rules.size === 0 ? tree : undefined
}

function move(node: RootContent, shifts: readonly Shift[], rules: Set<number>): void {
  const { start, end } = node.position!
  // Some nodes share a point with others.
  node.position = { start: moved(start, shifts), end: moved(end, shifts) }
  if (node.type === 'thematicBreak') rules.delete(node.position.start.offset!)
  if ('children' in node) for (const child of node.children) move(child, shifts, rules)
}

function moved({ line, column, offset = 0 }: Point, shifts: readonly Shift[]): Point {
  const shift = lastBefore(shifts, offset)!
  return { line: line + shift.lines, column, offset: offset + shift.offset }
}
