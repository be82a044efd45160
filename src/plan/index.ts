/** A file that is or was to be in search, as one tree holds it. */
export interface Page {
  /** The document's `external_ref`. */
  externalRef: string
  path: string
  /** The blob's object ID. */
  oid: string
}

/** The pages that the patterns and prefix of its time select from one tree, by `external_ref`. */
export type Pages = ReadonlyMap<string, Page>

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
  /** Of each document that an attempt failed on although it succeeded: the versions that the service may hold. */
  excepted?: ReadonlyMap<string, Page[]>
}

/** What the service may hold of a document. */
export interface Held {
  /** Newest first; empty when it never held the document. */
  versions: Page[]
  /** An attempt that succeeded failed on it: what was known of these versions then may hold no more. */
  isExcepted?: true
}

/** A document to take out of search, of which the service may hold at least one version. */
export interface Archive extends Held {
  externalRef: string
}

export interface Plan {
  /** The pages to push as they are now. */
  upserts: Page[]
  archives: Archive[]
  unchanged: Page[]
  /** Pages to push again although their files are unchanged, by `external_ref`: what they refer to resolves otherwise. */
  again: ReadonlySet<string>
  /** How many documents the service may hold. */
  knownCount: number
  /** The pages that match, in all shards. */
  wanted: Pages
  /** What the service may hold of any document, also of one that is neither pushed nor archived. */
  heldOf: (externalRef: string) => Held
}

/**
 * Decides what to push and what to archive from trees alone. A wanted page is left out only when the last success
 * and every dirty attempt hold it unchanged under the same settings and no success failed on it; a known `external_ref`
 * that is not wanted is archived. A rename is one of each.
 *
 * @param all what is wanted in all shards: this one may be empty, and what leaves it may have moved to another.
 */
export function plan(
  wanted: Pages,
  settings: string,
  { synced, dirty, excepted = new Map() }: Known,
  everything: boolean,
  all: Pages = wanted,
): Plan {
  const snapshots = synced === undefined ? [...dirty] : [...dirty, synced]
  const heldOf = (externalRef: string): Held => ({
    ...(excepted.has(externalRef) && { isExcepted: true as const }),
    versions: distinct([
      ...snapshots.flatMap(each => each.pages.get(externalRef) ?? []),
      ...(excepted.get(externalRef) ?? []),
    ]),
  })
  const isUnchanged = (page: Page) =>
    !everything &&
    synced !== undefined &&
    !excepted.has(page.externalRef) &&
    snapshots.every(each => each.settings === settings && isSame(each.pages.get(page.externalRef), page))
  const [unchanged, upserts] = partition([...wanted.values()], isUnchanged)
  const failed = [...excepted].flatMap(([externalRef, versions]) => (versions.length > 0 ? externalRef : []))
  const knownRefs = new Set([...snapshots.flatMap(each => [...each.pages.keys()]), ...failed])
  return {
    upserts,
    archives: [...knownRefs]
      .filter(externalRef => !wanted.has(externalRef))
      .map(externalRef => ({ externalRef, ...heldOf(externalRef) })),
    unchanged,
    again: new Set(),
    knownCount: knownRefs.size,
    wanted: all,
    heldOf,
  }
}

/** Moves pages that the trees call unchanged to the upserts. */
export function withAgain(plan: Plan, again: ReadonlySet<string>): Plan {
  const [moved, unchanged] = partition(plan.unchanged, page => again.has(page.externalRef))
  return { ...plan, unchanged, again, upserts: [...plan.upserts, ...moved] }
}

/** The versions of a page without those that are there twice. */
export function distinct(pages: readonly Page[]): Page[] {
  return pages.filter((page, index) => pages.findIndex(other => isSame(other, page)) === index)
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
export function sizeOf({ upserts, archives }: Plan): number {
  return upserts.length + archives.length
}
