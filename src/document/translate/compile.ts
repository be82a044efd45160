import type { Code, ListItem, Nodes, Parents, Root, RootContent } from 'mdast'
import type { Node } from 'unist'
import { marker } from '../comments.ts'
import { destination, escaped, fenceFor } from './escape.ts'
import { joined } from './seams.ts'
import { columnOf, indented, put, type Run, type Source, slice, sourceOf, widthOf } from './source.ts'

/** A part of another source, of whole lines, in the place of the node that includes it. */
export interface Inclusion extends Node {
  type: 'inclusion'
  source: Source
  start: number
  end: number
}

declare module 'mdast' {
  interface RootContentMap {
    inclusion: Inclusion
  }
  interface PhrasingContentMap {
    inclusion: Inclusion
  }
}

declare module 'unist' {
  interface Data {
    /** Of a node that a plugin made: the offset of what it stands for. */
    origin?: number
  }
}

// The children of nodes as they were parsed.
const parsed = new WeakMap<Node, readonly Node[]>()

/** Remembers the nodes of a tree, so that the compiler sees which a plugin has replaced. */
export function remember(parent: Parents): void {
  parsed.set(parent, [...parent.children])
  for (const child of parent.children) if ('children' in child) remember(child)
}

/**
 * Markdown of a tree in which a plugin has replaced nodes by others, which have no position. A node in which nothing was
 * replaced is taken from the source as its author wrote it, and moved to the column of what it is in now.
 */
export function compile(tree: Root, source: Source): Source {
  const printer = new Printer(source)
  return printer.mark(tree, undefined)
    ? sourceOf([...printer.row(tree.children), put('', source, 0)])
    : source
}

class Printer {
  readonly #source: Source
  /** Nodes that no slice can stand for. */
  readonly #changed = new Set<Node>()
  /** How many quotes what is printed is in. */
  #quotes = 0
  /** What is put in is at the place of what it stands for, or else of what comes before it. */
  #at = 0

  constructor(source: Source) {
    this.#source = source
  }

