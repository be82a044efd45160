import type { Fault } from '../../sandbox/faults.ts'
import { type Affliction, none, tooLarge, untroubled } from './affliction.ts'
import { pick } from './random.ts'

/** What is in store for the run of one push; without an affliction, it never happens. */
export interface Fate {
  name: string
  affliction: Affliction | undefined
}

export const undisturbed: Fate = { name: 'nothing', affliction: none }

interface Kind {
  name: string
  weight: number
  /** @param changed documents that the commit changes, for those kinds that need one. */
  make: (random: () => number, changed: readonly string[]) => Affliction | undefined
}

/** Trouble that passes. */
const bumps: readonly Fault[] = [
  { reset: 'before' },
  { reset: 'after' },
  { truncate: true },
  { status: 503, headers: { 'retry-after': '0' } },
  { status: 429, headers: { 'retry-after': '0' } },
]

/** Trouble that ends a run: a key that was withdrawn, and an outage longer than a run waits. */
const ends: readonly Fault[] = [{ status: 403 }, { status: 503, headers: { 'retry-after': '3600' } }]

/** What may befall a run, and how often. */
const kinds: readonly Kind[] = [
  { name: 'nothing', weight: 32, make: () => none },
  { name: 'it never ran', weight: 22, make: () => undefined },
  {
    name: 'trouble that passes',
    weight: 14,
    make: random => ({ ...none, faults: [pick(random, bumps), pick(random, bumps)] }),
  },
  {
    name: 'the service stops taking',
    weight: 12,
    make: random => ({ ...none, faults: [...before(random), { ...pick(random, ends), times: Infinity }] }),
  },
  {
    name: 'a document is refused',
    weight: 7,
    make: (random, changed) => ({ ...none, poisoned: changed.length > 0 ? [pick(random, changed)] : [] }),
  },
  { name: 'interrupted', weight: 4, make: random => signalled(random, 'SIGINT') },
  { name: 'killed', weight: 9, make: random => signalled(random, 'SIGKILL') },
]

/** One of the table's kinds. */
export function chooseFate(random: () => number, changed: readonly string[]): Fate {
  const kind = pick(
    random,
    kinds.flatMap(each => Array<Kind>(each.weight).fill(each)),
  )
  return { name: kind.name, affliction: kind.make(random, changed) }
}

/** The first run, which brings in everything, is killed early; the next one has to cope, and comes through. */
export function openingFate(push: number, random: () => number): Fate | undefined {
  if (push === 0) return { name: 'killed', affliction: { ...killedAt(2), faults: [...untroubled(2), late] } }
  const faults = [...untroubled(3), pick(random, bumps)]
  return push === 1 ? { name: 'trouble that passes', affliction: { ...none, faults } } : undefined
}

/** A request that is carried out, and whose answer the run does not live to see. */
const late: Fault = { delayMs: 30_000 }

const killedAt = (at: number): Affliction => ({ ...none, signal: { name: 'SIGKILL', at } })

/** A few requests that go well, of which a run that has little to say makes one or two. */
function before(random: () => number): Fault[] {
  return random() < 0.5 ? [] : [tooLarge, ...untroubled(pick(random, [0, 1, 2]))]
}

function signalled(random: () => number, name: 'SIGINT' | 'SIGKILL'): Affliction {
  const faults = before(random)
  const at = faults.reduce((sum, { times = 1 }) => sum + times, 0)
  const answer = name === 'SIGINT' ? { delayMs: 300 } : late
  const last: Fault = random() < 0.5 ? { hang: true } : answer
  return { ...none, faults: [...faults, last], signal: { name, at }, isCleanedUp: random() < 0.5 }
}
