/** `npm run replay`: pushes a repository's history to the sandbox, with lost, failed and killed runs, then checks it. */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { temporaryFolder } from '../sandbox/folder.ts'
import { startGitHub } from '../sandbox/github.ts'
import { startSandbox } from '../sandbox/server.ts'
import { pageStem } from '../src/sites/website.ts'
import { ArgumentError, command, git, say, wholeNumber } from './command.ts'
import { checkHeading, failure, opening, short, verdict } from './demo/print.ts'
import { fullSync, isFatal, openReplay, type PushResult, push, type Replay, size } from './demo/push.ts'
import { type Commit, openSource } from './demo/source.ts'
import {
  chooseFate,
  type Fate,
  openingFate,
  randomFrom,
  recovered,
  runUnder,
  undisturbed,
  type World,
} from './replay/trouble.ts'

const usage = `Usage: npm run replay -- --repo PATH [options]

Pushes the history of a repository, commit by commit, to a stand-in for the search service on this machine, then
holds what is in search against a full sync of the last commit. Nothing is sent anywhere else.

  --repo PATH      the git repository, which is only read
  --pushes N       push the last N commits of its current branch (100); the first brings in everything
  --long           where the branch has fewer, go back through them to the first one and on again
  --faults         lose some of the runs, let the service fail in others or refuse pages, some of them for good; interrupt
                   and kill some, and fill their disk
  --journal KIND   where past syncs are recorded: in a "file" (the default), or as "deployments" of a stand-in for
                   GitHub, which fails as well and at which runs are killed too
  --seed S         choose them as the run with this seed did
  --help           print this
`

const options = {
  repo: { type: 'string' },
  pushes: { type: 'string' },
  long: { type: 'boolean' },
  faults: { type: 'boolean' },
  seed: { type: 'string' },
  journal: { type: 'string' },
} as const

/** Short: of a longer one each part would be looked for, and may be a word of the pages. */
const TOKEN = 'sandbox-token'

/** How a run may end. */
const ends = ['green', 'red', 'killed'] as const

/** A replay with its servers, in which faults are set. */
type Setting = Replay & World

process.exitCode = await command(usage, options, async (given, signal) => {
  const { repo, pushes = '100', journal: kind = 'file' } = given
  if (repo === undefined) throw new ArgumentError(`--repo is missing.\n\n${usage}`)
  if (kind !== 'file' && kind !== 'deployments')
    throw new ArgumentError(`--journal: "${kind}" is neither file nor deployments.`)
  const count = wholeNumber('pushes', pushes)
  const chosen =
    given.seed === undefined ? randomInt(2 ** 32) : wholeNumber('seed', given.seed, 0, 2 ** 32 - 1)
  const seed = given.faults ? chosen : undefined

  await using folder = await temporaryFolder()
  await using sandbox = await startSandbox()
  const found = await openSource(repo, count)
  const opened = await openReplay(found, folder.path, sandbox.url)
  const commits = given.long ? await lengthen(opened.checkout, found.commits, count) : found.commits
  const gitHubOptions = { repository: found.name, token: TOKEN, directory: opened.checkout }
  await using gitHub = kind === 'file' ? null : await startGitHub(gitHubOptions)
  say(
    ...opening({ ...found, commits }),
    ...(seed === undefined ? [] : [`Trouble is that of seed ${seed}.`]),
    '',
  )
  const within: Setting = {
    ...opened,
    ...{ sandbox, signal },
    ...(gitHub && {
      gitHub,
      journal: 'deployments',
      inputs: { 'github-token': TOKEN },
      environment: { GITHUB_API_URL: gitHub.url },
    }),
  }
  const fates = await fatesOf(commits, opened.checkout, seed, gitHub !== null)
  const events: Event[] = []
  for (const [index, [commit, fate]] of fates.entries()) {
    const event = await pushUnder(fate, within, commit, fates[index - 1]?.[0])
    say(lineOf(event, index + 1, fates.length))
    events.push(event)
    // Without any trouble the run failed at once: so would all others.
    if (fate === undisturbed && event.result && isFatal(event.result)) {
      say(...failure(event.result.output), 'The replay stops here: every other push would fail alike.')
      return false
    }
  }
  const last = events.at(-1)!
  say(...table(events), ...checkHeading(last.commit))
  const journal = join(folder.path, 'fresh.jsonl')
  const full = await fullSync(within, last.commit, sandbox.store.active('docs'), journal)
  const failed = [last.result, full.result].find(result => result && !result.isGreen)
  if (failed) say(...failure(failed.output))
  say(...verdict(last.commit, full.count, full.difference, 0))
  return failed === undefined && last.result !== undefined && size(full.difference) === 0
})

