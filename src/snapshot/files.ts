import type {
  BuiltHead,
  BuiltJob,
  BuiltSite,
  PackedPage,
  WordsJob,
} from '../built/index.ts'
import { type BuiltText, MAX_REQUEST_BYTES } from '../document/document.ts'
import type { PageJob, PageResult } from '../document/index.ts'
import type { Digests } from '../journal/index.ts'
import type { SitePlace } from '../sites/index.ts'
import { type Message, type Topic, UserError } from '../text/message.ts'
import { type Paths, toPaths } from '../text/paths.ts'

/** Says which text a file has: two files have the same one when their texts are the same. */
type FileId =
  /** Git has it. */
  | { kind: 'git'; oid: string }
  /** An earlier step of the job wrote it to the disk; git has no such file. */
  | { kind: 'disk'; digest: string }
  /** Git has its source, and its body is made of the page that a built site has of it. */
  | { kind: 'built'; oid: string; digest: string }

/**
 * A `FileId` as one text, so that files can be compared and looked up by it: `x` of git, `+d` on the disk, `x+d` of both. It goes
 * wherever git's object ID would; only `toFileKey` and `readFileKey` know how it is spelt.
 */
type FileKey = string

/** No object ID of git has it. */
const MARK = '+'

/** The digest of a built page of which nothing is known but that it is another one than now. */
export const UNKNOWN_DIGEST = 'other'

function toFileKey(id: FileId): FileKey {
  switch (id.kind) {
    case 'git':
      return id.oid
    case 'disk':
      return MARK + id.digest
    case 'built':
      return id.oid + MARK + id.digest
  }
}

export function readFileKey(key: FileKey): FileId {
  const [oid = '', digest] = key.split(MARK)
  if (digest === undefined) return { kind: 'git', oid }
  if (oid === '') return { kind: 'disk', digest }
  return { kind: 'built', oid, digest }
}

/** Whether git has no such file: an earlier step of the job has written it. */
export function isGenerated({ oid }: { oid: FileKey }): boolean {
  return readFileKey(oid).kind === 'disk'
}

/** One file of a tree, as `git ls-tree` gives it. */
export interface TreeEntry {
  path: string
  /** The blob of a link is the path that it leads to; a submodule has no blob. */
  kind: 'file' | 'link' | 'submodule'
  oid: FileKey
  /** The path's bytes are UTF-8, so that `path` says exactly what git has. */
  isUtf8: boolean
}

/** The files of a commit, in git's order. */
export type Tree = readonly TreeEntry[]

/** The object IDs of the files of a tree, by their paths; not those of links and submodules. */
export function oidsOf(tree: Tree): Map<string, string> {
  const oids = new Map<string, string>()
  for (const { path, kind, oid } of tree)
    if (kind === 'file') oids.set(path, oid)
  return oids
}

/** The paths that two trees do not hold alike. */
export function differing(before: Tree, after: Tree): Set<string> {
  const spelled = (tree: Tree) =>
    new Map(tree.map(({ path, kind, oid }) => [path, `${kind} ${oid}`]))
  const [old, now] = [spelled(before), spelled(after)]
  return new Set(
    [...old.keys(), ...now.keys()].filter(
      path => old.get(path) !== now.get(path),
    ),
  )
}

/** A file that is or was to be in search, as one tree holds it. */
export interface Page {
  externalRef: string
  path: string
  oid: FileKey
  /** A digest of what the configuration of its site says of all pages; absent where it is on no site. */
  site?: string | undefined
}

/** The pages of one tree, by `external_ref`. */
export type Pages = ReadonlyMap<string, Page>

/** A blob as git has it; `bytes` is absent when git has no such object or it is larger than asked for. */
export interface Blob {
  /** `undefined` when git has no such object. */
  size: number | undefined
  bytes: Uint8Array | undefined
  /** Why a file on the disk cannot be read: goes after its name. */
  problem?: string
  /** The path at which the text of a built page is kept, for the thread that makes its document. */
  built?: string
}

