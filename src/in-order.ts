/** Applies `work` to each value, up to `ahead` at a time, and yields the results in the order of the values. */
export async function* mapInOrder<T, R>(
  values: AsyncIterable<T>,
  ahead: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const started: Promise<R>[] = []
  for await (const value of values) {
    const result = work(value)
    // Taken in order further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    started.push(result)
    if (started.length >= ahead) yield (await started.shift()) as R
  }
  for (const result of started) yield await result
}
