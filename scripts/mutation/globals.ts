/** What tests import from `@jest/globals`, as far as those of the modules need it; they are collected here. */
export { expect } from 'expect'

export interface Test {
  name: string
  /** Set where it was loaded from. */
  file?: string
  run: () => unknown
}

export const tests: Test[] = []
const titles: string[] = []

export function describe(title: string, body: () => void): void {
  titles.push(title)
  body()
  titles.pop()
}

/** The number tells apart tests of one title. */
export function test(title: string, run: Test['run']): void {
  tests.push({ name: `${[...titles, title].join(' ')} #${tests.length}`, run })
}

test.each = (rows: readonly unknown[]) => (title: string, run: (...row: unknown[]) => unknown) => {
  for (const row of rows) test(title, () => run(...[row].flat()))
}
