/** White space at the start of what a container leaves of a line. */
export interface Indent {
  start: number
  end: number
  /** In columns. */
  width: number
}

/** The lines of a text, and where in each the content of a container begins. */
export class Lines {
  readonly text: string
  readonly #starts: number[] = [0]

  constructor(text: string) {
    this.text = text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  /** The number of the line that an offset is on, from 0. */
  lineOf(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.startOf(middle) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  startOf(line: number): number {
    return this.#starts[line] ?? this.text.length
  }

  endOf(line: number): number {
    return line + 1 < this.#starts.length ? this.startOf(line + 1) - 1 : this.text.length
  }

  /** The indentation behind as many blockquote markers; undefined on a line that goes without them. */
  indent(line: number, quotes: number): Indent | undefined {
    let start = this.startOf(line)
    for (let quote = 0; quote < quotes; quote++) {
      const marker = this.#blanksEnd(start)
      if (this.text[marker] !== '>') return undefined
      // One blank after the marker belongs to it.
      start = /[ \t]/.test(this.text[marker + 1] ?? '') ? marker + 2 : marker + 1
    }
    const end = this.#blanksEnd(start)
    return { start, end, width: widthOf(this.text.slice(start, end)) }
  }

  #blanksEnd(from: number): number {
    let end = from
    while (this.text[end] === ' ' || this.text[end] === '\t') end++
    return end
  }
}

/** Columns that blanks take, with tab stops of 4. */
export function widthOf(blanks: string): number {
  let width = 0
  for (const blank of blanks) width += blank === '\t' ? 4 - (width % 4) : 1
  return width
}

/** Blanks less some columns from their start; the rest stays as it is written. */
export function outdented(blanks: string, columns: number): string {
  let [at, width] = [0, 0]
  while (width < columns && at < blanks.length) {
    width += blanks[at] === '\t' ? 4 - (width % 4) : 1
    at++
  }
  return ' '.repeat(Math.max(0, width - columns)) + blanks.slice(at)
}
