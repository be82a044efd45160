import { diffLines } from 'diff'
import { stringify } from 'yaml'
import type { Document } from '../document/document.ts'
import type { PageJob, PageResult } from '../document/page.ts'
import type { Plan } from '../plan/index.ts'
import { type MakingOptions, makeDocuments } from '../push/deliver.ts'
import type { Made } from '../report/facts.ts'
import type { Difference, PageChange } from '../report/index.ts'
import { type Page, RepositoryError, type Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { Log } from './ports.ts'
import type { Run } from './targets.ts'

/** A document as a file: front matter, then the body. */
export function toFile({ body, archived, ...fields }: Document): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}`
}

function fileOf(json: Uint8Array): string {
  return toFile(JSON.parse(new TextDecoder().decode(json)))
}

/** Writes documents to the folder of the input `documents`; one warning stands for all that cannot be written. */
export class DocumentFiles {
  /** Whether there is such a folder. */
  readonly isOn: boolean
  readonly #write: NonNullable<Run['writeDocument']>
  readonly #folder: string
  readonly #log: Log
  #isWarned = false

  /** @param targetName of several targets each has a folder of its own. */
  constructor(
    write: Run['writeDocument'],
    targetName: string | undefined,
    log: Log,
  ) {
    this.isOn = write !== undefined
    this.#write = write ?? (async () => {})
    this.#folder = targetName === undefined ? '' : `${targetName}/`
    this.#log = log
  }

  /** @param folder `''`, or one that ends in a slash. */
  async write(folder: string, path: string, text: string): Promise<void> {
    try {
      await this.#write(this.#folder + folder + path, text)
    } catch (error) {
      if (this.#isWarned) return
      this.#isWarned = true
      const message = `documents: "${sanitizeForLog(path)}" could not be written (${sanitizeForLog(String(error))}). Check that the disk of this runner has space. Others may be missing too; the rest of the run is not affected.`
      this.#log.warning(withHelp(message, 'other-inputs'))
    }
  }
}

/** The documents that a run makes of pages as they are now: written as files, measured, and kept where a preview shows them. */
export class MadeDocuments {
  /** All of them, for how they will be found. */
  readonly made: Made[] = []
  readonly #files: DocumentFiles
  readonly #folder: string
  readonly #comparison: Comparison | undefined

  /**
   * @param folder of the files: `''`, or one that ends in a slash.
   * @param comparison what a preview compares them with.
   */
  constructor(
    files: DocumentFiles,
    folder: string,
    comparison: Comparison | undefined,
  ) {
    this.#files = files
    this.#folder = folder
    this.#comparison = comparison
  }

  async add({ path, externalRef }: PageJob, result: PageResult): Promise<void> {
    if (result.kind !== 'document') return
    this.made.push({ path, name: result.name, measures: result.measures })
    const isShown = this.#comparison?.shows(externalRef) === true
    if (!isShown && !this.#files.isOn) return
    const text = fileOf(result.json)
    if (isShown) this.#comparison.after.set(externalRef, text)
    await this.#files.write(this.#folder, path, text)
  }
}

/** Documents by `external_ref`, as files. */
type DocumentTexts = ReadonlyMap<string, string>

/** A page in two commits, of which one may not have it. */
interface TouchedPage {
  now?: Page | undefined
  old?: Page | undefined
}

/** Compares the documents of a preview with those of its base. */
export class Comparison {
  /** The documents of pages whose difference is shown, by `external_ref`. */
  readonly after = new Map<string, string>()
  readonly #base: Snapshot
  readonly #plan: Plan
  /** The pages whose files differ. */
  readonly #touched: readonly TouchedPage[]
  readonly #shown: ReadonlySet<string>

  constructor(base: Snapshot, now: Snapshot, plan: Plan) {
    this.#base = base
    this.#plan = plan
    this.#touched = touchedIn(base, now, plan)
    const references = new Set<string>()
    for (const page of this.#touched.slice(0, MAX_DIFFERENCES))
      if (page.now) references.add(page.now.externalRef)
    this.#shown = references
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
    files: DocumentFiles,
    making: MakingOptions,
    signal: AbortSignal,
  ): Promise<PageChange[]> {
    const before = await this.#readBefore(files, making, signal)
    return withRenames(this.#touched, before, this.after).map(page =>
      toChange(page, hidden, before, this.after),
    )
  }

  /** Makes the documents of the base that are shown or written; `undefined` where its blobs cannot be read. */
  async #readBefore(
    files: DocumentFiles,
    making: MakingOptions,
    signal: AbortSignal,
  ): Promise<DocumentTexts | undefined> {
    const pages = this.#pagesBefore(files.isOn)
    const texts = new Map<string, string>()
    if (pages.length === 0) return texts
    try {
      let index = 0
      for await (const result of makeDocuments(pages, false, making)) {
        if (signal.aborted) break
        const { externalRef, path } = pages[index++]!
        if (result.kind !== 'document') continue
        const text = fileOf(result.json)
        texts.set(externalRef, text)
        await files.write('before/', path, text)
      }
    } catch (error) {
      if (error instanceof RepositoryError) return undefined
      throw error
    }
    return texts
  }

  /** @param areAllWritten the documents of all pages are written, not only those that are shown. */
  #pagesBefore(areAllWritten: boolean): Page[] {
    const hasNew = this.#touched.some(({ old }) => !old)
    const pages = new Set<Page>()
    for (const { now, old } of this.#touched) {
      const isShown = now ? this.after.has(now.externalRef) : hasNew
      if (old && (areAllWritten || isShown)) pages.add(old)
    }
    if (!areAllWritten) return [...pages]
    for (const { externalRef } of this.#plan.upserts) {
      const old = this.#base.pages.get(externalRef)
      if (old) pages.add(old)
    }
    return [...pages]
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

/** Joins a page that is new and one that is gone where the documents are alike: it was renamed and edited. */
function withRenames(
  touched: readonly TouchedPage[],
  before: DocumentTexts | undefined,
  after: DocumentTexts,
): TouchedPage[] {
  const gone = touched.filter(({ now }) => !now)
  const kept: TouchedPage[] = []
  for (const page of touched) {
    if (!page.now) continue
    const text = after.get(page.now.externalRef)
    if (page.old || !text) {
      kept.push(page)
      continue
    }
    const index = gone.findIndex(({ old }) => {
      const oldText = before?.get(old?.externalRef ?? '') ?? ''
      return areAlike(oldText, text)
    })
    const [renamed] = index < 0 ? [] : gone.splice(index, 1)
    kept.push({ now: page.now, old: renamed?.old })
  }
  return [...kept, ...gone]
}

function toChange(
  { now, old }: TouchedPage,
  hidden: ReadonlySet<string>,
  before: DocumentTexts | undefined,
  after: DocumentTexts,
): PageChange {
  if (!now) return { kind: 'archived', path: old!.path }
  const { path, externalRef } = now
  if (hidden.has(externalRef)) return { kind: 'hidden', path }
  const text = after.get(externalRef)
  const oldText = before?.get(old?.externalRef ?? '') ?? ''
  const difference = before && text ? toDifference(oldText, text) : undefined
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

/** Whether most of two documents is the same, by whole lines, as git tells that a file was renamed. */
function areAlike(before: string, after: string): boolean {
  const lines = new Set(before.split('\n'))
  const kept = after.split('\n').filter(line => lines.has(line))
  return kept.join('\n').length * 2 > Math.max(before.length, after.length)
}
