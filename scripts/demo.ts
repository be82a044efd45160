/** `npm run demo`: pushes the history of a documentation to the sandbox, then searches, checks and shows it. */
import { once } from 'node:events'
import { join } from 'node:path'
import { missingAfter } from '../sandbox/page/missing.ts'
import { servePage } from '../sandbox/page/serve.ts'
import type { PageSource } from '../sandbox/page/source.ts'
import { warningsAfter } from '../sandbox/page/warnings.ts'
import { type Sandbox, startSandbox } from '../sandbox/server.ts'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { say } from './command/say.ts'
import { type DemoOptions, readArguments, usage } from './demo/arguments.ts'
import { compare, size } from './demo/compare.ts'
import { makeHistory, queries } from './demo/history.ts'
import { requirePages } from './demo/inputs.ts'
import * as print from './demo/print.ts'
import { type DemoRun, type Listener, pushAll } from './demo/push-all.ts'
import { isFatal, openReplay, push, type Replay } from './demo/replay.ts'
import { ask, titlesOf } from './demo/search.ts'
import { openSource, type Source } from './demo/source.ts'
import { activeIn, countsOf, readTargets } from './demo/targets.ts'
import { verdict } from './demo/verdict.ts'

process.exitCode = await command(readArguments, usage, demo)

/** Resolves to whether every run was green and search is what a full sync would have made it. */
async function demo(options: DemoOptions, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  const { connectors, variables, files } = readTargets(options.inputs)
  const [connector = ''] = connectors
  await using sandbox = await startSandbox({ connectors })
  const within = (name: string) => join(folder.path, name)
  const source = await openSource(options.repo ?? (await makeHistory(within('larkspur'))), options.pushes)
  await requirePages(source, files.flat())
  say(...print.opening(source, options.pushes))
  const replay: Replay = {
    ...(await openReplay(source, folder.path, sandbox.url)),
    inputs: options.inputs,
    environment: Object.fromEntries(variables.map(name => [name, 'sandbox-key'])),
    signal,
    onLine: line => say(...print.progress(line)),
  }
  const runs = await pushAll(source, replay, sandbox, listener(options), connector)
  const last = runs.at(-1)!
  if (isFatal(last)) {
    say(...print.stopped)
    return false
  }
  for (const each of connectors) await searchIn(sandbox, each, options, signal)
  const holds = await isUpToDate(sandbox, source, runs, replay, options, within('check.jsonl'))
  const serves = options.serve && process.stdout.isTTY === true
  const counts = countsOf(sandbox, connectors)
  say(
    ...print.closing(serves),
    ...print.summary(counts, missingAfter(runs), warningsAfter(runs), last.output),
  )
  if (!serves && options.port !== undefined) say(...print.notServed)
  if (serves) await serveUntil(signal, { store: sandbox.store, connector, title: source.name, runs }, options)
  return holds
}

function listener({ repo }: DemoOptions): Listener {
  const lengths = repo === undefined ? print.lengths.whole : print.lengths.shortened
  let errors = ''
  return {
    onPush: (number, total, commit) => say(...print.pushHeading(number, total, commit)),
    onResult(result) {
      const isRepeated = errors !== '' && errors === print.errorsIn(result)
      errors = print.errorsIn(result)
      say(...print.pushResult(result, lengths, isRepeated))
    },
  }
}

async function serveUntil(signal: AbortSignal, source: PageSource, { port }: DemoOptions): Promise<void> {
  await using page = await servePage(source, port)
  say(...print.served(page.url))
  if (!signal.aborted) await once(signal, 'abort')
}

async function searchIn(
  sandbox: Sandbox,
  connector: string,
  { repo }: DemoOptions,
  signal: AbortSignal,
): Promise<void> {
  for (const query of repo === undefined ? queries : titlesOf(sandbox.store.active(connector)))
    say(...print.answer(await ask(sandbox.url, query, signal, connector)))
}

/** Whether all pushes succeeded, and search is what a full sync makes it. */
async function isUpToDate(
  sandbox: Sandbox,
  source: Source,
  runs: readonly DemoRun[],
  replay: Replay,
  { check }: DemoOptions,
  journal: string,
): Promise<boolean> {
  if (runs.at(-1)?.isGreen !== true) {
    say(...print.noComparison(runs))
    return false
  }
  const holds = !check || (await equalsFullSync(sandbox, source, runs, replay, journal))
  return holds && runs.every(each => each.isGreen)
}

async function equalsFullSync(
  sandbox: Sandbox,
  { commits }: Source,
  results: readonly DemoRun[],
  replay: Replay,
  journal: string,
): Promise<boolean> {
  const last = commits.at(-1)!
  say(...print.checkHeading(last))
  const { connectors } = readTargets(replay.inputs)
  await using fresh = await startSandbox({ connectors })
  const result = await push({ ...replay, sandboxUrl: fresh.url, journal }, last, undefined)
  await fresh.settled()
  if (!result.isGreen) say(...print.failure(result.output))
  const expected = activeIn(fresh, connectors)
  const difference = compare(activeIn(sandbox, connectors), expected)
  const failed = [...results, result].reduce(
    (sum, { report }) => sum + (report ? report.counts.failed + report.counts.unsent : 0),
    0,
  )
  say(...verdict(last, expected.size, difference, failed))
  return result.isGreen && size(difference) === 0
}
