import type { Exception } from '../journal/index.ts'
import { sanitizeForLog, type Topic, withHelp } from '../text/index.ts'
import { readOid } from './tree.ts'

/** A file that is or was to be in search, as one tree holds it. */
export interface Page {
  externalRef: string
  path: string
  oid: string
  /** A digest of what the configuration of its site says of all pages; absent where it is on no site. */
  site?: string | undefined
}

/** The pages that the patterns and prefix of its time select from one tree, by `external_ref`. */
export type Pages = ReadonlyMap<string, Page>

/** A version of a page that the service may hold. */
export interface Version extends Page {
  /** Which of the snapshots has it: 0 is the newest. */
  snapshot: number
  /** It was made by this version of the action: what is hidden of it now was hidden then. */
  isHiddenAlike: boolean
}

/** What an attempt pushed, or was to push. */
export interface Snapshot {
  pages: Pages
  /** The digest of what shaped its documents. */
  settings: string
}

/** What the service may hold: the last success, and the attempts since of which it may hold any part. */
export interface Known {
  synced: Snapshot | undefined
  /** Newest first. */
  dirty: readonly Snapshot[]
  /** The documents that are to be planned again whatever the snapshots say, by `external_ref`. */
  excepted?: ReadonlyMap<string, Excepted>
  /** What other targets of the connector want now: it is not this one's to archive. */
  wantedByOthers?: ReadonlySet<string>
}

/** A document that an attempt failed on although it succeeded, or that another target may have pushed. */
export type Excepted = Pick<
  Exception,
  'path' | 'held' | 'waitsFor' | 'isHeldBack'
>

/** A document to take out of search, which the service may hold. */
export interface Archive extends Page {
  /** What it may hold, newest first; empty when that is not known. */
  versions: Version[]
  /** The new document of the same text, if there is one: this one stays until that is in. */
  movedTo?: string
}

export interface Plan {
  /** The pages to push as they are now. */
  upserts: Page[]
  archives: Archive[]
  unchanged: Page[]
  /** The documents that the service may hold because of this target and that other targets of the connector want now. */
  leftToOthers: Pick<Page, 'externalRef' | 'path'>[]
  /** Pages whose documents may differ although their files do not, by `external_ref`: what they refer to resolves otherwise. */
  again: ReadonlySet<string>
  /** Nothing shows yet that the service accepts such documents. */
  isFirstSync: boolean
  /** How many documents the service may hold. */
  knownCount: number
  /** Of these not too many may leave search at once: the documents of the last success, by `external_ref`. */
  guarded: ReadonlySet<string>
  /** Those that an earlier run was to archive, and held back. */
  heldBack: ReadonlySet<string>
  wanted: Pages
  /**
   * What the service may hold of a document, newest first: empty when that is not known, and `undefined` when it never
   * held the document.
   */
  heldOf: (externalRef: string) => Version[] | undefined
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
  const { synced, excepted = new Map(), wantedByOthers = new Set() } = known
  const snapshots = snapshotsIn(known)
  const knownRefs = refsIn(known)
  const versionsOf = (externalRef: string): Version[] => {
    const versions: Version[] = []
    if (excepted.has(externalRef)) return versions
    for (const [index, snapshot] of snapshots.entries()) {
      const page = snapshot.pages.get(externalRef)
      const isHiddenAlike =
        normaliserOf(snapshot.settings) === normaliserOf(settings)
      if (page) versions.push({ ...page, snapshot: index, isHiddenAlike })
    }
    return versions
  }
  const isUnchanged = (page: Page) =>
    !everything &&
    synced !== undefined &&
    !excepted.has(page.externalRef) &&
    snapshots.every(each => {
      const before = each.pages.get(page.externalRef)
      const hasSameShape =
        inputsIn(each.settings) === inputsIn(settings) &&
        before?.site === page.site
      return hasSameShape && isSame(before, page)
    })
  const unchanged = new Set([...wanted.values()].filter(isUnchanged))
  const toArchive = (externalRef: string): Archive => {
    const versions = versionsOf(externalRef)
    const { path = '', waitsFor } = excepted.get(externalRef) ?? {}
    const page = versions[0] ?? { externalRef, path, oid: '' }
    return {
      ...page,
      versions,
      ...(waitsFor !== undefined &&
        wanted.has(waitsFor) && { movedTo: waitsFor }),
    }
  }
  const notWanted = [...knownRefs]
    .filter(externalRef => !wanted.has(externalRef))
    .map(toArchive)
  const isLeft = ({ externalRef }: Archive) => wantedByOthers.has(externalRef)
  const heldBack = [...excepted.keys()].filter(
    externalRef => excepted.get(externalRef)?.isHeldBack,
  )
  return {
    upserts: [...wanted.values()].filter(each => !unchanged.has(each)),
    archives: withMoves(
      notWanted.filter(archive => !isLeft(archive)),
      wanted,
      synced,
    ),
    unchanged: [...unchanged],
    leftToOthers: notWanted.filter(isLeft),
    again: new Set(),
    isFirstSync: synced === undefined,
    knownCount: knownRefs.size,
    guarded: synced ? refsIn({ ...known, dirty: [] }) : knownRefs,
    heldBack: new Set(heldBack),
    wanted,
    heldOf: externalRef =>
      knownRefs.has(externalRef) ? versionsOf(externalRef) : undefined,
  }
}

function snapshotsIn({ synced, dirty }: Known): Snapshot[] {
  return synced === undefined ? [...dirty] : [...dirty, synced]
}

/** The references of all documents that the service may hold. */
export function refsIn(known: Known): Set<string> {
  const excepted = [...(known.excepted ?? [])].flatMap(
    ([externalRef, { held }]) => (held ? externalRef : []),
  )
  return new Set([
    ...snapshotsIn(known).flatMap(each => [...each.pages.keys()]),
    ...excepted,
  ])
}

