import { isDeepStrictEqual } from 'node:util'
import { decode } from '../../src/document/decode.ts'
import { isMdx } from '../../src/document/mdx/load.ts'
import type { Corpus } from './corpora.ts'
import { readBothWays } from './readings.ts'
import { firstDifference } from './show.ts'

/** The Markdown pages of which a reading in parts makes something else than one of the whole. */
export function findPartings({ pages, paths, settings }: Corpus): {
  compared: number
  parted: { path: string; what: string }[]
} {
  const texts = pages.flatMap(({ path, content }) => {
    const decoded = isMdx(path) ? undefined : decode(path, content)
    return decoded?.kind === 'text' ? [{ path, text: decoded.text }] : []
  })
  const parted = texts.flatMap(({ path, text }) => {
    const { inParts, whole } = readBothWays(text, path, paths, settings)
    if (isDeepStrictEqual(inParts, whole)) return []
    return [{ path, what: firstDifference(JSON.stringify(whole), JSON.stringify(inParts)) }]
  })
  return { compared: texts.length, parted }
}
