/** One document, serialised once, in the form in which it is sent. */
export interface Item {
  externalRef: string
  /** The document as UTF-8 JSON. */
  json: Uint8Array
}

/** What goes into one request. */
export interface Batch<T extends Item = Item> {
  items: T[]
  /** The size of the request's body as sent. */
  bytes: number
}

/** The contract's limits, and the smaller target that leaves room for whatever a proxy counts. */
export const limits = {
  documents: 100,
  /** "5 MB" read as the smaller of its two meanings. */
  requestBytes: 5_000_000,
  targetBytes: 4_500_000,
} as const

const OPENING = Buffer.from('{"documents":[')
const COMMA = Buffer.from(',')
const CLOSING = Buffer.from(']}')

/** The size in bytes of the request that holds these documents: their JSON, and a comma between each two. */
export function batchBytes(items: readonly Item[]): number {
  const commas = Math.max(0, items.length - 1)
  return items.reduce((sum, { json }) => sum + json.length, OPENING.length + commas + CLOSING.length)
}

/**
 * Packs documents into batches in their order. A batch keeps to 100 documents and to `targetBytes`; a document
 * larger than that goes alone. The caller has kept out those over `limits.requestBytes`.
 */
export async function* pack<T extends Item>(
  items: AsyncIterable<T> | Iterable<T>,
  targetBytes: () => number = () => limits.targetBytes,
): AsyncGenerator<Batch<T>> {
  let open: T[] = []
  let bytes = batchBytes(open)
  for await (const item of items) {
    const isFull = open.length === limits.documents || bytes + 1 + item.json.length > targetBytes()
    if (open.length > 0 && isFull) {
      yield { items: open, bytes }
      open = []
      bytes = batchBytes(open)
    }
    bytes += item.json.length + (open.length > 0 ? 1 : 0)
    open.push(item)
  }
  if (open.length > 0) yield { items: open, bytes }
}

/** Splits a batch in two, by count. */
export function halve<T extends Item>({ items }: Batch<T>): Batch<T>[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)].map(half => ({ items: half, bytes: batchBytes(half) }))
}

/** The request's body: `{"documents":[…]}` (contract, "Push documents"), in parts: joined, all documents would be in memory twice. */
export function toBody({ items }: Batch): Uint8Array[] {
  const parts = items.flatMap(({ json }, index) => (index === 0 ? [json] : [COMMA, json]))
  return [OPENING, ...parts, CLOSING]
}
