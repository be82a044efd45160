import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type ActionRun, runAction } from '../../sandbox/action.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { temporaryFolder } from '../support/folder.ts'
import { createRepo } from '../support/repo.ts'
import { startScripted } from '../support/scripted.ts'

const PAGES = 1000

/** Each `SIGUSR2` ends the shortest of the longer waits of a run. */
const byHand = { NODE_OPTIONS: `--import=${new URL('../support/held-timers.js', import.meta.url)}` }

/** How long a run waited each time, in milliseconds. */
function waitsIn(output: string): number[] {
  return [...output.matchAll(/^Waited for (\d+) ms\.$/gm)].map(([, ms]) => Number(ms))
}

/** Runs the action on many pages; it gets the signals, one after the other, when the service has so many requests. */
async function push(
  sandbox: Sandbox,
  workspace: string,
  folder: string,
  kill?: { signals: NodeJS.Signals[]; afterRequests: number },
): Promise<ActionRun & { searched: number; ends: string[] }> {
  using timers = new DisposableStack()
  const run = await runAction({
    workspace,
    inputs: {
      'base-url': sandbox.url,
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      journal: join(folder, 'journal.jsonl'),
    },
    environment: byHand,
    onStart(send) {
      const poll = setInterval(() => {
        if (kill === undefined || sandbox.requests.length < kill.afterRequests) return
        clearInterval(poll)
        for (const signal of kill.signals) send(signal)
      }, 10)
      timers.defer(() => clearInterval(poll))
    },
  })
  await sandbox.settled()
  const journal = (await readFile(join(folder, 'journal.jsonl'), 'utf8')).trim().split('\n')
  const ends = journal.map(line => JSON.parse(line)).flatMap(({ state }) => state ?? [])
  return { ...run, ends, searched: sandbox.store.active('docs').size }
}

// GitHub sends SIGINT, 7.5 seconds later SIGTERM, and 2.5 seconds later it kills.
test.each<[string, NodeJS.Signals[], number[]]>([
  ['SIGINT, after four seconds in which no request in flight is answered', ['SIGINT', 'SIGUSR2'], [4_000]],
  ['SIGTERM, without waiting for anything', ['SIGTERM'], []],
  ['SIGINT and then SIGTERM, without waiting any longer', ['SIGINT', 'SIGTERM'], []],
])('a big push ends on %s, says so, and the next run completes it', async (_, signals, waits) => {
  await using sandbox = await startSandbox()
  await using folder = await temporaryFolder()
  const texts = Array.from({ length: PAGES }, (_, index) => [
    `docs/${index}.md`,
    `# Page ${index}\n\nText.\n`,
  ])
  await using checkout = await createRepo(Object.fromEntries(texts))
  // The first three go through; whatever comes then is never answered.
  sandbox.fail({ delayMs: 1, times: 3 }, { hang: true, times: 20 })
  // The first goes alone and then four at once: by the seventh, three have been answered.
  const run = await push(sandbox, checkout.folder, folder.path, { signals, afterRequests: 7 })
  expect(waitsIn(run.output)).toEqual(waits)
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

// Each is a command of git that a run waits for: at its beginning, for the files of the commit, and for their content.
test.each([
  ['rev-parse', 'hangs', 'exec sleep 600'],
  ['ls-tree', 'hangs', 'exec sleep 600'],
  ['cat-file', 'hangs', 'exec sleep 600'],
  // As by Ctrl-C in a terminal, which signals all processes.
  ['ls-tree', 'is interrupted too', 'kill -INT $$'],
])('a run that is cancelled while git %s %s says that it was cancelled', async (command, _, then) => {
  await using folder = await temporaryFolder()
  await using checkout = await createRepo({ 'docs/a.md': '# A\n\nText.\n' })
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh\ncase " $* " in *" ${command} "*) kill -INT $PPID; ${then};; esac\nexec '${git}' "$@"\n`
  await writeFile(join(folder.path, 'git'), script, { mode: 0o755 })
  const run = await runAction({
    workspace: checkout.folder,
    inputs: {
      'base-url': 'http://127.0.0.1:1',
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      journal: join(folder.path, 'journal.jsonl'),
    },
    // The four seconds for requests in flight never pass: git does not get them.
    environment: { ...byHand, PATH: `${folder.path}:${process.env.PATH}` },
  })
  expect(run.exitCode).toBe(1)
  const errors = run.output.split('\n').filter(line => line.startsWith('::error::'))
  expect(errors).toEqual([
    expect.stringMatching(/^::error::The run was cancelled\. Run the workflow again, .*#cancelled$/),
  ])
  expect(run.summary).toContain('The run was cancelled')
})

test('a post step whose journal never answers ends within its 30 seconds, with an error', async () => {
  await using folder = await temporaryFolder()
  let kill: (signal: NodeJS.Signals) => void = () => {}
  await using server = await startScripted([{ meet: () => kill('SIGUSR2') }])
  const run = await runAction({
    workspace: folder.path,
    inputs: {
      'base-url': 'https://search.example.com',
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      'github-token': 'ghs-test-token',
    },
    environment: { GITHUB_API_URL: server.url, ...byHand },
    state: { main: 'started', attempts: '7' },
    onStart: send => {
      kill = send
    },
  })
  expect(server.seen).toHaveLength(1)
  expect(waitsIn(run.output)).toEqual([30_000])
  expect(run.exitCode).toBe(1)
  expect(run.output).toMatch(/::error::The run did not end at its time limit and was stopped/)
})
