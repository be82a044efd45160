/** `npm run demo`: pushes the history of a documentation to the sandbox, then searches, checks and shows it. */
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder } from '../sandbox/folder.ts'
import { missingAfter, warningsAfter } from '../sandbox/page/missing.ts'
import { servePage } from '../sandbox/page/serve.ts'
import { startSandbox } from '../sandbox/server.ts'
import { command, requireBuild, say, wholeNumber } from './command.ts'
import { makeHistory, queries } from './demo/larkspur.ts'
import * as print from './demo/print.ts'
import { fullSync, isFatal, openReplay, pushAll, type Replay, size } from './demo/push.ts'
import { openSource } from './demo/source.ts'

const usage = `Usage: npm run demo -- [options]

Pushes the history of a documentation, commit by commit, to a stand-in for the search service on this machine.
Nothing is sent anywhere else. Without options, it is an example that comes with this clone. In a terminal, it ends by
serving a page to search and read what was pushed, until Ctrl-C.

  --repo PATH        push the history of this git repository, which is only read
  --pushes N         push the last N commits of its current branch (5); the first brings in everything
  --files PATTERN    push the files that match, instead of the action's default; can be given several times
  --site-urls LINE   the action's input site-urls, as in 'docs/ -> https://docs.example.com/'; several times for several lines
  --port N           serve the page at this port, or at a free one if it is in use; only in a terminal
  --help             print this
`

const options = {
  repo: { type: 'string' },
  pushes: { type: 'string' },
  files: { type: 'string', multiple: true },
  'site-urls': { type: 'string', multiple: true },
  port: { type: 'string' },
} as const

process.exitCode = await command(usage, options, async (given, signal) => {
  requireBuild()
  const { repo, port = '4680' } = given
  const isOwn = repo === undefined
  const pushes = given.pushes === undefined ? (isOwn ? Infinity : 5) : wholeNumber('pushes', given.pushes)
  const pagePort = wholeNumber('port', port, 0, 65_535)
  const inputs = {
    ...(given.files && { files: given.files.join('\n') }),
    ...(given['site-urls'] && { 'site-urls': given['site-urls'].join('\n') }),
  }

  await using folder = await temporaryFolder()
  await using sandbox = await startSandbox()
  const source = await openSource(repo ?? (await makeHistory(join(folder.path, 'larkspur'))), pushes)
  say(...print.opening(source))
  const replay: Replay = {
    ...(await openReplay(source, folder.path, sandbox.url)),
    inputs,
    signal,
  }
  const lengths = isOwn ? print.lengths.whole : print.lengths.shortened
  const listener: Parameters<typeof pushAll>[3] = {
    onPush: (number, total, commit) => say(...print.pushHeading(number, total, commit)),
    onResult: (result, runs) =>
      say(...print.pushResult(result, lengths), ...print.held(sandbox.store.counts('docs'), runs)),
  }
  const runs = await pushAll(source, replay, sandbox, listener)
  const last = runs.at(-1)!
  if (isFatal(last)) {
    say('', 'The demo stops here: every other push would fail for the same reason.')
    return false
  }
  const titles = [...sandbox.store.active('docs').values()].map(({ name }) => name)
  for (const query of isOwn ? queries : print.spread(titles))
    say(...print.answer(query, sandbox.store.search(query, { limit: 3 })))
  let isUpToDate = false
  if (last.isGreen) {
    say(...print.checkHeading(last))
    const journal = join(folder.path, 'check.jsonl')
    const { result, count, difference } = await fullSync(replay, last, sandbox.store.active('docs'), journal)
    if (!result.isGreen) say(...print.failure(result.output))
    const counts = [...runs, result].flatMap(({ report }) => report?.counts ?? [])
    const failed = counts.reduce((sum, each) => sum + each.failed + each.unsent, 0)
    say(...print.verdict(last, count, difference, failed))
    isUpToDate = result.isGreen && size(difference) === 0
  } else say('', 'No comparison with a full sync, as the last push failed.')
  const serves = process.stdout.isTTY === true
  say(
    ...print.closing(serves),
    ...print.summary(sandbox.store.counts('docs'), missingAfter(runs), warningsAfter(runs), last.report),
  )
  if (!serves)
    say('', `In a terminal, this serves a page to search and read them, at http://127.0.0.1:${port}.`)
  else {
    await using page = await servePage({ store: sandbox.store, title: source.name, runs }, pagePort)
    say('', `Search and read them at ${page.url}`, 'Ctrl-C ends it.')
    if (!signal.aborted) await once(signal, 'abort')
  }
  return isUpToDate && runs.every(each => each.isGreen)
})
