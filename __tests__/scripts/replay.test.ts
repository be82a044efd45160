import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { makeHistory } from '../../scripts/demo/history.ts'
import { createCheckout } from '../support/checkout.ts'
import { type Folder, temporaryFolder } from '../support/folder.ts'

let folder: Folder
let history: string

beforeAll(async () => {
  folder = await temporaryFolder()
  history = await makeHistory(join(folder.path, 'larkspur'))
})
afterAll(async () => folder[Symbol.asyncDispose]())

interface Replayed {
  exitCode: number
  stdout: string
  stderr: string
  leftovers: string[]
}

/** Runs the replay in a process of its own, as `npm run replay` does. */
async function replay(...args: string[]): Promise<Replayed> {
  const temporary = join(folder.path, crypto.randomUUID())
  await mkdir(temporary)
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary }
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/replay.ts', ...args]
  const ended = await new Promise<Omit<Replayed, 'leftovers'>>(resolve =>
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve({ exitCode: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  )
  return { ...ended, leftovers: await readdir(temporary) }
}

/** Which run had what in store. */
const fates = ({ stdout }: Replayed) =>
  [...stdout.matchAll(/^ *\d+ of \d+ {2}[0-9a-f]{7} {2}(?:.* s +)?(\S.*)$/gm)].map(([, fate]) => fate)

describe('a history that can be synced', () => {
  test('ends in step without trouble, one run for each push', async () => {
    const run = await replay('--repo', history, '--pushes', '3')
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(run.stdout).toMatch(/^3 pushes of example\/larkspur, branch main, without trouble\.$/m)
    expect(run.stdout).toMatch(/^in all +3 +3 +0 +0 /m)
    expect(run.stdout).toMatch(/^0 stale, 0 extra, 0 missing$/m)
  })

  test('ends in step through lost, failed and killed runs, the same ones each time for a seed', async () => {
    const run = await replay('--repo', history, '--faults', '--seed', '3')
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(run.stdout).toMatch(/^7 pushes of .*, with the trouble of seed 3\.$/m)
    expect(run.stdout).toMatch(/^0 stale, 0 extra, 0 missing$/m)
    expect(fates(run)).toHaveLength(8)
    expect(fates(run).at(-1)).toBe('nothing')
    expect(fates(await replay('--repo', history, '--faults', '--seed', '3'))).toEqual(fates(run))
  })
})

test('a history that ends with a page that cannot be read is red, and what its run printed is shown', async () => {
  await using checkout = await createCheckout({ 'a.md': '# A\n\nText.\n', 'b.md': 'No text: \0\n' })
  const run = await replay('--repo', checkout.folder)
  expect(run).toMatchObject({ exitCode: 1, leftovers: [] })
  expect(run.stdout).toMatch(/This run failed\. All that it printed:\n(?: {2}\| .*\n)* {2}\| : :error /)
})

test.each([
  [['--faults'], /^--repo is missing\.\n\nUsage: npm run replay/],
  [['--repo', '.', '--seed', 'x'], /^--seed: "x" is not a whole number from 0 to 4294967295\. Give the one/],
  [['--repo', '.', '--pushes', '0'], /^--pushes: "0" is not a whole number from 1 up\./],
  [['--repo', '/nowhere'], /^--repo: "\/nowhere" is not a git repository/],
  [['--reppo', '.'], /Unknown option '--reppo'[\s\S]*Usage: npm run replay/],
])('%j cannot be done, and the message says why', async (args, message) => {
  const run = await replay(...args)
  expect(run).toMatchObject({ exitCode: 2, stdout: '', leftovers: [] })
  expect(run.stderr).toMatch(message)
})
