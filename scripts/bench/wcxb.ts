import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { temporaryFolder } from '../../sandbox/folder.ts'
import { type BuiltSite, readBuilt } from '../../src/built/index.ts'
import { readLines } from '../../src/markdown/source.ts'
import { seenOfMarkdown } from '../site/seen.ts'

/** The version of defuddle that results were compared with. It parses HTML by linkedom. */
const DEFUDDLE = ['defuddle@0.19.4', 'linkedom@0.18.12']

/** A page of the benchmark with its reference. */
interface Reference {
  id: string
  html: Buffer
  url: string
  text: string
  wanted: string[]
  unwanted: string[]
}

/** How the text that was extracted from a page agrees with its reference. */
interface Score {
  id: string
  url: string
  f1: number
  precision: number
  recall: number
  /** How many of the unwanted snippets are left, and how many of the wanted ones are missing. */
  left: number
  lost: number
}

type Extract = (page: Reference) => Promise<string>

/** Reads the pages of a folder of the Web Content Extraction Benchmark. */
async function readReferences(folder: string): Promise<Reference[]> {
  const names = (await readdir(join(folder, 'ground-truth'))).sort()
  return Promise.all(
    names.map(async name => {
      const id = name.replace(/\.json$/, '')
      const truth = JSON.parse(await readFile(join(folder, 'ground-truth', name), 'utf8'))
      const html = gunzipSync(await readFile(join(folder, 'html', `${id}.html.gz`)))
      return {
        id,
        html,
        url: truth.url,
        text: truth.main_content,
        wanted: truth.with,
        unwanted: truth.without,
      }
    }),
  )
}

/** The body that the action makes of a page alone. */
const extractOurs: Extract = async ({ html }) => {
  const site: BuiltSite = {
    files: new Set(['index.html']),
    address: undefined,
    addresses: new Map(),
    sources: new Map(),
    pageChrome: new Set(),
  }
  const made = readBuilt({ file: 'index.html', html }, site)
  return made.body === undefined ? '' : textOf(made.body)
}

/** Installs defuddle into a folder: nothing else of this project needs it. */
async function openDefuddle(folder: string): Promise<Extract> {
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...DEFUDDLE])
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href)
  const { Defuddle } = await load('defuddle/dist/node.js')
  const { parseHTML } = await load('linkedom/esm/index.js')
  return async ({ html, url }) => {
    const { document } = parseHTML(html.toString())
    const { content } = await Defuddle(document, url, { useAsync: false, markdown: true })
    return textOf(content)
  }
}

/** The text of Markdown without the addresses of links, and with the numbers of lists, which references have. */
function textOf(markdown: string): string {
  const lines = readLines(markdown).map(({ text, code }) =>
    code === undefined ? text.replace(/^(\s*)(\d+)([.)] )/, '$1$2$3$2 ') : text,
  )
  return seenOfMarkdown(lines.join('\n')).text
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

function scoreOf({ id, url, text, wanted, unwanted }: Reference, extracted: string): Score {
  const [reference, ours] = [wordsIn(text), wordsIn(extracted)]
  const counts = new Map<string, number>()
  for (const word of reference) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of ours) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared++
    counts.set(word, left - 1)
  }
  const precision = ours.length === 0 ? 0 : shared / ours.length
  const recall = reference.length === 0 ? 1 : shared / reference.length
  const f1 = shared === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const all = ` ${ours.join(' ')} `
  const has = (snippet: string) => all.includes(` ${wordsIn(snippet).join(' ')} `)
  const left = unwanted.filter(has).length
  const lost = wanted.filter(snippet => !has(snippet)).length
  return { id, url, f1, precision, recall, left, lost }
}

/**
 * References that end early, such as a manual's page of which only the first section was kept: all that a reader sees there
 * counts as added. They are counted apart, and no rule is made for them.
 */
