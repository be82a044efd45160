import fc from 'fast-check'
import type { Edit } from './history.ts'
import { type Normaliser, normalisers } from './normalisers.ts'
import { type Climate, fine, type Weather } from './service.ts'
import type { Settings } from './settings.ts'
import type { RunPlan } from './world.ts'
import { edit, paths, settings } from './writing.ts'

/** One push to the branch. */
export interface Push {
  /** A force push takes so many commits off the branch first. */
  rewind: number
  edits: Edit[]
  /** As the workflow has them from now on; `undefined`: as before. */
  settings: Settings | undefined
  normaliser: Normaliser | undefined
  /** `undefined`: its run never happens. */
  run: (RunPlan & { behind: number; overlapAt: number | undefined; laterMs: number }) | undefined
}

const weather = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Weather>('fine') },
  { weight: 4, arbitrary: fc.constantFrom<Weather>('answer lost', 'not arrived', 'busy', 'pressure') },
)
const climate: fc.Arbitrary<Climate> = fc.record({
  weathers: fc.array(weather, { minLength: 1, maxLength: 6 }),
  downFrom: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(4) }),
  refusesFrom: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.nat(4) },
  ),
  most: fc.constantFrom(1, 2, 3, 100),
  poisoned: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...paths, 'x/a.md', 'x/docs/a.md'), { maxLength: 4 }) },
  ),
})

const sometimes = <T>(arbitrary: fc.Arbitrary<T>, share: number) =>
  fc.oneof({ weight: 10 - share, arbitrary: fc.constant(undefined) }, { weight: share, arbitrary })

const run = fc.record({
  everything: fc.constantFrom(false, false, false, true),
  maxArchive: fc.constantFrom('30%', '100%'),
  concurrency: fc.constantFrom(1, 4),
  climate: fc.oneof(fc.constant(fine), climate),
  cancelAt: sometimes(fc.integer({ min: 1, max: 20 }), 2),
  killAt: sometimes(fc.integer({ min: 1, max: 20 }), 3),
  isEndRefused: fc.constantFrom(false, false, false, false, false, false, false, false, true),
  isCleanedUp: fc.boolean(),
  behind: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2),
  overlapAt: sometimes(fc.integer({ min: 2, max: 12 }), 3),
  laterMs: fc.constantFrom(0, 1_000, 3_600_000),
})

export const push: fc.Arbitrary<Push> = fc.record({
  rewind: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1, 2),
  edits: fc.array(edit, { maxLength: 5 }),
  settings: sometimes(settings, 2),
  normaliser: sometimes(fc.constantFrom(...normalisers), 1),
  run: fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 4, arbitrary: run }),
})
