import { execFileSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runAction } from '../../sandbox/action.ts'
import { temporaryFolder } from '../../sandbox/folder.ts'
import type { Document } from '../../src/document/document.ts'
import { git } from '../command.ts'
import { ENGINES, type Engine, type Fields, Index } from './ranking.ts'

/** A question with the documents that answer it. */
export interface Query {
  text: string
  kind: 'link' | 'heading' | 'commit' | 'version'
  answers: ReadonlySet<string>
  /** The page that the question is from, which has its words. */
  excluded?: string
}

/** The documents of a repository beside its raw files, and what to look for in them. */
export interface FindSite {
  name: string
  ours: ReadonlyMap<string, Fields>
  raw: ReadonlyMap<string, Fields>
  /** Those among which the ordinary questions are asked: of one version, in one language. */
  current: ReadonlySet<string>
  queries: Query[]
}

/** At most so many questions of a kind are asked of a site, so that none outweighs the others. */
const MAX_QUERIES = 400

/** The most points by which a document may be worse than its raw file, for all questions and for those of a site. */
const GATES = { all: -1, site: -3 }

/** Measures how well the documents of the repositories in a folder are found beside their raw files. */
export async function measureFinding(folder: string, seed: number) {
  const names = (await readdir(folder)).sort()
  const sites: FindSite[] = []
  for (const name of names) sites.push(await readSite(name, join(folder, name), seed))
  return compareFinding(sites)
}

/** Pushes a repository by the built action, and mines questions from it. */
export async function readSite(name: string, repository: string, seed: number): Promise<FindSite> {
  await using clone = await temporaryFolder()
  const workspace = join(clone.path, 'repository')
  await git('.', ['clone', '--quiet', '--no-checkout', repository, workspace])
  const documents = await documentsOf(workspace, join(clone.path, 'journal.jsonl'))
  const ours = new Map(documents.map(document => [document.external_ref, fieldsOf(document)]))
  const texts = textsOf(workspace, [...ours.keys()])
  const raw = new Map([...texts].map(([path, text]) => [path, rawFields(path, text)]))
  const current = currentOf(documents)
  const random = randomBy(seed)
  const links = linkQueries(documents, current)
  const headings = headingQueries(raw, current)
  const commits = await commitQueries(workspace, current)
  const ordinary = [links, headings, commits].map(queries => shuffled(queries, random))
  const queries = ordinary.flatMap(some => some.slice(0, MAX_QUERIES))
  queries.push(...shuffled(versionQueries(documents, raw), random).slice(0, MAX_QUERIES))
  return { name, ours, raw, current, queries }
}

async function documentsOf(workspace: string, journal: string): Promise<Document[]> {
  await using search = await openSearch(workspace, journal)
  const output = await search.push(await git(workspace, ['rev-parse', 'HEAD']))
  const documents = [...search.documents.values()]
  if (documents.length === 0) throw new Error(`the action pushed nothing: ${output.slice(-2000)}`)
  return documents.toSorted((a, b) => (a.external_ref < b.external_ref ? -1 : 1))
}

