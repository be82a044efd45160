/** A file that is or was to be in search, as one tree holds it. */
export interface Page {
  /** The document's `external_ref`. */
  externalRef: string
  path: string
  /** The blob's object ID. */
  oid: string
}

/** One tree cut by the patterns and prefix of its time, by `external_ref`. */
export type Pages = ReadonlyMap<string, Page>

/** What an attempt pushed, or set out to push. */
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
}

/** A page to push as it is now, with the earlier versions that the service may hold. */
export interface Upsert {
  page: Page
  /** Newest first; empty when the service never held the page. */
  versions: Page[]
}

/** A document to take out of search, with the versions that the service may hold, newest first, at least one. */
export interface Archive {
  externalRef: string
  versions: Page[]
}

export interface Plan {
  upserts: Upsert[]
  archives: Archive[]
  unchanged: Page[]
  /** What was deleted long ago and is archived again because nothing tells whether it was then; not guarded. */
  tombstones: Archive[]
  /** How many documents the service may hold. */
  knownCount: number
  /** How many pages match, in all shards. */
  wantedCount: number
  /** Blobs of the pages that match, in all shards. */
  wantedOids: ReadonlySet<string>
}

/**
 * Decides what to push and what to archive from trees alone. A wanted page is left out only when the last success
 * and every dirty attempt hold it unchanged under the same settings; a known `external_ref` that is not wanted is
 * archived. A rename is one of each.
 *
 * @param all what is wanted in all shards: this one may well be empty, and what it loses may have moved to another.
 */
export function plan(
  wanted: Pages,
  settings: string,
  known: Known,
  everything: boolean,
  all: Pages = wanted,
): Plan {
  const snapshots = known.synced === undefined ? [...known.dirty] : [...known.dirty, known.synced]
  const isUnchanged = (page: Page) =>
    !everything &&
    known.synced !== undefined &&
    snapshots.every(each => each.settings === settings && isSame(each.pages.get(page.externalRef), page))
  const [unchanged, changed] = partition([...wanted.values()], isUnchanged)
  const knownRefs = new Set(snapshots.flatMap(each => [...each.pages.keys()]))
  return {
    upserts: changed.map(page => ({ page, versions: versions(page.externalRef, snapshots) })),
    archives: [...knownRefs]
      .filter(externalRef => !wanted.has(externalRef))
      .map(externalRef => ({ externalRef, versions: versions(externalRef, snapshots) })),
    unchanged,
    tombstones: [],
    knownCount: knownRefs.size,
    wantedCount: all.size,
    wantedOids: new Set([...all.values()].map(page => page.oid)),
  }
}

/** Moves pages that the trees call unchanged to the upserts: those whose links now lead elsewhere. */
export function alsoPush(plan: Plan, affected: ReadonlySet<string>): Plan {
  const [moved, unchanged] = partition(plan.unchanged, page => affected.has(page.externalRef))
  return {
    ...plan,
    unchanged,
    upserts: [...plan.upserts, ...moved.map(page => ({ page, versions: [page] }))],
  }
}

/** Adds pages that history has deleted, except those that are wanted or archived anyway. */
export function withTombstones(plan: Plan, wanted: Pages, deleted: Pages): Plan {
  const archived = new Set(plan.archives.map(each => each.externalRef))
  const gone = [...deleted.values()].filter(
    page => !wanted.has(page.externalRef) && !archived.has(page.externalRef),
  )
  return { ...plan, tombstones: gone.map(page => ({ externalRef: page.externalRef, versions: [page] })) }
}

function versions(externalRef: string, snapshots: readonly Snapshot[]): Page[] {
  const found = snapshots.flatMap(each => each.pages.get(externalRef) ?? [])
  return found.filter((page, index) => found.findIndex(other => isSame(other, page)) === index)
}

function isSame(a: Page | undefined, b: Page): boolean {
  return a !== undefined && a.oid === b.oid && a.path === b.path
}

function partition<T>(values: readonly T[], test: (value: T) => boolean): [T[], T[]] {
  const both: [T[], T[]] = [[], []]
  for (const value of values) both[test(value) ? 0 : 1].push(value)
  return both
}

/** How many documents a plan sends. */
export function sizeOf({ upserts, archives, tombstones }: Plan): number {
  return upserts.length + archives.length + tombstones.length
}
