import fc from 'fast-check'
import type { Fault } from '../../sandbox/faults.ts'
import { type Affliction, none } from '../../scripts/replay/affliction.ts'
import { paths } from './writing.ts'

/** Trouble that passes; the first makes several requests of one. */
const tooLarge: Fault = { status: 413 }
const bump = fc.constantFrom<Fault>(
  { reset: 'before' },
  { reset: 'after' },
  { truncate: true },
  { status: 503, headers: { 'retry-after': '0' } },
  { status: 429, headers: { 'retry-after': '0' } },
)
/** Trouble that ends the run. */
const end = fc.constantFrom<Fault>({ status: 403 }, { status: 503, headers: { 'retry-after': '3600' } })

/** The request during which a signal comes has been carried out or not. */
const underWay = {
  SIGKILL: fc.constantFrom<Fault>({ hang: true }, { delayMs: 30_000 }),
  SIGINT: fc.constantFrom<Fault>({ delayMs: 300 }, { delayMs: 300 }, { hang: true }),
}

const untroubled = (times: number): Fault[] => (times > 0 ? [{ delayMs: 0, times }] : [])

const bumps = fc
  .array(bump, { minLength: 1, maxLength: 2 })
  .map((faults): Affliction => ({ ...none, faults: [tooLarge, ...faults] }))
const ends = fc.tuple(fc.nat(3), end).map(
  ([from, fault]): Affliction => ({
    ...none,
    faults: [tooLarge, ...untroubled(from), { ...fault, times: Number.POSITIVE_INFINITY }],
  }),
)
const poison = fc
  .array(fc.constantFrom(...paths, 'x/docs/a.md', 'docs/docs/a.md'), { minLength: 1, maxLength: 5 })
  .map((poisoned): Affliction => ({ ...none, poisoned }))
const signals = fc
  .tuple(fc.constantFrom('SIGKILL', 'SIGKILL', 'SIGINT'), fc.nat(3), fc.boolean())
  .chain(([name, from, isCleanedUp]) =>
    underWay[name].map(
      (fault): Affliction => ({
        ...none,
        faults: [tooLarge, ...untroubled(from), fault],
        signal: { name, at: 1 + from },
        isCleanedUp,
      }),
    ),
  )

export const affliction: fc.Arbitrary<Affliction> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(none) },
  { weight: 2, arbitrary: bumps },
  { weight: 3, arbitrary: ends },
  { weight: 1, arbitrary: poison },
  { weight: 3, arbitrary: signals },
)
