import type { Item } from '../../src/push/requests.ts'

/** A document of exactly so many bytes as JSON, at least 25 or so. */
export function item(externalRef: string, bytes = 0): Item {
  const toJson = (body: string) =>
    new TextEncoder().encode(JSON.stringify({ external_ref: externalRef, body }))
  return { externalRef, json: toJson('x'.repeat(Math.max(0, bytes - toJson('').length))) }
}

export function items(count: number, bytes = 0): Item[] {
  return Array.from({ length: count }, (_, index) => item(`${index}.md`, bytes))
}

export const refsOf = (each: { items: readonly Item[] }): string[] =>
  each.items.map(({ externalRef }) => externalRef)

export async function collected<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const value of values) all.push(value)
  return all
}
