import type { Code, Nodes, Parents, Root, RootContent } from 'mdast'
import type { Node } from 'unist'
import { marker } from '../comments.ts'
import { destination, escaped, fenceFor } from './escape.ts'
import { joined } from './seams.ts'
import { columnOf, indented, put, type Run, type Source, slice, sourceOf } from './source.ts'

/** Part of another source, in the place of the node that includes it. */
export interface Inclusion extends Node {
  type: 'inclusion'
  run: Run
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
const parsed = new WeakMap<Node, readonly Nodes[]>()

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
  return printer.mark(tree, false) ? sourceOf([...printer.row(tree.children), put('', source, 0)]) : source
}

class Printer {
  readonly #source: Source
  /** Nodes that no slice can stand for. */
  readonly #changed = new Set<Node>()
  /** What is put in is at the place of what it stands for, or else of what comes before it. */
  #at = 0

  constructor(source: Source) {
    this.#source = source
  }

  /**
   * Notes the nodes that are new or have something in them that is, or that is so deep in its container that Markdown
   * would take it for code. Returns whether what the node is in has changed with it.
   */
  mark(node: Nodes, isDeep: boolean): boolean {
    let isChanged = node.type !== 'root' && node.position === undefined
    if ('children' in node) {
      const before = parsed.get(node) ?? []
      isChanged ||= before.length !== node.children.length
      node.children.forEach((child, index) => {
        isChanged = this.mark(child, this.#isDeep(child, node)) || child !== before[index] || isChanged
      })
    }
    if (isChanged) this.#changed.add(node)
    return isChanged || isDeep
  }

  /** Whether there are four columns more before a block than before the first of its container, or before that one. */
  #isDeep(node: Nodes, parent: Parents): boolean {
    const { text } = this.#source
    if (!containers.has(parent.type) || !node.position) return false
    if (parent.type === 'root') return columnOf(text, startOf(node)) > 3
    const first = parent.children[0]!
    if (node === first) return /(?: {5}|\t)$/.test(text.slice(startOf(parent), startOf(node)))
    return columnOf(text, startOf(node)) > columnOf(text, startOf(first)) + 3
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
    return endsInList(this.#textOf(before)) && beginsWithItem.test(this.#textOf(after))
      ? `\n\n${marker}\n\n`
      : '\n\n'
  }

  /** The text of what may be a list, or have one at its ends: an inclusion, or blocks that were not parsed. */
  #textOf(node: RootContent): string {
    if (node.type === 'list') return '- '
    if (node.type === 'inclusion') return node.run.text
    return node.type === 'thematicBreak' ? this.#source.text.slice(startOf(node), this.#endOf(node)) : ''
  }

  #block(node: RootContent): Run[] {
    this.#at = this.#placeOf(node)
    switch (node.type) {
      case 'list':
        return this.row(node.children)
      case 'listItem':
        return this.#inside(node, this.#itemMark(node))
      case 'blockquote':
        return this.#inside(node, '> ', '> ')
      case 'footnoteDefinition':
        return this.#inside(node, `[^${node.label ?? node.identifier}]: `, '    ')
      case 'inclusion':
        return [node.run]
      case 'paragraph':
        return joined(this.#phrases(node.children), true)
      case 'code':
        return this.#code(node)
      default:
        return joined(this.#phrase(node), this.#isSetext(node))
    }
  }

  #inside({ children }: Parents, first: string, others = ' '.repeat(first.length)): Run[] {
    const runs = this.row(children)
    // Below a paragraph a mark alone would make a heading of it.
    return indented(runs.length > 0 ? runs : [this.#put(marker)], first, others)
  }

  /** What a list item begins with, in which only the first of five blanks is no code. */
  #itemMark(item: Nodes): string {
    const written = this.#source.text.slice(startOf(item), startOf(item) + 20)
    const [mark = '-', blanks] = /^(?:[-*+]|\d+[.)])( {1,4}(?=\S))?/.exec(written) ?? []
    return blanks ? mark : `${mark} `
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
    this.#at = this.#placeOf(node)
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
        return [node.run]
      default:
        throw new Error(`a new node of type "${node.type}" cannot be printed`)
    }
  }

  #enclosed(first: string, nodes: readonly RootContent[], last: string): Run[] {
    return [this.#put(first), ...this.#phrases(nodes), this.#put(last)]
  }

  /** A node's own marks as they are written, around its children and between the rows of a table. */
  #around(node: Parents): Run[] {
    const before = parsed.get(node) ?? []
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
    return slice(this.#source, start, end)
  }

  #put(text: string): Run {
    return put(text, this.#source, this.#at)
  }

  #placeOf(node: Nodes): number {
    return node.position?.start.offset ?? node.data?.origin ?? this.#at
  }

  // A list in a quote ends after the blank line that follows it.
  #endOf(node: Nodes): number {
    const end = node.position?.end.offset ?? 0
    if (node.type !== 'list') return end
    let last = end
    while (/[\s>]/.test(this.#source.text.charAt(last - 1))) last--
    const line = this.#source.text.indexOf('\n', last)
    return line < 0 ? end : Math.min(line, end)
  }
}

const containers = new Set(['root', 'list', 'listItem', 'blockquote', 'footnoteDefinition'])

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

const beginsWithItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)])[ \n]/

function endsInList(text: string): boolean {
  const block = text.split(/\n[ \t]*\n(?=\S)/).at(-1) ?? ''
  return block.split('\n').some(line => beginsWithItem.test(`${line}\n`))
}