/**
 * A history of so many commits: past its end it goes back to the beginning and on again, by commits of their own in a
 * clone that have the files of earlier ones.
 */
async function lengthen(clone: string, commits: readonly Commit[], count: number): Promise<Commit[]> {
  const author = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com']
  const long = [...commits]
  const lap = 2 * (commits.length - 1)
  while (lap > 0 && long.length < count) {
    const at = long.length % lap
    const { sha, subject } = commits[at < commits.length ? at : lap - at]!
    const parent = long.at(-1)!.sha
    const made = await git(clone, [...author, 'commit-tree', `${sha}^{tree}`, '-p', parent, '-m', subject])
    long.push({ sha: made, subject })
  }
  return long
}

/**
 * Every commit has its fate; the last one is pushed once more, without any trouble but pages that are still refused, and
 * then without these.
 */
async function fatesOf(
  commits: readonly Commit[],
  folder: string,
  seed: number | undefined,
  isOnGitHub: boolean,
): Promise<[Commit, Fate][]> {
  if (seed === undefined) return commits.map(commit => [commit, undisturbed])
  const random = randomFrom(seed)
  const fates: [Commit, Fate][] = []
  for (const [index, commit] of commits.entries()) {
    const before = commits[index - 1]
    const range = before ? [before.sha, commit.sha] : [commit.sha, commit.sha]
    const paths = await git(folder, ['diff', '--name-only', '--no-renames', '-z', ...range])
    const changed = paths.split('\0').filter(path => pageStem(path) !== undefined)
    fates.push([commit, openingFate(index, random) ?? chooseFate(random, changed, isOnGitHub)])
  }
  const last = commits.at(-1)!
  return [...fates, [last, undisturbed], [last, recovered]]
}

/** The result of one push. */
interface Event {
  commit: Commit
  fate: Fate
  /** Absent when its run never happened. */
  result: PushResult | undefined
  requests: number
}

async function pushUnder(
  fate: Fate,
  within: Setting,
  commit: Commit,
  before: Commit | undefined,
): Promise<Event> {
  const { sandbox, inputs } = within
  const { trouble } = fate
  const first = sandbox.requests.length
  const result =
    trouble &&
    (await runUnder(trouble, within, how =>
      push(
        {
          ...within,
          ...how,
          inputs: { ...inputs, ...(trouble.isFull && { sync: 'everything' }) },
        },
        commit,
        before,
      ),
    ))
  return { commit, fate, result, requests: sandbox.requests.length - first }
}

function lineOf({ commit, fate, result, requests }: Event, number: number, of: number): string {
  const place = `${String(number).padStart(String(of).length)} of ${of}  ${short(commit.sha)}`
  if (result === undefined) return `${place}  ${fate.name}`
  const numbers = `${requests} requests, ${result.seconds.toFixed(1)} s`
  return `${place}  ${endOf(result).padEnd(6)}  ${numbers.padEnd(20)}  ${fate.name}`
}

function endOf({ exitCode, isGreen }: PushResult): (typeof ends)[number] {
  if (exitCode === null) return 'killed'
  return isGreen ? 'green' : 'red'
}

/** How many runs had which fate, and how they ended. */
function table(events: readonly Event[]): string[] {
  const names = [...new Set(events.map(each => each.fate.name))]
  const rows = names.map(name =>
    row(
      name,
      events.filter(each => each.fate.name === name),
    ),
  )
  const head = ['what happened', 'pushes', ...ends, 'requests', 'seconds']
  return ['', ...[head, ...rows, row('in all', events)].map(line)]
}

function row(title: string, events: readonly Event[]): string[] {
  const results = events.flatMap(({ result }) => result ?? [])
  const seconds = results.reduce((sum, each) => sum + each.seconds, 0)
  return [
    title,
    String(events.length),
    ...ends.map(end => String(results.filter(each => endOf(each) === end).length)),
    String(events.reduce((sum, each) => sum + each.requests, 0)),
    seconds.toFixed(0),
  ]
}

function line([title = '', ...numbers]: string[]): string {
  return title.padEnd(31) + numbers.map(each => each.padStart(9)).join('')
}
