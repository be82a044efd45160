import type { Measures } from '../document/page.ts'

export interface Made {
  path: string
  name: string
  measures: Measures
}

/** Finds the documents that a hint is about, among the pages of which it is to be said. */
type Find = (
  made: readonly Made[],
  isShown: (path: string) => boolean,
) => string[]

const pagesWith =
  (has: (measures: Measures) => boolean): Find =>
  (made, isShown) =>
    made.flatMap(({ path, measures }) =>
      isShown(path) && has(measures) ? path : [],
    )

/** The documents that nothing tells apart in a list of results: their name, then their paths. */
const sharedNames: Find = (made, isShown) => {
  const keyOf = ({ name, measures }: Made) =>
    JSON.stringify([name, ...measures.tags.toSorted()])
  return [...Map.groupBy(made, keyOf).values()]
    .map(group => ({
      name: group[0]!.name,
      paths: group.map(({ path }) => path).sort(),
    }))
    .filter(({ paths }) => paths.length > 1 && paths.some(isShown))
    .sort((a, b) => b.paths.length - a.paths.length)
    .map(({ name, paths }) => `${name}: ${paths.join(', ')}`)
}

/** Finds what makes a document hard to find, with advice for writers; it is no problem of the run. */
export const hints = {
  sameNames: {
    title: 'Names that several documents share',
    advice:
      'Nobody can tell them apart in a list of results. Give each a title of its own, or tags for the version, product or part that it is about (input tags).',
    find: sharedNames,
  },
  withoutDescription: {
    title: 'Pages without a description',
    advice:
      'A list of results shows nothing below their names. Write one or two sentences that say what the reader learns, as description in the front matter or as the first paragraph.',
    find: pagesWith(({ hasDescription }) => !hasDescription),
  },
  short: {
    title: 'Pages with fewer than 50 words',
    advice:
      'They seldom answer a question. Say more, move the text to the page that it belongs to, or keep them out of search by search: {exclude: true} in their front matter.',
    find: pagesWith(({ words }) => words < 50),
  },
  long: {
    title: 'Pages with more than 5,000 words',
    advice:
      'They are found for many questions, and leave the reader to look for the answer. Split them by task or topic.',
    find: pagesWith(({ words }) => words > 5_000),
  },
  withUnnamedImages: {
    title: 'Pages with images that have no text',
    advice:
      'Search and screen readers know nothing of such an image. Say between the square brackets what it shows.',
    find: pagesWith(({ unnamedImages }) => unnamedImages > 0),
  },
}

export type Findability = Record<keyof typeof hints, string[]>

/** @param isShown whether hints about a page are to be said. */
export function toFindability(
  made: readonly Made[],
  isShown: (path: string) => boolean,
): Findability {
  return {
    sameNames: hints.sameNames.find(made, isShown),
    withoutDescription: hints.withoutDescription.find(made, isShown),
    short: hints.short.find(made, isShown),
    long: hints.long.find(made, isShown),
    withUnnamedImages: hints.withUnnamedImages.find(made, isShown),
  }
}
