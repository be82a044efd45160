import type {
  Blockquote,
  FootnoteDefinition,
  ListItem,
  Nodes,
  Parents,
  Root,
  RootContent,
} from 'mdast'
import type { Node } from 'unist'
import {
  destination,
  escaped,
  fenceFor,
  indented,
  insertedText,
  marginOf,
  marker,
  type Source,
  sourceOf,
  subSource,
  withoutMargins,
} from '../../markdown/source.ts'

// MDX changes the structure of a page, and a printer of whole trees would write all of it in its own way, escapes and marks
// of lists included. This one prints what was replaced and slices the rest out of the source, so that a body is its author's
// text: a page that needs no change costs no printing at all.

declare module 'mdast' {
  interface HtmlData {
    /** The text of another file, which is printed in place of the value. */
    source?: Source
  }
}

/** The nodes of a tree with the children that they had when they were parsed. */
type Parsed = Map<Node, readonly Nodes[]>

/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
export function remember(node: Nodes, parsed: Parsed = new Map()): Parsed {
  const children = [...childrenOf(node)]
  parsed.set(node, children)
  for (const child of children) remember(child, parsed)
  return parsed
}

function childrenOf(node: Nodes): readonly Nodes[] {
  if ('children' in node) return node.children
  return []
}

/**
 * Markdown of a tree in which a plugin has replaced nodes by others, at the positions of what they stand for. A node in
 * which nothing was replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
export function compile(tree: Root, source: Source, parsed: Parsed): Source {
  const printer = new Printer(source, parsed)
  if (!printer.mark(tree, false)) return source
  return sourceOf([printer.row(tree.children), insertedText('', source, 0)])
}

class Printer {
  readonly #source: Source
  readonly #parsed: Parsed
  /** The nodes that are printed, since nothing in the source is the same. */
  readonly #changed = new Set<Node>()
  /** The place of the next printed text: that of the node that it replaces, or else of the text before it. */
  #at = 0
  /** The end of the last slice, unless printed text follows it. */
  #end = Number.NaN

  constructor(source: Source, parsed: Parsed) {
    this.#source = source
    this.#parsed = parsed
  }

  /**
   * Notes the nodes that are new or have something in them that is, or that is so deep in its container that Markdown
   * would take it for code. Returns whether what the node is in has changed with it.
   */
  mark(node: Nodes, isDeep: boolean): boolean {
    const before = this.#parsed.get(node)
    const children = childrenOf(node)
    let isChanged = before?.length !== children.length
    children.forEach((child, index) => {
      isChanged =
        this.mark(child, this.#isDeep(node as Parents, index)) ||
        child !== before?.[index] ||
        isChanged
    })
    if (isChanged) this.#changed.add(node)
    return isChanged || isDeep
  }

  /** Whether there are four columns more before a block than before the first of its container, or before that one. */
  #isDeep(parent: Parents, index: number): boolean {
    const node = parent.children[index]!
    if (!containerTypes.has(parent.type) || !this.#parsed.has(node))
      return false
    const { width } = marginOf(this.#source.text, startOf(node))
    if (parent.type === 'root') {
      if (isBelowDefinition(parent, index)) return false
      return width > 3
    }
    const first = parent.children[0]!
    if (node === first) {
      const maxBlanks = parent.type === 'blockquote' ? 3 : 4
      return width - this.#endOfMark(parent, first) > maxBlanks
    }
    if (isBelowDefinition(parent, index)) return false
    return width > marginOf(this.#source.text, startOf(first)).width + 3
  }

  /** The column after the mark that a container begins with. */
  #endOfMark(container: Parents, first: Nodes): number {
    const { text } = this.#source
    const start = startOf(container)
    const mark = text.slice(start, startOf(first)).trimEnd()
    return marginOf(text, start + mark.length).width
  }

  /** Prints the blocks of a container. */
  row(nodes: readonly RootContent[]): Source {
    const parts: Source[] = []
    let before: RootContent | undefined
    for (const node of nodes) {
      const content = this.#block(node)
      if (content.text.trim() === '') continue
      const above = parts.at(-1)
      if (before && above)
        parts.push(
          this.#inserted(this.#between(before, node, above.text, content.text))
            .source,
        )
      parts.push(content)
      before = node
    }
    return sourceOf(parts)
  }

  /** The lines between two blocks: as in the source, if these are neighbours there; else a blank line. */
  #between(
    before: RootContent,
    after: RootContent,
    above: string,
    below: string,
  ): string {
    if (this.#parsed.has(before) && this.#parsed.has(after)) {
      const gap = this.#source.text.slice(this.#endOf(before), startOf(after))
      if (gap.includes('\n') && /^[\s>]*$/.test(gap))
        return gap.replace(/[^\n]/g, '')
    }
    const mayBeList = /^(?:list|html|thematicBreak)$/.test(before.type)
    if (mayBeList && endsInList(above) && beginsWithItem.test(below))
      return `\n\n${marker}\n\n`
    return '\n\n'
  }

  #block(node: RootContent): Source {
    if (!this.#changed.has(node)) return this.#original(node).source
    this.#at = node.position?.start.offset ?? this.#at
    switch (node.type) {
      case 'list':
        return this.row(node.children)
      case 'listItem':
      case 'blockquote':
      case 'footnoteDefinition':
        return this.#inside(node)
      case 'paragraph':
        return joinedSources(this.#phrases(node.children), true)
      case 'code': {
        const info = [node.lang, node.meta].filter(Boolean).join(' ')
        const fence = fenceFor(node.value, info)
        return this.#inserted(`${fence}${info}\n${node.value}\n${fence}`).source
      }
      default:
        return joinedSources(this.#phrase(node), false)
    }
  }

  /** Prints a container with the mark that it has in the source. */
  #inside(node: ListItem | Blockquote | FootnoteDefinition): Source {
    const inside = this.row(node.children)
    const mark = this.#markOf(node)
    const first = this.#inserted(firstWords(mark, inside.text)).source
    const others = otherMarks[node.type] ?? ' '.repeat(mark.length)
    return indented(sourceOf([first, inside]), mark, others)
  }

  #markOf(node: ListItem | Blockquote | FootnoteDefinition): string {
    const first = this.#parsed.get(node)![0]!
    const mark = this.#source.text.slice(startOf(node), startOf(first))
    if (/^\S+ {1,4}$/.test(mark)) return mark
    // Five spaces after a marker start indented code: write one.
    return `${mark.trimEnd()} `
  }

  #phrases(nodes: readonly RootContent[]): InlineChunk[] {
    return nodes.flatMap(node => this.#phrase(node))
  }

  #phrase(node: RootContent): InlineChunk[] {
    if (!this.#changed.has(node)) return [this.#original(node)]
    this.#at = node.position?.start.offset ?? this.#at
    if (this.#parsed.has(node) && 'children' in node)
      return this.#withChildren(node)
    switch (node.type) {
      case 'text':
        return [this.#inserted(escaped(node.value))]
      case 'html':
        if (node.data?.source)
          return [{ source: node.data.source, isSeam: true }]
        return [this.#inserted(node.value)]
      case 'image': {
        const alt = escaped(node.alt ?? '')
        return [this.#inserted(`![${alt}](${destination(node.url)})`)]
      }
      case 'link':
        return this.#enclosed('[', node.children, `](${destination(node.url)})`)
      case 'heading':
        return this.#enclosed(`${'#'.repeat(node.depth)} `, node.children, '')
      case 'strong':
        return this.#enclosed('**', node.children, '**')
      default:
        throw new Error(`a new node of type "${node.type}" cannot be printed`)
    }
  }

  #enclosed(
    first: string,
    nodes: readonly RootContent[],
    last: string,
  ): InlineChunk[] {
    return [
      this.#inserted(first),
      ...this.#phrases(nodes),
      this.#inserted(last),
    ]
  }

  /** Prints children that have changed between the marks of their parent, and between those of the rows of a table. */
  #withChildren(node: Parents): InlineChunk[] {
    const before = this.#parsed.get(node)!
    const chunks = [this.#textBetween(startOf(node), startOf(before[0]!))]
    for (const [index, child] of node.children.entries()) {
      const isOtherRow = node.type === 'table' && index > 0
      if (isOtherRow)
        chunks.push(
          this.#textBetween(this.#endOf(before[index - 1]!), startOf(child)),
        )
      chunks.push(...this.#phrases([child]))
    }
    chunks.push(
      this.#textBetween(this.#endOf(before.at(-1)!), this.#endOf(node)),
    )
    return chunks
  }

  /** Slices a node out of the source. */
  #original(node: RootContent): InlineChunk {
    return this.#textBetween(startOf(node), this.#endOf(node))
  }

  #textBetween(start: number, end: number): InlineChunk {
    const { text } = this.#source
    // The next line begins after the marks of its containers.
    const follows =
      this.#end <= start &&
      /^(?:.|\n[ \t>]*)$/.test(text.slice(this.#end - 1, start))
    this.#at = end
    if (end > start) this.#end = end
    const source = withoutMargins(this.#source, start, end)
    return { source, isSeam: !follows }
  }

  #inserted(text: string): InlineChunk {
    this.#end = Number.NaN
    const source = insertedText(text, this.#source, this.#at)
    return { source, isSeam: true }
  }

  // A list in a quote ends after the blank line that follows it.
  #endOf(node: Nodes): number {
    if (node.type === 'list' || node.type === 'listItem') {
      const last = this.#parsed.get(node)?.at(-1)
      if (last) return this.#endOf(last)
    }
    return node.position?.end.offset ?? 0
  }
}

/** Whether a definition is on the line above a block. No indented code begins there: it is in the definition's paragraph. */
function isBelowDefinition(parent: Parents, index: number): boolean {
  const above = parent.children[index - 1]
  if (above?.type !== 'definition') return false
  const { line } = above.position!.end
  return line + 1 === parent.children[index]!.position!.start.line
}

/** The marks of the lines after the first; those of an item are as wide as its own. */
const otherMarks: Readonly<Record<string, string>> = {
  blockquote: '> ',
  footnoteDefinition: '    ',
}

/** The text between the mark of a container and its content that keeps them apart. */
function firstWords(mark: string, inside: string): string {
  // Below a paragraph a mark alone would make a heading of it.
  if (inside === '') return marker
  // Before a rule the mark may be a part of that.
  const isRule = /^([-*])(?:[ \t]*\1){2,}[ \t]*(?:\n|$)/.test(mark + inside)
  if (isRule) return `${marker}\n`
  return ''
}

const containerTypes = new Set([
  'root',
  'list',
  'listItem',
  'blockquote',
  'footnoteDefinition',
])

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

const beginsWithItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/

// A line at the margin is no part of an item without text.
const hasItem = /(?:^|\n) {0,3}(?:[-+*]|\d{1,9}[.)])(?: +[^ \n]| *$| *\n[ \t])/

function endsInList(text: string): boolean {
  const block = (text.split(/\n[ \t]*\n(?=\S)/).at(-1) ?? '').trimEnd()
  const endsInCode = /(?:^|\n)(?:`{3}|~{3})[^\n]*$/.test(block)
  return !endsInCode && hasItem.test(block)
}

/** A stretch of inline content. */
interface InlineChunk {
  source: Source
  /** Whether something was removed or added between the chunk before and this one. */
  isSeam: boolean
}

/**
 * Joins inline content so that it means what it did: where two chunks meet that did not in the source is one blank at most,
 * no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joinedSources(
  chunks: readonly InlineChunk[],
  isText: boolean,
): Source {
  const result: Source[] = []
  let left = ''
  for (const { content, gap, line, before } of wordsOf(chunks)) {
    let between = ''
    let isStart = isText
    if (result.length > 0) {
      between = fill(gap, left, line)
      isStart = gap.length > 1 && between.endsWith('\n')
    }
    if (between !== '') result.push(insertedText(between, before!, 0))
    if (isStart && !gap.at(-1)!.includes('\n'))
      result.push(...lineStart(content, line))
    else result.push(content)
    left = (left + between + content.text).slice(-64)
  }
  return sourceOf(result)
}

/** A chunk without the blanks around it. */
interface Words {
  content: Source
  /** The blanks before it, in parts where something is gone or put in between them. */
  gap: readonly string[]
  /** The rest of the line that it begins in. */
  line: string
  /** The chunk before. */
  before: Source | undefined
}

function wordsOf(chunks: readonly InlineChunk[]): Words[] {
  const text = chunks.map(({ source }) => source.text).join('')
  const words: Words[] = []
  let gap = ['']
  let offset = 0
  let before: Source | undefined
  for (const { source, isSeam } of chunks) {
    const start = source.text.length - source.text.trimStart().length
    const end = source.text.trimEnd().length
    if (before && isSeam) gap.push('')
    gap[gap.length - 1] += source.text.slice(0, start)
    if (end > 0) {
      const at = offset + start
      const line = text.slice(at, text.indexOf('\n', at) + 1 || undefined)
      words.push({ content: subSource(source, start, end), gap, line, before })
      gap = [source.text.slice(end)]
    }
    if (source.text !== '') before = source
    offset += source.text.length
  }
  return words
}

/** The beginnings of lines that begin a block other than a paragraph, or are part of one. */
const BLOCK_STARTS = [
  // An item of a list: the backslash goes after the digits.
  String.raw`(?<digits>\d{1,9})(?=[.)](?:[ \t]|$))`,
  // Headings, items of lists, quotes, fences, definitions.
  String.raw`(?=(?:#{1,6}|[-+*])(?:[ \t]|$))`,
  '(?=>|```|~~~|\\[[^\\]]*\\]:)',
  // The line below a heading, and the one below the head of a table.
  String.raw`(?=[-=|:][-=|: \t]*$)`,
  // Thematic breaks.
  String.raw`(?=(?<mark>[-*_])(?:[ \t]*\k<mark>){2,}[ \t]*$)`,
]
const blockStart = new RegExp(`^(?:${BLOCK_STARTS.join('|')})`)

/** Escapes content at the beginning of a line that would begin another block. */
function lineStart(content: Source, line: string): Source[] {
  const match = blockStart.exec(line.trimEnd())
  if (!match) return [content]
  const at = match.groups?.digits?.length ?? 0
  return [
    subSource(content, 0, at),
    insertedText('\\', content, 0),
    subSource(content, at),
  ]
}

// After, or before, these a blank shows nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/

/** The text between two chunks, in place of the blanks that were there. */
function fill(gap: readonly string[], left: string, right: string): string {
  const blanks = gap.join('')
  if (gap.length === 1) return blanks
  if (gap.some(part => part.includes('  \n'))) return '  \n'
  // A line with nothing else would end the paragraph.
  if (blanks.includes('\n')) return '\n'
  const isOneSided = gap[0] === '' || gap.at(-1) === ''
  const isAtMargin = opens.test(left) || closes.test(right)
  if (blanks !== '' && !(isOneSided && isAtMargin)) return ' '
  const ends = left.slice(-1) + right.charAt(0)
  if (mayPair.test(ends) || isInWord(left, right)) return marker
  return ''
}

/** Two characters that together mean something else. */
const mayPair = /^(?:([*_~`])\1|\][([:]|!\[)$/

/** Whether marks would be in a word, where a tag was that they could begin or end emphasis beside. */
function isInWord(left: string, right: string): boolean {
  if (/^[\p{L}\p{N}]/u.test(right)) return /[^\s*_~][*_~]{1,9}$/.test(left)
  return /[\p{L}\p{N}]$/u.test(left) && /^[*_~]+[^\s*_~]/.test(right)
}
