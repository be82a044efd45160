/** The most that GitHub gives at once. */
export const PAGE = 100

type List<T> = (page: number) => Promise<T[]>

/** The pages of a list. Octokit's own `paginate` takes a 409 for the end of the list. */
async function* pagesOf<T>(list: List<T>): AsyncGenerator<T[]> {
  for (let page = 1; ; page++) {
    const items = await list(page)
    yield items
    if (items.length < PAGE) return
  }
}

export async function listAll<T>(list: List<T>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pagesOf(list)) all.push(...page)
  return all
}

/**
 * The newest first, and no more pages than are asked for: after some years there are hundreds, and GitHub counts the
 * questions. It documents no order, so that one is relied on only where the first page shows it.
 */
export async function* newestFirst<T extends { id: number }>(list: List<T>): AsyncGenerator<T> {
  const unordered: T[] = []
  let isOrdered: boolean | undefined
  for await (const page of pagesOf(list)) {
    isOrdered ??= page.every(({ id }, index) => index === 0 || id < page[index - 1]!.id)
    if (isOrdered) yield* page
    else unordered.push(...page)
  }
  yield* unordered.sort((a, b) => b.id - a.id)
}
