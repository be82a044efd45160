import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import type { ActionOptions, ActionRun } from '../../sandbox/action.ts'
import type { Fault } from '../../sandbox/faults.ts'
import type { GitHub } from '../../sandbox/github.ts'
import type { Sandbox } from '../../sandbox/server.ts'

/** What happens to one run. Requests count from 0. */
export interface Trouble {
  /** Of the first requests to the service, in turn, and of those to GitHub that change something. */
  faults: readonly Fault[]
  gitHubFaults: readonly Fault[]
  /** Documents that the service refuses in this run. */
  poisoned: readonly string[]
  /** Documents that it refuses from this run on. */
  refused: readonly string[]
  /** From this run on it refuses none. */
  isCured: boolean
  signal: Signal | undefined
  /** The `post` step follows when the run is killed. */
  isCleanedUp: boolean
  /** When that is killed too, in milliseconds from its start. */
  cleanUpKilledAfterMs: number | undefined
  /** Each file may have so many bytes more than the journal has: the disk is full beyond that. */
  room: number | undefined
  /** It pushes everything, as on a schedule. */
  isFull: boolean
}

/** Sent when this request to the service, or to GitHub that changes something, has been received, or after some time. */
type Signal = { name: 'SIGINT' | 'SIGKILL' } & ({ at: number; isToGitHub?: true } | { afterMs: number })

export const none: Trouble = {
  faults: [],
  gitHubFaults: [],
  poisoned: [],
  refused: [],
  isCured: false,
  signal: undefined,
  isCleanedUp: false,
  cleanUpKilledAfterMs: undefined,
  room: undefined,
  isFull: false,
}

/** A run without trouble, of a service that refuses nothing any more. */
const cured: Trouble = { ...none, isCured: true }

/** What a POST to GitHub changes; a query is one too. */
const CHANGES = /\/deployments\b/

/** Splits one request into several, so that a run can end between them. */
export const tooLarge: Fault = { status: 413 }

/** Requests that are answered as usual. */
const untroubled = (times: number): Fault[] => (times > 0 ? [{ delayMs: 0, times }] : [])

/** What a run talks to. */
export interface World {
  sandbox: Sandbox
  /** Absent where the journal is in a file. */
  gitHub?: GitHub | undefined
  /** Its file, or `deployments`. */
  journal: string
}

/** How a run is started: what its process finds on its machine, and what kills it; with `state` it is the `post` step. */
export type Start = Pick<ActionOptions, 'wrap' | 'onStart' | 'state'>

/**
 * Runs the action under this trouble, and its `post` step where it was killed. No later run waits for one that did not say
 * how it ended, as its time is past.
 */
export async function runUnder<Run extends Pick<ActionRun, 'exitCode' | 'state'>>(
  trouble: Trouble,
  world: World,
  start: (how: Start) => Promise<Run>,
): Promise<Run> {
  using _ = cause(world, trouble)
  const result = await withSignal(trouble.signal, world, onStart =>
    conditions(trouble, world.journal).then(own => start({ ...own, onStart })),
  )
  if (result.exitCode === null && trouble.isCleanedUp) {
    const { cleanUpKilledAfterMs: afterMs } = trouble
    const signal = afterMs === undefined ? undefined : { name: 'SIGKILL' as const, afterMs }
    await withSignal(signal, world, onStart => start({ onStart, state: result.state }))
  }
  await (world.gitHub ? world.gitHub.age(HOUR_MS) : age(world.journal))
  await world.sandbox.settled()
  return result
}

/** Prepares the servers for one run; disposed of, they work as before, but for what the service refuses for good. */
function cause({ sandbox, gitHub }: World, trouble: Trouble): Disposable {
  const { faults, gitHubFaults, poisoned, refused, isCured } = trouble
  const when: Fault['when'] = { path: /documents$/ }
  const whenOnGitHub: Fault['when'] = { method: 'POST', path: CHANGES }
  sandbox.fail(...faults.map(fault => ({ ...fault, when })))
  gitHub?.fail(...gitHubFaults.map(fault => ({ ...fault, when: whenOnGitHub })))
  if (isCured) sandbox.cure()
  for (const each of [...poisoned, ...refused]) sandbox.poison(each)
  return {
    [Symbol.dispose]() {
      // Faults that are left wait for a request that never comes.
      for (const each of [when, whenOnGitHub]) each.path = /^$/
      for (const each of poisoned) sandbox.cure(each)
    },
  }
}

/** Sends the signal when its time has come, if ever. */
async function withSignal<Run>(
  signal: Signal | undefined,
  world: World,
  start: (onStart: (kill: (name: NodeJS.Signals) => void) => void) => Promise<Run>,
): Promise<Run> {
  let timer: NodeJS.Timeout | undefined
  try {
    return await start(kill => {
      if (signal === undefined) return
      const isDue = dueOf(signal, world)
      timer = setInterval(() => {
        if (!isDue()) return
        clearInterval(timer)
        kill(signal.name)
      }, 5)
    })
  } finally {
    clearInterval(timer)
  }
}

function dueOf(signal: Signal, { sandbox, gitHub }: World): () => boolean {
  if ('afterMs' in signal) {
    const dueMs = performance.now() + signal.afterMs
    return () => performance.now() >= dueMs
  }
  const isChange = ({ method, path }: GitHub['requests'][number]) => method === 'POST' && CHANGES.test(path)
  const changes = () => gitHub?.requests.filter(isChange).length ?? 0
  const received = () => (signal.isToGitHub ? changes() : sandbox.requests.length)
  const before = received()
  return () => received() > before + signal.at
}

/** Moves every attempt back in time, so that one that has not said how it ended counts as dead. */
export async function age(journal: string): Promise<void> {
  const text = await readFile(journal, 'utf8').catch(() => '')
  const aged = text.replace(
    /^(\{"event":"(?:begin|end)","id":"[^"]*","at":)(-?\d+)/gm,
    (_, start, at) => `${start}${Number(at) - HOUR_MS}`,
  )
  if (text !== '') await writeFile(journal, aged)
}

/** What happens to the run of one push; without `trouble` there is no run. */
export interface Fate {
  name: string
  trouble: Trouble | undefined
}

export const undisturbed: Fate = { name: 'nothing', trouble: none }
export const recovered: Fate = { name: 'nothing is refused any more', trouble: cured }
const scheduled: Fate = { name: 'everything is pushed', trouble: { ...none, isFull: true } }

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

const HOUR_MS = 3_600_000

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
  { name: scheduled.name, weight: 1, make: () => scheduled.trouble },
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

/** Of Linux alone; elsewhere no disk is full. */
const PRLIMIT = '/usr/bin/prlimit'

/** What a run's process finds on its machine, as a disk that is full. */
async function conditions({ room }: Trouble, journal: string): Promise<Start> {
  if (room === undefined || !existsSync(PRLIMIT)) return {}
  const { size } = await stat(journal).catch(() => ({ size: 0 }))
  // Past the limit a write fails after it has written a part, as it does on a full disk. No shell: some drop variables
  // whose names have hyphens.
  return { wrap: node => [PRLIMIT, `--fsize=${size + room}`, '--', ...node] }
}

/** From 0 up to 1, the same from one seed on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of a list that is not empty. */
export function pick<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}
