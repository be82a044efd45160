import type { Exception } from '../journal/index.ts'
import { originOf, type Page, type Pages } from '../snapshot/index.ts'
import { sanitizeForLog, type Topic, withHelp } from '../text/index.ts'

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
  /** The documents that other targets of the connector want now: they are not this one's to archive. */
  wantedByOthers?: ReadonlySet<string>
}

/** A document that an attempt failed on although it succeeded, or that another target may have pushed. */
export type Excepted = Pick<Exception, 'path' | 'waitsFor' | 'isHeldBack'> & {
  mayBeInSearch: boolean
}

/** A document to take out of search, which the service may hold. */
export interface Archive extends Page {
  /** The versions that it may hold, newest first; empty when that is not known. */
  versions: PushedVersion[]
  /** The new document of the same text, if there is one: this one stays until that is in. */
  movedTo?: string | undefined
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
  /** The documents of the last success, by `external_ref`: not too many of them may leave search at once. */
  guarded: ReadonlySet<string>
  /** The documents that an earlier run was to archive, and held back. */
  heldBack: ReadonlySet<string>
  wanted: Pages
  /**
   * Finds what the service may hold of a document, newest first: empty when that is not known, and `undefined` when it never
   * had the document.
   */
  versionsInSearch: (externalRef: string) => PushedVersion[] | undefined
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
  const { synced, excepted, wantedByOthers } = known
  const upserts: Page[] = []
  const unchanged: Page[] = []
  for (const page of wanted.values()) {
    if (!everything && isInSearch(page, settings, known)) unchanged.push(page)
    else upserts.push(page)
  }
  const knownRefs = refsIn(known)
  const archives: Archive[] = []
  const leftToOthers: Archive[] = []
  for (const externalRef of knownRefs) {
    if (wanted.has(externalRef)) continue
    const archive = toArchive(externalRef, wanted, settings, known)
    if (wantedByOthers?.has(externalRef)) leftToOthers.push(archive)
    else archives.push(archive)
  }
  const heldBack = new Set<string>()
  for (const [externalRef, { isHeldBack }] of excepted ?? [])
    if (isHeldBack) heldBack.add(externalRef)
  return {
    upserts,
    archives: withMoves(archives, wanted, synced),
    unchanged,
    leftToOthers,
    again: new Set(),
    isFirstSync: synced === undefined,
    guarded: synced ? refsIn({ ...known, dirty: [] }) : knownRefs,
    heldBack,
    wanted,
    versionsInSearch(externalRef) {
      if (!knownRefs.has(externalRef)) return undefined
      return pushedVersions(externalRef, settings, known)
    },
  }
}

/** Whether search has a page as it is now: nothing that may have been pushed of it since the last success differs. */
function isInSearch(page: Page, settings: string, known: Known): boolean {
  if (!known.synced || known.excepted?.has(page.externalRef)) return false
  return allPushed(known).every(pushed => {
    const before = pushed.pages.get(page.externalRef)
    return (
      inputsIn(pushed.settings) === inputsIn(settings) &&
      before?.oid === page.oid &&
      before.path === page.path &&
      before.site === page.site
    )
  })
}

/** Finds the versions that the service may hold of a document; none are known of one that a success failed on. */
function pushedVersions(
  externalRef: string,
  settings: string,
  known: Known,
): PushedVersion[] {
  const versions: PushedVersion[] = []
  if (known.excepted?.has(externalRef)) return versions
  for (const [snapshot, pushed] of allPushed(known).entries()) {
    const page = pushed.pages.get(externalRef)
    const hasSameHidingRules =
      normaliserOf(pushed.settings) === normaliserOf(settings)
    if (page) versions.push({ ...page, snapshot, hasSameHidingRules })
  }
  return versions
}

function toArchive(
  externalRef: string,
  wanted: Pages,
  settings: string,
  known: Known,
): Archive {
  const exception = known.excepted?.get(externalRef)
  const waitsFor = exception?.waitsFor
  const versions = pushedVersions(externalRef, settings, known)
  const newest = versions[0]
  return {
    externalRef,
    path: newest?.path ?? exception?.path ?? '',
    oid: newest?.oid ?? '',
    versions,
    movedTo:
      waitsFor !== undefined && wanted.has(waitsFor) ? waitsFor : undefined,
  }
}

/** All that the service may hold any part of, newest first. */
function allPushed({ synced, dirty }: Known): PushedPages[] {
  return synced ? [...dirty, synced] : [...dirty]
}

/** The references of all documents that the service may hold. */
export function refsIn(known: Known): Set<string> {
  const refs = new Set<string>()
  for (const { pages } of allPushed(known))
    for (const externalRef of pages.keys()) refs.add(externalRef)
  for (const [externalRef, { mayBeInSearch }] of known.excepted ?? [])
    if (mayBeInSearch) refs.add(externalRef)
  return refs
}

/** The part of a digest of settings that concerns all pages: the normaliser's number and the inputs. Each page has its site's own. */
function inputsIn(settings: string): string {
  return settings.split('-').slice(0, 2).join('-')
}

/** The number of the normaliser in a digest of settings. */
function normaliserOf(settings: string): string | undefined {
  return settings.split('-')[0]
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
    for (const version of archive.versions) {
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
  const origin = originOf(oid)
  return origin.kind === 'disk' ? oid : origin.oid
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

/** Why there is nothing to do, or `undefined` when there is something. */
export function noPages({
  wanted,
  archives,
  leftToOthers,
}: Plan): Stop | undefined {
  if (wanted.size + archives.length + leftToOthers.length > 0) return undefined
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
    reason: reasonHeldBack(lost.length, kept, percentage, wasHeldBack),
    hint,
    topic: 'max-archive',
  }
}

function reasonHeldBack(
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
  const first = all.slice(0, MAX_FOLDERS).join(', ')
  const others = all.length - MAX_FOLDERS
  return others > 0 ? `${first} and ${others} more folders` : first
}
