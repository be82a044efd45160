import type { BuiltText } from '../document/document.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import { readPattern, toMatcher } from '../inputs/patterns.ts'
import {
  type AttemptRecord,
  bytesOf,
  type Digests,
  MAX_PART_BYTES,
  packDigests,
  packGroups,
  toIsSameGroup,
  unpackDigests,
} from '../journal/index.ts'
import { digestOf, sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import { pageExtensions } from '../text/paths.ts'
import {
  type Blob,
  type Disk,
  type DiskFile,
  type ReadBlobs,
  readFileKey,
  UNKNOWN_DIGEST,
} from './files.ts'
import {
  type BuiltTexts,
  type DiskPageDeps,
  type DiskRecord,
  hiddenTexts,
} from './texts.ts'

/** The pages that this run finds on the disk, and how snapshots and blobs include them. */
export interface DiskPages {
  now: Digests
  /** The files that were found at an earlier attempt. */
  before: (record: AttemptRecord) => Digests
  blobs: ReadBlobs
  /** Absent where the inputs name nothing on the disk. */
  record?: DiskRecord
  /** Lines for the log. */
  lines: string[]
  /** Warnings about what the user may not expect. */
  warnings: string[]
}

/** @throws InputError when a pattern matches nothing, a site is not built, or a record has no room for it all. */
export async function findDiskPages(deps: DiskPageDeps): Promise<DiskPages> {
  const { inputs, repository, disk } = deps
  const { generated: patterns, builtSite } = inputs
  const tree = await repository.tree(repository.head)
  const tracked = new Set(tree.map(({ path }) => path))
  if (patterns.length + builtSite.length === 0)
    return {
      now: new Map(),
      before: toBefore(new Map(), tracked),
      blobs: withDisk(repository.blobs, [], undefined, disk),
      lines: [],
      warnings: [],
    }
  const listed = await listGenerated(patterns, disk)
  const committed = listed.filter(path => tracked.has(path))
  requireWanted(committed, inputs)
  const paths = listed.filter(path => !tracked.has(path))
  const files = await disk.statFiles(paths.filter(path => !HTML.test(path)))
  const html = new Set(paths.filter(path => HTML.test(path)))
  const built = await readBuiltTexts(html, deps)
  const now = new Map(files.map(({ path, digest }) => [path, digest]))
  for (const [path, digest] of built?.digests ?? []) now.set(path, digest)
  return {
    now,
    before: toBefore(now, tracked),
    blobs: withDisk(repository.blobs, files, built, disk),
    record: toDiskRecord(now, tracked, inputs),
    lines: built?.lines ?? [],
    warnings: [...(built?.warnings ?? []), ...warnOfTracked(committed)],
  }
}

async function readBuiltTexts(
  html: ReadonlySet<string>,
  deps: DiskPageDeps,
): Promise<BuiltTexts | undefined> {
  if (html.size + deps.inputs.builtSite.length === 0) return undefined
  // It loads the parser of HTML, which other runs do not need.
  const { readBuiltSites } = await import('./built.ts')
  return readBuiltSites(html, deps)
}

/** @throws InputError when there is no room for the names of the pages that only the disk has. */
function toDiskRecord(
  now: Digests,
  tracked: ReadonlySet<string>,
  { generated, builtSite, journal }: Inputs,
): DiskRecord {
  const from = [...generated]
  for (const { folder, source } of builtSite)
    from.push(`${folder} -> ${source}`)
  const record: DiskRecord = { from, digests: packDigests(now) }
  const hasRoom = journal.kind === 'file' || bytesOf(record) <= MAX_PART_BYTES
  return hasRoom ? record : withGroups(from, now, tracked)
}

const HTML = /\.html?$/i

async function listGenerated(
  patterns: readonly string[],
  disk: Disk,
): Promise<string[]> {
  if (patterns.length === 0) return []
  const found = (await disk.list(patterns, 'generated')).filter(
    toMatcher(patterns),
  )
  for (const pattern of patterns)
    if (!readPattern(pattern).negate && !found.some(toMatcher([pattern])))
      throw new InputError(
        `generated: "${sanitizeForLog(pattern)}" matches no file of the workspace, though an earlier step of this job should have written some. Check that step and the pattern, which begins at the workspace's root; folders that are symbolic links are not searched. Nothing was pushed.`,
        'generated',
      )
  return found
}

/** @throws InputError when there is no room for the names of the pages that only the disk has. */
function withGroups(
  from: string[],
  now: Digests,
  tracked: ReadonlySet<string>,
): DiskRecord {
  const untracked = new Map([...now].filter(([path]) => !tracked.has(path)))
  const record = {
    from,
    digests: packDigests(untracked),
    groups: packGroups(inGroups(now, tracked)),
  }
  const bytes = bytesOf(record)
  if (bytes <= MAX_PART_BYTES) return record
  throw new InputError(
    `generated: the names of ${untracked.size} generated pages are more than the record of past syncs has room for on GitHub (${bytes} bytes of ${MAX_PART_BYTES}). Keep the record in a file, by the input journal, or generate fewer pages. Nothing was pushed.`,
    'generated',
  )
}

/** All pages of a commit with what is on the disk for each: nothing where a page has no built page any more, or none yet. */
function inGroups(now: Digests, tracked: ReadonlySet<string>): Digests {
  const pages = [...tracked].filter(path =>
    pageExtensions.some(extension => path.endsWith(extension)),
  )
  return new Map(pages.map(path => [path, now.get(path) ?? '']))
}

function toBefore(
  now: Digests,
  tracked: ReadonlySet<string>,
): DiskPages['before'] {
  return ({ generated: then }) => {
    const known = unpackDigests(then?.digests ?? '')
    if (then?.groups === undefined) return known
    const pages = inGroups(now, tracked)
    const isSame = toIsSameGroup(then.groups, packGroups(pages))
    for (const [path, digest] of pages)
      if (!known.has(path))
        known.set(path, isSame(path) ? digest : UNKNOWN_DIGEST)
    return known
  }
}

/** Such a page would be in search no longer as soon as it is committed. */
function requireWanted(committed: readonly string[], { files }: Inputs): void {
  const matches = toMatcher(files)
  const path = committed.find(tracked => !matches(tracked))
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

/** The digest that such pages, and files that are empty, have in the records of past syncs. */
const NEVER_SHOWN = new Set(
  ['', ...Object.values(hiddenTexts).map(text => JSON.stringify(text))].map(
    digestOf,
  ),
)

/** The text of a page that is archived: nothing else is left of it. */
const FORGOTTEN = new TextEncoder().encode(
  'This page was generated by a workflow, and is no longer. Its text was not kept.\n',
)

/** Reads blobs from where their object IDs say: from git, from the disk, or from git with the text of a built page. */
function withDisk(
  blobs: ReadBlobs,
  files: readonly DiskFile[],
  built: BuiltTexts | undefined,
  disk: Disk,
): ReadBlobs {
  const filesByDigest = new Map(files.map(file => [file.digest, file]))
  const readFromDisk = async (
    digest: string,
    maxBytes: number,
  ): Promise<Blob> => {
    const file = filesByDigest.get(digest)
    if (file) return disk.read(file, maxBytes)
    const keptAt = await built?.keptAt(digest)
    if (keptAt !== undefined) return readKeptText(keptAt, disk)
    return toForgotten(digest)
  }
  return async function* (keys, maxBytes) {
    const ids = keys.map(readFileKey)
    const gitOids = ids.flatMap(id => (id.kind === 'disk' ? [] : id.oid))
    const fromGit = blobs(gitOids, maxBytes)
    try {
      for (const id of ids) {
        if (id.kind === 'disk') {
          yield await readFromDisk(id.digest, maxBytes)
          continue
        }
        const blob = (await fromGit.next()).value as Blob
        if (id.kind === 'built') {
          const keptAt = await built?.keptAt(id.digest)
          if (keptAt !== undefined) blob.built = keptAt
        }
        yield blob
      }
    } finally {
      await fromGit.return(undefined)
    }
  }
}

/** Stands for a page that is on the disk no longer. */
function toForgotten(digest: string): Blob {
  const bytes = NEVER_SHOWN.has(digest) ? new Uint8Array() : FORGOTTEN.slice()
  return { size: bytes.length, bytes }
}

async function readKeptText(keptAt: string, disk: Disk): Promise<Blob> {
  try {
    return { ...toBlob(await disk.kept(keptAt)), built: keptAt }
  } catch (error) {
    return unreadBlob(`cannot be read again (${sanitizeForLog(String(error))})`)
  }
}

function unreadBlob(problem: string): Blob {
  return { size: 0, bytes: undefined, problem }
}

/** The text of a built page without a source; the line end keeps it from being read as front matter. */
function toBlob(text: BuiltText): Blob {
  if ('reason' in text) return unreadBlob(text.reason)
  const bytes = new TextEncoder().encode('body' in text ? `\n${text.body}` : '')
  return { size: bytes.length, bytes }
}
