import type { Edit } from '../splice.ts'
import { type Lines, outdented, widthOf } from './lines.ts'

/** What is inside a container of the page: where it begins in each line, in columns after the last `>`. */
export interface Inside {
  /** How many blockquotes it is in. */
  quotes: number
  source: number
  target: number
  /** What each line of it begins with afterwards. */
  prefix: string
}

type Kind = string

/**
 * The indentation of each line. MDX takes any as it comes, Markdown takes four columns for code: so a block inside
 * elements moves to where its container's content begins, and all its lines with it.
 */
export class Indents {
  readonly #lines: Lines
  // The innermost block that a line belongs to speaks last.
  readonly #widths = new Map<number, Map<number, Width>>()

  constructor(lines: Lines) {
    this.#lines = lines
  }

  columnOf(offset: number, quotes: number): number {
    const indent = this.#lines.indent(this.#lines.lineOf(offset), quotes)
    return indent ? widthOf(this.#lines.text.slice(indent.start, offset)) : 0
  }

  /** Moves a block to its place, and answers the column of that. One that is `isMoved` begins there already. */
  place(
    { start, end }: { start: number; end: number },
    kind: Kind,
    isMoved: boolean,
    isInside: boolean,
    inside: Inside,
  ): number {
    const [first, last] = [this.#lines.lineOf(start), this.#lines.lineOf(end)]
    const column = this.columnOf(start, inside.quotes)
    const beyond = column - inside.source
    const target = isInside || beyond < 0 || beyond > 3 ? inside.target : inside.target + beyond
    const indent = this.#lines.indent(first, inside.quotes)
    if (!isMoved && indent?.end === start) this.#set(first, target, inside)
    for (let line = first + 1; line <= last; line++)
      this.#shift(line, column - target, isLoose(kind, isInside) || (kind === 'code' && line < last), inside)
    return target
  }

  edits(): Edit[] {
    return [...this.#widths].flatMap(([quotes, widths]) =>
      [...widths].flatMap(([line, width]) => this.#edit(line, quotes, width)),
    )
  }

  #shift(line: number, columns: number, mayBeDeep: boolean, inside: Inside): void {
    const { quotes, target } = inside
    const indent = this.#lines.indent(line, quotes)
    if (!indent) return
    const width = Math.max(Math.min(indent.width, target), indent.width - columns)
    this.#set(line, width - target > 3 && !mayBeDeep ? target : width, inside)
  }

  #set(line: number, width: number, { quotes, target }: Inside): void {
    const widths = this.#widths.get(quotes) ?? new Map<number, Width>()
    this.#widths.set(quotes, widths.set(line, { width, container: Math.min(width, target) }))
  }

  #edit(line: number, quotes: number, { width, container }: Width): Edit[] {
    const indent = this.#lines.indent(line, quotes)
    if (!indent || indent.width <= width) return []
    // The container's part in spaces, so that a tab of the block's own is as wide as it was.
    const own = outdented(this.#lines.text.slice(indent.start, indent.end), indent.width - width + container)
    return [{ start: indent.start, end: indent.end, replacement: ' '.repeat(container) + own }]
  }
}

/** Columns, and how many of them are the container's. */
interface Width {
  width: number
  container: number
}

// Lines of a paragraph may stand anywhere; those of lists and quotes belong to what is in them.
function isLoose(kind: Kind, isInside: boolean): boolean {
  return kind === 'listItem' || kind === 'footnoteDefinition' || (kind === 'paragraph' && !isInside)
}
