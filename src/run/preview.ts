import { diffLines } from 'diff'
import { stringify } from 'yaml'
import type { Document } from '../document/document.ts'
import type { Plan } from '../plan/index.ts'
import type { Difference, PageChange } from '../report/index.ts'
import {
  type MakingOptions,
  makeDocuments,
  type Page,
  type Snapshot,
} from '../snapshot/index.ts'

/** A document as a file: front matter, then the body. */
export function toFile({ body, archived, ...fields }: Document): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}`
}

export function fileOf(json: Uint8Array): string {
  return toFile(JSON.parse(new TextDecoder().decode(json)))
}

/** A page in two commits, of which one may not have it. */
interface TouchedPage {
  now?: Page | undefined
  old?: Page | undefined
}

/** Compares the documents of a preview with those of its base. */
export class Comparison {
  /** The documents of pages whose difference is shown, by `external_ref`, as files. */
  readonly after = new Map<string, string>()
  readonly #plan: Plan
  /** The pages whose files differ. */
  readonly #touched: readonly TouchedPage[]
  readonly #shown = new Set<string>()

  constructor(base: Snapshot, now: Snapshot, plan: Plan) {
    this.#plan = plan
    this.#touched = touchedIn(base, now, plan)
    for (const page of this.#touched.slice(0, MAX_DIFFERENCES))
      if (page.now) this.#shown.add(page.now.externalRef)
  }

  /** Whether the difference of a page is shown. */
  shows(externalRef: string): boolean {
    return this.#shown.has(externalRef)
  }

  /** The paths of the pages whose files differ. */
  get touchedPaths(): Set<string> {
    const paths = new Set<string>()
    for (const { now } of this.#touched) if (now) paths.add(now.path)
    return paths
  }

  /** How many pages are pushed again although their files are the same. */
  get againCount(): number {
    const paths = this.touchedPaths
    const again = this.#plan.upserts.filter(
      ({ path, externalRef }) =>
        !paths.has(path) && this.#plan.again.has(externalRef),
    )
    return again.length
  }

  /**
   * The changes for the report, once all documents are made.
   *
   * @param hidden the references of pages that are hidden now.
   * @param making makes the documents of the base.
   */
  async changes(
    hidden: ReadonlySet<string>,
    making: MakingOptions,
  ): Promise<PageChange[]> {
    const hasNew = this.#touched.some(({ old }) => !old)
    const pages: Page[] = []
    for (const { now, old } of this.#touched) {
      const isCompared = now ? this.after.has(now.externalRef) : hasNew
      if (old && isCompared) pages.push(old)
    }
    const before = new Map<string, string>()
    for await (const { page, made } of makeDocuments(pages, making))
      if (made.kind === 'document')
        before.set(page.externalRef, fileOf(made.json))
    return withRenames(this.#touched, before, this.after).map(page =>
      toChange(page, hidden, before, this.after),
    )
  }
}

/** Finds the pages whose files differ, or that only one of two commits has. */
function touchedIn(
  { pages: before }: Snapshot,
  { pages: now }: Snapshot,
  { archives }: Plan,
): TouchedPage[] {
  const movedFrom = new Map<string, string>()
  for (const { movedTo, externalRef } of archives)
    if (movedTo !== undefined) movedFrom.set(movedTo, externalRef)
  const touched: TouchedPage[] = []
  const found = new Set<Page>()
  for (const page of now.values()) {
    const { externalRef } = page
    const old =
      before.get(externalRef) ?? before.get(movedFrom.get(externalRef) ?? '')
    if (old?.oid === page.oid && old.path === page.path) continue
    touched.push({ now: page, old })
    if (old) found.add(old)
  }
  for (const old of before.values())
    if (!now.has(old.externalRef) && !found.has(old)) touched.push({ old })
  return touched
}

/** Joins a page that is new and one that is gone where most of the text stays: it was renamed and edited. */
function withRenames(
  touched: readonly TouchedPage[],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): TouchedPage[] {
  const joined: TouchedPage[] = []
  const gone: { page: TouchedPage; text: string; lines: Set<string> }[] = []
  for (const page of touched) {
    if (page.now) continue
    const text = before.get(page.old!.externalRef) ?? ''
    gone.push({ page, text, lines: new Set(text.split('\n')) })
  }
  for (const page of touched) {
    if (!page.now) continue
    const text = after.get(page.now.externalRef)
    let index = -1
    if (!page.old && text !== undefined)
      index = gone.findIndex(other => isMostOf(other, text))
    const [renamed] = index < 0 ? [] : gone.splice(index, 1)
    joined.push({ now: page.now, old: page.old ?? renamed?.page.old })
  }
  return [...joined, ...gone.map(({ page }) => page)]
}

/** Whether most of two documents is the same, by whole lines, as git tells that a file was renamed. */
function isMostOf(
  { text, lines }: { text: string; lines: ReadonlySet<string> },
  after: string,
): boolean {
  const kept = after.split('\n').filter(line => lines.has(line))
  return kept.join('\n').length * 2 > Math.max(text.length, after.length)
}

function toChange(
  { now, old }: TouchedPage,
  hidden: ReadonlySet<string>,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): PageChange {
  if (!now) return { kind: 'archived', path: old!.path }
  const { path, externalRef } = now
  if (hidden.has(externalRef)) return { kind: 'hidden', path }
  const text = after.get(externalRef)
  const oldText = before.get(old?.externalRef ?? '') ?? ''
  const difference = text ? toDifference(oldText, text) : undefined
  if (!old) return { kind: 'new', path, difference }
  if (old.path === path) return { kind: 'changed', path, difference }
  return { kind: 'renamed', path, from: old.path, difference }
}

/** So many pages have their difference shown, and so many lines of each. */
export const MAX_DIFFERENCES = 20
const MAX_LINES = 40

/** Texts that have little in common take the square of their length. */
const TIMEOUT_MS = 1_000

/** Compares two documents by their lines; `''` is no document. */
export function toDifference(before: string, after: string): Difference {
  const parts = diffLines(before, after, { timeout: TIMEOUT_MS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  const difference: Difference = { added: 0, removed: 0, lines: [] }
  for (const { added, removed, value } of parts) {
    if (!added && !removed) continue
    const lines = value.replace(/\n$/, '').split('\n')
    if (added) difference.added += lines.length
    else difference.removed += lines.length
    const mark = added ? '+' : '-'
    const room = MAX_LINES - difference.lines.length
    for (const line of lines.slice(0, room))
      difference.lines.push(`${mark} ${line}`)
  }
  return difference
}
