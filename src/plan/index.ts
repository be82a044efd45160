import {
  type Attempt,
  type AttemptRecord,
  attemptsIn,
  type Exception,
  type History,
  normaliserOf,
} from '../journal/index.ts'
import {
  CommitGoneError,
  type Page,
  type Pages,
  readFileKey,
  type Snapshot,
} from '../snapshot/index.ts'
import { type Topic, withHelp } from '../text/message.ts'

/** A version of a page that the service may hold. */
export interface PushedVersion extends Page {
  /** Which of the snapshots has it: 0 is the newest. */
  snapshot: number
  /** It was made by this version of the action: what is hidden of it now was hidden then. */
  hasSameHidingRules: boolean
}

/** The pages that an attempt pushed, or was to push. */
export interface PushedPages {
  pages: Pages
  /** The digest of what shaped its documents. */
  settings: string
}

/** The documents that the service may hold: those of the last success, and of the attempts since of which it may hold any part. */
export interface Known {
  synced: PushedPages | undefined
  /** Newest first. */
  dirty: readonly PushedPages[]
  /** The documents that are to be planned again whatever the snapshots say, by `external_ref`. */
  excepted?: ReadonlyMap<string, Excepted>
}

/** A document that an attempt failed on although it succeeded. */
type Excepted = Pick<Exception, 'path' | 'waitsFor' | 'isHeldBack'> & {
  mayBeInSearch: boolean
}

/** The versions that the service may hold of a document that it has, or had. */
type Held =
  /** Any version, also one that no snapshot has. */
  | { kind: 'unknown' }
  /** One of these, of which there is at least one; newest first. */
  | { kind: 'versions'; versions: readonly PushedVersion[] }

/** The versions that the service may hold of any document. */
type InSearch = { kind: 'never' } | Held

/** A document to take out of search, which the service may hold. */
export interface Archive extends Page {
  held: Held
  /** The new document of the same text, if there is one: this one stays until that is in. */
  movedTo?: string | undefined
}

export interface Plan {
  /** The pages to push as they are now. */
  upserts: Page[]
  archives: Archive[]
  unchanged: Page[]
  /** Pages whose documents may differ although their files do not, by `external_ref`: what they refer to resolves otherwise. */
  again: ReadonlySet<string>
  /** The input `files` is `none`: every document is to leave search. */
  isEmptying: boolean
  /** Nothing shows yet that the service accepts such documents. */
  isFirstSync: boolean
  /** The documents of the last success, by `external_ref`: not too many of them may leave search at once. */
  guarded: ReadonlySet<string>
  /** The documents that an earlier run was to archive, and held back. */
  heldBack: ReadonlySet<string>
  wanted: Pages
  inSearch: (externalRef: string) => InSearch
}

/**
 * Decides what to push and what to archive from trees alone. A wanted page is left out only when the last success
 * and every dirty attempt hold it unchanged under the same settings and no success failed on it; a known `external_ref`
 * that is not wanted is archived. A rename is one of each.
 */
export function plan(
  wanted: Pages,
  settings: string,
  known: Known,
  everything: boolean,
): Plan {
  const { synced } = known
  const upserts: Page[] = []
  const unchanged: Page[] = []
  for (const page of wanted.values()) {
    if (!everything && isInSearch(page, settings, known)) unchanged.push(page)
    else upserts.push(page)
  }
  const knownRefs = refsIn(known)
  const archives: Archive[] = []
  for (const externalRef of knownRefs)
    if (!wanted.has(externalRef))
      archives.push(toArchive(externalRef, settings, known))
  return {
    upserts,
    archives: withMoves(archives, wanted, synced),
    unchanged,
    again: new Set(),
    isEmptying: false,
    isFirstSync: synced === undefined,
    guarded: synced ? refsIn({ ...known, dirty: [] }) : knownRefs,
    heldBack: heldBackIn(known),
    wanted,
    inSearch(externalRef) {
      if (!knownRefs.has(externalRef)) return { kind: 'never' }
      return heldOf(externalRef, settings, known)
    },
  }
}

function heldBackIn({ excepted }: Known): Set<string> {
  const heldBack = new Set<string>()
  for (const [externalRef, { isHeldBack }] of excepted ?? [])
    if (isHeldBack) heldBack.add(externalRef)
  return heldBack
}

