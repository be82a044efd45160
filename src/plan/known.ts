import { createHash } from 'node:crypto'
import {
  type Attempt,
  type AttemptRecord,
  attemptsIn,
  type History,
} from '../journal/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import {
  type Excepted,
  type Known,
  type Pages,
  refsIn,
  type Snapshot,
} from './index.ts'
import type { Reading } from './pages.ts'
import { CommitGoneError } from './tree.ts'

/** What the service may hold, and what was in the repository when it was pushed. */
export interface Before {
  known: Known
  /** Where each snapshot was read: those of the attempts since the last success, newest first, and then that. */
  readings: Reading[]
}

interface WithHistory {
  history: History
  now: Reading
  /** Everything is pushed again, so that a commit that is gone for good is not needed. */
  task: { everything: boolean }
  /** What an attempt found in its commit and on the disk. */
  readAt: (record: AttemptRecord) => Promise<Reading>
}

/** A digest that equals no real one, so that every page counts as changed. */
const UNKNOWN_SETTINGS = 'unknown'

/** The trees of so many attempts since the last success are read: the commit of each may have to be fetched. */
const MAX_DIRTY = 20

/**
 * Reads the trees of the last success and of every dirty attempt, each by the patterns and prefix of its time.
 *
 * @param warn is told of each commit that is gone.
 */
export async function readKnown(
  target: WithHistory,
  warn: (line: string) => void,
): Promise<Before> {
  const { history, now, task, readAt } = target
  const { synced } = history
  const readings: Reading[] = []
  const read = async (record: AttemptRecord): Promise<Snapshot> => {
    try {
      const reading = await readAt(record)
      readings.push(reading)
      return { pages: reading.pages, settings: record.settings }
    } catch (error) {
      // A server that is out of reach must not pass for a commit that is gone: its deletions would be forgotten.
      if (!task.everything || !(error instanceof CommitGoneError)) throw error
      const message = `The earlier commit ${record.sha.slice(0, 7)} is gone, as after a force push, so this run pushes every page without it. Pages that only that commit had may be left in search, and nothing shows which: look for them in the search service, and remove them there.`
      warn(withHelp(message, 'commit-gone'))
      // Only this is known: some version of what is wanted now may be in search.
      readings.push(now)
      return { pages: now.pages, settings: UNKNOWN_SETTINGS }
    }
  }
  const { attempts, isComplete } = chooseDirty(history)
  const snapshots: Snapshot[] = []
  for (const attempt of attempts) snapshots.push(await read(attempt.record))
  if (!isComplete) {
    warn(withHelp(TOO_MANY, 'record-of-past-syncs'))
    readings.push(now)
    snapshots.push({ pages: now.pages, settings: UNKNOWN_SETTINGS })
  }
  const last = synced && (await read(synced.record))
  // A success with exceptions has delivered all the others.
  const delivered = new Map(last?.pages)
  for (const { externalRef } of synced?.exceptions ?? [])
    delivered.delete(externalRef)
  const excepted = new Map<string, Excepted>()
  for (const each of attemptsIn(history).flatMap(
    ({ exceptions = [] }) => exceptions,
  )) {
    const held = each.held || excepted.get(each.externalRef)?.held === true
    excepted.set(each.externalRef, { ...each, held })
  }
  const known = {
    synced: last && { ...last, pages: delivered },
    dirty: snapshots,
    excepted,
  }
  return { known, readings }
}

const TOO_MANY =
  'More runs have failed since the last successful sync than are read, so this run pushes every page. Pages that only earlier ones of these had may be left in search, and nothing shows which: look for them in the search service, and remove them there.'

/** The dirty attempts whose trees are read, newest first: of those that had the same pages and made the same documents one. */
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
    const key = JSON.stringify([
      sha,
      files,
      refPrefix,
      generator,
      generated,
      settings,
    ])
    if (!different.has(key)) different.set(key, attempt)
  }
  const attempts = [...different.values()]
    .slice(0, MAX_DIRTY)
    .sort((a, b) => b.order - a.order)
  return { attempts, isComplete: !isCut && different.size <= MAX_DIRTY }
}