const CUT_SHORT = new Map([
  ['2863', 'postgresql.org, SELECT'],
  ['0670', 'postgresql.org, SELECT (18)'],
  ['2857', 'docs.python.org, asyncio tasks'],
  ['2855', 'developer.mozilla.org, table'],
  ['2854', 'developer.mozilla.org, CSS flexbox'],
  ['2856', 'developer.mozilla.org, promises'],
  ['2861', 'doc.rust-lang.org, Result'],
  ['4397', 'docs.rs, tokio'],
  ['2871', 'docs.djangoproject.com, models'],
  ['2866', 'kubernetes.io, Service'],
])

/** Scores that differ by less are the same. */
const SAME = 0.001

/** What the pages of the development set must reach. */
const MOST_LEFT = 0.05
const LEAST = { f1: 0.95, recall: 0.98 }

/**
 * Measures how well the text of single pages is found, on a folder of the Web Content Extraction Benchmark.
 *
 * @returns lines for the user, and whether it is good enough.
 */
export async function measureExtraction(folder: string): Promise<{ lines: string[]; isEnough: boolean }> {
  const references = await readReferences(folder)
  await using temporary = await temporaryFolder()
  const theirs = await scoresOf(references, await openDefuddle(temporary.path))
  const ours = await scoresOf(references, extractOurs)
  const difference = (score: Score, index: number) => score.f1 - theirs[index]!.f1
  const better = ours.filter((score, index) => difference(score, index) > SAME).length
  const worse = ours.filter((score, index) => difference(score, index) < -SAME).length
  const unwanted = references.reduce((sum, { unwanted }) => sum + unwanted.length, 0)
  const wanted = references.reduce((sum, { wanted }) => sum + wanted.length, 0)
  const row = (name: string, scores: readonly Score[]) => {
    const left = sum(scores, 'left')
    const cells = [
      name,
      String(scores.length),
      ...(['f1', 'precision', 'recall'] as const).map(key => mean(scores, key).toFixed(3)),
      `${left}`,
      `${sum(scores, 'lost')}`,
    ]
    return `| ${cells.join(' | ')} |`
  }
  const isCutShort = ({ id }: Score) => CUT_SHORT.has(id)
  const named = references.filter(({ id }) => CUT_SHORT.has(id))
  const lines = [
    `| pages | count | F1 | precision | recall | unwanted snippets left, of ${unwanted} | wanted ones lost, of ${wanted} |`,
    '|---|--:|--:|--:|--:|--:|--:|',
    row('all', ours),
    row(`all, ${DEFUDDLE[0]}`, theirs),
    row('references that are cut short', ours.filter(isCutShort)),
    row(
      'all others',
      ours.filter(score => !isCutShort(score)),
    ),
    row(
      `all others, ${DEFUDDLE[0]}`,
      theirs.filter(score => !isCutShort(score)),
    ),
    '',
    `Better than ${DEFUDDLE[0]} on ${better} pages, worse on ${worse}.`,
    `Cut short: ${named.map(({ id }) => `${id} (${CUT_SHORT.get(id)})`).join(', ')}.`,
    '',
    'The worst:',
    ...[...ours]
      .sort((a, b) => a.f1 - b.f1)
      .slice(0, 20)
      .map(({ id, f1, precision, recall, url }) => {
        const numbers = [f1, precision, recall].map(each => each.toFixed(3)).join(' ')
        return `  ${numbers} ${id} ${url}${CUT_SHORT.has(id) ? ' (cut short)' : ''}`
      }),
  ]
  const isEnough =
    mean(ours, 'f1') >= LEAST.f1 &&
    mean(ours, 'recall') >= LEAST.recall &&
    sum(ours, 'left') <= MOST_LEFT * unwanted &&
    better > worse
  return { lines, isEnough }
}

async function scoresOf(references: readonly Reference[], extract: Extract): Promise<Score[]> {
  const scores: Score[] = []
  for (const reference of references)
    scores.push(scoreOf(reference, await extract(reference).catch(() => '')))
  return scores
}

function mean(scores: readonly Score[], key: 'f1' | 'precision' | 'recall'): number {
  return scores.reduce((total, score) => total + score[key], 0) / scores.length
}

function sum(scores: readonly Score[], key: 'left' | 'lost'): number {
  return scores.reduce((total, score) => total + score[key], 0)
}
