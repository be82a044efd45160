import type {
  BuiltHead,
  BuiltJob,
  BuiltSite,
  PackedPage,
  WordsJob,
} from '../built/index.ts'
import type { BuiltText } from '../document/document.ts'
import type { Blob, Tree } from './tree.ts'

/** Reads blobs in the order of `oids`; one that is larger than `maxBytes` comes without its bytes. */
export type ReadBlobs = (
  oids: readonly string[],
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
  /** @param maxBytes of a file that is larger only the size counts. */
  look(paths: readonly string[], maxBytes?: number): Promise<DiskFile[]>
  /** The file as it was looked at; one that is larger than `maxBytes` comes without its bytes. */
  read(file: DiskFile, maxBytes: number): Promise<Blob>
  open(path: string, maxBytes: number): Promise<Omit<Blob, 'oid'>>
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
  /** Reads what must be known of all built pages first; a page whose thread ended has only a reason. */
  readHead(page: Pick<BuiltJob, 'file' | 'path'>): Promise<HeadResult>
  /** The shares of a source's words that built pages show; none for a source whose thread ended. */
  compareWords(job: Pick<WordsJob, 'source' | 'pages'>): Promise<number[]>
  readPage(page: Omit<BuiltJob, 'reads'>): Promise<PackedPage>
}

/** The head of a built page, with the digest of its file. */
export type HeadResult =
  | { head: BuiltHead; digest: string }
  | { head?: undefined; digest?: undefined; reason: string }