/** A service that keeps the documents that search has by their reference, and pushes a commit of a repository to it by the built action. */
export async function openSearch(workspace: string, journal: string) {
  const documents = new Map<string, Document>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const pushed = JSON.parse(Buffer.concat(chunks).toString() || '{}').documents ?? []
    for (const document of pushed as Document[]) {
      if (document.archived) documents.delete(document.external_ref)
      else documents.set(document.external_ref, document)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const push = async (sha: string): Promise<string> => {
    const { output } = await runAction({
      workspace,
      event: { name: 'push', sha, payload: { repository: { default_branch: 'main' } } },
      inputs: {
        'base-url': `http://127.0.0.1:${port}`,
        'connector-id': 'docs',
        'api-key': 'bench-key',
        'max-archive': '100%',
        journal,
        'timeout-minutes': '360',
      },
    })
    return output
  }
  const close = async () => {
    server.close()
  }
  return { documents: documents as ReadonlyMap<string, Document>, push, [Symbol.asyncDispose]: close }
}

function textsOf(workspace: string, paths: readonly string[]): Map<string, string> {
  const input = paths.map(path => `HEAD:${path}\n`).join('')
  const batch = execFileSync('git', ['-C', workspace, 'cat-file', '--batch'], { input, maxBuffer: 2 ** 30 })
  let at = 0
  const texts = paths.map((path): [string, string] => {
    const start = batch.indexOf('\n', at) + 1
    const size = Number(batch.toString('utf8', at, start).split(' ').at(-1))
    at = start + size + 1
    return [path, batch.toString('utf8', start, start + size)]
  })
  return new Map(texts)
}

function fieldsOf({ name, description, tags, body }: Document): Fields {
  return { name, description, tags: tags.join(' '), body }
}

/** A file as it is, with its first heading, as readers see it, as its name. */
function rawFields(path: string, text: string): Fields {
  const [heading] = headingsIn(text)
  return { name: heading ?? path, description: '', tags: '', body: text }
}

function tagOf({ tags }: Document, key: string): string | undefined {
  return tags.find(tag => tag.startsWith(`${key}:`))?.slice(key.length + 1)
}

/**
 * The documents of the newest version and in English: a service that has one of each finds them without the others. Of several
 * pages with one address, which are translations that no configuration tells apart, the first.
 */
export function currentOf(documents: readonly Document[]): Set<string> {
  const versions = documents
    .map(document => tagOf(document, 'version') ?? '')
    .filter(version => /^v?\d/.test(version))
  const [newest] = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const current = documents.filter(document => {
    const language = tagOf(document, 'language') ?? 'en'
    const version = tagOf(document, 'version')
    return language.startsWith('en') && (version === undefined || version === newest)
  })
  const byAddress = Map.groupBy(current, addressOf)
  return new Set([...byAddress.values()].map(([first]) => first!.external_ref))
}

/** The words by which other pages link to a page. */
export function linkQueries(documents: readonly Document[], current: ReadonlySet<string>): Query[] {
  const pages = documents.filter(document => current.has(document.external_ref))
  const refOf = new Map(pages.map(page => [addressOf(page), page.external_ref]))
  const queries = new Map<string, Query>()
  for (const { external_ref, body } of pages)
    for (const [, text = '', address = ''] of body.matchAll(
      /(?<!!)\[([^\]\n]{4,80})\]\(([^)\s#]+)[^)\s]*\)/g,
    )) {
      const target = refOf.get(withoutSlash(address))
      const question = text.replace(/[`*_\\]/g, '').trim()
      if (target === undefined || target === external_ref || !isQuestion(question)) continue
      queries.set(`${question} ${target}`, {
        text: question,
        kind: 'link',
        answers: new Set([target]),
        excluded: external_ref,
      })
    }
  return [...queries.values()]
}

/** Words that say something of the page that they lead to. */
function isQuestion(text: string): boolean {
  return !/^(?:here|this|see|more|read|next|previous|learn more|click)\b|[/\\]|\.mdx?$/i.test(text)
}

function addressOf({ body }: Document): string {
  const [, address = ''] = /(?:<|\]\()([^<>()\s]+)[>)]\s*$/.exec(body) ?? []
  return withoutSlash(address)
}

function withoutSlash(address: string): string {
  return address.replace(/(?:\/|\.html)$/, '')
}

function headingsIn(text: string): string[] {
  return [...text.matchAll(/^#{1,4}[ \t]+(.+?)[ \t#]*$/gm)].map(([, heading = '']) =>
    heading.replace(/\s*\{.*\}$/, ''),
  )
}

/** Headings that ask. What many pages ask, each of them answers. */
function headingQueries(raw: ReadonlyMap<string, Fields>, current: ReadonlySet<string>): Query[] {
  const answers = new Map<string, Set<string>>()
  for (const [path, { body }] of raw) {
    if (!current.has(path)) continue
    for (const heading of headingsIn(body))
      if (/^(?:how|what|when|where|why|which|can|should|do|does|is)\b.*\s.*\s/i.test(heading))
        answers.set(heading, (answers.get(heading) ?? new Set()).add(path))
  }
  return [...answers].map(([text, pages]) => ({ text, kind: 'heading', answers: pages }))
}

/** The subjects of commits that changed one page, and do not name its file: no reader asks so. */
async function commitQueries(workspace: string, current: ReadonlySet<string>): Promise<Query[]> {
  const log = await git(workspace, [
    'log',
    '-z',
    '-n',
    '4000',
    '--no-merges',
    '--no-renames',
    '--name-only',
    '--format=%x01%s',
  ])
  const queries: Query[] = []
  for (const commit of log.split('\x01')) {
    const [subject = '', ...files] = commit.split(/[\0\n]+/).filter(line => line !== '')
    const pages = files.filter(file => current.has(file))
    const text = subject
      .replace(/^[\w ]+(?:\(.*?\))?!?: |\(?#\d+\)?|:\w+:|\p{Emoji_Presentation}/gu, '')
      .trim()
    const [page] = pages
    if (page === undefined || pages.length > 1 || text.split(' ').length < 4) continue
    if (/^(?:merge|bump|revert|update dependency)\b|\.mdx?\b/i.test(text)) continue
    queries.push({ text, kind: 'commit', answers: new Set([page]) })
  }
  return queries
}

/** First headings with a version, which the page of that version answers. */
function versionQueries(documents: readonly Document[], raw: ReadonlyMap<string, Fields>): Query[] {
  return documents.flatMap(document => {
    const version = tagOf(document, 'version')
    const [heading] = headingsIn(raw.get(document.external_ref)!.body)
    if (version === undefined || heading === undefined) return []
    const answers = new Set([document.external_ref])
    return [{ text: `${heading} ${version}`, kind: 'version' as const, answers }]
  })
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled(queries: readonly Query[], random: () => number): Query[] {
  const keyed = queries.map(query => ({ query, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ query }) => query)
}

/** The differences of a site, one for each of its ordinary questions, in points of MRR@10. */
export function differencesOf({ ours, raw, current, queries }: FindSite, engine: Engine): number[] {
  const [oursIndex, rawIndex] = [ours, raw].map(documents => indexOf(documents, current))
  const ordinary = queries.filter(({ kind }) => kind !== 'version')
  const texts = ordinary.map(({ text }) => text)
  for (const index of [oursIndex, rawIndex]) if (engine === 'questions') index!.ask(texts)
  return ordinary.map(
    query => 100 * (reciprocalRank(oursIndex!, query, engine) - reciprocalRank(rawIndex!, query, engine)),
  )
}

function indexOf(documents: ReadonlyMap<string, Fields>, wanted: ReadonlySet<string>): Index {
  return new Index([...documents].filter(([ref]) => wanted.has(ref)))
}

export function reciprocalRank(index: Index, { text, answers, excluded }: Query, engine: Engine): number {
  const ranked = index.search(text, engine, 11).filter(ref => ref !== excluded)
  const rank = ranked.slice(0, 10).findIndex(ref => answers.has(ref))
  return rank < 0 ? 0 : 1 / (rank + 1)
}

/** The share of the questions with a version that find its page first. */
function versionShare({ ours, raw, queries }: FindSite): string {
  const asked = queries.filter(({ kind }) => kind === 'version')
  if (asked.length === 0) return ''
  const shares = [raw, ours].map(documents => {
    const index = new Index([...documents])
    const first = asked.filter(query => reciprocalRank(index, query, 'fields') === 1)
    return Math.round((100 * first.length) / asked.length)
  })
  return `${shares[0]} → ${shares[1]} %`
}

/** A table of the differences with their intervals, and whether they pass the gates. */
export function compareFinding(sites: readonly FindSite[]): { lines: string[]; isEnough: boolean } {
  const engines = Object.keys(ENGINES) as Engine[]
  const all = new Map(engines.map(engine => [engine, [] as number[]]))
  const lines = [
    `| site | pages | questions | ${engines.map(engine => ENGINES[engine]).join(' | ')} | right version first, raw → ours |`,
    `|---|--:|--:|${engines.map(() => '--:|').join('')}--:|`,
  ]
  let isEnough = true
  for (const site of sites) {
    const cells = engines.map(engine => {
      const differences = differencesOf(site, engine)
      all.get(engine)!.push(...differences)
      if (meanOf(differences) < GATES.site) isEnough = false
      return withInterval(differences)
    })
    const asked = site.queries.filter(({ kind }) => kind !== 'version').length
    lines.push(
      `| ${site.name} | ${site.current.size} | ${asked} | ${cells.join(' | ')} | ${versionShare(site)} |`,
    )
  }
  for (const differences of all.values()) if (meanOf(differences) < GATES.all) isEnough = false
  const total = all.get('joined')!.length
  lines.push(`| all | | ${total} | ${[...all.values()].map(withInterval).join(' | ')} | |`)
  return { lines, isEnough }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
}

/** A mean with its interval of 95 %. */
function withInterval(values: readonly number[]): string {
  const mean = meanOf(values)
  const variance = meanOf(values.map(value => (value - mean) ** 2))
  const half = 1.96 * Math.sqrt(variance / Math.max(values.length, 1))
  const sign = mean < 0 ? '−' : '+'
  return `${sign}${Math.abs(mean).toFixed(1)} ± ${half.toFixed(1)}`
}
