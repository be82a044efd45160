import { expect } from '@jest/globals'
import fc from 'fast-check'
import { toMatcher } from '../../src/inputs/patterns.ts'
import { inputs } from '../support/inputs.ts'
import { byReference, expected, repairs } from './expected.ts'
import { ancestorOf, type Edit } from './history.ts'
import { repositoryUrl } from './job.ts'
import { type Normaliser, normalisers, normaliseWith } from './normalisers.ts'
import { type Climate, fine, type Weather } from './service.ts'
import { type Run, type RunPlan, type Subject, World } from './world.ts'
import {
  defaults,
  edit,
  generated,
  isUnreadable,
  paths,
  type Settings,
  secret,
  settings,
  toInputs,
} from './writing.ts'

const HOUR_MS = 3_600_000

/** One push to the branch. */
export interface Push {
  /** A force push takes so many commits off the branch first. */
  rewind: number
  edits: Edit[]
  /** What there is on the disk from now on besides the files of the commit; `undefined`: as before. */
  generated: ReadonlyMap<string, string> | undefined
  /** As the workflow has them from now on; `undefined`: as before. */
  settings: Settings | undefined
  normaliser: Normaliser | undefined
  /** What the service refuses from now on; `undefined`: as before. */
  refused: string[] | undefined
  /** `undefined`: its run never happens. `again` counts through the runs so far, of which one is started again. */
  run: (RunPlan & Timing) | undefined
}

interface Timing {
  behind: number
  again: number | undefined
  overlapAt: number | undefined
  laterMs: number
}

const sometimes = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
  fc.oneof({ weight: 10 - share, arbitrary: fc.constant(undefined) }, { weight: share, arbitrary })

const weather = fc.constantFrom<Weather>(
  ...(['fine', 'fine', 'fine', 'fine', 'fine', 'fine'] as const),
  ...(['answer lost', 'not arrived', 'busy', 'pressure'] as const),
)
const poisoned = fc.array(fc.constantFrom(...paths, 'x/a.md', 'x/docs/a.md'), { maxLength: 4 })
const climate: fc.Arbitrary<Climate> = fc.record({
  weathers: fc.array(weather, { minLength: 1, maxLength: 6 }),
  downFrom: sometimes(fc.nat(4), 2),
  refusesFrom: sometimes(fc.nat(4), 2),
  most: fc.constantFrom(1, 2, 3, 100),
  poisoned: sometimes(poisoned, 3).map((refs = []) => refs),
})

const run = fc.record({
  everything: fc.constantFrom(false, false, false, true),
  maxArchive: fc.constantFrom('30%', '100%'),
  climate: fc.oneof(fc.constant(fine), climate),
  cancelAt: sometimes(fc.integer({ min: 1, max: 20 }), 2),
  killAt: sometimes(fc.integer({ min: 1, max: 20 }), 3),
  isEndRefused: sometimes(fc.constant(true), 1).map(Boolean),
  isCleanedUp: fc.boolean(),
  behind: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2),
  again: sometimes(fc.nat(7), 2),
  overlapAt: sometimes(fc.integer({ min: 2, max: 12 }), 3),
  laterMs: fc.constantFrom(0, 1_000, HOUR_MS),
})

export const push: fc.Arbitrary<Push> = fc.record({
  rewind: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 2),
  edits: fc.array(edit, { maxLength: 5 }),
  generated: sometimes(generated, 4),
  settings: sometimes(settings, 2),
  normaliser: sometimes(fc.constantFrom(...normalisers), 1),
  refused: sometimes(poisoned, 2),
  run: sometimes(run, 8),
})

/** A run without any trouble, whose owner lets everything go that is gone. */
export const calm: RunPlan = {
  everything: false,
  maxArchive: '100%',
  climate: fine,
  cancelAt: undefined,
  killAt: undefined,
  isEndRefused: false,
  isCleanedUp: false,
}

/** How runs ended, so that a test can show that it tested something. */
export interface Account {
  green: number
  red: number
  /** Red, but one that later runs start from. */
  excepted: number
  killed: number
  overtaken: number
}

