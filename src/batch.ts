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

const OPENING = '{"documents":['
const CLOSING = ']}'
const ENVELOPE_BYTES = OPENING.length + CLOSING.length

/** The size in bytes of the request that holds just this document. */
export function aloneBytes(item: Item): number {
  return ENVELOPE_BYTES + item.json.length
}

/** The size in bytes of the request that holds these documents: their JSON, and a comma between each two. */
export function batchBytes(items: readonly Item[]): number {
  const content = items.reduce((sum, item) => sum + item.json.length, 0)
  return ENVELOPE_BYTES + content + Math.max(0, items.length - 1)
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
  let bytes = ENVELOPE_BYTES
  for await (const item of items) {
    const added = item.json.length + (open.length > 0 ? 1 : 0)
    if (open.length === limits.documents || (open.length > 0 && bytes + added > targetBytes())) {
      yield { items: open, bytes }
      open = []
      bytes = ENVELOPE_BYTES
    }
    bytes += item.json.length + (open.length > 0 ? 1 : 0)
    open.push(item)
  }
  if (open.length > 0) yield { items: open, bytes }
}

/** Cuts a batch in two, by count. */
export function halve<T extends Item>({ items }: Batch<T>): Batch<T>[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)].map(half => ({ items: half, bytes: batchBytes(half) }))
}

/** The request's body: `{"documents":[…]}` (contract, "Push documents"). */
export function toBody({ items, bytes }: Batch): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(bytes)
  const encoder = new TextEncoder()
  let at = encoder.encodeInto(OPENING, body).written
  items.forEach((item, index) => {
    if (index > 0) body[at++] = 0x2c
    body.set(item.json, at)
    at += item.json.length
  })
  encoder.encodeInto(CLOSING, body.subarray(at))
  return body
}
