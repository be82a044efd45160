import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadMdx } from '../../src/document/dialects/load.ts'
import type { DocumentSettings, Normalised } from '../../src/document/document.ts'
import { readIncludes } from '../../src/document/includes.ts'
import { toDocument } from '../../src/document/index.ts'
import { toPageMaker } from '../../src/document/page.ts'
import { type Blob, type TreeEntry, toPaths } from '../../src/plan/tree.ts'
import type { SitesData } from '../../src/site/index.ts'

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
  { files, data }: { files: readonly string[]; data: SitesData },
): Promise<(path: string) => Promise<Normalised>> {
  await loadMdx()
  const paths = toPaths(files)
  const tree = files.map((path): TreeEntry => ({ path, kind: 'file', oid: path, isUtf8: true }))
  const pages = files
    .filter(path => /\.(?:mdx?|markdown)$/.test(path))
    .map(path => ({ path, externalRef: path, oid: path }))
  const { texts } = await readIncludes(pages, { sites: data, tree, paths }, oids => blobs(folder, oids))
  const { site } = await toPageMaker({ paths, settings, sites: data, includes: texts })
  return async path => toDocument(path, await readFile(join(folder, path)), paths, settings, site)
}

/** Files in the form of blobs, each named by its path. */
async function* blobs(folder: string, paths: readonly string[]): AsyncGenerator<Blob> {
  for (const path of paths) {
    const bytes = await readFile(join(folder, path))
    yield { oid: path, size: bytes.length, bytes }
  }
}
