import pLimit from 'p-limit'
import { stringify } from 'yaml'
import type { Document } from '../document/document.ts'
import type { Asks, PageJob, PageResult } from '../document/page.ts'
import type { Page, Plan } from '../plan/index.ts'
import { type ReadBlobs, type Reading, readFileTexts } from '../plan/pages.ts'
import { differing, oidsOf, RepositoryError } from '../plan/tree.ts'
import { readTexts } from '../push/deliver.ts'
import type { Outcome } from '../push/outcome.ts'
import { areAlike, MAX_DIFFERENCES, type PageChange, toDifference } from '../report/changes.ts'
import { type Findability, type Made, toFindability } from '../report/findability.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { TargetRun } from './context.ts'
import type { Pool } from './ports.ts'

/** Makes the documents of pages on threads, which are given what they ask for besides the pages. */
export async function openDocuments(
  upserts: readonly Page[],
  { tree, sites, heads, openSites }: Reading,
  blobs: ReadBlobs,
  pool: Pool,
): Promise<(job: PageJob) => Promise<PageResult>> {
  const oids = oidsOf(tree)
  const wanted = { heads: new Set<string>(), texts: new Set<string>() }
  const supply = async () => {
    const [forHeads, forTexts] = [[...wanted.heads], [...wanted.texts]]
    if (forHeads.length + forTexts.length === 0) return
    wanted.heads.clear()
    wanted.texts.clear()
    await heads.read(forHeads)
    const texts = await readFileTexts(forTexts, oids, blobs)
    pool.supply({ heads: forHeads.map(path => [path, heads.of(path)]), texts: [...texts] })
  }
  // One after another: what many pages ask for is read at once.
  const limit = pLimit(1)
  const toSupplied = (asks: Asks) => {
    for (const path of asks.heads) wanted.heads.add(path)
    for (const path of asks.texts) wanted.texts.add(path)
    return limit(supply)
  }
  if (sites.sites.length > 0) {
    const { siteOf } = openSites([])
    const own = upserts.map(({ path }) => path).filter(path => siteOf(path)?.needsHead(path))
    await toSupplied({ kind: 'asks', heads: own, texts: [] })
  }
  return async job => {
    for (;;) {
      const result = await pool.run(job)
      if (result.kind !== 'asks') return result
      await toSupplied(result)
    }
  }
}

