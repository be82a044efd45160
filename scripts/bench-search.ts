/** `npm run bench:search -- --repo PATH`: how long the sandbox's page takes to answer a search of that documentation. */
import { createPage } from '../sandbox/page/app.ts'
import { startSandbox } from '../sandbox/server.ts'
import type { Store } from '../sandbox/store.ts'
import { queriesOf, timed } from './bench-search/searches.ts'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { ArgumentError, readOptions } from './command/options.ts'
import { say } from './command/say.ts'
import { failure, progress } from './demo/print.ts'
import { openReplay, push } from './demo/replay.ts'
import { openSource } from './demo/source.ts'

const usage = `Usage: npm run bench:search -- --repo PATH

Pushes the last commit of a repository to the sandbox, then searches its documents as people do: titles letter by
letter, and words of the texts. Prints how long the server took for an answer, from the request to the whole HTML.
`

process.exitCode = await command(readArguments, usage, bench)

async function bench({ repo }: { repo: string }, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  await using sandbox = await startSandbox()
  const source = await openSource(repo, 1)
  const onLine = (line: string) => say(...progress(line))
  const replay = { ...(await openReplay(source, folder.path, sandbox.url)), signal, onLine }
  const result = await push(replay, source.commits[0]!, undefined)
  await sandbox.settled()
  if (!result.isGreen) say(...failure(result.output))
  say(...(await measure(sandbox.store, source.name, signal)))
  return result.isGreen
}

async function measure(store: Store, title: string, signal: AbortSignal): Promise<string[]> {
  const documents = [...store.active('docs').values()]
  const page = createPage({ store, connector: 'docs', title, runs: [] })
  const queries = queriesOf(documents)
  for (const query of queries.slice(0, 20)) await timed(page, query) // not the first answers of a cold process
  const taken: { query: string; ms: number }[] = []
  for (const query of queries) {
    signal.throwIfAborted()
    taken.push({ query, ms: await timed(page, query) })
  }
  taken.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => taken[Math.floor((taken.length - 1) * share)]?.ms.toFixed(1)
  const megabytes = documents.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) / 1e6
  const slowest = taken.slice(-3).map(({ query, ms }) => `"${query}" ${ms.toFixed(1)} ms`)
  return [
    `${documents.length} documents, ${megabytes.toFixed(1)} MB`,
    `${taken.length} searches: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    `slowest: ${slowest.reverse().join(', ')}`,
  ]
}

/** @throws ArgumentError */
function readArguments(args: string[]): { repo: string } | 'help' {
  const { help, repo } = readOptions(args, { help: { type: 'boolean' }, repo: { type: 'string' } }, usage)
  if (help) return 'help'
  if (repo !== undefined) return { repo }
  throw new ArgumentError(`--repo is missing: give the folder of a git repository.\n\n${usage}`)
}
