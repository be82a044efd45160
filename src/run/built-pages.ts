import { posix } from 'node:path'
import { MAX_BUILT_BYTES, unreadable } from '../built/index.ts'
import type { BodyJob } from '../built/job.ts'
import type { BuiltBody, BuiltHead } from '../built/types.ts'
import { digestOf } from '../journal/digests.ts'
import type { ReadBlobs } from '../plan/pages.ts'
import { mapInOrder } from '../push/documents.ts'
import type { Disk, Pool } from './ports.ts'

/** What the pages of a built site are read with. */
export interface ReadingOptions {
  blobs: ReadBlobs
  disk: Disk
  pool: Pool
}

/** Built pages that are in memory at once weigh no more than this. */
const MAX_WEIGHT = 16_000_000

const TOO_LARGE = `the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`

/** What has been read of a disk, by folder and file: several targets may name the same site. */
const known = new WeakMap<Disk, Map<string, Map<string, BuiltHead>>>()

/** Reads the built pages of a folder, each once, and keeps their content on the disk for their bodies. */
export async function readHeads(
  folder: string,
  files: readonly string[],
  { disk, pool }: ReadingOptions,
): Promise<Map<string, BuiltHead>> {
  const heads = headsOf(disk, folder)
  const opened = openAll(
    files.filter(file => !heads.has(file)),
    folder,
    disk,
  )
  const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh: ({ html }: Opened) => html.length }
  const found = mapInOrder(opened, ahead, async ({ file, html, problem }) => {
    if (problem !== undefined) return [file, unreadable(problem)] as const
    const { head, content } = await pool.readBuilt({ file, html })
    if (content !== undefined) await disk.keep(keyOf(folder, file), content)
    return [file, head] as const
  })
  for await (const [file, head] of found) heads.set(file, head)
  return new Map(files.map(file => [file, heads.get(file) as BuiltHead]))
}

function headsOf(disk: Disk, folder: string): Map<string, BuiltHead> {
  const folders = known.get(disk) ?? new Map<string, Map<string, BuiltHead>>()
  const heads = folders.get(folder) ?? new Map<string, BuiltHead>()
  known.set(disk, folders.set(folder, heads))
  return heads
}

interface Opened {
  file: string
  html: Uint8Array
  /** Why there is no HTML. */
  problem?: string
}

async function* openAll(files: readonly string[], folder: string, disk: Disk): AsyncGenerator<Opened> {
  for (const file of files) {
    const { bytes, problem } = await disk.open(posix.join(folder, file), MAX_BUILT_BYTES)
    if (bytes) yield { file, html: bytes }
    else yield { file, html: new Uint8Array(), problem: problem ?? TOO_LARGE }
  }
}

function keyOf(folder: string, file: string): string {
  return `content-${digestOf(posix.join(folder, file))}`
}

/** A page and the built file that shows it. */
export interface PageFile {
  path: string
  file: string
  /** The object ID of its source, where it has one. */
  oid?: string
}

/** Makes the bodies of pages whose heads have been read, in their order. */
export function makeBodies(
  folder: string,
  pages: readonly PageFile[],
  { blobs, disk, pool }: ReadingOptions,
): AsyncGenerator<readonly [PageFile, BuiltBody]> {
  const weigh = ({ job }: Job) => job.content.length + job.source.length
  const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh }
  return mapInOrder(jobsOf(folder, pages, { blobs, disk }), ahead, async ({ page, job }) => [
    page,
    await pool.makeBody(job),
  ])
}

interface Job {
  page: PageFile
  job: BodyJob
}

async function* jobsOf(
  folder: string,
  pages: readonly PageFile[],
  { blobs, disk }: Pick<ReadingOptions, 'blobs' | 'disk'>,
): AsyncGenerator<Job> {
  const oids = pages.flatMap(each => each.oid ?? [])
  const sources = blobs(oids, MAX_BUILT_BYTES)
  for (const page of pages) {
    const { file, oid } = page
    const source = oid === undefined ? undefined : (await sources.next()).value?.bytes
    const content = await disk.kept(keyOf(folder, file))
    yield { page, job: { file, content, source: new TextDecoder().decode(source) } }
  }
}
