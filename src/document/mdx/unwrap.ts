import type { Blockquote, FootnoteDefinition, List, ListItem, Root, RootContent } from 'mdast'
import type { Edit } from '../splice.ts'
import { gapEdits } from './gaps.ts'
import { Indents, type Inside } from './indents.ts'
import { inlineEdits } from './inline.ts'
import { Lines, widthOf } from './lines.ts'
import { type Piece, spanOf, toParts } from './pieces.ts'

/** The edits that make Markdown of MDX: no JavaScript, no tags, and their content where the tags were. */
export function unwrap(tree: Root, source: string): Edit[] {
  const page = new Unwrapping(source)
  page.container(tree.children, { quotes: 0, source: 0, target: 0, prefix: '' })
  return [...page.edits, ...page.indents.edits()]
}

class Unwrapping {
  readonly lines: Lines
  readonly indents: Indents
  readonly edits: Edit[] = []

  constructor(source: string) {
    this.lines = new Lines(source)
    this.indents = new Indents(this.lines)
  }

  container(nodes: readonly RootContent[], inside: Inside): void {
    const parts = toParts(nodes, this.lines.text)
    const { edits, moved } = gapEdits(parts, inside, this.lines)
    this.edits.push(...edits)
    for (const part of parts) if (part.kind === 'piece') this.#piece(part, moved.has(part), inside)
  }

  #piece(piece: Piece, isMoved: boolean, inside: Inside): void {
    const { block } = piece
    const isInside = piece.isInside || isMoved
    if (block?.type === 'list') {
      this.#list(block, isMoved, isInside, inside)
      return
    }
    const target = this.indents.place(piece, block?.type ?? 'paragraph', isMoved, isInside, inside)
    if (block?.type === 'blockquote') this.#quote(block, target, inside)
    else if (block?.type === 'footnoteDefinition') this.#footnote(block, target, inside)
    else this.edits.push(...inlineEdits(piece, this.lines.text))
  }

  #list(list: List, isMoved: boolean, isInside: boolean, inside: Inside): void {
    list.children.forEach((item, index) => {
      this.#item(item, isMoved && index === 0, isInside, inside)
    })
  }

  #item(item: ListItem, isMoved: boolean, isInside: boolean, inside: Inside): void {
    const span = spanOf([item])
    const from = this.indents.columnOf(span.start, inside.quotes)
    const target = this.indents.place(span, 'listItem', isMoved, isInside, inside)
    const [, marker = '', blanks = ''] =
      /^([-*+]|\d+[.)])([ \t]*)/.exec(this.lines.text.slice(span.start, span.end)) ?? []
    const end = span.start + marker.length + blanks.length
    const isBare = this.lines.text[end] === '\n' || end >= span.end
    const before = from + marker.length
    const width = isBare ? 1 : widthOf(' '.repeat(before) + blanks) - before
    // From five blanks on, the fifth begins indented code; and a tab is not as wide in another column.
    const kept = width > 4 ? 1 : width
    if (!isBare && (kept !== width || (blanks.includes('\t') && from !== target)))
      this.edits.push({ start: end - blanks.length, end, replacement: ' '.repeat(kept) })
    const content = target + marker.length + kept
    const prefix = inside.prefix + ' '.repeat(content - inside.target)
    this.container(item.children, {
      quotes: inside.quotes,
      source: before + width,
      target: content,
      prefix,
    })
  }

  #quote(quote: Blockquote, target: number, { quotes, prefix, target: outer }: Inside): void {
    const inner = `${prefix}${' '.repeat(target - outer)}> `
    this.container(quote.children, { quotes: quotes + 1, source: 0, target: 0, prefix: inner })
  }

  #footnote(footnote: FootnoteDefinition, target: number, { quotes, prefix, source, target: outer }: Inside) {
    const inner = prefix + ' '.repeat(target - outer + 4)
    this.container(footnote.children, { quotes, source: source + 4, target: target + 4, prefix: inner })
  }
}
