import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { chooseFate, cured, none, randomFrom, type Trouble, tooLarge } from '../../scripts/replay/trouble.ts'
import type { Report } from '../../src/report/index.ts'
import { type Branch, openBranch } from './branch.ts'
import { byReference, expected, repairs } from './expected.ts'
import { ancestorOf, type Edit } from './history.ts'
import { openStage, type Stage, type Staging } from './stage.ts'
import { defaults, edit, first, many, paths, type Settings, settings } from './writing.ts'

/** How many sequences of pushes; CONVERGENCE_SEQUENCES asks for more. */
const sequences = Number(process.env.CONVERGENCE_SEQUENCES ?? 12)

/** One push to a real branch, and what happens to its run; without `trouble` there is no run. */
interface Act {
  rewind: number
  edits: Edit[]
  settings: Settings | undefined
  trouble: Trouble | undefined
  everything: boolean
  behind: number
}

const act: fc.Arbitrary<Act> = fc.record({
  rewind: fc.constantFrom(0, 0, 0, 0, 0, 1),
  edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
  settings: fc.option(settings, { nil: undefined, freq: 1 }),
  trouble: fc.nat().map(seed => chooseFate(randomFrom(seed), paths).trouble),
  everything: fc.constantFrom(false, false, false, true),
  behind: fc.constantFrom(0, 0, 0, 0, 0, 1),
})

/** A run is killed between its requests, one never happens, one is refused, and then a page is, for good. */
const example: Act[] = [
  exampleOf('rewrite', { faults: [tooLarge, { delayMs: 30_000 }], signal: { name: 'SIGKILL', at: 1 } }),
  { ...exampleOf('remove', {}), trouble: undefined },
  exampleOf('rewrite', { faults: [tooLarge, { delayMs: 0 }, { status: 401 }] }),
  exampleOf('rewrite', { refused: ['README.md'] }),
  exampleOf('rewrite', {}),
]

function exampleOf(kind: 'rewrite' | 'remove', own: Partial<Trouble>): Act {
  const edits: Edit[] = [kind === 'remove' ? { kind, at: 1 } : { kind, at: 0, text: '# New\n\n[A](a.md)\n' }]
  const trouble = { ...none, ...own }
  return { rewind: 0, edits, settings: undefined, trouble, everything: false, behind: 0 }
}

test('after any pushes, lost, failed and killed runs, the next green run of the built action leaves search as a full sync of an empty service would', async () => {
  const ends: string[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 6 }), fc.boolean(), async (acts, isLarge) => {
      ends.push(...(await perform(acts, isLarge)))
    }),
    // Each sequence takes seconds, so that a failing one is printed as it is, and not made shorter.
    { numRuns: sequences, endOnFailure: true, examples: [[example, false]] },
  )
  expect(ends).toEqual(expect.arrayContaining(['killed', 'failed']))
}, 3_600_000)

/** Performs all acts, then a run that must be green; resolves to how the runs ended. */
async function perform(acts: readonly Act[], isLarge: boolean): Promise<string[]> {
  await using branch = await openBranch([...first, ...(isLarge ? many : [])])
  await using stage = await openStage(branch)
  const ends: string[] = []
  let today = defaults
  for (const { trouble, everything, behind, ...next } of acts) {
    await branch.push(next.edits, next.rewind)
    today = next.settings ?? today
    if (trouble === undefined) continue
    const commit = ancestorOf(branch.tip, behind)
    const report = await runChecked({ commit, settings: today, everything, trouble }, stage, branch)
    ends.push(report?.status ?? 'killed')
  }
  await finish(today, stage, branch)
  return ends
}

/** A run leaves search as the documents of its commit say, but for those that it could not deliver although it tried all. */
async function runChecked(staging: Staging, stage: Stage, branch: Branch): Promise<Report | undefined> {
  const { commit, settings: today } = staging
  const report = await stage.run(staging)
  if (report && report.status !== 'overtaken' && report.problem === undefined) {
    const [live, fresh] = [new Map(stage.active), expected(commit, today, branch.url)]
    const missing = report.documents.filter(({ kind }) => kind === 'failed' || kind === 'unsent')
    for (const { externalRef } of missing) for (const each of [live, fresh]) each.delete(externalRef)
    expect(byReference(live)).toEqual(byReference(fresh))
  }
  return report
}

/** The next run is green, and search is then what a run makes of an empty service. */
async function finish(today: Settings, stage: Stage, branch: Branch): Promise<void> {
  await branch.push(repairs(branch.tip, today))
  const staging: Staging = { commit: branch.tip, settings: today, everything: false, trouble: cured }
  expect(await runChecked(staging, stage, branch)).toMatchObject({ status: 'succeeded' })
  await using fresh = await openStage(branch)
  await fresh.run(staging)
  expect(byReference(stage.active)).toEqual(byReference(fresh.active))
}
