import type { Measures } from '../document/page.ts'

/** A document that a run made. */
export interface Made {
  path: string
  name: string
  measures: Measures
}

/** What makes a document hard to find, with advice for writers; it is no problem of the run. */
export const hints = {
  withoutDescription: {
    title: 'Pages without a description',
    advice:
      'A list of results shows nothing below their names. Write one or two sentences that say what the reader learns, as description in the front matter or as the first paragraph.',
    isFor: ({ hasDescription }: Measures) => !hasDescription,
  },
  short: {
    title: 'Pages with fewer than 50 words',
    advice:
      'They seldom answer a question. Say more, move the text to the page that it belongs to, or keep them out of search by draft: true or noindex: true.',
    isFor: ({ words }: Measures) => words < 50,
  },
  long: {
    title: 'Pages with more than 5,000 words',
    advice:
      'They are found for many questions, and leave the reader to look for the answer. Split them by task or topic.',
    isFor: ({ words }: Measures) => words > 5_000,
  },
  withUnnamedImages: {
    title: 'Pages with images that have no text',
    advice:
      'Search and screen readers know nothing of such an image. Say between the square brackets what it shows.',
    isFor: ({ unnamedImages }: Measures) => unnamedImages > 0,
  },
}

type Hint = keyof typeof hints

/** The documents with each hint, by their paths. */
export interface Findability extends Record<Hint, string[]> {
  /** Documents that nothing tells apart in a list of results. */
  sameNames: { name: string; tags: readonly string[]; paths: string[] }[]
}

/** How documents will be found. @param isShown whether what is found of a page is to be said. */
export function toFindability(made: readonly Made[], isShown: (path: string) => boolean): Findability {
  const keyOf = ({ name, measures }: Made) => JSON.stringify([name, ...measures.tags.toSorted()])
  const sameNames = [...Map.groupBy(made, keyOf).values()]
    .filter(group => group.length > 1 && group.some(({ path }) => isShown(path)))
    .sort((a, b) => b.length - a.length)
    .map(group => ({
      name: group[0]!.name,
      tags: group[0]!.measures.tags,
      paths: group.map(({ path }) => path).sort(),
    }))
  const shown = made.filter(({ path }) => isShown(path))
  const paths = Object.entries(hints).map(([hint, { isFor }]) => {
    return [hint, shown.flatMap(({ path, measures }) => (isFor(measures) ? path : []))]
  })
  return { sameNames, ...(Object.fromEntries(paths) as Record<Hint, string[]>) }
}
