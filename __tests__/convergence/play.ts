import { expect } from '@jest/globals'
import type { Report } from '../../src/report.ts'
import { byReference, mending } from './end.ts'
import { expected } from './expected.ts'
import { ancestorOf } from './history.ts'
import { repositoryUrl } from './job.ts'
import { normalisers, normaliseWith } from './normalisers.ts'
import type { Push } from './pushes.ts'
import { fine } from './service.ts'
import { defaults } from './settings.ts'
import { type Run, type RunPlan, type Subject, World } from './world.ts'
import { secret } from './writing.ts'

const HOUR_MS = 3_600_000

/** A run that nothing befalls. */
export const calm: RunPlan = {
  everything: false,
  maxArchive: '30%',
  concurrency: 4,
  climate: fine,
  cancelAt: undefined,
  killAt: undefined,
  isEndRefused: false,
  isCleanedUp: false,
}

/** What happened, so that a test can tell that it tested something. */
export interface Account {
  runs: number
  green: number
  red: number
  killed: number
  overtaken: number
}

/** Plays pushes one after another, or as they overlap, then a run that must be green; each green run is checked. */
export async function play(pushes: readonly Push[], account: Account): Promise<void> {
  const world = new World()
  let subject: Subject = { commit: world.tip, settings: defaults, normaliser: normalisers[0]! }
  const runs: Promise<void>[] = []
  for (const { rewind, edits, settings, normaliser, run: plan } of pushes) {
    world.push(edits, rewind)
    subject = {
      commit: ancestorOf(world.tip, plan?.behind ?? 0),
      settings: settings ?? subject.settings,
      normaliser: normaliser ?? subject.normaliser,
    }
    if (plan === undefined) continue
    const run = world.start(subject, plan)
    runs.push(checked(run, subject, world, account))
    await (plan.overlapAt === undefined ? runs.at(-1) : run.life.reaches(plan.overlapAt))
    world.later(plan.laterMs)
  }
  await Promise.all(runs)
  await finish(world, subject, account)
}

async function checked(run: Run, subject: Subject, world: World, account: Account): Promise<void> {
  const report = await run.over
  account.runs++
  if (report === undefined) account.killed++
  else if (report.status === 'succeeded') account.green++
  else if (report.status === 'overtaken') account.overtaken++
  else account.red++
  if (report?.status === 'succeeded') expectFullSync(world, subject)
  expect(world.service.received).not.toContain(secret)
}

/** Every trouble ends: the next run of the branch's tip is green, and the one after it has nothing to do. */
async function finish(world: World, last: Subject, account: Account): Promise<void> {
  world.push(mending(world.tip, last.settings))
  // A run that comes sooner may spend all its time on waiting for one that was killed.
  world.later(HOUR_MS)
  const subject = { ...last, commit: world.tip }
  const run = world.start(subject, calm)
  await checked(run, subject, world, account)
  expect(brief(await run.over)).toEqual({ status: 'succeeded', problem: undefined })
  const again = await world.start(subject, calm).over
  expect(again).toMatchObject({ status: 'succeeded', counts: { requests: 0, failed: 0 } })
}

const brief = (report: Report | undefined) => ({ status: report?.status, problem: report?.problem })

function expectFullSync(world: World, { commit, settings, normaliser }: Subject): void {
  const fresh = expected(commit, settings, repositoryUrl, normaliseWith(normaliser))
  expect(byReference(world.service.active)).toEqual(byReference(fresh))
}
