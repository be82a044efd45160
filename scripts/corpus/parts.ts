import { isDeepStrictEqual } from 'node:util'
import { decode } from '../../src/document/decode.ts'
import type { DocumentSettings, Page } from '../../src/document/document.ts'
import { isMdx } from '../../src/document/load.ts'
import { metadataOf } from '../../src/document/metadata.ts'
import { processor, wholeProcessor } from '../../src/document/processor.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import type { Paths } from '../../src/plan/tree.ts'
import type { Corpus } from './corpora.ts'
import { firstDifference } from './edits.ts'

/** The Markdown pages of which parsing in parts makes something else than parsing the whole. */
export function findPartDifferences({ pages, paths, settings }: Corpus): {
  compared: number
  differing: { path: string; what: string }[]
} {
  const texts = pages.flatMap(({ path, content }) => {
    const decoded = isMdx(path) ? undefined : decode(content)
    return decoded?.kind === 'text' ? [{ path, text: decoded.text }] : []
  })
  const differing = texts.flatMap(({ path, text }) => {
    const { inParts, whole } = readBothWays(text, path, paths, settings)
    if (isDeepStrictEqual(inParts, whole)) return []
    return [{ path, what: firstDifference(JSON.stringify(whole), JSON.stringify(inParts)) }]
  })
  return { compared: texts.length, differing }
}

/** All that results from a text's Markdown, parsed as a run does and parsed whole; both must be the same. */
export function readBothWays(text: string, path: string, paths: Paths, settings: DocumentSettings) {
  const source = splitFrontMatter(text)
  const read = (by: typeof processor) => {
    const page: Page = {
      path,
      paths,
      settings,
      linesBefore: source.linesBefore,
      ...metadataOf(source.data, settings.tags),
      edits: [],
      messages: [],
      closing: '',
    }
    const body = String(by.processSync({ value: source.text, data: { page } }))
    const { name, description, messages, closing } = page
    return { body, name, description, messages, closing }
  }
  return { inParts: read(processor), whole: read(wholeProcessor) }
}