/** A document as a file: front matter, then the body. */
export function toFile({ body, archived, ...fields }: Document): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}`
}

const documentOf = (json: Uint8Array): Document => JSON.parse(new TextDecoder().decode(json))

/** What a preview compares with: what a pull request would be merged into, or what search has. */
export interface Base {
  reading: Reading
  /** From there to now. */
  plan: Plan
}

/** The documents of a run as its user sees them: as files, and in a preview beside those of the base. */
export class DocumentFiles {
  readonly #target: TargetRun
  readonly #base: Base | undefined
  readonly #changed: readonly PageVersions[]
  /** The documents of pages whose difference is shown, by `external_ref`. */
  readonly #after = new Map<string, string>()
  readonly #made: Made[] = []
  readonly #unwritten: string[] = []

  constructor(target: TargetRun, base: Base | undefined) {
    this.#target = target
    this.#base = base
    this.#changed = base ? versionsIn(base, target) : []
    for (const { now } of this.#changed.filter(({ isTouched }) => isTouched).slice(0, MAX_DIFFERENCES))
      if (now) this.#after.set(now.externalRef, '')
  }

  /** Takes a document that was made of a page as it is now. */
  async note({ path, externalRef, archived }: PageJob, made: PageResult): Promise<void> {
    if (made.kind !== 'document' || archived) return
    this.#made.push({ path, name: made.name, measures: made.measures })
    const isShown = this.#after.has(externalRef)
    if (!isShown && !this.#target.ports.writeDocument) return
    const text = toFile(documentOf(made.json))
    if (isShown) this.#after.set(externalRef, text)
    await this.#write(this.#target.task.kind === 'preview' ? 'after/' : '', path, text)
  }

  /** How documents will be found: all of them, once all are made, or those of pages that a pull request changes. */
  findability({ unchanged }: Plan): { findability?: Findability } {
    const { task } = this.#target
    if (task.kind === 'preview' && task.baseSha !== undefined) {
      const touched = new Set(
        this.#changed.flatMap(({ now, isTouched }) => (now && isTouched ? now.path : [])),
      )
      return { findability: toFindability(this.#made, path => touched.has(path)) }
    }
    return unchanged.length > 0 ? {} : { findability: toFindability(this.#made, () => true) }
  }

  /** What a preview changes, once it has made its documents. */
  async compare(outcomes: readonly Outcome[]): Promise<{ changes?: PageChange[]; again?: number }> {
    const touched = this.#changed.filter(({ isTouched }) => isTouched)
    // Without the blobs of the base it is not known what differs.
    const before = await this.#before(touched).catch(error => {
      if (error instanceof RepositoryError) return undefined
      throw error
    })
    const hidden = new Set(
      outcomes.flatMap(({ kind, isHidden, externalRef }) =>
        kind === 'hidden' || isHidden ? externalRef : [],
      ),
    )
    const changes = this.#withRenames(touched, before).map(({ now, old }): PageChange => {
      if (!now) return { kind: 'archived', path: (old as Page).path }
      const { path, externalRef } = now
      if (hidden.has(externalRef)) return { kind: 'hidden', path }
      const after = this.#after.get(externalRef)
      const difference = before && after && toDifference(before.get(old?.externalRef ?? '') ?? '', after)
      const isMoved = old !== undefined && old.path !== path
      return {
        kind: !old ? 'new' : isMoved ? 'renamed' : 'changed',
        path,
        ...(isMoved && { from: old.path }),
        ...(difference && { difference }),
      }
    })
    return this.#base ? { changes, again: this.#changed.length - touched.length } : {}
  }

  /** Where a page is renamed and edited, what is new and what is gone as one. */
  #withRenames(
    touched: readonly PageVersions[],
    before: ReadonlyMap<string, string> = new Map(),
  ): PageVersions[] {
    const gone = touched.filter(({ now }) => !now)
    const kept = touched.flatMap((each): PageVersions | [] => {
      if (!each.now) return []
      const after = this.#after.get(each.now.externalRef)
      if (each.old || !after) return each
      const index = gone.findIndex(({ old }) => areAlike(before.get(old?.externalRef ?? '') ?? '', after))
      return index < 0 ? each : { ...gone.splice(index, 1)[0], ...each }
    })
    return [...kept, ...gone]
  }

  /** Warns of the files that could not be written, also when the run has stopped. */
  warnOfUnwritten(): void {
    const [first] = this.#unwritten
    if (first === undefined) return
    const message = `documents: ${this.#unwritten.length} documents could not be written, the first of them ${first}. The rest of the run is not affected.`
    this.#target.ports.log.warning(withHelp(message, 'other-inputs'))
  }

  /** The documents of the base, of pages that are shown or written. */
  async #before(touched: readonly PageVersions[]): Promise<Map<string, string>> {
    const { ports, settings, repository, cancellation } = this.#target
    const made = new Map<string, string>()
    const hasNew = touched.some(({ old }) => !old)
    const isWanted = ({ now }: PageVersions) =>
      ports.writeDocument || (now ? this.#after.get(now.externalRef) : hasNew)
    const pages = (ports.writeDocument ? this.#changed : touched)
      .filter(isWanted)
      .flatMap(({ old }) => old ?? [])
    if (!this.#base || pages.length === 0) return made
    const { reading } = this.#base
    ports.pool.setContext({ paths: reading.paths, settings, sites: reading.sites })
    const prepare = await openDocuments(pages, reading, repository.blobs, ports.pool)
    const sources = { blobs: repository.blobs, prepare, ahead: ports.pool.ahead }
    let index = 0
    for await (const result of readTexts(pages, false, sources)) {
      if (cancellation.stopping.aborted) break
      const { externalRef, path } = pages[index++] as Page
      if (result.kind !== 'document') continue
      const text = toFile(documentOf(result.json))
      made.set(externalRef, text)
      await this.#write('before/', path, text)
    }
    return made
  }

  async #write(folder: string, path: string, text: string): Promise<void> {
    const { ports, inputs } = this.#target
    const target = inputs.name === undefined ? '' : `${inputs.name}/`
    await ports.writeDocument?.(target + folder + path, text).catch(error => {
      this.#unwritten.push(`"${sanitizeForLog(path)}" (${sanitizeForLog(String(error))})`)
    })
  }
}

/** A page before and now. */
interface PageVersions {
  now?: Page
  old?: Page
  /** The pull request changes its file; the document of another changes with what it refers to. */
  isTouched: boolean
}

function versionsIn({ reading, plan }: Base, { now }: TargetRun): PageVersions[] {
  const touched = differing(reading.tree, now.tree)
  const moved = new Map(plan.archives.flatMap(each => (each.movedTo ? [[each.movedTo, each]] : [])))
  const kept = plan.upserts.map((page): PageVersions => {
    const old = reading.pages.get(page.externalRef) ?? moved.get(page.externalRef)
    return { now: page, ...(old && { old }), isTouched: touched.has(page.path) }
  })
  const pushed = new Set(plan.upserts.map(({ externalRef }) => externalRef))
  const gone = plan.archives.filter(({ movedTo = '' }) => !pushed.has(movedTo))
  return [...kept, ...gone.map(old => ({ old, isTouched: true }))]
}