/** The checkout cannot give what the run needs; the message says what to do. */
export class RepositoryError extends UserError {
  constructor(message: string, topic: Topic = 'checkout') {
    super(message, topic)
  }
}

/** The server does not have the commit any more, as after a force push. */
export class CommitGoneError extends RepositoryError {
  constructor(message: string) {
    super(message, 'commit-gone')
  }
}

/** Adds what earlier steps of the job have left on the disk to the tree of a commit. */
export function withDigests(tree: Tree, digests: Digests): Tree {
  if (digests.size === 0) return tree
  const entries: TreeEntry[] = []
  const tracked = new Set<string>()
  for (const entry of tree) {
    const digest = entry.kind === 'file' ? digests.get(entry.path) : undefined
    tracked.add(entry.path)
    if (digest)
      entries.push({
        ...entry,
        oid: toFileKey({ kind: 'built', oid: entry.oid, digest }),
      })
    else entries.push(entry)
  }
  for (const [path, digest] of digests) {
    if (tracked.has(path) || digest === '' || digest === UNKNOWN_DIGEST)
      continue
    const oid = toFileKey({ kind: 'disk', digest })
    entries.push({ path, kind: 'file', oid, isUtf8: true })
  }
  return entries
}

/** The files and folders of a tree, with those that git does not have. */
export function pathsOf(tree: Tree): Paths {
  const paths = toPaths(tree.map(entry => entry.path))
  const tracked = tree.filter(entry => !isGenerated(entry))
  if (tracked.length === tree.length) return paths
  const { files, folders } = toPaths(tracked.map(entry => entry.path))
  const all = [...paths.files, ...paths.folders]
  return {
    ...paths,
    generated: new Set(
      all.filter(path => !files.has(path) && !folders.has(path)),
    ),
  }
}

/** Reads blobs in the order of `oids`; one that is larger than `maxBytes` comes without its bytes. */
export type ReadBlobs = (
  oids: readonly FileKey[],
  maxBytes: number,
) => AsyncGenerator<Blob>

/** The commits of a repository. Every method may throw RepositoryError. */
export interface Commits {
  /** The commit that is checked out. */
  readonly head: string
  /** The files of a commit, which is fetched when the clone does not have it. */
  tree(commit: string): Promise<Tree>
  readonly blobs: ReadBlobs
}

/** The files that earlier steps of the job have left in the workspace. */
export interface Disk extends AsyncDisposable {
  /**
   * The paths of the files that patterns match, in order.
   *
   * @param input for which they are listed.
   * @throws InputError when they cannot be listed.
   */
  list(patterns: readonly string[], input: string): Promise<string[]>
  statFiles(paths: readonly string[]): Promise<DiskFile[]>
  /** The file as it was looked at; one that is larger than `maxBytes` comes without its bytes. */
  read(file: DiskFile, maxBytes: number): Promise<Blob>
  /** Keeps a text outside the workspace for as long as the run takes. */
  keep(key: string, json: Uint8Array): Promise<void>
  /** The path at which a text is kept. */
  keptAt(key: string): Promise<string>
  kept(at: string): Promise<BuiltText>
}

export interface DiskFile {
  path: string
  size: number
  digest: string
  /** Why it cannot be read: goes after its name. */
  problem?: string | undefined
}

/** Reads the pages of built sites on threads. */
export interface BuiltPages {
  /** How many pages to hand in at a time, so that no thread waits for the next. */
  readonly ahead: number
  /**
   * Opens a folder of built pages, each of which its thread reads from the disk.
   *
   * @param site absent while only heads are read.
   */
  openBuiltSite(workspace: string, site?: BuiltSite): BuiltReader
}

/** Reads the built pages of one folder. */
export interface BuiltReader {
  /** Reads what must be known of all built pages first; nothing where the thread ended that read the page. */
  readHead(
    page: Pick<BuiltJob, 'file' | 'path'>,
  ): Promise<BuiltHead | undefined>
  /** The shares of a source's words that built pages show; none for a source whose thread ended. */
  compareWords(job: WordsJob): Promise<number[]>
  readPage(page: BuiltJob): Promise<PackedPage>
}