/** What digests of settings say of all pages: the normaliser's number and the inputs. Each page has its site's own. */
function inputsIn(digests: string): string {
  return digests.split('-').slice(0, 2).join('-')
}

/** The number of the normaliser in a digest of settings. */
function normaliserOf(settings: string): string | undefined {
  return settings.split('-')[0]
}

/** Finds for each document the page that it has moved to: one of the same text that is new since the last success. */
function withMoves(
  archives: readonly Archive[],
  wanted: Pages,
  synced: Snapshot | undefined,
): Archive[] {
  if (archives.length === 0) return []
  const added = Map.groupBy(
    [...wanted.values()].filter(
      ({ externalRef }) => !synced?.pages.has(externalRef),
    ),
    sourceOid,
  )
  return archives.map(archive => {
    const found = archive.versions
      .map(each => added.get(sourceOid(each)))
      .find(each => each !== undefined)
    // Of two with the same text only one has moved to a new name.
    const page = found?.shift()
    return page ? { ...archive, movedTo: page.externalRef } : archive
  })
}

/** Of a page with a built page that of its source alone: its body changes with its address. */
function sourceOid({ oid }: Page): string {
  return readOid(oid).source || oid
}

/** Moves pages that the trees call unchanged to the upserts. */
export function withAgain(plan: Plan, again: ReadonlySet<string>): Plan {
  const isAgain = ({ externalRef }: Page) => again.has(externalRef)
  const upserts = [...plan.upserts, ...plan.unchanged.filter(isAgain)]
  return {
    ...plan,
    unchanged: plan.unchanged.filter(each => !isAgain(each)),
    again,
    upserts,
  }
}

function isSame(a: Page | undefined, b: Page): boolean {
  return a !== undefined && a.oid === b.oid && a.path === b.path
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
  const text = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`
  return withHelp(hint === '' ? text : `${text} ${hint}`, topic)
}

/** Why there is nothing to do, or `undefined` when there is something. */
export function noPages({ wanted, knownCount }: Plan): Stop | undefined {
  if (wanted.size > 0 || knownCount > 0) return undefined
  return {
    reason: 'no file of this repository matches the input files',
    hint: FIX,
    topic: 'no-pages',
  }
}

const FIX =
  'Fix the patterns: they are matched against paths from the repository’s root, and case counts.'

/** Archiving so many documents at most is no mistake worth holding them back for, unless they are all that there are. */
const MAX_UNGUARDED_ARCHIVES = 20

/**
 * How many documents must stay in search for the guard to let others go: where so many are found, no more need be counted.
 *
 * @param maxShare the share of the documents, 0 to 1, that one run may archive; 1 switches the guard off.
 */
export function enoughKept(lost: number, maxShare: number): number {
  if (lost === 0 || maxShare >= 1) return 0
  if (lost <= MAX_UNGUARDED_ARCHIVES) return 1
  // 21 / 0.07 is a little more than 300.
  return Math.ceil(lost / maxShare - 1e-6) - lost
}

/**
 * Why archiving these documents looks like a mistake, or `undefined` when it does not.
 *
 * @param lost what leaves search without having moved.
 * @param kept how many of the documents that are `guarded` stay; where there are more than `enoughKept`, so many.
 * @param maxShare as that of `enoughKept`.
 */
export function archiveProblem(
  { wanted, heldBack }: Plan,
  lost: readonly Page[],
  kept: number,
  maxShare: number,
): Stop | undefined {
  if (lost.length === 0 || maxShare >= 1) return undefined
  const wasHeldBack = lost.some(({ externalRef }) => heldBack.has(externalRef))
  if (!wasHeldBack && kept >= enoughKept(lost.length, maxShare))
    return undefined
  const percentage = `${Math.round(maxShare * 100)}%`
  const hint = `The documents are in ${foldersOf(lost)}. None of them was archived; pages were pushed as usual. ${waysOut(percentage)}`
  if (wanted.size === 0) {
    const reason = `no file matches the input files, so that this run would archive every document that search has (${lost.length})`
    return { reason, hint: `${FIX} ${hint}`, topic: 'no-pages' }
  }
  return {
    reason: whyHeld(lost.length, kept, percentage, wasHeldBack),
    hint,
    topic: 'max-archive',
  }
}

function whyHeld(
  lost: number,
  kept: number,
  percentage: string,
  wasHeldBack: boolean,
): string {
  if (wasHeldBack)
    return `this run would archive what an earlier run held back (documents: ${lost})`
  if (kept === 0)
    return `this run would archive every document that search had (${lost})`
  return `this run would archive ${lost} of ${lost + kept} documents, more than max-archive (${percentage}) allows`
}

function waysOut(percentage: string): string {
  return `If they are to leave search, run this workflow by hand with max-archive: 100%, as the recipe by-hand asks for it, or by this line in the step: max-archive: \${{ github.event_name == 'workflow_dispatch' && '100%' || '${percentage}' }}. If not, undo what took them out: put the files back, or correct what hides them, files or ref-prefix.`
}

const MAX_FOLDERS = 5

/** The folders of pages with their numbers, the largest first. */
function foldersOf(pages: readonly Page[]): string {
  const folders = Map.groupBy(
    pages,
    ({ path }) => path.slice(0, path.lastIndexOf('/') + 1) || 'the root',
  )
  const all = [...folders]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([folder, { length }]) => `${sanitizeForLog(folder)} (${length})`)
  const others = all.length - MAX_FOLDERS
  return `${all.slice(0, MAX_FOLDERS).join(', ')}${others > 0 ? ` and ${others} more folders` : ''}`
}
