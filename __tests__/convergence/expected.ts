import type { Document, DocumentSettings, Normalised, Paths } from '../../src/document/document.ts'
import { toDocument } from '../../src/document/index.ts'
import { loadMdx } from '../../src/document/mdx/load.ts'
import { toPaths } from '../../src/document/paths.ts'
import { toMatcher } from '../../src/files.ts'
import { type Commit, contentOf } from './history.ts'
import { type Settings, toDocumentSettings } from './settings.ts'

await loadMdx()

/** Documents by `external_ref`. */
export type Documents = Map<string, Document>

export type Normalise = (
  path: string,
  content: Uint8Array,
  paths: Paths,
  settings: DocumentSettings,
) => Normalised

/** What search holds after a full sync of a commit into a service that is empty, said without any plan. */
export function expected(
  commit: Commit,
  settings: Settings,
  repositoryUrl: string,
  normalise: Normalise = toDocument,
): Documents {
  const isWanted = toMatcher(settings.files)
  const paths = toPaths(commit.files.keys())
  const shape = toDocumentSettings(settings, repositoryUrl)
  const documents: Documents = new Map()
  for (const [path, entry] of commit.files) {
    if (!isWanted(path) || 'link' in entry) continue
    const found = normalise(path, Buffer.from(contentOf(entry)), paths, shape)
    if (found.kind === 'document') documents.set(found.document.external_ref, found.document)
  }
  return documents
}

/** Whether a full sync of a commit would be green: it has a page, and each can be read. */
export function isSound(commit: Commit, settings: Settings): boolean {
  const isWanted = toMatcher(settings.files)
  const pages = [...commit.files].filter(([path, entry]) => isWanted(path) && 'text' in entry)
  return pages.length > 0 && pages.every(([, entry]) => !contentOf(entry).includes('\0'))
}
