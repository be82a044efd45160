import type { Fault } from '../../sandbox/faults.ts'
import { pick } from './random.ts'
import { cured, none, type Trouble, tooLarge, untroubled } from './trouble.ts'

/** What happens to the run of one push; without `trouble` there is no run. */
export interface Fate {
  name: string
  trouble: Trouble | undefined
}

export const undisturbed: Fate = { name: 'nothing', trouble: none }
export const recovered: Fate = { name: 'nothing is refused any more', trouble: cured }

interface Kind {
  name: string
  weight: number
  /** @param changed documents that the commit changes, for those kinds that need one. */
  make: (random: () => number, changed: readonly string[]) => Trouble | undefined
}

/** Faults that a run survives. */
const passing: readonly Fault[] = [
  { reset: 'before' },
  { reset: 'after' },
  { truncate: true },
  { status: 503, headers: { 'retry-after': '0' } },
  { status: 429, headers: { 'retry-after': '0' } },
]

/** Faults that end a run: a key that was withdrawn, and an outage longer than a run waits. */
const ends: readonly Fault[] = [{ status: 401 }, { status: 503, headers: { 'retry-after': '3600' } }]

/** What can happen to a run, and how often. */
const kinds: readonly Kind[] = [
  { name: 'nothing', weight: 32, make: () => none },
  { name: 'it never ran', weight: 22, make: () => undefined },
  {
    name: 'trouble that passes',
    weight: 14,
    make: random => ({ ...none, faults: [pick(random, passing), pick(random, passing)] }),
  },
  {
    name: 'the service fails for good',
    weight: 12,
    make: random => ({ ...none, faults: [...before(random), { ...pick(random, ends), times: Infinity }] }),
  },
  {
    name: 'a document is refused',
    weight: 7,
    make: (random, changed) => ({ ...none, poisoned: changed.length > 0 ? [pick(random, changed)] : [] }),
  },
  {
    name: 'one is refused for good',
    weight: 6,
    make: (random, changed) => ({ ...none, refused: changed.length > 0 ? [pick(random, changed)] : [] }),
  },
  { name: recovered.name, weight: 4, make: () => cured },
  { name: 'interrupted', weight: 4, make: random => signalled(random, 'SIGINT') },
  { name: 'killed', weight: 9, make: random => signalled(random, 'SIGKILL') },
]

/** One of the table's kinds. */
export function chooseFate(random: () => number, changed: readonly string[]): Fate {
  const kind = pick(
    random,
    kinds.flatMap(each => Array<Kind>(each.weight).fill(each)),
  )
  return { name: kind.name, trouble: kind.make(random, changed) }
}

/** The first run, which pushes everything, is killed early; the next one succeeds in spite of a fault. */
export function openingFate(push: number, random: () => number): Fate | undefined {
  if (push === 0) return { name: 'killed', trouble: { ...killedAt(2), faults: [...untroubled(2), late] } }
  const faults = [...untroubled(3), pick(random, passing)]
  return push === 1 ? { name: 'trouble that passes', trouble: { ...none, faults } } : undefined
}

/** A request that is carried out, but answered only after the run was killed. */
const late: Fault = { delayMs: 30_000 }

const killedAt = (at: number): Trouble => ({ ...none, signal: { name: 'SIGKILL', at } })

/** A few requests that succeed; a run with few changes makes one or two. */
function before(random: () => number): Fault[] {
  return random() < 0.5 ? [] : [tooLarge, ...untroubled(pick(random, [0, 1, 2]))]
}

function signalled(random: () => number, name: 'SIGINT' | 'SIGKILL'): Trouble {
  const faults = before(random)
  const at = faults.reduce((sum, { times = 1 }) => sum + times, 0)
  const answer = name === 'SIGINT' ? { delayMs: 300 } : late
  const last: Fault = random() < 0.5 ? { hang: true } : answer
  return { ...none, faults: [...faults, last], signal: { name, at }, isCleanedUp: random() < 0.5 }
}