/** Plays pushes one after another, or as they overlap, then a run that must be green; each green run is checked. */
export async function play(pushes: readonly Push[], account: Account): Promise<void> {
  const world = new World()
  let subject: Subject = {
    ...{ commit: world.tip, settings: defaults, normaliser: normalisers[0]!, generated: new Map() },
  }
  const runs: Promise<unknown>[] = []
  const subjects: Subject[] = []
  for (const { rewind, edits, refused, run: plan, ...changes } of pushes) {
    world.push(edits, rewind)
    world.service.refused = refused ?? world.service.refused
    subject = {
      commit: ancestorOf(world.tip, plan?.behind ?? 0),
      settings: changes.settings ?? subject.settings,
      normaliser: changes.normaliser ?? subject.normaliser,
      generated: changes.generated ?? subject.generated,
    }
    if (plan === undefined) continue
    const again = plan.again === undefined || runs.length === 0 ? undefined : plan.again % runs.length
    const own = again === undefined ? withDisk(subject) : subjects[again]!
    const run = world.start(own, plan, again === undefined ? undefined : again + 1)
    runs.push(checked(run, own, world, account))
    subjects.push(own)
    await (plan.overlapAt === undefined ? runs.at(-1) : run.life.reaches(plan.overlapAt))
    world.later(plan.laterMs)
  }
  await Promise.all(runs)
  await finish(world, subject, account)
}

/**
 * With what a workspace can have beside its commit: nothing in a file of it, and nothing that is in the commit and matches
 * no pattern, which stops a run before it begins.
 */
function withDisk(subject: Subject): Subject {
  const committed = [...subject.commit.files.keys()]
  const matches = toMatcher(inputs(toInputs(subject.settings)).files)
  const isPossible = (path: string) =>
    committed.every(
      each =>
        (each !== path || matches(path)) && !path.startsWith(`${each}/`) && !each.startsWith(`${path}/`),
    )
  return { ...subject, generated: new Map([...subject.generated].filter(([path]) => isPossible(path))) }
}

/**
 * Resolves to how the run ended. A green one leaves search as a full sync of its commit would, and one with exceptions
 * does so but for these; a run of an older commit undoes nothing that a later run has begun.
 */
async function checked(run: Run, subject: Subject, world: World, account: Account) {
  const report = await run.over
  const exceptions = run.exceptions()
  if (report === undefined) account.killed++
  else if (report.status === 'succeeded') account.green++
  else if (report.status === 'overtaken') account.overtaken++
  else account[exceptions.length > 0 ? 'excepted' : 'red']++
  if (report?.status === 'succeeded' || (report && exceptions.length > 0)) {
    const { commit, settings: own, normaliser, generated } = subject
    const fresh = expected(commit, own, repositoryUrl, normaliseWith(normaliser), generated)
    const live = new Map(world.service.active)
    for (const { externalRef } of exceptions) for (const each of [live, fresh]) each.delete(externalRef)
    expect(byReference(live)).toEqual(byReference(fresh))
  }
  if (!run.mayWrite) expect(report?.counts.requests ?? 0).toBe(0)
  expect(world.service.received).not.toContain(secret)
  return { status: report?.status, problem: report?.problem }
}

/**
 * The next run of the branch's tip delivers all that the service does not refuse; once it refuses nothing, the next one is
 * green, and the one after it has nothing to do.
 */
async function finish(world: World, last: Subject, account: Account): Promise<void> {
  world.push(repairs(world.tip, last.settings))
  // A run that comes sooner may spend all its time on waiting for one that was killed.
  world.later(HOUR_MS)
  const readable = [...last.generated].filter(([, text]) => !isUnreadable(text))
  const subject = withDisk({ ...last, commit: world.tip, generated: new Map(readable) })
  const rest = world.start(subject, calm)
  await checked(rest, subject, world, account)
  const excepted = rest.exceptions()
  if (excepted.length > 0) {
    const repeated = world.start(subject, calm)
    const found = await checked(repeated, subject, world, account)
    expect(found).toEqual({ status: 'failed', problem: undefined })
    const { counts } = (await repeated.over)!
    expect({ pushed: counts.pushed, missing: counts.failed + counts.unsent }).toEqual({
      pushed: 0,
      missing: excepted.length,
    })
    // A reference that two paths had, under two prefixes, may be named by either when it is archived.
    const named = ({ path: _, ...rest }: (typeof excepted)[number]) => rest
    expect(repeated.exceptions().map(named)).toEqual(excepted.map(named))
  }
  world.service.refused = []
  const end = await checked(world.start(subject, calm), subject, world, account)
  expect(end).toEqual({ status: 'succeeded', problem: undefined })
  const again = await world.start(subject, calm).over
  expect(again).toMatchObject({ status: 'succeeded', counts: { pushed: 0, archived: 0, failed: 0 } })
  // It asks search with a document that it has.
  expect(again!.counts.requests).toBe(again!.counts.verified)
  expect(again!.counts.verified).toBeLessThanOrEqual(1)
}
