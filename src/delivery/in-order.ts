/** How many values may be worked on at once. */
export interface Ahead<T> {
  count: number
  /** Together they weigh no more than this, unless there is only one. */
  weight: number
  weigh: (value: T) => number
}

/** Applies `work` to each value, several at a time, and yields the results in the order of the values. */
export async function* mapInOrder<T, R>(
  values: AsyncIterable<T> | Iterable<T>,
  { count, weight, weigh }: Ahead<T>,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const started: { result: Promise<R>; weight: number }[] = []
  let total = 0
  for await (const value of values) {
    const own = weigh(value)
    while (started.length > 0 && (started.length >= count || total + own > weight)) {
      const { result, weight: freed } = started.shift()!
      yield await result
      total -= freed
    }
    const result = work(value)
    // Taken in order further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    started.push({ result, weight: own })
    total += own
  }
  for (const { result } of started) yield await result
}
