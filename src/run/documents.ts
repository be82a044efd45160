import { stringify } from 'yaml'
import type { Document } from '../document/document.ts'
import type { PageJob, PageResult } from '../document/page.ts'
import type { Page, Plan } from '../plan/index.ts'
import type { Reading } from '../plan/pages.ts'
import { RepositoryError } from '../plan/tree.ts'
import { readTexts } from '../push/deliver.ts'
import type { Outcome } from '../push/outcome.ts'
import {
  areAlike,
  MAX_DIFFERENCES,
  type PageChange,
  toDifference,
} from '../report/changes.ts'
import { type Made, toFindability } from '../report/findability.ts'
import type { RunFacts } from '../report/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { TargetRun } from './context.ts'

/** A document as a file: front matter, then the body. */
export function toFile({ body, archived, ...fields }: Document): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}`
}

const documentOf = (json: Uint8Array): Document =>
  JSON.parse(new TextDecoder().decode(json))

/**
 * The documents of a run as its user sees them: as files, in the report, and in a preview beside those of the base.
 *
 * @param base what a preview compares with, where it is known.
 */
export function openDocumentLog(
  target: TargetRun,
  plan: Plan,
  base: Reading | undefined,
) {
  const { task, inputs, log, now, writeDocument } = target
  const touched = base ? touchedIn(base, now, plan) : []
  const shown = new Set(
    touched.slice(0, MAX_DIFFERENCES).map(({ now }) => now?.externalRef),
  )
  const made: Made[] = []
  /** The documents of pages whose difference is shown, by `external_ref`. */
  const after = new Map<string, string>()
  let isWarned = false
  const write = async (folder: string, path: string, text: string) => {
    const own = inputs.name === undefined ? '' : `${inputs.name}/`
    await writeDocument?.(own + folder + path, text).catch(error => {
      const message = `documents: "${sanitizeForLog(path)}" could not be written (${sanitizeForLog(String(error))}). Check that the disk of this runner has space. Others may be missing too; the rest of the run is not affected.`
      if (!isWarned) log.warning(withHelp(message, 'other-inputs'))
      isWarned = true
    })
  }
  return {
    /** Takes a document that was made of a page as it is now. */
    async note(
      { path, externalRef, archived }: PageJob,
      result: PageResult,
    ): Promise<void> {
      if (result.kind !== 'document' || archived) return
      made.push({ path, name: result.name, measures: result.measures })
      if (!shown.has(externalRef) && !writeDocument) return
      const text = toFile(documentOf(result.json))
      if (shown.has(externalRef)) after.set(externalRef, text)
      await write(task.kind === 'preview' ? 'after/' : '', path, text)
    },

    /** Says in the report's terms what became of them, once all are made. */
    async end(
      outcomes: readonly Outcome[],
    ): Promise<Pick<RunFacts, 'findability' | 'changes' | 'again'>> {
      const isPullRequest =
        task.kind === 'preview' && task.baseSha !== undefined
      const paths = new Set(touched.map(({ now }) => now?.path))
      const findability =
        isPullRequest || plan.unchanged.length === 0
          ? toFindability(made, path => !isPullRequest || paths.has(path))
          : undefined
      if (!base) return { findability }
      const before = await readBefore(base)
      const hidden = new Set(
        outcomes.flatMap(each =>
          each.kind === 'hidden' || each.isHidden ? each.externalRef : [],
        ),
      )
      const changes = withRenames(touched, before, after).map(
        ({ now, old }): PageChange => {
          if (!now) return { kind: 'archived', path: (old as Page).path }
          const { path, externalRef } = now
          if (hidden.has(externalRef)) return { kind: 'hidden', path }
          const text = after.get(externalRef)
          const difference =
            before &&
            text &&
            toDifference(before.get(old?.externalRef ?? '') ?? '', text)
          const isMoved = old !== undefined && old.path !== path
          const kind = !old ? 'new' : isMoved ? 'renamed' : 'changed'
          return {
            kind,
            path,
            ...(isMoved && { from: old.path }),
            ...(difference && { difference }),
          }
        },
      )
      const isAgain = ({ path, externalRef }: Page) =>
        !paths.has(path) && plan.again.has(externalRef)
      return {
        findability,
        changes,
        again: plan.upserts.filter(isAgain).length,
      }
    },
  }

  /** The documents of the base, of pages that are shown or written; nothing where its blobs cannot be read. */
  async function readBefore(
    base: Reading,
  ): Promise<Map<string, string> | undefined> {
    const { pool, settings, repository, cancellation } = target
    const hasNew = touched.some(({ old }) => !old)
    const isShown = ({ now }: PageVersions) =>
      now ? after.has(now.externalRef) : hasNew
    const olds = touched
      .filter(each => writeDocument || isShown(each))
      .flatMap(({ old }) => old ?? [])
    const others = writeDocument
      ? plan.upserts.flatMap(each => base.pages.get(each.externalRef) ?? [])
      : []
    const pages = [...new Set([...olds, ...others])]
    const found = new Map<string, string>()
    if (pages.length === 0) return found
    try {
      const { make: prepare } = pool.openMaker(base, settings, repository.blobs)
      const sources = { blobs: repository.blobs, prepare, ahead: pool.ahead }
      let index = 0
      for await (const result of readTexts(pages, false, sources)) {
        if (cancellation.stopping.aborted) break
        const { externalRef, path } = pages[index++] as Page
        if (result.kind !== 'document') continue
        const text = toFile(documentOf(result.json))
        found.set(externalRef, text)
        await write('before/', path, text)
      }
    } catch (error) {
      if (error instanceof RepositoryError) return undefined
      throw error
    }
    return found
  }
}

interface PageVersions {
  now?: Page
  old?: Page | undefined
}

/** The pages whose files differ, or that only one of two commits has. */
function touchedIn(
  { pages: before }: Reading,
  { pages: now }: Reading,
  { archives }: Plan,
): PageVersions[] {
  const moved = new Map(
    archives.map(({ movedTo, externalRef }) => [movedTo, externalRef]),
  )
  const kept = [...now.values()].flatMap((page): PageVersions | [] => {
    const old =
      before.get(page.externalRef) ??
      before.get(moved.get(page.externalRef) ?? '')
    return old?.oid === page.oid && old.path === page.path
      ? []
      : { now: page, old }
  })
  const found = new Set(kept.map(({ old }) => old))
  const gone = [...before.values()].filter(
    each => !now.has(each.externalRef) && !found.has(each),
  )
  return [...kept, ...gone.map(old => ({ old }))]
}

type DocumentTexts = ReadonlyMap<string, string>

/** Where a page is renamed and edited, what is new and what is gone as one. */
function withRenames(
  touched: readonly PageVersions[],
  before: DocumentTexts | undefined,
  after: DocumentTexts,
): PageVersions[] {
  const gone = touched.filter(({ now }) => !now)
  const kept = touched.flatMap((each): PageVersions | [] => {
    if (!each.now) return []
    const text = after.get(each.now.externalRef)
    if (each.old || !text) return each
    const index = gone.findIndex(({ old }) =>
      areAlike(before?.get(old?.externalRef ?? '') ?? '', text),
    )
    return index < 0 ? each : { ...each, ...gone.splice(index, 1)[0] }
  })
  return [...kept, ...gone]
}
