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
export const scheduled: Fate = { name: 'everything is pushed', trouble: { ...none, isFull: true } }

interface Kind {
  name: string
  weight: number
  /** It can happen only where GitHub keeps the journal. */
  isOfGitHub?: true
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

const YEAR_MS = 31_536_000_000

/** One of the documents that the commit changes, if there is any. */
const one = (random: () => number, changed: readonly string[]) =>
  changed.length > 0 ? [pick(random, changed)] : []

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
    make: (random, changed) => ({ ...none, poisoned: one(random, changed) }),
  },
  {
    name: 'one is refused for good',
    weight: 6,
    make: (random, changed) => ({ ...none, refused: one(random, changed) }),
  },
  {
    name: 'accepted unheard, then refused',
    weight: 4,
    make: () => ({ ...none, faults: [{ reset: 'after' }, { status: 422 }] }),
  },
  { name: recovered.name, weight: 4, make: () => cured },
  { name: 'a batch is forgotten', weight: 3, make: () => ({ ...none, forgets: true }) },
  { name: scheduled.name, weight: 1, make: () => scheduled.trouble },
  {
    name: 'the clock jumps',
    weight: 4,
    make: random => ({
      ...none,
      clock: { byMs: pick(random, [-YEAR_MS, YEAR_MS]), afterMs: pick(random, [0, 200, 400, 800]) },
    }),
  },
  {
    name: 'the disk is full',
    weight: 6,
    make: random => ({ ...none, room: pick(random, [0, 100, 500, 800, 1000, 4000]) }),
  },
  { name: 'interrupted', weight: 4, make: random => signalled(random, 'SIGINT') },
  { name: 'killed', weight: 9, make: random => signalled(random, 'SIGKILL') },
  {
    name: 'killed at any moment',
    weight: 6,
    make: random => cleanedUp(random, { ...none, signal: { name: 'SIGKILL', afterMs: random() * 1200 } }),
  },
  {
    name: 'killed at a record',
    weight: 8,
    isOfGitHub: true,
    make: random => killedAtRecord(random, pick(random, [0, 1, 2])),
  },
  {
    name: 'killed at a record’s end',
    weight: 6,
    isOfGitHub: true,
    // A deployment of its own with the pages that failed, its success, and the end of the first.
    make: (random, changed) => ({
      ...killedAtRecord(random, pick(random, [2, 3, 4])),
      poisoned: one(random, changed),
    }),
  },
  {
    name: 'trouble with GitHub',
    weight: 4,
    isOfGitHub: true,
    make: random => ({
      ...none,
      gitHubFaults: [
        ...untroubled(pick(random, [0, 1, 2, 3, 4])),
        pick(random, [{ reset: 'before' }, { reset: 'after' }, { status: 502 }, { status: 502, times: 3 }]),
      ],
    }),
  },
]

/** One of the table's kinds. @param isOnGitHub where GitHub keeps the journal. */
export function chooseFate(random: () => number, changed: readonly string[], isOnGitHub = false): Fate {
  const kind = pick(
    random,
    kinds.filter(each => isOnGitHub || !each.isOfGitHub).flatMap(each => Array<Kind>(each.weight).fill(each)),
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
  return cleanedUp(random, { ...none, faults: [...faults, last], signal: { name, at } })
}

/** At one of the requests that change the record, before or after it was carried out. */
function killedAtRecord(random: () => number, at: number): Trouble {
  const last: Fault = random() < 0.5 ? { hang: true } : late
  return cleanedUp(random, {
    ...none,
    gitHubFaults: [...untroubled(at), last],
    signal: { name: 'SIGKILL', at, isToGitHub: true },
  })
}

/** With its `post` step or without one, which may be killed as well. */
function cleanedUp(random: () => number, trouble: Trouble): Trouble {
  const isKilled = random() < 0.4
  return {
    ...trouble,
    isCleanedUp: random() < 0.5,
    cleanUpKilledAfterMs: isKilled ? random() * 500 : undefined,
  }
}
