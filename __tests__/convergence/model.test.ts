import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Account, play, push } from './play.ts'

/** How many sequences of pushes: a number for an ordinary day; CONVERGENCE_RUNS asks for more. */
const sequences = Number(process.env.CONVERGENCE_RUNS ?? 1000)

const pushes = fc.array(push, { minLength: 1, maxLength: 8 })
const noRuns = (): Account => ({ green: 0, red: 0, excepted: 0, killed: 0, overtaken: 0 })

test('after any pushes, lost, failed, killed and overlapping runs, and any faults, a green run leaves search as a full sync of its commit would', async () => {
  const account = noRuns()
  await fc.assert(
    fc.asyncProperty(pushes, each => play(each, account)),
    { numRuns: sequences, timeout: 600_000 },
  )
  // Each kind of end has come up.
  expect(Math.min(...Object.values(account))).toBeGreaterThan(sequences / 20)
}, 3_600_000)

test('runs of the same seed end alike, so that what fails can be played again', async () => {
  const accounts: Account[] = []
  for (const account of [noRuns(), noRuns()]) {
    for (const each of fc.sample(pushes, { seed: 7, numRuns: 20 })) await play(each, account)
    accounts.push(account)
  }
  expect(accounts[0]).toEqual(accounts[1])
})
