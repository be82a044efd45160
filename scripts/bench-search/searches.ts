import type { createPage } from '../../sandbox/page/app.ts'
import type { Document } from '../../src/document/document.ts'

/** Milliseconds from the request to the whole HTML of the answer. */
export async function timed(page: ReturnType<typeof createPage>, query: string): Promise<number> {
  const startedMs = performance.now()
  const response = await page.request(`http://127.0.0.1/results?${new URLSearchParams({ q: query })}`, {
    headers: { host: '127.0.0.1' },
  })
  if (!response.ok) throw new Error(`The page answered ${response.status} to the search "${query}"`)
  await response.text()
  return performance.now() - startedMs
}

/** The same for the same documents: 40 titles as they are typed, and 200 pairs of words from texts. */
export function queriesOf(documents: readonly Document[]): string[] {
  const spread = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => documents[Math.floor((index * documents.length) / count)],
    ).filter(document => document !== undefined)
  const typed = spread(40).flatMap(({ name }) =>
    Array.from({ length: Math.min(name.length, 20) }, (_, index) => name.slice(0, index + 1)),
  )
  const words = spread(200).map(({ body }) => {
    const all = body.match(/\p{L}{3,}/gu) ?? []
    return [all[Math.floor(all.length / 3)], all[Math.floor(all.length / 2)]].join(' ')
  })
  return [...typed, ...words].filter(query => query.trim() !== '')
}
