import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type ActionRun, runAction } from '../sandbox/action.ts'
import { type Sandbox, startSandbox } from '../sandbox/server.ts'
import { createCheckout } from './support/checkout.ts'
import { temporaryFolder } from './support/folder.ts'
import { startScripted } from './support/scripted.ts'

const PAGES = 1000

/** Runs the action on many pages, kills it when the service has so many requests, and takes the time to its end. */
async function push(
  sandbox: Sandbox,
  workspace: string,
  folder: string,
  kill?: { signals: NodeJS.Signals[]; afterRequests: number },
): Promise<ActionRun & { seconds: number; searched: number; ends: string[] }> {
  let killedMs = Number.NaN
  using timers = new DisposableStack()
  const run = await runAction({
    workspace,
    inputs: {
      'base-url': sandbox.url,
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      journal: join(folder, 'journal.jsonl'),
    },
    onStart(send) {
      const poll = setInterval(() => {
        if (kill === undefined || sandbox.requests.length < kill.afterRequests) return
        clearInterval(poll)
        killedMs = performance.now()
        for (const signal of kill.signals) send(signal)
      }, 10)
      timers.defer(() => clearInterval(poll))
    },
  })
  const seconds = (performance.now() - killedMs) / 1000
  await sandbox.settled()
  const journal = (await readFile(join(folder, 'journal.jsonl'), 'utf8')).trim().split('\n')
  const ends = journal.map(line => JSON.parse(line)).flatMap(({ state }) => state ?? [])
  return { ...run, seconds, ends, searched: sandbox.store.active('docs').size }
}

test.each<[string, NodeJS.Signals[], number]>([
  ['SIGINT, within six seconds, though no request in flight is ever answered', ['SIGINT'], 6],
  ['SIGTERM, at once', ['SIGTERM'], 2.5],
  ['SIGINT and then SIGTERM, at once', ['SIGINT', 'SIGTERM'], 2.5],
])('a big push ends on %s, says so, and the next run completes it', async (_, signals, mostSeconds) => {
  await using sandbox = await startSandbox()
  await using folder = await temporaryFolder()
  const texts = Array.from({ length: PAGES }, (_, index) => [
    `docs/${index}.md`,
    `# Page ${index}\n\nText.\n`,
  ])
  await using checkout = await createCheckout(Object.fromEntries(texts))
  // The first three go through; whatever comes then is never answered.
  sandbox.fail({ delayMs: 1, times: 3 }, { hang: true, times: 20 })
  const run = await push(sandbox, checkout.folder, folder.path, { signals, afterRequests: 5 })
  expect(run.seconds).toBeLessThan(mostSeconds)
  expect(run.exitCode).toBe(1)
  expect(run.output).toContain(
    '::error::The run was cancelled. Run the workflow again, or wait for the next push',
  )
  expect(run.ends).toEqual(['failed'])
  expect(run.outputs).toMatchObject({ pushed: '300', failed: '0', unsent: String(PAGES - 300) })
  expect(run.summary).toContain('The run was cancelled')
  expect((run.report as { documents: unknown[] }).documents).toHaveLength(PAGES)

  await using fresh = await startSandbox()
  const next = await push(fresh, checkout.folder, folder.path)
  expect(next).toMatchObject({ exitCode: 0, ends: ['failed', 'succeeded'], searched: PAGES })
})

test('a post step whose journal never answers ends within its 30 seconds, with an error', async () => {
  await using folder = await temporaryFolder()
  await using server = await startScripted([{ meet: () => {} }])
  const startedMs = performance.now()
  const run = await runAction({
    workspace: folder.path,
    inputs: {
      'base-url': 'https://search.example.com',
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      'github-token': 'ghs-test-token',
    },
    environment: { GITHUB_API_URL: server.url },
    state: { main: 'started', attempt: '7' },
  })
  const seconds = (performance.now() - startedMs) / 1000
  expect(server.seen).toHaveLength(1)
  expect(run.exitCode).toBe(1)
  expect(run.output).toMatch(/::error::The run did not end at its time limit and was stopped/)
  expect(seconds).toBeGreaterThan(29)
  expect(seconds).toBeLessThan(35)
}, 60_000)
