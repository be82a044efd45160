import type { DocumentSettings } from '../../src/document/document.ts'
import { toDocument } from '../../src/document/index.ts'
import { isMdx, loadMdx } from '../../src/document/load.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import type { Paths } from '../../src/plan/tree.ts'
import type { Corpus } from '../corpus/corpora.ts'
import { seenOfMarkdown } from './body.ts'
import { NoMdxError, seenOfMdx } from './page.ts'
import { counted, missing, wordsOf } from './text.ts'

await loadMdx()

/** The differences between a page, as MDX shows it, and its document. */
interface Compared {
  kind: 'compared'
  lost: string[]
  /** Code blocks that are in only one of the two. */
  changed: string[]
  /** Elements such as list items, cells and emphasis that are in only one of the two. */
  restructured: string[]
}

export type Finding = Compared | { kind: 'hidden' } | { kind: 'no MDX' }

/** The MDX pages whose documents do not have the words, the code and the lists of the page. */
export async function findLostWords({ pages, paths, settings }: Corpus) {
  let compared = 0
  const differing: { path: string; what: string }[] = []
  for (const { path, content } of pages.filter(each => isMdx(each.path))) {
    const finding = await checkPage(path, content, paths, settings)
    if (finding.kind !== 'compared') continue
    compared++
    const { lost, changed, restructured } = finding
    if (lost.length + changed.length + restructured.length > 0)
      differing.push({ path, what: JSON.stringify({ lost, changed, restructured }) })
  }
  return { compared, differing }
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
    return { kind: 'hidden' }
  try {
    const expected = await seenOfMdx(splitFrontMatter(source).text)
    const { name, body } = result.kind === 'document' ? result.document : { name: '', body: '' }
    const actual = seenOfMarkdown(body)
    return {
      kind: 'compared',
      lost: missing(wordsOf(expected.text), wordsOf(`${name}\n${actual.text}`)),
      changed: differing(expected.code, actual.code),
      restructured: differing(expected.elements, actual.elements),
    }
  } catch (error) {
    if (!(error instanceof NoMdxError)) throw error
    return { kind: 'no MDX' }
  }
}

function differing(expected: string[], actual: string[]): string[] {
  const [before, after] = [counted(expected), counted(actual)]
  return [
    ...missing(before, after).map(item => `- ${item}`),
    ...missing(after, before).map(item => `+ ${item}`),
  ]
}
