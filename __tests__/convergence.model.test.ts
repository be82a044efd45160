import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Account, play } from './convergence/play.ts'
import { push } from './convergence/pushes.ts'

const runs = Number(process.env.CONVERGENCE_RUNS ?? 1500)

test('after any pushes, lost runs and faults, the next green run leaves search as a fresh full sync would', async () => {
  const account: Account = { runs: 0, green: 0, red: 0, killed: 0, overtaken: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(push, { minLength: 1, maxLength: 8 }), pushes => play(pushes, account)),
    { numRuns: runs },
  )
  console.log(account)
  expect(Math.min(...Object.values(account))).toBeGreaterThan(runs / 20)
}, 600_000)
