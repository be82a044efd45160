import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Edit } from './history.ts'
import { normalisers } from './normalisers.ts'
import { type Account, calm, play, push } from './play.ts'
import { World } from './world.ts'
import { defaults } from './writing.ts'

/** How many sequences of pushes: a number for an ordinary day; CONVERGENCE_RUNS asks for more. */
const sequences = Number(process.env.CONVERGENCE_RUNS ?? 1000)

test('after any pushes, lost, failed, killed and overlapping runs, and any faults, a green run leaves search as a full sync of its commit would', async () => {
  const account: Account = { green: 0, red: 0, excepted: 0, killed: 0, overtaken: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(push, { minLength: 1, maxLength: 8 }), pushes => play(pushes, account)),
    { numRuns: sequences, timeout: 600_000 },
  )
  // Each kind of end has come up.
  expect(Math.min(...Object.values(account))).toBeGreaterThan(sequences / 20)
}, 3_600_000)

test('drafts that were never in search do not count as archived when everything is pushed again', async () => {
  const world = new World()
  const drafts = Array.from(
    { length: 30 },
    (_, index): Edit => ({
      kind: 'write',
      path: `drafts/${index}.md`,
      text: `---\ndraft: true\n---\nNumber ${index}.\n`,
    }),
  )
  world.push(drafts)
  const run = (tags: string[], everything: boolean) =>
    world.start(
      {
        commit: world.tip,
        settings: { ...defaults, tags },
        normaliser: normalisers[0]!,
        generated: new Map(),
      },
      { ...calm, everything },
    ).over
  await run([], false)
  const succeeded = { status: 'succeeded', counts: { archived: 0, failed: 0 } }
  expect(await run([], true)).toMatchObject(succeeded)
  expect(await run(['handbook'], false)).toMatchObject(succeeded)
})