/** Makes the documents of pages of one commit by one set of settings. */
export interface Maker {
  make(job: PageJob): Promise<PageResult>
  /** Finds where readers find pages; `undefined` for a file that belongs to no site. */
  places(paths: readonly string[]): Promise<(SitePlace | undefined)[]>
}

/** Reads the texts of pages, and makes documents of them. */
export interface MakingOptions<P extends Page = Page, Result = PageResult> {
  blobs: ReadBlobs
  make: (job: PageJob, page: P) => Promise<Result>
  /** How many pages may be under way at once. */
  ahead: number
}

/** Files larger than this are not read: no document made of one fits into a request. */
const MAX_FILE_BYTES = 4 * MAX_REQUEST_BYTES

/** Reads pages and makes their documents. None waits for another one, which may take long. */
export function makeDocuments<P extends Page, Result = PageResult>(
  pages: readonly P[],
  { blobs, make, ahead }: MakingOptions<P, Result>,
): AsyncGenerator<{ page: P; made: Result | PageResult }> {
  return mapAsDone(
    readPages(pages, blobs),
    ahead,
    ({ blob }) => blob.bytes?.length ?? 0,
    async ({ page, blob }) => {
      const { path, externalRef } = page
      const { bytes: content, built } = blob
      if (!content) return { page, made: unreadResult(blob) }
      const job = { path, externalRef, content, built }
      return { page, made: await make(job, page) }
    },
  )
}

async function* readPages<P extends Page>(
  pages: readonly P[],
  blobs: ReadBlobs,
): AsyncGenerator<{ page: P; blob: Blob }> {
  let index = 0
  const oids = pages.map(page => page.oid)
  for await (const blob of blobs(oids, MAX_FILE_BYTES))
    yield { page: pages[index++]!, blob }
}

function unreadResult({ size, problem }: Blob): PageResult {
  const messages: Message[] = []
  if (problem !== undefined) {
    const reason = `${problem}.`
    return { kind: 'failed', reason, topic: 'generated', messages }
  }
  if (size !== undefined) {
    const reason = tooLarge(size)
    return { kind: 'failed', reason, topic: 'page-too-large', messages }
  }
  return {
    kind: 'unread',
    reason:
      'its text is not in this checkout. Check that the step with actions/checkout sets no filter.',
    topic: 'checkout',
    messages,
  }
}

/** Says that a page is too large to be pushed. */
export function tooLarge(bytes: number): string {
  return `has ${bytes} bytes, and the service takes at most ${MAX_REQUEST_BYTES} in a request. Split the page.`
}

/** A page that takes long must not leave the other threads idle; but many large ones would fill the memory. */
const MAX_BYTES_AHEAD = 16_000_000

/** Applies `work` to each value, at most `ahead` at a time, and yields the results as they come. */
export async function* mapAsDone<T, R>(
  values: AsyncIterable<T> | Iterable<T>,
  ahead: number,
  sizeOf: (value: T) => number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R> {
  const running = new Set<Promise<void>>()
  const done: R[] = []
  let bytes = 0
  for await (const value of values) {
    const size = sizeOf(value)
    while (
      running.size > 0 &&
      (running.size >= ahead || bytes + size > MAX_BYTES_AHEAD)
    ) {
      if (done.length > 0) yield done.shift()!
      else await Promise.race(running)
    }
    const result = work(value).then(found => {
      running.delete(result)
      bytes -= size
      done.push(found)
    })
    // It is awaited further down; until then a failure must not count as unhandled.
    result.catch(() => {})
    running.add(result)
    bytes += size
    while (done.length > 0) yield done.shift()!
  }
  while (running.size > 0 || done.length > 0) {
    if (done.length > 0) yield done.shift()!
    else await Promise.race(running)
  }
}
