import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Report } from '../../src/report/index.ts'
import { startScripted } from '../support/scripted.ts'
import { killedAt, openStage } from '../support/stage.ts'

const PAGES = 1000

/** Each `SIGUSR2` ends the shortest of the longer waits of a run. */
const byHand = { NODE_OPTIONS: `--import=${new URL('../support/held-timers.js', import.meta.url)}` }

/** How long a run waited each time, in milliseconds. */
function waitsIn(output: string): number[] {
  return [...output.matchAll(/^Waited for (\d+) ms\.$/gm)].map(([, ms]) => Number(ms))
}

// GitHub sends SIGINT, 7.5 seconds later SIGTERM, and 2.5 seconds later it kills.
test.each<[string, NodeJS.Signals[], number[]]>([
  ['SIGINT, after four seconds in which no request in flight is answered', ['SIGINT', 'SIGUSR2'], [4_000]],
  ['SIGTERM, without waiting for anything', ['SIGTERM'], []],
  ['SIGINT and then SIGTERM, without waiting any longer', ['SIGINT', 'SIGTERM'], []],
])('a big push ends on %s, says so, and the next run begins again', async (_, signals, waits) => {
  const texts = Array.from({ length: PAGES }, (_, index) => [
    `docs/${index}.md`,
    `# Page ${index}\n\nText.\n`,
  ])
  await using stage = await openStage(Object.fromEntries(texts))
  // The first three go through; whatever comes then is never answered.
  stage.sandbox.fail({ delayMs: 1, times: 3 }, { hang: true, times: 4 })
  // The first goes alone and then four at once: by the seventh, three have been answered.
  const run = await stage.push({ environment: byHand, ...killedAt(stage, signals, 7) })
  expect(waitsIn(run.output)).toEqual(waits)
  expect(run.exitCode).toBe(1)
  expect(run.output).toContain(
    '::error::The run was cancelled. Run the workflow again, or wait for the next push',
  )
  expect(await stage.ends()).toEqual(['failed'])
  expect(run.outputs).toMatchObject({ pushed: '300', failed: '0', unsent: String(PAGES - 300) })
  expect(run.summary).toContain('The run was cancelled')
  expect((run.report as Report).documents).toHaveLength(PAGES)

  // What was delivered before the end is not remembered.
  expect(await stage.push()).toMatchObject({ exitCode: 0, outputs: { pushed: String(PAGES) } })
  expect(await stage.ends()).toEqual(['failed', 'succeeded'])
  expect(stage.live()).toHaveLength(PAGES)
})

// Each is a command of git that a run waits for: at its beginning, for the files of the commit, and for their content.
test.each([
  ['rev-parse', 'hangs', 'exec sleep 600'],
  ['ls-tree', 'hangs', 'exec sleep 600'],
  ['cat-file', 'hangs', 'exec sleep 600'],
  // As by Ctrl-C in a terminal, which signals all processes.
  ['ls-tree', 'is interrupted too', 'kill -INT $$'],
])('a run that is cancelled while git %s %s says that it was cancelled', async (command, _, then) => {
  await using stage = await openStage({ 'docs/a.md': '# A\n\nText.\n' })
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh\ncase " $* " in *" ${command} "*) kill -INT $PPID; ${then};; esac\nexec '${git}' "$@"\n`
  await writeFile(join(stage.home, 'git'), script, { mode: 0o755 })
  // The four seconds for requests in flight never pass: git does not get them.
  const run = await stage.push({ environment: { ...byHand, PATH: `${stage.home}:${process.env.PATH}` } })
  expect(run.exitCode).toBe(1)
  expect(run.output.match(/^::error::.*/gm)).toEqual([
    expect.stringMatching(/^::error::The run was cancelled\. Run the workflow again, .*#cancelled$/),
  ])
  expect(run.summary).toContain('The run was cancelled')
})

test('a post step whose journal never answers ends within its 30 seconds, with an error', async () => {
  await using stage = await openStage({})
  let kill: (signal: NodeJS.Signals) => void = () => {}
  await using server = await startScripted([{ meet: () => kill('SIGUSR2') }])
  const run = await stage.push({
    inputs: { journal: 'deployments', 'github-token': 'ghs-test-token' },
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
