import { type Batch, halve, type Item } from '../batch.ts'

/** A batch, or a part of one, that is still to be sent. */
export interface Part<T extends Item> {
  batch: Batch<T>
  /** It is sent to find out which documents are refused. */
  isSearch: boolean
  /** Its other half comes next. */
  isFirst: boolean
  /** It holds a document that is refused, since the rest of what was refused was accepted. */
  isBad: boolean
}

/** What is still to be sent of one batch, in order. */
export class Parts<T extends Item> {
  readonly #waiting: Part<T>[]

  constructor(batch: Batch<T>) {
    this.#waiting = [{ batch, isSearch: false, isFirst: false, isBad: false }]
  }

  /** The next part. One that is known to be bad is not sent as it is, but its halves are. */
  next(): Part<T> | undefined {
    for (let part = this.#waiting.shift(); part !== undefined; part = this.#waiting.shift()) {
      if (!part.isBad || part.batch.items.length === 1) return part
      this.split(part.batch, true)
    }
    return undefined
  }

  split(batch: Batch<T>, isSearch: boolean): void {
    const halves = halve(batch).map((half, index) => ({
      batch: half,
      isSearch,
      isFirst: isSearch && index === 0,
      isBad: false,
    }))
    this.#waiting.unshift(...halves)
  }

  accepted({ isFirst }: Part<T>): void {
    const [other] = this.#waiting
    if (isFirst && other) other.isBad = true
  }

  /** The documents that are left. */
  rest(): T[] {
    return this.#waiting.flatMap(each => each.batch.items)
  }
}
