/** `npm run bench`: what a push takes, measured on the built action. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { runAction } from '../sandbox/action.ts'
import { temporaryFolder } from '../sandbox/folder.ts'
import { measureFinding } from './bench/find.ts'
import { replayQuestions } from './bench/replay.ts'
import { measureSlowPages } from './bench/slow.ts'
import { measureExtraction } from './bench/wcxb.ts'
import {
  build,
  CHANGES,
  type Change,
  cloneOf,
  generated,
  type Workspace,
  withSite,
} from './bench/workspace.ts'
import { command, git, say, wholeNumber } from './command.ts'

const usage = `Usage: npm run bench -- [options]

Measures pushes by the built action, in processes of their own, to a service on this machine that only counts, and
writes bench/results.md. Fails when one takes more than it may, as a multiple of what it is held against. Memory and CPU are
those that GNU time (/usr/bin/time) reports.

  --repo PATH      measure with this git repository, which is only read
  --generate N     without one, make a repository of N pages of 8 KB (1000)
  --runs N         measure each N times and take the median (5)
  --wcxb FOLDER    in the place of pushes, measure what is found of the text of single pages: a folder of the Web Content
                   Extraction Benchmark with html/ID.html.gz and ground-truth/ID.json. Compares with defuddle, which npm
                   installs into a temporary folder, and writes nothing
  --find FOLDER    in the place of pushes, measure how well documents are found beside their raw files: a folder of clones of
                   repositories, with their history. Questions are mined from them; --seed N chooses others (1)
  --replay PATH    in the place of pushes, replay the last commits of a git repository (--commits N, 200), ask after each the
                   words of its links as known questions are asked, and list the ranks that fell by more than five
  --slow           in the place of pushes, measure how long two pages that no parser ends on hold up 198 others, and the run
  --gate           only compare, on a machine that is busy: allow half as much again, and write nothing
  --help           print this
`

const options = {
  repo: { type: 'string' },
  generate: { type: 'string' },
  runs: { type: 'string' },
  wcxb: { type: 'string' },
  find: { type: 'string' },
  seed: { type: 'string' },
  replay: { type: 'string' },
  commits: { type: 'string' },
  slow: { type: 'boolean' },
  gate: { type: 'boolean' },
} as const

const GNU_TIME = '/usr/bin/time'

type Gate = readonly [against: string, most: number, by: 'cpuSeconds' | 'seconds']

/** What may take how many times as much of what, by the CPU that it uses or by the clock. */
const gates: Record<string, Gate> = {
  'full push': ['floor of a full push', 12, 'cpuSeconds'],
  edit: ['floor of an edit', 3, 'cpuSeconds'],
  'nothing changed': ['floor of nothing changed', 2, 'cpuSeconds'],
  'ten pages of a built site': ['ten pages', 3, 'seconds'],
}

/** Where pages come, go and are renamed as cheaply as they are edited. */
const PLACES = [
  '',
  ', of a site of MkDocs',
  ', of a site of Docusaurus',
  ', of a site of Hugo',
  ', of 12,000 pages',
]

for (const place of PLACES) {
  for (const change of CHANGES)
    if (change !== 'edit') gates[change + place] = [`edit${place}`, 2, 'cpuSeconds']
  if (place.includes('site')) gates[`edit${place}`] = ['edit', 1.8, 'seconds']
}

const BUILT = { 'built-site': 'public -> docs/' }

const SITES = {
  MkDocs: (docs: string) => [
    'mkdocs.yml',
    `site_name: X\nsite_url: https://x.example/\ndocs_dir: ${docs}\nmarkdown_extensions: [pymdownx.snippets, pymdownx.emoji]\n`,
  ],
  Docusaurus: (docs: string) => [
    'docusaurus.config.js',
    `module.exports = { url: 'https://x.example', baseUrl: '/', presets: [['classic', { docs: { path: '${docs}', routeBasePath: '/' } }]] }\n`,
  ],
  Hugo: (docs: string) => ['hugo.toml', `baseURL = "https://x.example/"\ncontentDir = "${docs}"\n`],
} as const

/** One thing to measure. */
interface Contestant {
  name: string
  /** How many documents the service must receive; unknown when not given. */
  documents?: number
  run(): Promise<Usage>
}

interface Usage {
  seconds: number
  cpuSeconds: number
  /** The most of the process and of each that it started. */
  peakBytes: number
}

/** What all contestants have in common. */
interface Stage {
  workspace: Workspace
  /** Of the service. */
  url: string
  /** A path in the folder of this bench. */
  within: (name: string) => string
  signal: AbortSignal
}

