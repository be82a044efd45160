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
  cut,
  indented,
  marginOf,
  put,
  type Source,
  slice,
  sourceOf,
} from './source.ts'

// MDX changes the structure of a page, and a printer of whole trees would write all of it in its own way, escapes and marks
// of lists included. This one prints what was replaced and slices the rest out of the source, so that a body is its author's
// text: a page that needs no change costs no printing at all.

declare module 'mdast' {
  interface HtmlData {
    /** What is written here instead: another file. */
    source?: Source
  }
}

/** The nodes of a tree as they were parsed, with their children. */
type Parsed = Map<Node, readonly Nodes[]>

/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
export function remember(node: Nodes, parsed: Parsed = new Map()): Parsed {
  const children = 'children' in node ? [...node.children] : []
  parsed.set(node, children)
  for (const child of children) remember(child, parsed)
  return parsed
}

/**
 * Markdown of a tree in which a plugin has replaced nodes by others, at the positions of what they stand for. A node in
 * which nothing was replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
export function compile(tree: Root, source: Source, parsed: Parsed): Source {
  const printer = new Printer(source, parsed)
  return printer.mark(tree, false)
    ? sourceOf([printer.row(tree.children), put('', source, 0)])
    : source
}

class Printer {
  readonly #source: Source
  readonly #parsed: Parsed
  /** Nodes that no slice can stand for. */
  readonly #changed = new Set<Node>()
  /** What is put in is at the place of what it stands for, or else of what comes before it. */
  #at = 0
  /** The end of the last slice, if nothing was put in after it. */
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
    const children = 'children' in node ? node.children : []
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
    const { text } = this.#source
    const node = parent.children[index]!
    if (!containerTypes.has(parent.type) || !this.#parsed.has(node))
      return false
    const first = parent.children[0]!
    if (index === 0 && parent.type !== 'root') {
      const mark = text.slice(startOf(parent), startOf(node)).trimEnd()
      const before = marginOf(text, startOf(parent) + mark.length).width
      return (
        marginOf(text, startOf(node)).width - before >
        (parent.type === 'blockquote' ? 3 : 4)
      )
    }
    // Below a definition is the rest of its paragraph, in which no indented code begins.
    const above = parent.children[index - 1]
    if (
      above?.type === 'definition' &&
      above.position!.end.line + 1 === node.position!.start.line
    )
      return false
    const margin =
      parent.type === 'root' ? 0 : marginOf(text, startOf(first)).width
    return marginOf(text, startOf(node)).width > margin + 3
  }

  /** The blocks of a container. */
  row(nodes: readonly RootContent[]): Source {
    const parts: Source[] = []
    let before: RootContent | undefined
    for (const node of nodes) {
      const content = this.#changed.has(node)
        ? this.#block(node)
        : this.#whole(node)
      if (content.text.trim() === '') continue
      if (before)
        parts.push(
          this.#put(
            this.#between(before, node, parts.at(-1)!.text, content.text),
          ),
        )
      parts.push(content)
      before = node
    }
    return sourceOf(parts)
  }

  /** As many lines as there are in the source, if there is nothing else between; or else one that is blank. */
  #between(
    before: RootContent,
    after: RootContent,
    above: string,
    below: string,
  ): string {
    const areParsed = this.#parsed.has(before) && this.#parsed.has(after)
    const gap = areParsed
      ? this.#source.text.slice(this.#endOf(before), startOf(after))
      : ''
    if (gap.includes('\n') && /^[\s>]*$/.test(gap))
      return gap.replace(/[^\n]/g, '')
    const mayBeList = /^(?:list|html|thematicBreak)$/.test(before.type)
    const areLists =
      mayBeList && endsInList(above) && beginsWithItem.test(below)
    return areLists ? `\n\n${marker}\n\n` : '\n\n'
  }

  #block(node: RootContent): Source {
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
        return this.#put(`${fence}${info}\n${node.value}\n${fence}`)
      }
      default:
        return joinedSources(this.#phrase(node), false)
    }
  }

  /** A container, with the mark that it is written with. */
  #inside(node: ListItem | Blockquote | FootnoteDefinition): Source {
    const inside = this.row(node.children)
    const written = this.#source.text.slice(
      startOf(node),
      startOf(this.#parsed.get(node)![0]!),
    )
    // Of five blanks only the first is no code.
    const mark = /^\S+ {1,4}$/.test(written) ? written : `${written.trimEnd()} `
    const others =
      node.type === 'blockquote'
        ? '> '
        : ' '.repeat(node.type === 'listItem' ? mark.length : 4)
    // Below a paragraph a mark alone would make a heading of it; and before a rule it may be a part of that.
    const isRule = /^([-*])(?:[ \t]*\1){2,}[ \t]*(?:\n|$)/.test(
      mark + inside.text,
    )
    const kept = inside.text === '' ? marker : isRule ? `${marker}\n` : ''
    return indented(sourceOf([this.#put(kept), inside]), mark, others)
  }

  #phrases(nodes: readonly RootContent[]): Run[] {
    return nodes.flatMap(node =>
      this.#changed.has(node) ? this.#phrase(node) : [this.#whole(node)],
    )
  }

  #phrase(node: RootContent): Run[] {
    this.#at = node.position?.start.offset ?? this.#at
    if (this.#parsed.has(node) && 'children' in node) return this.#around(node)
    switch (node.type) {
      case 'text':
        return [this.#put(escaped(node.value))]
      case 'html':
        return [
          node.data?.source
            ? { ...node.data.source, isSeam: true }
            : this.#put(node.value),
        ]
      case 'image':
        return [
          this.#put(`![${escaped(node.alt ?? '')}](${destination(node.url)})`),
        ]
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

  #enclosed(first: string, nodes: readonly RootContent[], last: string): Run[] {
    return [this.#put(first), ...this.#phrases(nodes), this.#put(last)]
  }

  /** A node's own marks as they are written, around its children and between the rows of a table. */
  #around(node: Parents): Run[] {
    const before = this.#parsed.get(node)!
    const [first, last] = [before[0]!, before.at(-1)!]
    const opening = this.#slice(startOf(node), startOf(first))
    const inside = node.children.flatMap((child, index) => {
      const isRow = node.type === 'table' && index > 0
      const between = isRow
        ? [this.#slice(this.#endOf(before[index - 1]!), startOf(child))]
        : []
      return [...between, ...this.#phrases([child])]
    })
    return [
      opening,
      ...inside,
      this.#slice(this.#endOf(last), this.#endOf(node)),
    ]
  }

  #whole(node: RootContent): Run {
    return this.#slice(startOf(node), this.#endOf(node))
  }

  #slice(start: number, end: number): Run {
    const { text } = this.#source
    // The next line begins after the marks of its containers.
    const follows =
      this.#end <= start &&
      /^(?:.|\n[ \t>]*)$/.test(text.slice(this.#end - 1, start))
    this.#at = end
    if (end > start) this.#end = end
    return { ...slice(this.#source, start, end), isSeam: !follows }
  }

  #put(text: string): Run {
    this.#end = Number.NaN
    return { ...put(text, this.#source, this.#at), isSeam: true }
  }

  // A list in a quote ends after the blank line that follows it.
  #endOf(node: Nodes): number {
    const last = /^list/.test(node.type)
      ? this.#parsed.get(node)?.at(-1)
      : undefined
    return last ? this.#endOf(last) : (node.position?.end.offset ?? 0)
  }
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

function endsInList(text: string): boolean {
  const block = (text.split(/\n[ \t]*\n(?=\S)/).at(-1) ?? '').trimEnd()
  const endsInCode = /(?:^|\n)(?:`{3}|~{3})[^\n]*$/.test(block)
  // A line at the margin is no part of an item without text.
  return (
    !endsInCode &&
    /(?:^|\n) {0,3}(?:[-+*]|\d{1,9}[.)])(?: +[^ \n]| *$| *\n[ \t])/.test(block)
  )
}

/** Takes the place of a comment whose removal might change what the text around it means. */
export const marker = '<!-- -->'

/** A stretch of inline content. */
export interface Run extends Source {
  /** Something is gone, or put in, between what is before it and itself. */
  isSeam: boolean
}

/**
 * Runs of inline content as they have to be written to mean what they are: where two meet that did not in the source is
 * one blank at most, no line begins another block, and no mark gets another meaning.
 *
 * @param isText whether the first line begins with text, rather than with the marks of a heading or table.
 */
function joinedSources(runs: readonly Run[], isText: boolean): Source {
  const text = runs.map(each => each.text).join('')
  const result: Source[] = []
  /** The blanks after the last result, in parts where something is gone or put in between them. */
  let gap = ['']
  let left = ''
  let offset = 0
  let last: Run | undefined
  for (const run of runs) {
    const [start, end] = [
      run.text.length - run.text.trimStart().length,
      run.text.trimEnd().length,
    ]
    if (last && run.isSeam) gap.push('')
    gap[gap.length - 1] += run.text.slice(0, start)
    if (end > 0) {
      const right = text.slice(
        offset + start,
        text.indexOf('\n', offset + start) + 1 || undefined,
      )
      const between = result.length > 0 ? fill(gap, left, right) : ''
      if (between !== '') result.push(put(between, last!, 0))
      const isStart =
        result.length === 0 ? isText : gap.length > 1 && between.endsWith('\n')
      const inside = cut(run, start, end)
      result.push(
        ...(isStart && !gap.at(-1)!.includes('\n')
          ? lineStart(inside, right)
          : [inside]),
      )
      left = (left + between + inside.text).slice(-64)
      gap = [run.text.slice(end)]
    }
    if (run.text !== '') last = run
    offset += run.text.length
  }
  return sourceOf(result)
}

// What at the start of a line begins a block other than a paragraph, or is part of one; after a number's digits.
const blockStart =
  /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|\[[^\]]*\]:|[-=|:][-=|: \t]*$|([-*_])(?:[ \t]*\2){2,}[ \t]*$))/

/** What a line begins with, where a backslash keeps it from beginning a block. */
function lineStart(run: Source, line: string): Source[] {
  const match = blockStart.exec(line.trimEnd())
  if (!match) return [run]
  const at = match[1]?.length ?? 0
  return [cut(run, 0, at), put('\\', run, 0), cut(run, at)]
}

// After, or before, these a blank would stand for nothing: it may even keep emphasis from being any.
const opens = /(?:^|[\s([{])[*_~]*$/
const closes = /^[*_~]*[.,;:!?)\]}]*(?:\s|$)/

/** What to write between two texts, for the blanks that were there. */
function fill(gap: readonly string[], left: string, right: string): string {
  const blanks = gap.join('')
  if (gap.length === 1) return blanks
  // A line with nothing else would end the paragraph.
  if (blanks.includes('\n'))
    return gap.some(each => each.includes('  \n')) ? '  \n' : '\n'
  const isOneSided = gap[0] === '' || gap.at(-1) === ''
  if (
    blanks !== '' &&
    !(isOneSided && (opens.test(left) || closes.test(right)))
  )
    return ' '
  return mayPair.test(left.slice(-1) + right.charAt(0)) || isInWord(left, right)
    ? marker
    : ''
}

/** Two characters that together mean something else. */
const mayPair = /^(?:([*_~`])\1|\][([:]|!\[)$/

/** Whether marks would be in a word, where a tag was that they could begin or end emphasis beside. */
function isInWord(left: string, right: string): boolean {
  if (/^[\p{L}\p{N}]/u.test(right)) return /[^\s*_~][*_~]{1,9}$/.test(left)
  return /[\p{L}\p{N}]$/u.test(left) && /^[*_~]+[^\s*_~]/.test(right)
}

/** Text as inline Markdown that shows just that, wherever it is put but at the start of a line. */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(
      /[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu,
      '\\$&',
    )
}

/** A fence for code that is longer than any in it; of backticks, if there is none in what follows the first. */
export function fenceFor(code: string, info: string): string {
  const runs = code.match(/`{3,}|~{3,}/g) ?? []
  return (info.includes('`') ? '~' : '`').repeat(
    Math.max(3, ...runs.map(run => run.length + 1)),
  )
}

/** A URL between the parentheses of a link. */
export function destination(url: string): string {
  const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent)
  return /[\s()]/.test(plain) ? `<${plain}>` : plain
}