  /**
   * Notes the nodes that are new or have something in them that is, or that is so far from the margin of its container
   * that Markdown would take it for code. Returns whether what the node is in has changed with it.
   */
  mark(node: Nodes, margin: number | undefined): boolean {
    let isChanged = node.type === 'inclusion' || (node.type !== 'root' && node.position === undefined)
    if ('children' in node) {
      const before = parsed.get(node) ?? []
      const inside = this.#marginIn(node)
      isChanged ||= before.length !== node.children.length
      node.children.forEach((child, index) => {
        isChanged = this.mark(child, inside) || child !== before[index] || isChanged
      })
    }
    if (isChanged) this.#changed.add(node)
    return isChanged || (margin !== undefined && columnOf(this.#source.text, startOf(node)) > margin + 3)
  }

  /** The column from which on there may be blocks of a container. */
  #marginIn(node: Parents): number | undefined {
    if (node.type === 'root') return 0
    if (!node.position) return undefined
    const column = columnOf(this.#source.text, startOf(node))
    const widths: Partial<Record<string, number>> = { list: 0, blockquote: 2, footnoteDefinition: 4 }
    const width = node.type === 'listItem' ? widthOf(this.#itemMark(node)) : widths[node.type]
    return width === undefined ? undefined : column + width
  }

  /** What a list item begins with, in which only the first of five blanks is no code. */
  #itemMark(item: Nodes): string {
    const pattern = /([-*+]|\d+[.)])([ \t]*)(\S?)/y
    pattern.lastIndex = startOf(item)
    const [, mark = '-', blanks = '', next] = (item.position && pattern.exec(this.#source.text)) ?? []
    return mark + (!next || blanks.length > 4 || blanks.includes('\t') ? ' ' : blanks)
  }

  /** The blocks of a container. */
  row(nodes: readonly RootContent[]): Run[] {
    const blocks: Run[][] = []
    let before: RootContent | undefined
    for (const node of nodes) {
      const block = this.#changed.has(node)
        ? this.#block(node)
        : this.#slice(startOf(node), this.#endOf(node))
      if (block.every(({ text }) => text.trim() === '')) continue
      if (before) blocks.push([this.#put(this.#between(before, node))])
      blocks.push(block)
      before = node
    }
    return blocks.flat()
  }

  /** As many lines as there are in the source, if there is nothing else between; or else one that is blank. */
  #between(before: RootContent, after: RootContent): string {
    const [end, start] = [this.#endOf(before), startOf(after)]
    const gap = before.position && after.position && end < start ? this.#source.text.slice(end, start) : ''
    if (gap.includes('\n') && /^[\s>]*$/.test(gap)) return gap.replace(/[^\n]/g, '')
    return isList(this.#textOf(before), -1) && isList(this.#textOf(after), 0) ? `\n\n${marker}\n\n` : '\n\n'
  }

  /** What a node may be a list in: an inclusion, or what a rule is in the place of. */
  #textOf(node: RootContent): string {
    if (node.type === 'list') return '- '
    if (node.type === 'inclusion') return node.source.text.slice(node.start, node.end)
    return node.type === 'thematicBreak' ? this.#source.text.slice(startOf(node), this.#endOf(node)) : ''
  }

  #block(node: RootContent): Run[] {
    this.#moveTo(node)
    switch (node.type) {
      case 'list':
        return this.row(node.children)
      case 'listItem':
        return this.#item(node)
      case 'blockquote':
        return this.#inside(this.#quoted(node.children), '> ', '> ')
      case 'footnoteDefinition':
        return this.#inside(this.row(node.children), `[^${node.label ?? node.identifier}]: `, '    ')
      case 'inclusion':
        return slice(node.source, node.start, node.end, 0)
      case 'paragraph':
        return joined(this.#phrases(node.children), true)
      case 'code':
        return this.#code(node)
      default:
        return joined(this.#phrase(node), this.#isSetext(node))
    }
  }

  #quoted(nodes: readonly RootContent[]): Run[] {
    this.#quotes++
    const runs = this.row(nodes)
    this.#quotes--
    return runs
  }

  #item(item: ListItem): Run[] {
    const mark = this.#itemMark(item)
    return this.#inside(this.row(item.children), mark, ' '.repeat(mark.length))
  }

  #inside(runs: readonly Run[], first: string, others: string): Run[] {
    // Below a paragraph a mark alone would make a heading of it.
    return indented(runs.length > 0 ? runs : [this.#put(marker)], first, others)
  }

  #code({ value, lang, meta }: Code): Run[] {
    const info = [lang, meta].filter(Boolean).join(' ')
    const fence = fenceFor(value, info)
    return [this.#put(`${fence}${info}\n${value}\n${fence}`)]
  }

  #isSetext(node: Nodes): boolean {
    return node.type === 'heading' && node.position !== undefined && this.#source.text[startOf(node)] !== '#'
  }

  #phrases(nodes: readonly RootContent[]): Run[] {
    return nodes.flatMap(node =>
      this.#changed.has(node) ? this.#phrase(node) : this.#slice(startOf(node), this.#endOf(node)),
    )
  }

  #phrase(node: RootContent): Run[] {
    this.#moveTo(node)
    if (node.position && 'children' in node) return this.#around(node)
    switch (node.type) {
      case 'text':
        return [this.#put(escaped(node.value))]
      case 'html':
        return [this.#put(node.value)]
      case 'image':
        return [this.#put(`![${escaped(node.alt ?? '')}](${destination(node.url)})`)]
      case 'link':
        return this.#enclosed('[', node.children, `](${destination(node.url)})`)
      case 'heading':
        return this.#enclosed(`${'#'.repeat(node.depth)} `, node.children, '')
      case 'strong':
        return this.#enclosed('**', node.children, '**')
      case 'inclusion':
        return slice(node.source, node.start, node.end, 0)
      default:
        throw new Error(`a new node of type "${node.type}" cannot be printed`)
    }
  }

  #enclosed(first: string, nodes: readonly RootContent[], last: string): Run[] {
    return [this.#put(first), ...this.#phrases(nodes), this.#put(last)]
  }

  /** A node's own marks as they are written, around its children and between the rows of a table. */
  #around(node: Parents): Run[] {
    const before = parsed.get(node) as readonly Nodes[]
    const [first, last] = [before[0], before.at(-1)]
    if (!first || !last) return this.#slice(startOf(node), this.#endOf(node))
    const inside = node.children.flatMap((child, index) => {
      const isBelow = node.type === 'table' && index > 0
      const rule = isBelow ? this.#slice(this.#endOf(before[index - 1]!), startOf(child)) : []
      return [...rule, ...this.#phrases([child])]
    })
    return [
      ...this.#slice(startOf(node), startOf(first)),
      ...inside,
      ...this.#slice(this.#endOf(last), this.#endOf(node)),
    ]
  }

  #slice(start: number, end: number): Run[] {
    this.#at = end
    return slice(this.#source, start, end, this.#quotes)
  }

  #put(text: string): Run {
    return put(text, this.#source, this.#at)
  }

  #moveTo(node: Nodes): void {
    this.#at = node.position?.start.offset ?? node.data?.origin ?? this.#at
  }

  // A list in a quote ends after the blank line that follows it.
  #endOf(node: Nodes): number {
    let end = node.position?.end.offset ?? 0
    for (let line = end; node.type === 'list' && line > startOf(node); ) {
      line = this.#source.text.lastIndexOf('\n', line - 1)
      if (!/^[ \t>]*$/.test(this.#source.text.slice(line + 1, end))) break
      end = line
    }
    return end
  }
}

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

const item = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/m

/** Whether the first or last block in a text is a list. */
function isList(text: string, at: 0 | -1): boolean {
  const block = text.split(/\n[ \t]*\n(?=\S)/).at(at) ?? ''
  return at === 0 ? block.search(item) === 0 : item.test(block)
}
