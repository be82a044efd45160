/** `npm run demo`: pushes a documentation's history to the sandbox, commit by commit, then searches and checks it. */
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../sandbox/server.ts'
import { type DemoOptions, readArguments, usage } from './demo/arguments.ts'
import { command } from './demo/command.ts'
import { compare, size } from './demo/compare.ts'
import { temporaryFolder } from './demo/folder.ts'
import { makeHistory, queries } from './demo/history.ts'
import * as print from './demo/print.ts'
import { type PushResult, push, type Replay } from './demo/replay.ts'
import { ask, titlesOf } from './demo/search.ts'
import { cloneOf, openSource, type Source } from './demo/source.ts'

process.exitCode = await command(readArguments, usage, demo)

/** Returns whether every run was green and search is what a full sync would have made it. */
async function demo(options: DemoOptions, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  await using sandbox = await startSandbox()
  const within = (name: string) => join(folder.path, name)
  const source = await openSource(options.repo ?? (await makeHistory(within('larkspur'))), options.pushes)
  print.say(...print.opening(source, options.pushes))
  const replay: Replay = {
    source,
    checkout: await cloneOf(source, within('checkout')),
    sandboxUrl: sandbox.url,
    journal: within('journal.jsonl'),
    files: options.files,
    signal,
    onLine: line => print.say(...print.progress(line)),
  }
  const results = await pushAll(source, replay, options)
  await sandbox.settled()
  await searchIn(sandbox, options, signal)
  if (results.at(-1)?.isGreen !== true) {
    print.say(...print.noComparison(results))
    return false
  }
  const holds =
    !options.check || (await equalsFullSync(sandbox, source, results, replay, within('check.jsonl')))
  print.say(...print.closing())
  return holds && results.every(each => each.isGreen)
}

async function pushAll({ commits }: Source, replay: Replay, { repo }: DemoOptions): Promise<PushResult[]> {
  const lengths = repo === undefined ? print.whole : print.shortened
  const results: PushResult[] = []
  for (const [index, commit] of commits.entries()) {
    print.say(...print.pushHeading(index + 1, commits.length, commit))
    const result = await push(replay, commit, commits[index - 1])
    print.say(...print.pushResult(result, lengths))
    results.push(result)
  }
  return results
}

async function searchIn(sandbox: Sandbox, { repo }: DemoOptions, signal: AbortSignal): Promise<void> {
  for (const query of repo === undefined ? queries : titlesOf(sandbox.store.active('docs')))
    print.say(...print.answer(await ask(sandbox.url, query, signal)))
}

async function equalsFullSync(
  sandbox: Sandbox,
  { commits }: Source,
  results: readonly PushResult[],
  replay: Replay,
  journal: string,
): Promise<boolean> {
  const last = commits.at(-1)!
  print.say(...print.checkHeading(last))
  await using fresh = await startSandbox()
  const result = await push({ ...replay, sandboxUrl: fresh.url, journal }, last, undefined)
  await fresh.settled()
  if (!result.isGreen) print.say(...print.failure(result.output))
  const expected = fresh.store.active('docs')
  const difference = compare(sandbox.store.active('docs'), expected)
  const failed = [...results, result].reduce((sum, { report }) => sum + (report?.counts.failed ?? 0), 0)
  print.say(...print.verdict(last, expected.size, difference, failed))
  return result.isGreen && size(difference) === 0
}
