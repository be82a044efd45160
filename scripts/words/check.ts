import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { DocumentSettings, Paths } from '../../src/document/document.ts'
import { splitFrontMatter } from '../../src/document/front-matter.ts'
import { toDocument } from '../../src/document/index.ts'
import { toPaths } from '../../src/document/paths.ts'
import { openRepository } from '../../src/repository.ts'
import { seenOfMarkdown } from './body.ts'
import { NoMdxError, seenOfMdx } from './page.ts'
import { counted, missing, wordsOf } from './text.ts'

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

const settings: DocumentSettings = {
  refPrefix: '',
  tags: [],
  sourceLinks: false,
  repositoryUrl: 'https://github.com/o/r',
  branch: 'main',
  siteUrls: [],
}

/** Holds each MDX page of a repository's HEAD against its document. */
export async function* check(folder: string): AsyncGenerator<Finding> {
  const remote = { serverUrl: 'https://github.com', repository: 'o/r', token: '', temporaryFolder: tmpdir() }
  const { head, tree, blobs } = await openRepository(resolve(folder), process.env, remote)
  const entries = await tree(head)
  const paths = toPaths(entries.map(({ path }) => path))
  const pages = entries.filter(({ path, mode }) => path.endsWith('.mdx') && mode.startsWith('100'))
  let index = 0
  for await (const { bytes } of blobs(
    pages.map(({ oid }) => oid),
    20_000_000,
  ))
    yield await checkPage(pages[index++]?.path ?? '', bytes ?? new Uint8Array(), paths)
}

/** Whether every word and code block of a page, as MDX shows it, is in its document. */
export async function checkPage(path: string, content: Uint8Array, paths: Paths): Promise<Finding> {
  const result = toDocument(path, content, paths, settings)
  const source = new TextDecoder().decode(content).replace(/\r\n?/g, '\n')
  if (result.kind === 'failed' || (result.kind === 'hidden' && result.reason !== 'the page has no text'))
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
