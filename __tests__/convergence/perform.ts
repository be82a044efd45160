import { expect } from '@jest/globals'
import fc from 'fast-check'
import { type Affliction, none, tooLarge } from '../../scripts/replay/affliction.ts'
import type { Report } from '../../src/report.ts'
import { affliction } from './afflictions.ts'
import { type Branch, openBranch } from './branch.ts'
import { byReference, mending } from './end.ts'
import { expected } from './expected.ts'
import { ancestorOf, type Edit } from './history.ts'
import { defaults, type Settings } from './settings.ts'
import { openStage, type Stage, type Staging } from './stage.ts'
import { edit, first, many, settings } from './writing.ts'

/** One push to a real branch. */
export interface Act {
  rewind: number
  edits: Edit[]
  settings: Settings | undefined
  /** `undefined`: its run never happens. */
  run: { affliction: Affliction; everything: boolean; behind: number } | undefined
}

const run = fc.record({
  affliction,
  everything: fc.constantFrom(false, false, false, true),
  behind: fc.constantFrom(0, 0, 0, 0, 0, 1),
})

export const act: fc.Arbitrary<Act> = fc.record({
  rewind: fc.constantFrom(0, 0, 0, 0, 0, 1),
  edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
  settings: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: settings }),
  run: fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 5, arbitrary: run }),
})

/** A run is killed between its requests, one never happens, one is refused. */
export const example: Act[] = [
  afflicted('rewrite', { faults: [tooLarge, { delayMs: 30_000 }], signal: { name: 'SIGKILL', at: 1 } }),
  { ...afflicted('remove', {}), run: undefined },
  afflicted('rewrite', { faults: [tooLarge, { delayMs: 0 }, { status: 403 }] }),
]

function afflicted(kind: 'rewrite' | 'remove', trouble: Partial<Affliction>): Act {
  const changes: Edit = kind === 'remove' ? { kind, at: 1 } : { kind, at: 0, text: '# New\n\n[A](a.md)\n' }
  const behind = { everything: false, behind: 0 }
  return {
    rewind: 0,
    edits: [changes],
    settings: undefined,
    run: { affliction: { ...none, ...trouble }, ...behind },
  }
}

/** Performs all acts, then a run that must be green; resolves to how the runs ended. */
export async function perform(acts: readonly Act[], isLarge: boolean): Promise<string[]> {
  await using branch = await openBranch([...first, ...(isLarge ? many : [])])
  await using stage = await openStage(branch)
  const ends: string[] = []
  let staging: Staging = { commit: branch.tip, settings: defaults, everything: false, affliction: none }
  for (const next of acts) {
    await branch.push(next.edits, next.rewind)
    staging = { ...staging, settings: next.settings ?? staging.settings }
    if (next.run === undefined) continue
    staging = { ...staging, ...next.run, commit: ancestorOf(branch.tip, next.run.behind) }
    ends.push((await runChecked(staging, stage, branch))?.status ?? 'killed')
  }
  await finish(staging.settings, stage, branch)
  return ends
}

/** A green run leaves search as the documents of its commit say. */
async function runChecked(staging: Staging, stage: Stage, branch: Branch): Promise<Report | undefined> {
  const { commit, settings: today } = staging
  const report = await stage.run(staging)
  if (report?.status === 'succeeded')
    expect(byReference(stage.active)).toEqual(byReference(expected(commit, today, branch.url)))
  return report
}

/** Every trouble ends: the next run is green, and search is then what a run makes of a service that is empty. */
async function finish(today: Settings, stage: Stage, branch: Branch): Promise<void> {
  await branch.push(mending(branch.tip, today))
  const staging: Staging = { commit: branch.tip, settings: today, everything: false, affliction: none }
  expect(await runChecked(staging, stage, branch)).toMatchObject({ status: 'succeeded' })
  await using fresh = await openStage(branch)
  await fresh.run(staging)
  expect(byReference(stage.active)).toEqual(byReference(fresh.active))
}