/** Whether search has a page as it is now: nothing that may have been pushed of it since the last success differs. */
function isInSearch(page: Page, settings: string, known: Known): boolean {
  if (!known.synced || known.excepted?.has(page.externalRef)) return false
  return allPushed(known).every(pushed => {
    const before = pushed.pages.get(page.externalRef)
    return (
      pushed.settings === settings &&
      before?.oid === page.oid &&
      before.path === page.path &&
      before.site === page.site
    )
  })
}

/** Finds what the service may hold of a known document: nothing shows that of one that a success failed on. */
function heldOf(externalRef: string, settings: string, known: Known): Held {
  if (known.excepted?.has(externalRef)) return { kind: 'unknown' }
  const versions: PushedVersion[] = []
  for (const [snapshot, pushed] of allPushed(known).entries()) {
    const page = pushed.pages.get(externalRef)
    const hasSameHidingRules =
      normaliserOf(pushed.settings) === normaliserOf(settings)
    if (page) versions.push({ ...page, snapshot, hasSameHidingRules })
  }
  return { kind: 'versions', versions }
}

/** The versions that are known, newest first. */
export function versionsOf(held: Held): readonly PushedVersion[] {
  return held.kind === 'versions' ? held.versions : []
}

function toArchive(
  externalRef: string,
  settings: string,
  known: Known,
): Archive {
  const exception = known.excepted?.get(externalRef)
  const held = heldOf(externalRef, settings, known)
  const [newest] = versionsOf(held)
  return {
    externalRef,
    path: newest?.path ?? exception?.path ?? '',
    oid: newest?.oid ?? '',
    held,
    movedTo: exception?.waitsFor,
  }
}

/** All that the service may hold any part of, newest first. */
function allPushed({ synced, dirty }: Known): PushedPages[] {
  return synced ? [...dirty, synced] : [...dirty]
}

/** The references of all documents that the service may hold. */
function refsIn(known: Known): Set<string> {
  const refs = new Set<string>()
  for (const { pages } of allPushed(known))
    for (const externalRef of pages.keys()) refs.add(externalRef)
  for (const [externalRef, { mayBeInSearch }] of known.excepted ?? [])
    if (mayBeInSearch) refs.add(externalRef)
  return refs
}

/** Finds for each document the page that it has moved to: one of the same text that is new since the last success. */
function withMoves(
  archives: readonly Archive[],
  wanted: Pages,
  synced: PushedPages | undefined,
): Archive[] {
  if (archives.length === 0) return []
  const added = [...wanted.values()].filter(
    ({ externalRef }) => !synced?.pages.has(externalRef),
  )
  const addedBySource = Map.groupBy(added, sourceOid)
  return archives.map(archive => {
    for (const version of versionsOf(archive.held)) {
      const pages = addedBySource.get(sourceOid(version))
      if (!pages) continue
      // Of two with the same text only one has moved to a new name.
      const page = pages.shift()
      return page ? { ...archive, movedTo: page.externalRef } : archive
    }
    return archive
  })
}

/** The object ID of a page's source alone: the body that a built page gives it changes with its address. */
function sourceOid({ oid }: Page): string {
  const id = readFileKey(oid)
  return id.kind === 'disk' ? oid : id.oid
}

/** Moves pages that the trees call unchanged to the upserts. */
export function withAgain(plan: Plan, again: ReadonlySet<string>): Plan {
  const upserts = [...plan.upserts]
  const unchanged: Page[] = []
  for (const page of plan.unchanged) {
    if (again.has(page.externalRef)) upserts.push(page)
    else unchanged.push(page)
  }
  return { ...plan, upserts, unchanged, again }
}

export function sizeOf({ upserts, archives }: Plan): number {
  return upserts.length + archives.length
}

/** Why no further request is made, and what to do about it. */
export interface Stop {
  reason: string
  hint: string
  topic: Topic
}

/** A stop in sentences, with the address where it is explained. */
export function sentence({ reason, hint, topic }: Stop): string {
  const text = withFullStop(reason.charAt(0).toUpperCase() + reason.slice(1))
  return withHelp(hint === '' ? text : `${text} ${hint}`, topic)
}

export function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

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
  const different = new Map<string, Attempt>()
  for (const attempt of dirty) {
    const { sha, files, refPrefix, generator, generated, settings } =
      attempt.record
    const pages = [sha, files, refPrefix, generator, generated, settings]
    const key = JSON.stringify(pages)
    if (!different.has(key)) different.set(key, attempt)
  }
  const attempts = [...different.values()].slice(0, MAX_DIRTY)
  return { attempts, isComplete: !isCut && different.size <= MAX_DIRTY }
}
