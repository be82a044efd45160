import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openDisk } from '../../src/adapters/disk.ts'
import { packBuilt, readBuilt, readBuiltHead } from '../../src/built/index.ts'
import { digestOf, packDigests } from '../../src/journal/digests.ts'
import { readBuiltSites } from '../../src/snapshot/built.ts'
import type { DiskPageDeps } from '../../src/snapshot/texts.ts'
import { temporaryFolder } from '../support/folder.ts'
import { inputs } from '../support/inputs.ts'

const PAGES = Array.from({ length: 50 }, (_, index) => `public/page-${index + 100}.html`)
const SITE = {
  files: new Set<string>(),
  address: undefined,
  addresses: new Map(),
  pageChrome: new Set<string>(),
}

/** A built site, and what is read of it in a run. */
async function openSite() {
  const home = await temporaryFolder()
  const disk = await openDisk(home.path, home.path)
  const bytesOf = async (path: string) => (await disk.open(path, 1_000)).bytes!
  await mkdir(join(home.path, 'public'))
  let record: object | undefined
  return {
    build: (text: string, paths = PAGES) =>
      Promise.all(paths.map(path => writeFile(join(home.path, path), `<p>${path} ${text}</p>`))),
    /** Resolves to how many pages were read for their digest alone, for their head, and for their text. */
    async run() {
      const reads = { digests: 0, heads: 0, pages: 0 }
      const deps = {
        inputs: inputs({ 'built-site': '', generated: 'public/**' }),
        repositoryName: 'acme/docs',
        workspace: home.path,
        repository: { head: 'x', tree: async () => [], async *blobs() {} },
        disk: {
          ...disk,
          statFiles(paths: readonly string[], maxBytes: number) {
            reads.digests += paths.length
            return disk.statFiles(paths, maxBytes)
          },
        },
        builtPages: {
          ahead: 2,
          openBuiltSite: () => ({
            async readHead({ path, file }: { path: string; file: string }) {
              reads.heads++
              const bytes = await bytesOf(path)
              return { head: readBuiltHead(bytes, file), digest: digestOf(bytes) }
            },
            async readPage({ path, file }: { path: string; file: string }) {
              reads.pages++
              return packBuilt(readBuilt({ file, html: await bytesOf(path) }, SITE))
            },
          }),
        },
        takeSnapshot: async () => ({ pages: new Map(), sites: { sites: [] } }),
        placesOf: async () => [],
        lastSuccess: async () => record && { generated: record },
      } as unknown as DiskPageDeps
      const { digests, inputsDigests } = await readBuiltSites(new Set(PAGES), deps)
      record = { from: [], digests: packDigests(digests), built: inputsDigests }
      return reads
    },
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
}

test('a built site is read once where nothing changed, and twice where it was built again', async () => {
  await using site = await openSite()
  const all = PAGES.length
  // Some are read once more for what most pages end with.
  const texts = expect.any(Number)
  await site.build('first')
  expect(await site.run()).toEqual({ digests: 0, heads: all, pages: texts })
  expect(await site.run()).toEqual({ digests: all, heads: 0, pages: 0 })
  await site.build('again')
  expect(await site.run()).toEqual({ digests: 20, heads: all, pages: texts })
  await site.build('again, but the last alone', PAGES.slice(-1))
  expect(await site.run()).toEqual({ digests: all, heads: all, pages: texts })
  expect(await site.run()).toEqual({ digests: all, heads: 0, pages: 0 })
})
