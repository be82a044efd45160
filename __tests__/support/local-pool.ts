import type { BuiltText } from '../../src/document/document.ts'
import { openPageMaker } from '../../src/document/index.ts'
import { searchTexts } from '../../src/plan/mentions.ts'
import { answerQuestions } from '../../src/questions/index.ts'
import type { Pool } from '../../src/run/ports.ts'
import { Commit, type CommitFiles, SiteCache } from '../../src/sites/index.ts'
import { MAX_READ_BYTES, type ReadBlobs } from '../../src/snapshot/index.ts'

/**
 * A pool without threads, since what they do to a page is tested where they are.
 *
 * @param kept the texts of built pages by where they are kept.
 */
export function openLocalPool(kept: ReadonlyMap<string, BuiltText> = new Map()): Pool {
  const commits = new Map<CommitFiles, Promise<Commit>>()
  // As on a thread, for all of its commits.
  const cache = new SiteCache()
  const commitOf = (files: CommitFiles, blobs: ReadBlobs) => {
    const commit = commits.get(files) ?? openCommit(files, blobs, cache)
    commits.set(files, commit)
    return commit
  }
  return {
    ahead: 2,
    warmUp: () => {},
    async findSites(files, generator, blobs) {
      return (await commitOf(files, blobs)).findSites(generator, [])
    },
    search: (_, options, blobs) =>
      searchTexts(options, async oids => {
        const contents: (Uint8Array | undefined)[] = []
        for await (const { bytes } of blobs(oids, MAX_READ_BYTES)) contents.push(bytes)
        return contents
      }),
    async ask(files, job, blobs) {
      return answerQuestions(job, (await commitOf(files, blobs)).textOf(job.path))
    },
    openMaker({ files, sites }, settings, blobs) {
      // Where no site reads files, none is read ahead.
      const commit =
        sites.all.length > 0 ? commitOf(files, blobs) : Promise.resolve(new Commit(files, () => []))
      const maker = commit.then(opened => openPageMaker(opened, sites.configs, settings))
      return {
        make: async job => (await maker).make(job, kept.get(job.built ?? '')),
        places: async paths => (await maker).places(paths),
      }
    },
    openBuiltSite: () => ({ readHead: nothingBuilt, compareWords: nothingBuilt, readPage: nothingBuilt }),
    async [Symbol.asyncDispose]() {},
  }
}

/** Reads all files of a commit ahead: only a thread can wait for one. */
async function openCommit(files: CommitFiles, blobs: ReadBlobs, cache: SiteCache): Promise<Commit> {
  const oids = [...new Set(files.oids.values())].filter(oid => oid !== '')
  const contents = new Map<string, Uint8Array | undefined>()
  for await (const { bytes } of blobs(oids, MAX_READ_BYTES)) contents.set(oids[contents.size]!, bytes)
  return new Commit(files, wanted => wanted.map(oid => contents.get(oid)), cache)
}

async function nothingBuilt(): Promise<never> {
  throw new Error('nothing here builds a site')
}
