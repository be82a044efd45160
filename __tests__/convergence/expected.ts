import type { Document, DocumentSettings, Normalised } from '../../src/document/document.ts'
import { toMatcher } from '../../src/inputs/patterns.ts'
import { type Paths, toPaths } from '../../src/text/paths.ts'
import { documentOf } from '../document/settings.ts'
import { type Commit, commitOn, contentOf, type Edit } from './history.ts'
import { isUnreadable, type Settings, toDocumentSettings } from './writing.ts'

/** Documents by `external_ref`. */
export type Documents = Map<string, Document>

export type Normalise = (
  path: string,
  content: Uint8Array,
  paths: Paths,
  settings: DocumentSettings,
) => Normalised

/** What search holds after a full sync of a commit into an empty service, made without any plan. */
export function expected(
  commit: Commit,
  settings: Settings,
  repositoryUrl: string,
  normalise: Normalise = documentOf,
  generated: ReadonlyMap<string, string> = new Map(),
): Documents {
  const matches = toMatcher(settings.files)
  const own = [...generated].filter(([path]) => !commit.files.has(path))
  const files = [...commit.files, ...own.map(([path, text]) => [path, { text }] as const)]
  const paths = toPaths(files.map(([path]) => path))
  const tracked = toPaths(commit.files.keys())
  const isTracked = (path: string) => tracked.files.has(path) || tracked.folders.has(path)
  const unknown = [...paths.files, ...paths.folders].filter(path => !isTracked(path))
  const shape = toDocumentSettings(settings, repositoryUrl)
  const documents: Documents = new Map()
  for (const [path, entry] of files) {
    const isWanted = matches(path) || !commit.files.has(path)
    if (!isWanted || 'link' in entry) continue
    const found = normalise(
      path,
      Buffer.from(contentOf(entry)),
      { ...paths, generated: new Set(unknown) },
      shape,
    )
    if (found.kind === 'document') documents.set(found.document.external_ref, found.document)
  }
  return documents
}

/** Edits that make every page of a commit readable, and at least one wanted, so that a full sync is green. */
export function repairs(tip: Commit, settings: Settings): Edit[] {
  const edits = [...tip.files].flatMap(([path, entry]): Edit[] =>
    'text' in entry && isUnreadable(entry.text) ? [{ kind: 'write', path, text: 'Repaired.\n' }] : [],
  )
  const isWanted = toMatcher(settings.files)
  const pages = [...commitOn(tip, edits).files].filter(([path, entry]) => isWanted(path) && 'text' in entry)
  if (pages.length > 0) return edits
  return [
    ...edits,
    ...['a.md', 'docs/a.md'].map(path => ({ kind: 'write', path, text: 'A page.\n' }) as const),
  ]
}

/** In the order of their references, so that a difference can be read. */
export function byReference(documents: Documents): object {
  return Object.fromEntries([...documents].sort(([a], [b]) => (a < b ? -1 : 1)))
}
