import { hash } from 'node:crypto'
import { posix } from 'node:path'
import { InputError, type Inputs } from '../inputs/index.ts'
import { pageExtensions, readPattern, toMatcher } from '../inputs/patterns.ts'
import { isInShard, shardOf } from '../inputs/shard.ts'
import { digestOf, packDigests, unpackDigests } from '../journal/digests.ts'
import type { AttemptRecord } from '../journal/index.ts'
import { readOid, withDigests } from '../plan/generated.ts'
import type { PageReader, ReadBlobs } from '../plan/pages.ts'
import type { Blob, BuiltText, Tree } from '../plan/tree.ts'
import { openSites } from '../site/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { Disk, DiskFile, Pool, Repository } from './ports.ts'

/** What this run finds on the disk, and how trees and blobs show it beside what git has. */
export interface Generated {
  /** What the record remembers of it; absent where the inputs name nothing on the disk. */
  record?: NonNullable<AttemptRecord['generated']>
  /** Differs wherever other shards have found other paths, as links may lead there. */
  foreign?: string
  /** Today's tree, from that of the commit. */
  now: (tree: Tree) => Tree
  /** The tree of an earlier attempt, from that of its commit. */
  before: (tree: Tree, record: AttemptRecord) => Tree
  blobs: ReadBlobs
  /** What the log says of it. */
  lines: string[]
  /** What the user may not expect. */
  warnings: string[]
}

/** Where it is looked for. */
export interface Surroundings {
  inputs: Inputs
  repository: Repository
  disk: Disk
  /** Threads that built pages are read on. */
  pool: Pool
  /** Of the repository's trees. */
  read: PageReader
}

/** GitHub takes 65,535 characters for a record. */
const MAX_CHARACTERS = 48_000

/** @throws InputError when a pattern matches nothing, a site is not built, or a record has no room for it all. */
export async function findGenerated(around: Surroundings): Promise<Generated> {
  const { inputs, repository, disk } = around
  const { generated: patterns, builtSite, shard, journal } = inputs
  if (patterns.length + builtSite.length === 0) return toGenerated([], [], new Set(), around)
  const tracked = new Set((await repository.tree(repository.head)).map(each => each.path))
  const listed = await listGenerated(patterns, disk)
  const paths = listed.filter(path => !tracked.has(path))
  const committed = listed.filter(path => tracked.has(path))
  requireWanted(committed, inputs)
  const files = await disk.look(paths.filter(path => !HTML.test(path)))
  const { texts, lines } = await readBuiltSites(new Set(paths.filter(path => HTML.test(path))), around)
  const found = toGenerated(files, texts, tracked, around)
  const own = [...files, ...texts].filter(({ path }) => isInShard(path, shard))
  const record = {
    from: [...patterns, ...builtSite.map(({ folder, source }) => `${folder} -> ${source}`)],
    digests: packDigests(digestsOf(own)),
  }
  if (journal.kind !== 'none') requireRoom(own.length, record.digests.length)
  const others = paths.filter(path => !isInShard(path, shard))
  return {
    ...found,
    record,
    ...(others.length > 0 && { foreign: hash('sha256', others.join('\0')) }),
    lines,
    warnings: warnOfTracked(committed),
  }
}

const HTML = /\.html?$/i

async function listGenerated(patterns: readonly string[], disk: Disk): Promise<string[]> {
  if (patterns.length === 0) return []
  const found = (await disk.list(patterns, 'generated')).filter(toMatcher(patterns))
  for (const pattern of patterns)
    if (!readPattern(pattern).negate && !found.some(toMatcher([pattern])))
      throw new InputError(
        `generated: "${sanitizeForLog(pattern)}" matches no file of the workspace, though an earlier step of this job should have written some. Check that step and the pattern, which begins at the workspace's root; links are not followed. Nothing was pushed.`,
        'generated',
      )
  return found
}

/** What is on the disk for a page: a file, or the text that was made of its built page. */
interface Found {
  path: string
  digest: string
}

const digestsOf = (found: readonly Found[]) => new Map(found.map(({ path, digest }) => [path, digest]))

/** Makes the texts of all built pages, and keeps them on the disk. */
async function readBuiltSites(
  html: ReadonlySet<string>,
  { inputs, repository, disk, pool, read }: Surroundings,
): Promise<{ texts: Found[]; lines: string[] }> {
  const { builtSite, shard, siteUrls } = inputs
  const folders = [...builtSite.map(each => ({ ...each, isNamed: true })), ...otherFolder(html, inputs)]
  if (folders.length === 0) return { texts: [], lines: [] }
  // It brings the parser of HTML along, which other runs do not need.
  const { readBuiltSite } = await import('./built.ts')
  const tree = await repository.tree(repository.head)
  const reading = await read(tree, inputs)
  const wanted = new Set([...reading.pages.values()].map(each => each.path))
  const isPage = (path: string) => pageExtensions.some(extension => path.endsWith(extension))
  const texts: Found[] = []
  const options = {
    ...{ html, disk, pool, siteUrls, blobs: repository.blobs },
    sources: tree.filter(({ path, mode }) => mode.startsWith('100') && isPage(path)),
    isWanted: (path: string) => wanted.has(path) || (html.has(path) && isInShard(path, shard)),
    sites: openSites(reading.sites, reading.paths.files, siteUrls),
    async onText(path: string, text: BuiltText) {
      const json = JSON.stringify(text)
      const digest = digestOf(json)
      await disk.keep(digest, json)
      texts.push({ path, digest })
    },
  }
  const lines: string[] = []
  for (const { isNamed, ...folder } of folders) lines.push(...(await readBuiltSite(folder, isNamed, options)))
  return { texts, lines }
}

