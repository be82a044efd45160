import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { normaliserVersion } from '../../src/document/document.ts'
import type { Corpus } from './corpora.ts'
import type { Made } from './make.ts'

/** What is recorded of a repository's documents. */
export interface BodiesLine {
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