/** Another target of the same connector: what it wants now, and what the service may hold because of it. */
interface OtherTarget {
  wanted: Pages
  known: Known
}

/**
 * What the service may hold, seen beside other targets of the same connector: what one of them wants now is not archived;
 * and what one of them may have pushed is to be pushed again, or archived where it is hidden now.
 */
export function withOtherTargets(
  known: Known,
  wanted: Pages,
  others: readonly OtherTarget[],
): Known {
  const excepted = new Map(known.excepted)
  for (const externalRef of others.flatMap(each => [...refsIn(each.known)])) {
    const page = wanted.get(externalRef)
    if (page) excepted.set(externalRef, { path: page.path, held: true })
  }
  return {
    ...known,
    excepted,
    wantedByOthers: new Set(others.flatMap(each => [...each.wanted.keys()])),
  }
}

/**
 * A digest of all that shapes a document besides its text, path and prefix, and of where it goes: a service at another
 * address may hold nothing of what this one holds. It begins with the normaliser's number, which alone decides what
 * front matter hides.
 */
export function digest<T extends { refPrefix: string }>(
  normaliserVersion: number,
  { refPrefix: _, ...settings }: T,
  baseUrl: string,
): string {
  const all = JSON.stringify([baseUrl, Object.entries(settings).sort()])
  return `${normaliserVersion}-${createHash('sha256').update(all).digest('hex').slice(0, 32)}`
}

/**
 * Why pages are pushed although their files may be the same, as a sentence; `undefined` where there is no such reason.
 *
 * @param known what was pushed before.
 * @param because why the run is to push every page, where it is.
 */
export function whyPushed(
  { synced: then, dirty }: Known,
  settings: string,
  now: Pick<Reading, 'pages' | 'sites' | 'siteFiles'>,
  because: string | undefined,
): string | undefined {
  const effect = 'the service keeps a new version only of those that differ.'
  const isRepeated = then === undefined && dirty.length > 0
  const reason =
    because ??
    (isRepeated
      ? 'No earlier sync has succeeded'
      : then && whatChanged(then.settings, settings))
  if (reason !== undefined) return `${reason}: every page is pushed; ${effect}`
  const { changed, isGone } = then
    ? changedSites(then.pages, now)
    : { changed: [], isGone: false }
  if (changed.length > 0) {
    const files = sanitizeForLog(changed.join(', '))
    return `The configuration of a site has changed (${files}): every page of that site is pushed; ${effect}`
  }
  if (!isGone) return undefined
  return `The configuration of a site is gone, or can no longer be read: every page of that site is pushed as GitHub shows it; ${effect}`
}

/** The beginning of a sentence about what differs in two digests of settings, besides sites. */
function whatChanged(then: string, now: string): string | undefined {
  const [before = [], today = []] = [then, now].map(digests =>
    digests.split('-'),
  )
  if (before[0] !== today[0])
    return 'This version of the action makes other documents than the last one'
  return before[1] === today[1]
    ? undefined
    : 'Inputs have changed since the last sync'
}

/** The configurations of the sites of which pages are pushed again because of them, and whether one is not there any more. */
function changedSites(
  then: Pages,
  { pages, sites, siteFiles }: Pick<Reading, 'pages' | 'sites' | 'siteFiles'>,
): { changed: string[]; isGone: boolean } {
  const files = new Set<string>()
  let isGone = false
  for (const { externalRef, path, site } of pages.values()) {
    const before = then.get(externalRef)
    const owner = siteFiles.get(path)
    const file = owner && sites.sites[owner.site]?.file
    if (before === undefined || before.site === site) continue
    if (file === undefined) isGone = true
    else files.add(file)
  }
  return { changed: [...files], isGone }
}