/** The folder of the HTML that is in no built site: where all of it is. */
function otherFolder(html: ReadonlySet<string>, { builtSite }: Inputs) {
  const others = [...html].filter(path => !builtSite.some(({ folder }) => path.startsWith(`${folder}/`)))
  const [first] = others
  if (first === undefined) return []
  let folder = posix.dirname(first)
  while (folder !== '.' && !others.every(path => path.startsWith(`${folder}/`)))
    folder = posix.dirname(folder)
  return [{ folder: folder === '.' ? '' : folder, source: '', isNamed: false }]
}

function requireRoom(count: number, length: number): void {
  if (length <= MAX_CHARACTERS) return
  const shards = Math.ceil(length / MAX_CHARACTERS) + 1
  throw new InputError(
    `generated: ${count} generated or built pages are more than the record of past syncs has room for (${length} characters of ${MAX_CHARACTERS}). Share them between the jobs of a matrix by the input shard: 1/${shards} to ${shards}/${shards}. Nothing was pushed.`,
    'generated',
  )
}

/** Such a page would be in search no longer as soon as it is committed. */
function requireWanted(committed: readonly string[], { files }: Inputs): void {
  const matches = toMatcher(files)
  const path = committed.find(each => !matches(each))
  if (path === undefined) return
  throw new InputError(
    `generated: "${sanitizeForLog(path)}" is in the commit as well, so that its text there is what counts, but the input files does not match it, and it would leave search. Add it to files, exclude it in generated by a line that begins with "!", or take it out of the repository. Nothing was pushed.`,
    'generated',
  )
}

function warnOfTracked([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return []
  const message = `generated: "${sanitizeForLog(first)}"${others.length > 0 ? ` and ${others.length} more files that the patterns match` : ''} are in the commit as well, which decides what is pushed. Write a pattern that matches only what is generated, or take the files out of the repository.`
  return [withHelp(message, 'generated')]
}

function toGenerated(
  files: readonly DiskFile[],
  texts: readonly Found[],
  tracked: ReadonlySet<string>,
  { repository, disk }: Surroundings,
): Generated {
  const over = openOverlay()
  const all = [...files, ...texts]
  const today = packDigests(digestsOf(all))
  const generated = all.flatMap(({ path }) => (tracked.has(path) ? [] : [path]))
  return {
    now: tree => over(tree, today, []),
    before: (tree, { generated: then, ...record }) =>
      over(
        tree,
        then?.digests ?? '',
        generated.filter(path => !isInShard(path, shardOf(record))),
      ),
    blobs: withDisk(repository.blobs, files, new Set(texts.map(each => each.digest)), disk),
    lines: [],
    warnings: [],
  }
}

/** Puts digests over trees. The same over the same is the same object: where nothing has changed, it is read once. */
function openOverlay(): (tree: Tree, digests: string, foreign: readonly string[]) => Tree {
  const made = new WeakMap<Tree, Map<string, Tree>>()
  return (tree, digests, foreign) => {
    if (digests === '' && foreign.length === 0) return tree
    const known = made.get(tree) ?? new Map<string, Tree>()
    made.set(tree, known)
    const key = [digests, ...foreign].join('\0')
    const found = known.get(key) ?? withDigests(tree, unpackDigests(digests), foreign)
    known.set(key, found)
    return found
  }
}

/** Of a page that is archived nothing else is left. */
const FORGOTTEN = new TextEncoder().encode(
  'This page was generated by a workflow, and is no longer. Its text was not kept.\n',
)

/** Reads blobs with what was found on the disk. */
function withDisk(
  blobs: ReadBlobs,
  files: readonly DiskFile[],
  texts: ReadonlySet<string>,
  disk: Disk,
): ReadBlobs {
  const known = new Map(files.map(file => [file.digest, file]))
  const textOf = async (digest: string) =>
    texts.has(digest) ? (JSON.parse(await disk.kept(digest)) as BuiltText) : undefined
  const fromDisk = async (oid: string, digest: string, maxBytes: number): Promise<Blob> => {
    const file = known.get(digest)
    if (file) return disk.read(file, maxBytes)
    const built = await textOf(digest)
    return built ? toBlob(oid, built) : { oid, size: FORGOTTEN.length, bytes: FORGOTTEN.slice() }
  }
  return async function* (oids, maxBytes) {
    const all = oids.map(readOid)
    const sources = all.flatMap(({ source }) => source || [])
    const fromGit = blobs(sources, maxBytes)
    try {
      for (const [index, { source, digest }] of all.entries()) {
        if (source === '') yield await fromDisk(oids[index] as string, digest ?? '', maxBytes)
        else {
          const { value } = await fromGit.next()
          const built = digest && (await textOf(digest))
          yield built ? { ...(value as Blob), built } : (value as Blob)
        }
      }
    } finally {
      await fromGit.return(undefined)
    }
  }
}

/** A built page without a source; the line end keeps its text from being read as front matter. */
function toBlob(oid: string, built: BuiltText): Blob {
  if ('reason' in built) return { oid, size: 0, bytes: undefined, problem: built.reason }
  const bytes = new TextEncoder().encode(`\n${built.body}`)
  return { oid, size: bytes.length, bytes, built }
}
