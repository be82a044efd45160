/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000

/** Applies `work` to each value, at most `ahead` at a time, and yields the results in the order of the values. */
export async function* mapInOrder<T, R>(
  values: AsyncIterable<T> | Iterable<T>,
  ahead: number,
  sizeOf: (value: T) => number,
  work: (value: T, index: number) => Promise<R>,
): AsyncGenerator<R> {
  const started: { result: Promise<R>; size: number }[] = []
  let bytes = 0
  let index = 0
  for await (const value of values) {
    const size = sizeOf(value)
    while (
      started.length > 0 &&
      (started.length >= ahead || bytes + size > MAX_BYTES_AHEAD)
    ) {
      const first = started.shift()!
      yield await first.result
      bytes -= first.size
    }
    const result = work(value, index++)
    // It is awaited further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    started.push({ result, size })
    bytes += size
  }
  for (const { result } of started) yield await result
}
