import type { Measures } from '../document/page.ts'

/** A document that a run made. */
export interface Made {
  path: string
  name: string
  measures: Measures
}

/** What makes documents hard to find, by their paths: advice for writers, and no problem of the run. */
export interface Findability {
  /** Documents that nothing tells apart in a list of results. */
  sameNames: { name: string; tags: readonly string[]; paths: string[] }[]
  withoutDescription: string[]
  short: string[]
  long: string[]
  withUnnamedImages: string[]
}

/** Fewer words hardly answer a question, and of more a searcher does not know where to look. */
export const SHORT_PAGE_WORDS = 50
export const LONG_PAGE_WORDS = 5_000

/**
 * How documents will be found.
 *
 * @param isShown whether what is found of a page is to be said.
 */
export function toFindability(made: readonly Made[], isShown: (path: string) => boolean): Findability {
  const shown = made.filter(({ path }) => isShown(path))
  const pathsOf = (test: (measures: Measures) => boolean) =>
    shown.filter(({ measures }) => test(measures)).map(({ path }) => path)
  const keyOf = ({ name, measures }: Made) => JSON.stringify([name, ...measures.tags.toSorted()])
  const sameNames = [...Map.groupBy(made, keyOf).values()]
    .filter(group => group.length > 1 && group.some(({ path }) => isShown(path)))
    .sort((a, b) => b.length - a.length)
    .map(group => ({
      name: group[0]!.name,
      tags: group[0]!.measures.tags,
      paths: group.map(({ path }) => path).sort(),
    }))
  return {
    sameNames,
    withoutDescription: pathsOf(({ hasDescription }) => !hasDescription),
    short: pathsOf(({ words }) => words < SHORT_PAGE_WORDS),
    long: pathsOf(({ words }) => words > LONG_PAGE_WORDS),
    withUnnamedImages: pathsOf(({ unnamedImages }) => unnamedImages > 0),
  }
}
