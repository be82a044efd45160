import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentSettings, Normalised } from '../../src/document/document.ts'
import { toDocument } from '../../src/document/index.ts'
import { loadDialects, loadMdx } from '../../src/document/load.ts'
import type { Sites } from '../../src/generators/index.ts'
import { toPaths } from '../../src/plan/tree.ts'

const settings: DocumentSettings = {
  refPrefix: '',
  tags: [],
  sourceLinks: false,
  repositoryUrl: 'https://github.com/o/r',
  branch: 'main',
  siteUrls: [],
}

/** Makes documents of a folder's pages as a run makes them, with what they include. */
export async function openDocuments(
  folder: string,
  { files, sites }: { files: readonly string[]; sites: Sites },
): Promise<(path: string) => Promise<Normalised>> {
  await loadMdx()
  const paths = toPaths(files)
  await loadDialects()
  const textOf = (path: string) =>
    paths.files.has(path) ? readFileSync(join(folder, path), 'utf8') : undefined
  const context = { siteOf: sites.siteOf, textOf, lacksFiles: () => false }
  return async path => toDocument(path, await readFile(join(folder, path)), paths, settings, context)
}
