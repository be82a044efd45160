import {
  type Attempt,
  type AttemptRecord,
  attemptsIn,
  type Exception,
  type History,
} from '../journal/index.ts'
import {
  CommitGoneError,
  type Pages,
  type Snapshot,
} from '../snapshot/index.ts'
import { withHelp } from '../text/index.ts'
import { type Excepted, type Known, type PushedPages, refsIn } from './index.ts'

/** The documents that the service may hold, and what was in the repository when they were pushed. */
export interface Before {
  known: Known
  /** The snapshots of the attempts since the last success, newest first, and then that of the success. */
  snapshots: Snapshot[]
}

interface KnownOptions {
  history: History
  now: Snapshot
  /** Everything is pushed again, so that a commit that is gone for good is not needed. */
  everything: boolean
  /** Takes the snapshot of what an attempt found in its commit and on the disk. */
  snapshotAt: (record: AttemptRecord) => Promise<Snapshot>
  /** Called for each commit that is gone. */
  warn: (line: string) => void
}

/** A digest that equals no real one, so that every page counts as changed. */
const UNKNOWN_SETTINGS = 'unknown'

/** The trees of so many attempts since the last success are read: the commit of each may have to be fetched. */
const MAX_DIRTY = 20

/** Reads the trees of the last success and of every dirty attempt, each by the patterns and prefix of its time. */
export async function readKnown(options: KnownOptions): Promise<Before> {
  const { history, now, warn } = options
  const snapshots: Snapshot[] = []
  const read = async (record: AttemptRecord): Promise<PushedPages> => {
    const snapshot = await readSnapshot(record, options)
    snapshots.push(snapshot ?? now)
    if (snapshot === undefined) return unknownPages(now)
    return { pages: snapshot.pages, settings: record.settings }
  }
  const { attempts, isComplete } = chooseDirty(history)
  const dirty: PushedPages[] = []
  for (const attempt of attempts) dirty.push(await read(attempt.record))
  if (!isComplete) {
    warn(withHelp(TOO_MANY_FAILED, 'record-of-past-syncs'))
    snapshots.push(now)
    dirty.push(unknownPages(now))
  }
  const synced = history.synced && (await read(history.synced.record))
  const known = {
    synced: synced && withoutExceptions(synced, history.synced?.exceptions),
    dirty,
    excepted: exceptedIn(history),
  }
  return { known, snapshots }
}

/** Reads what an attempt found; `undefined` where its commit is gone and everything is pushed anyway. */
async function readSnapshot(
  record: AttemptRecord,
  { everything, snapshotAt, warn }: KnownOptions,
): Promise<Snapshot | undefined> {
  try {
    return await snapshotAt(record)
  } catch (error) {
    // A server that is out of reach must not pass for a commit that is gone: its deletions would be forgotten.
    if (!everything || !(error instanceof CommitGoneError)) throw error
    const message = `The earlier commit ${record.sha.slice(0, 7)} is gone, as after a force push, so this run pushes every page without it. Pages that only that commit had may be left in search, and nothing shows which: look for them in the search service, and remove them there.`
    warn(withHelp(message, 'commit-gone'))
    return undefined
  }
}

/** Stands for an attempt that cannot be read: some version of what is wanted now may be in search. */
function unknownPages({ pages }: Snapshot): PushedPages {
  return { pages, settings: UNKNOWN_SETTINGS }
}

/** The pages that a success has delivered: all but its exceptions. */
function withoutExceptions(
  { pages, settings }: PushedPages,
  exceptions: readonly Exception[] = [],
): PushedPages {
  const delivered = new Map(pages)
  for (const { externalRef } of exceptions) delivered.delete(externalRef)
  return { pages: delivered, settings }
}

/** The exceptions of all attempts; the service may have one that it had after any of them. */
function exceptedIn(history: History): Map<string, Excepted> {
  const excepted = new Map<string, Excepted>()
  for (const { exceptions = [] } of attemptsIn(history))
    for (const exception of exceptions) {
      const { externalRef } = exception
      const before = excepted.get(externalRef)
      const mayBeInSearch = exception.held || before?.mayBeInSearch === true
      excepted.set(externalRef, { ...exception, mayBeInSearch })
    }
  return excepted
}

const TOO_MANY_FAILED =
  'More runs have failed since the last successful sync than are read, so this run pushes every page. Pages that only earlier ones of these had may be left in search, and nothing shows which: look for them in the search service, and remove them there.'

/** Chooses the dirty attempts whose trees are read, newest first: of those that had the same pages and made the same documents one. */
function chooseDirty({ dirty, isCut }: History): {
  attempts: Attempt[]
  isComplete: boolean
} {
  // Of a success the service holds every page: it counts most.
  const successes = dirty.filter(({ state }) => state === 'succeeded')
  const different = new Map<string, Attempt>()
  for (const attempt of [...successes, ...dirty]) {
    const { sha, files, refPrefix, generator, generated, settings } =
      attempt.record
    const pages = [sha, files, refPrefix, generator, generated, settings]
    const key = JSON.stringify(pages)
    if (!different.has(key)) different.set(key, attempt)
  }
  const attempts = [...different.values()]
    .slice(0, MAX_DIRTY)
    .sort((a, b) => b.order - a.order)
  return { attempts, isComplete: !isCut && different.size <= MAX_DIRTY }
}

/** Another target of the same connector, with the documents that the service may hold because of it. */
interface OtherTarget {
  wanted: Pages
  known: Known
}

/**
 * Adds what other targets of the same connector want and may have pushed: what one of them wants now is not archived;
 * and what one of them may have pushed is to be pushed again, or archived where it is hidden now.
 */
export function withOtherTargets(
  known: Known,
  wanted: Pages,
  others: readonly OtherTarget[],
): Known {
  const excepted = new Map(known.excepted)
  const wantedByOthers = new Set<string>()
  for (const other of others) {
    for (const externalRef of other.wanted.keys())
      wantedByOthers.add(externalRef)
    for (const externalRef of refsIn(other.known)) {
      const page = wanted.get(externalRef)
      if (page)
        excepted.set(externalRef, { path: page.path, mayBeInSearch: true })
    }
  }
  return { ...known, excepted, wantedByOthers }
}
