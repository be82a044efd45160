import { glob, readFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, resolve } from 'node:path'
import { openRepository } from '../../src/adapters/git/index.ts'
import { openPool } from '../../src/adapters/workers/pool.ts'
import type { Document, DocumentSettings } from '../../src/document/document.ts'
import { pageStem } from '../../src/document/target.ts'
import { type Paths, toPaths } from '../../src/plan/tree.ts'
import { mapInOrder } from '../../src/push/documents.ts'
import type { Message } from '../../src/text/message.ts'

interface Page {
  path: string
  content: Uint8Array
}

/** Pages that are checked together, and what is around them. */
export interface Corpus {
  name: string
  /** Of a repository. */
  commit?: string
  paths: Paths
  pages: Page[]
  settings: DocumentSettings
}

/** The pages of a repository's HEAD. */
export async function repository(folder: string): Promise<Corpus> {
  const remote = { serverUrl: 'https://github.com', repository: 'o/r', token: '', temporaryFolder: tmpdir() }
  await using opened = await openRepository(resolve(folder), { environment: process.env, remote })
  const { head, tree, blobs } = opened
  const entries = (await tree(head)) ?? []
  const wanted = entries.filter(
    ({ kind, path, isUtf8 }) => kind === 'file' && pageStem(path) !== undefined && isUtf8,
  )
  const pages: Page[] = []
  const oids = wanted.map(({ oid }) => oid)
  for await (const { bytes } of blobs(oids, 20_000_000)) {
    const path = wanted[pages.length]?.path ?? ''
    pages.push({ path, content: bytes ?? new Uint8Array() })
  }
  return corpus(
    basename(resolve(folder)),
    entries.map(({ path }) => path),
    pages,
    head,
  )
}

/** The READMEs that came with this project's dependencies, each of which belongs to a repository of its own. */
export async function dependencies(): Promise<Corpus> {
  const root = new URL('../../', import.meta.url).pathname
  const paths: string[] = []
  for await (const path of glob('node_modules/**/*.{md,markdown}', { cwd: root }))
    if (/\/readme\.(?:md|markdown)$/i.test(path)) paths.push(path)
  paths.sort()
  const pages = await Promise.all(paths.map(async path => ({ path, content: await readFile(root + path) })))
  return corpus('dependencies', paths, pages)
}

/** The examples of a text in the form of CommonMark's specification; there `→` is a tab. */
export async function specification(file: string): Promise<Corpus> {
  const text = await readFile(file, 'utf8')
  const examples = text.matchAll(/^`{32} example.*\n([\s\S]*?)^\.\n[\s\S]*?^`{32}$/gm)
  const pages = Array.from(examples, ([, markdown = ''], index) => ({
    path: `${index + 1}.md`,
    content: new TextEncoder().encode(markdown.replaceAll('→', '\t')),
  }))
  return corpus(`specification ${file.split('/').slice(-2).join('/')}`, [], pages)
}

function corpus(name: string, paths: string[], pages: Page[], commit?: string): Corpus {
  const settings: DocumentSettings = {
    refPrefix: '',
    tags: [],
    sourceLinks: true,
    repositoryUrl: `https://github.com/o/r`,
    branch: 'main',
    siteUrls: [],
  }
  return { name, paths: toPaths(paths), pages, settings, ...(commit && { commit }) }
}

/** A page and its document. */
export interface Made {
  page: Page
  document: Document
  messages: Message[]
}

/** Makes documents as a run does, on the same threads; without the pages that have none. */
export async function makeDocuments({ paths, settings }: Corpus, pages: Page[]): Promise<Made[]> {
  await using pool = openPool(
    new URL('../../src/adapters/workers/worker.ts', import.meta.url),
    availableParallelism(),
  )
  pool.setContext({ paths, settings })
  const made: Made[] = []
  const ahead = {
    count: pool.ahead,
    weight: 64_000_000,
    weigh: ({ content }: Page) => content.length,
  }
  const results = mapInOrder(pages, ahead, async page => {
    const { path, content } = page
    return { page, prepared: await pool.run({ path, externalRef: path, content, archived: false }) }
  })
  for await (const { page, prepared } of results) {
    if (prepared.kind !== 'document') continue
    const document = JSON.parse(new TextDecoder().decode(prepared.json)) as Document
    made.push({ page, document, messages: prepared.messages })
  }
  return made
}