process.exitCode = await command(usage, options, async (given, signal) => {
  if (given.wcxb !== undefined) {
    const { lines, isEnough } = await measureExtraction(given.wcxb)
    say(...lines)
    return isEnough
  }
  if (given.find !== undefined) {
    const { lines, isEnough } = await measureFinding(given.find, wholeNumber('seed', given.seed ?? '1'))
    say(...lines)
    return isEnough
  }
  if (given.replay !== undefined) {
    say(...(await replayQuestions(given.replay, wholeNumber('commits', given.commits ?? '200'))))
    return true
  }
  if (given.slow) {
    const { lines, isEnough } = await measureSlowPages(given.gate ? 1.5 : 1)
    say(...lines)
    return isEnough
  }
  const runs = wholeNumber('runs', given.runs ?? '5')
  const pages = wholeNumber('generate', given.generate ?? '1000')
  await using folder = await temporaryFolder()
  await using service = await startService()
  const within = (name: string) => join(folder.path, name)
  const { repo } = given
  const repository = within('repository')
  const workspace = repo ? await cloneOf(repo, repository) : await generated(repository, pages)
  const stage: Stage = { workspace, url: service.url, within, signal }
  const contestants = [
    ...(await plain(stage)),
    ...(await sites(stage)),
    ...(await manyPages(stage)),
    ...(await tenPages(stage)),
  ]
  const { results, load } = await measure(contestants, stage, runs)
  const what = repo
    ? `${basename(resolve(repo))} at ${workspace.base.slice(0, 7)}`
    : `${pages} generated pages of 8 KB`
  const slow = results.flatMap(({ name }) => {
    const [against = '', most = Infinity] = gates[name] ?? []
    const ratio = ratioOf(name, results) ?? 0
    const isSlow = ratio > most * (given.gate ? 1.5 : 1)
    return isSlow
      ? [`${name} takes ${ratio.toFixed(1)} times as much as ${against}: at most ${most} is allowed`]
      : []
  })
  const text = `# What a push takes

${what}. Medians of ${runs} rounds in which each had its turn. ${await machine()}, load ${load.toFixed(1)} meanwhile.

| what | wall | CPU | peak memory | requests | against |
|---|--:|--:|--:|--:|--:|
${results.map(each => row(each, results)).join('')}
Written by \`npm run bench\`. Memory is the most of one process; CPU that of a process and of all it started. A floor is the
least that the same result could cost with this Node and git (\`scripts/bench/floor.ts\`).
`
  if (!given.gate) await writeFile(new URL('../bench/results.md', import.meta.url), text)
  say(text, ...slow)
  return slow.length === 0
})

/** How many times as much it takes as what it is held against. */
function ratioOf(name: string, results: readonly Result[]): number | undefined {
  const [against, , by = 'seconds'] = gates[name] ?? []
  const [one, other] = [name, against].map(each => results.find(result => result.name === each))
  return one && other && one[by] / other[by]
}

async function fullPush(stage: Stage, inputs: Record<string, string> = {}): Promise<Usage> {
  await rm(stage.within('journal.jsonl'), { force: true })
  return push(stage, stage.workspace.heads.edit, 'journal.jsonl', inputs)
}

/** The action, on journals that say what was pushed before. */
async function plain(stage: Stage): Promise<Contestant[]> {
  const { base, heads } = stage.workspace
  const changes = await changesOf(stage, '')
  return [
    { name: 'full push', run: () => fullPush(stage) },
    ...changes,
    { name: 'nothing changed', documents: 0, run: () => pushAfter(stage, base, 'at-base.jsonl') },
    { name: 'floor of a full push', run: () => floor(stage, '') },
    { name: 'floor of an edit', documents: 1, run: () => floor(stage, base) },
    { name: 'floor of nothing changed', documents: 0, run: () => floor(stage, heads.edit) },
  ]
}

/** Each ordinary change of a page, after a full push. @param place what is said of it in the names. */
async function changesOf(
  stage: Stage,
  place: string,
  changes: readonly Change[] = CHANGES,
): Promise<Contestant[]> {
  const { base, heads } = stage.workspace
  const journal = `at-base${place.replaceAll(/\W+/g, '-')}.jsonl`
  await push(stage, base, journal)
  return changes.map(change => ({
    name: change + place,
    run: () => pushAfter(stage, heads[change], journal),
    // Pages that link to one that goes, or moves, are pushed with it.
    ...(change !== 'delete' && change !== 'rename' && { documents: 1 }),
  }))
}

async function floor({ workspace, url, within }: Stage, base: string): Promise<Usage> {
  const script = fileURLToPath(new URL('bench/floor.ts', import.meta.url))
  const begun = performance.now()
  const [time = '', ...args] = timed(within, [
    process.execPath,
    script,
    url,
    workspace.folder,
    base,
    workspace.heads.edit,
  ])
  execFileSync(time, args)
  return { seconds: (performance.now() - begun) / 1000, ...(await readTimes(within)) }
}

/** Ten pages, by their sources and as a generator built them. */
async function tenPages(stage: Stage): Promise<Contestant[]> {
  const own = { ...stage, workspace: await generated(stage.within('ten'), 10) }
  await build(own.workspace.folder, 10)
  return [
    { name: 'ten pages', documents: 10, run: () => fullPush(own) },
    { name: 'ten pages of a built site', documents: 10, run: () => fullPush(own, BUILT) },
  ]
}

