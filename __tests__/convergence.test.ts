import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { none } from '../scripts/replay/affliction.ts'
import { affliction } from './convergence/afflictions.ts'
import { openBranch } from './convergence/branch.ts'
import { byReference, mending } from './convergence/end.ts'
import { expected } from './convergence/expected.ts'
import { ancestorOf } from './convergence/history.ts'
import { defaults } from './convergence/settings.ts'
import { openStage, type Staging } from './convergence/stage.ts'
import { edit, first, many, settings } from './convergence/writing.ts'

const sequences = Number(process.env.CONVERGENCE_SEQUENCES ?? 12)

const push = fc.record({
  rewind: fc.constantFrom(0, 0, 0, 0, 0, 1),
  edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
  settings: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: settings }),
  run: fc.oneof(
    { weight: 1, arbitrary: fc.constant(undefined) },
    {
      weight: 5,
      arbitrary: fc.record({
        affliction,
        everything: fc.constantFrom(false, false, false, true),
        behind: fc.constantFrom(0, 0, 0, 0, 0, 1),
      }),
    },
  ),
})

test('after any pushes, lost, failed and killed runs, the next green run of the built action leaves search as a full sync of an empty service would', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(push, { minLength: 3, maxLength: 6 }),
      async (isLarge, pushes) => {
        await using branch = await openBranch([...first, ...(isLarge ? many : [])])
        await using stage = await openStage(branch)
        const url = `${branch.serverUrl}/${branch.name}`
        let staging: Staging = { commit: branch.tip, settings: defaults, everything: false, affliction: none }
        const run = async () => {
          const report = await stage.run(staging)
          ends.add(report?.status ?? 'killed')
          if (report?.status === 'succeeded')
            expect(byReference(stage.active)).toEqual(
              byReference(expected(staging.commit, staging.settings, url)),
            )
          return report
        }
        for (const next of pushes) {
          await branch.push(next.edits, next.rewind)
          staging = { ...staging, settings: next.settings ?? staging.settings }
          if (next.run === undefined) continue
          staging = { ...staging, ...next.run, commit: ancestorOf(branch.tip, next.run.behind) }
          await run()
        }
        await branch.push(mending(branch.tip, staging.settings))
        staging = { ...staging, commit: branch.tip, everything: false, affliction: none }
        expect(await run()).toMatchObject({ status: 'succeeded' })
        await using fresh = await openStage(branch)
        await fresh.run(staging)
        expect(byReference(stage.active)).toEqual(byReference(fresh.active))
      },
    ),
    { numRuns: sequences },
  )
  expect([...ends].sort()).toEqual(['failed', 'killed', 'overtaken', 'succeeded'])
}, 600_000)
