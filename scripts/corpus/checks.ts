import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { decode } from '../../src/document/decode.ts'
import type { DocumentSettings, Page } from '../../src/document/document.ts'
import { normaliserVersion } from '../../src/document/document.ts'
import { metadataOf } from '../../src/document/metadata.ts'
import { processor, wholeProcessor } from '../../src/document/processor.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import type { Paths } from '../../src/plan/tree.ts'
import { isMdx } from '../../src/text/paths.ts'
import type { Corpus } from './corpora.ts'
import { type Made, makeDocuments } from './corpora.ts'
import { firstDifference } from './fidelity.ts'

/** The documents whose bodies result in other bodies when they are pages themselves. */
export async function findRestless(corpus: Corpus, made: Made[]): Promise<{ path: string; what: string }[]> {
  const settings = { ...corpus.settings, sourceLinks: false }
  const bodies = made.map(each => withoutSourceLink(each))
  const pages = made.map(({ page }, index) => ({
    path: page.path.replace(/\.mdx$/, '.md'),
    // A title that no heading says, so that all are left alone.
    content: new TextEncoder().encode(`---\ntitle: Not in the text\n---\n${bodies[index]}`),
  }))
  const again = new Map(
    (await makeDocuments({ ...corpus, settings }, pages)).map(({ page, document }) => [page, document.body]),
  )
  return pages.flatMap((page, index) => {
    const body = again.get(page)
    if (body === bodies[index]) return []
    return [{ path: made[index]?.page.path ?? '', what: firstDifference(bodies[index] ?? '', body ?? '') }]
  })
}

/** The source link is not to be there twice. */
function withoutSourceLink({ document: { body } }: Made): string {
  const at = body.lastIndexOf('\n[')
  return at < 0 ? body : body.slice(0, at)
}

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

/** What is recorded of a repository's documents. */
interface BodiesLine {
  name: string
  commit: string
  normaliser: number
  documents: number
  digest: string
}

const file = new URL('../../fixtures/bodies.txt', import.meta.url)

/** One digest of all documents; only of repositories, whose pages do not change with what is installed. */
export function bodiesLine({ name, commit }: Corpus, made: Made[]): BodiesLine | undefined {
  if (commit === undefined) return undefined
  const hash = createHash('sha256')
  const documents = made.map(({ document }) => document)
  for (const document of documents.sort((a, b) => (a.external_ref < b.external_ref ? -1 : 1)))
    hash.update(`${JSON.stringify(Object.entries(document).sort())}\n`)
  return { name, commit, normaliser: normaliserVersion, documents: made.length, digest: hash.digest('hex') }
}

/** What is wrong with the documents by what was recorded of them; of a repository that is not recorded nothing is. */
export function checkBodies(line: BodiesLine, all: BodiesLine[]): string | undefined {
  const recorded = all.find(({ name }) => name === line.name)
  if (recorded === undefined || toText(recorded) === toText(line)) return undefined
  if (recorded.commit !== line.commit)
    return `The documents of another commit are recorded (${recorded.commit}). Check that one out, or run this with --update.`
  if (recorded.normaliser === line.normaliser)
    return `The same pages resulted in other documents than those recorded (${recorded.digest}) under the same number. Raise normaliserVersion in src/document/document.ts, so that every page is pushed again, and run this with --update.`
  return `The documents are recorded for the normaliser ${recorded.normaliser}, and this is ${line.normaliser}. Look at what changed, and run this with --update.`
}

export async function recordBodies(line: BodiesLine): Promise<void> {
  const others = (await readBodies()).filter(({ name }) => name !== line.name)
  const lines = [...others, line].sort((a, b) => (a.name < b.name ? -1 : 1))
  await writeFile(file, lines.map(each => `${toText(each)}\n`).join(''))
}

export async function readBodies(): Promise<BodiesLine[]> {
  const text = await readFile(file, 'utf8')
  return text.split('\n').flatMap(line => {
    const [name = '', commit = '', normaliser, documents, digest = ''] = line.split(' ')
    return name === ''
      ? []
      : [{ name, commit, normaliser: Number(normaliser), documents: Number(documents), digest }]
  })
}

function toText({ name, commit, normaliser, documents, digest }: BodiesLine): string {
  return [name, commit, normaliser, documents, digest].join(' ')
}