/** The action where the folder of the page that changes is a site's. */
async function sites(stage: Stage): Promise<Contestant[]> {
  const [docs = ''] = stage.workspace.changed.split('/')
  const contestants: Contestant[] = []
  for (const [generator, configuration] of Object.entries(SITES)) {
    const [path = '', text = ''] = configuration(docs)
    const workspace = await withSite(stage.workspace, path, text)
    contestants.push(...(await changesOf({ ...stage, workspace }, `, of a site of ${generator}`)))
  }
  return contestants
}

/** What an added page costs must not grow with the repository. */
async function manyPages(stage: Stage): Promise<Contestant[]> {
  const workspace = await generated(stage.within('many'), 12_000)
  return changesOf({ ...stage, workspace }, ', of 12,000 pages', ['edit', 'add'])
}

async function pushAfter(stage: Stage, sha: string, journal: string): Promise<Usage> {
  await copyFile(stage.within(journal), stage.within('journal.jsonl'))
  return push(stage, sha, 'journal.jsonl')
}

/** One run of the action. @throws when it is not green. */
async function push(
  { workspace: { folder }, url, within, signal }: Stage,
  sha: string,
  journal: string,
  inputs: Record<string, string> = {},
): Promise<Usage> {
  // What is on the disk does not matter: the action reads commits.
  await git(folder, ['update-ref', '--no-deref', 'HEAD', sha])
  const { exitCode, output, seconds } = await runAction({
    workspace: folder,
    event: { name: 'push', sha, payload: { repository: { default_branch: 'main' } } },
    inputs: {
      'base-url': url,
      'connector-id': 'docs',
      'api-key': 'bench-key',
      journal: within(journal),
      'timeout-minutes': '360',
      ...inputs,
    },
    wrap: node => timed(within, node),
    onStart: kill => signal.addEventListener('abort', () => kill('SIGTERM'), { once: true }),
  })
  if (exitCode !== 0) throw new Error(`the action ended with ${exitCode}: ${output.slice(-2000)}`)
  return { seconds, ...(await readTimes(within)) }
}

function timed(within: Stage['within'], command: string[]): string[] {
  return [GNU_TIME, '-f', '%U %S %M', '-q', '-o', within('time.txt'), ...command]
}

async function readTimes(within: Stage['within']): Promise<Omit<Usage, 'seconds'>> {
  const time = await readFile(within('time.txt'), 'utf8')
  const [user = 0, system = 0, kilobytes = 0] = time.split(' ').map(Number)
  return { cpuSeconds: user + system, peakBytes: kilobytes * 1024 }
}

interface Result extends Usage {
  name: string
  requests: number
}

/**
 * Measures all in turn, again and again: what else the machine does at one time then falls on each of them.
 *
 * @throws when one of them did not push what it was to push.
 */
async function measure(contestants: readonly Contestant[], { url, signal }: Stage, runs: number) {
  const received = async () => (await (await fetch(url)).json()) as { requests: number; documents: number }
  const all = new Map<string, Result[]>(contestants.map(({ name }) => [name, []]))
  const loads: number[] = []
  for (let round = 0; round < runs; round++)
    for (const { name, documents, run } of contestants) {
      signal.throwIfAborted()
      await received()
      const used = await run()
      const { requests, documents: arrived } = await received()
      if (documents !== undefined && arrived !== documents)
        throw new Error(`${name}: ${arrived} documents arrived instead of ${documents}`)
      all.get(name)?.push({ name, ...used, requests })
      loads.push(loadavg()[0] ?? 0)
    }
  const results = [...all].map(([name, measured]): Result => {
    const of = (field: keyof Usage | 'requests') => median(measured.map(each => each[field]))
    return {
      name,
      seconds: of('seconds'),
      cpuSeconds: of('cpuSeconds'),
      peakBytes: of('peakBytes'),
      requests: of('requests'),
    }
  })
  return { results, load: median(loads) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function row({ name, seconds, cpuSeconds, peakBytes, requests }: Result, results: readonly Result[]): string {
  const ratio = ratioOf(name, results)
  const [against, most, by] = gates[name] ?? []
  const cells = [
    name,
    `${seconds.toFixed(2)} s`,
    `${cpuSeconds.toFixed(2)} s`,
    `${Math.round(peakBytes / 2 ** 20)} MiB`,
    String(requests),
    ratio === undefined
      ? ''
      : `${against}: ${ratio.toFixed(2)} by ${by === 'seconds' ? 'wall' : 'CPU'} (≤ ${most})`,
  ]
  return `| ${cells.join(' | ')} |\n`
}

async function machine(): Promise<string> {
  const memory = `${Math.round(totalmem() / 2 ** 20)} MiB`
  const date = new Date().toISOString().slice(0, 10)
  return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory}; Node ${process.versions.node}, ${await git('.', ['--version'])}; ${date}`
}

/** Starts the service that only counts. */
async function startService(): Promise<{ url: string } & AsyncDisposable> {
  const script = fileURLToPath(new URL('bench/sink.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill()
      await exit
    },
  }
}
