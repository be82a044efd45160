/** `npm run replay`: pushes a repository's history to the sandbox, with lost, failed and killed runs, then checks it. */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { startSandbox } from '../sandbox/server.ts'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { say } from './command/say.ts'
import { compare, type Documents, size } from './demo/compare.ts'
import { readInputs, requirePages } from './demo/inputs.ts'
import { failure, progress } from './demo/print.ts'
import { isFatal, openReplay } from './demo/replay.ts'
import { type Commit, openSource, type Source } from './demo/source.ts'
import { verdict } from './demo/verdict.ts'
import { type ReplayOptions, readArguments, usage } from './replay/arguments.ts'
import { changedPages } from './replay/changed.ts'
import { chooseFate, type Fate, openingFate, recovered, scheduled, undisturbed } from './replay/fates.ts'
import { gitHubOf, onGitHub } from './replay/github.ts'
import { lengthen } from './replay/lengthen.ts'
import * as print from './replay/print.ts'
import { randomFrom } from './replay/random.ts'
import { type Event, pushUnder, type Setting } from './replay/run.ts'

process.exitCode = await command(readArguments, usage, replay)

/** Resolves to whether search is what a full sync makes it in the end. */
async function replay(options: ReplayOptions, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  await using sandbox = await startSandbox()
  const found = await openSource(options.repo, options.pushes)
  await requirePages(found, readInputs(options.inputs).files)
  const opened = await openReplay(found, folder.path, sandbox.url)
  const commits = await lengthen(opened.checkout, found.commits, options.isLong ? options.pushes : 0)
  const source = { ...found, commits, folder: opened.checkout }
  await using gitHub = options.journal === 'file' ? null : await gitHubOf(source)
  const seed = options.faults ? (options.seed ?? randomInt(2 ** 32)) : undefined
  say(...print.opening(source, seed))
  const within: Setting = {
    ...opened,
    ...{ sandbox, forgotten: new Set(), signal, onLine: line => say(...progress(line)) },
    inputs: options.inputs,
    ...(gitHub && onGitHub(gitHub, options.inputs)),
  }
  const events = await pushAll(await fatesOf(source, seed, gitHub !== null), within)
  return await endsWell(events, within, join(folder.path, 'fresh.jsonl'))
}

/** @param journal for a full sync to compare with. */
async function endsWell(events: readonly Event[], within: Setting, journal: string): Promise<boolean> {
  const last = events.at(-1)!
  if (isHopeless(last)) {
    say(
      ...failure(last.result!.output),
      'The replay stops here: every other push would fail for the same reason.',
    )
    return false
  }
  say(...print.table(events), ...print.repetition(events))
  return (await equalsFullSync(last, within, journal)) && repeatsNothing(events)
}

/**
 * Every commit has its fate; the last one is pushed once more, without any trouble but pages that are still refused, and
 * then without these.
 */
async function fatesOf(
  { folder, commits }: Source,
  seed: number | undefined,
  isOnGitHub: boolean,
): Promise<[Commit, Fate][]> {
  if (seed === undefined) return commits.map(commit => [commit, undisturbed])
  const random = randomFrom(seed)
  const fates: [Commit, Fate][] = []
  for (const [index, commit] of commits.entries()) {
    const changed = await changedPages(folder, commits[index - 1], commit)
    fates.push([commit, openingFate(index, random) ?? chooseFate(random, changed, isOnGitHub)])
  }
  const last = commits.at(-1)!
  return [...fates, [last, undisturbed], [last, recovered]]
}

/** Once nothing is refused any more, the last run delivers what the one before it could not, and nothing else. */
function repeatsNothing(events: readonly Event[]): boolean {
  const [before, last] = events.slice(-2)
  return last?.fate !== recovered || print.delivered(last) === print.missing(before) - print.missing(last)
}

async function pushAll(fates: [Commit, Fate][], within: Setting): Promise<Event[]> {
  const events: Event[] = []
  for (const [index, [commit, fate]] of fates.entries()) {
    const event = await pushUnder(fate, within, commit, fates[index - 1]?.[0])
    say(print.event(event, index + 1, fates.length))
    events.push(event)
    if (isHopeless(event)) break
  }
  return events
}

/** Without any trouble the run failed at once. */
function isHopeless({ fate, result }: Event): boolean {
  return fate === undisturbed && result !== undefined && isFatal(result)
}

async function equalsFullSync(last: Event, within: Setting, journal: string): Promise<boolean> {
  const { commit } = last
  await using fresh = await startSandbox()
  const empty: Setting = { ...within, sandbox: fresh, sandboxUrl: fresh.url, journal, gitHub: undefined }
  const full = await pushUnder(undisturbed, empty, commit, undefined)
  say(...print.comparison(full))
  const expected = fresh.store.active('docs')
  const repaired = await repair(last, within, expected)
  const actual = within.sandbox.store.active('docs')
  const difference = compare(actual, expected)
  const failed = [repaired, full].find(({ result }) => result && !result.isGreen)
  if (failed?.result) say(...failure(failed.result.output))
  say(...verdict(commit, expected.size, difference, 0), ...print.excerpts(difference, actual, expected))
  say('', print.numbers(difference))
  return failed === undefined && Boolean(last.result?.isGreen) && size(difference) === 0
}

/** What the service has forgotten is missing, and nothing else is, until the next run that pushes everything. */
async function repair(last: Event, within: Setting, expected: Documents): Promise<Event> {
  const difference = compare(within.sandbox.store.active('docs'), expected)
  const lost = difference.missing.filter(ref => within.forgotten.has(ref))
  if (lost.length === 0 || lost.length < size(difference)) return last
  const event = await pushUnder(scheduled, within, last.commit, last.commit)
  say(print.repair(lost.length, event))
  return event
}
