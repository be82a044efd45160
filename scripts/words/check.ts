import { isMdx, loadMdx } from '../../src/document/dialects/load.ts'
import type { DocumentSettings } from '../../src/document/document.ts'
import { splitFrontMatter } from '../../src/document/front-matter.ts'
import { toDocument } from '../../src/document/index.ts'
import type { Paths } from '../../src/plan/tree.ts'
import { repository } from '../corpus/corpora.ts'
import { seenOfMarkdown } from './body.ts'
import { NoMdxError, seenOfMdx } from './page.ts'
import { counted, missing, wordsOf } from './text.ts'

await loadMdx()

/** What came of one page. */
export interface Compared {
  kind: 'compared'
  path: string
  words: number
  lost: string[]
  blocks: number
  /** Code blocks that are in only one of the two. */
  changed: string[]
  /** Elements such as list items, cells and emphasis that are in only one of the two. */
  restructured: string[]
}

export type Finding =
  | Compared
  | { kind: 'hidden'; path: string }
  | { kind: 'no MDX'; path: string; reason: string }

/** Holds each MDX page of a repository's HEAD against its document. */
export async function* check(folder: string): AsyncGenerator<Finding> {
  const { pages, paths, settings } = await repository(folder)
  for (const { path, content } of pages)
    if (isMdx(path)) yield await checkPage(path, content, paths, settings)
}

/** Whether every word and code block of a page, as MDX shows it, is in its document. */
export async function checkPage(
  path: string,
  content: Uint8Array,
  paths: Paths,
  settings: DocumentSettings,
): Promise<Finding> {
  const result = toDocument(path, content, paths, settings)
  const source = new TextDecoder().decode(content).replace(/\r\n?/g, '\n')
  if (
    result.kind === 'failed' ||
    (result.kind === 'hidden' && !result.reason.startsWith('the page has no text'))
  )
    return { kind: 'hidden', path }
  try {
    const expected = await seenOfMdx(splitFrontMatter(source).text)
    const { name, body } = result.kind === 'document' ? result.document : { name: '', body: '' }
    const actual = seenOfMarkdown(body)
    const words = wordsOf(expected.text)
    return {
      kind: 'compared',
      path,
      words: [...words.values()].reduce((sum, count) => sum + count, 0),
      lost: missing(words, wordsOf(`${name}\n${actual.text}`)),
      blocks: expected.code.length,
      changed: differing(expected.code, actual.code),
      restructured: differing(expected.elements, actual.elements),
    }
  } catch (error) {
    if (!(error instanceof NoMdxError)) throw error
    return { kind: 'no MDX', path, reason: error.message }
  }
}

function differing(expected: string[], actual: string[]): string[] {
  const [before, after] = [counted(expected), counted(actual)]
  return [
    ...missing(before, after).map(item => `- ${item}`),
    ...missing(after, before).map(item => `+ ${item}`),
  ]
}
