import type {
  BuiltHead,
  BuiltJob,
  BuiltSite,
  PackedPage,
  WordsJob,
} from '../built/index.ts'
import type { Place } from '../document/commit.ts'
import type { DocumentSettings } from '../document/document.ts'
import type { PageJob, PageResult } from '../document/page.ts'
import type { SiteFindings } from '../generators/index.ts'
import type { GeneratorChoice } from '../inputs/values.ts'
import type { CommitFiles, CommitSites, ReadBlobs } from '../plan/pages.ts'
import type { Blob, BuiltText, Tree } from '../plan/tree.ts'
import type { Reply } from '../push/outcome.ts'
import type { Batch } from '../push/requests.ts'

/** The log that the user reads while a run goes on. */
export interface Log {
  info: (line: string) => void
  warning: (line: string) => void
  /** One stage of the run; `line` gives its progress every few seconds. */
  stage: <T>(
    title: string,
    line: (seconds: number) => string,
    work: () => Promise<T>,
  ) => Promise<T>
}

/** Reads and makes on other threads all that comes from outside, so that nothing in it can delay or crash the run. */
export interface Pool extends AsyncDisposable {
  /** How many pages to hand in at a time, so that no thread waits for the next. */
  readonly ahead: number
  /** Starts the first thread, if none has started, before there is work for it. */
  warmUp(): void
  /**
   * Finds the sites of a commit. A configuration that takes too long, or that ends its thread, is not read.
   *
   * @param blobs where the files are read.
   */
  findSites(
    files: CommitFiles,
    generator: GeneratorChoice,
    blobs: ReadBlobs,
  ): Promise<SiteFindings>
  /** Opens a commit for making documents of its pages. Several may be open at once. */
  openMaker(
    commit: CommitSites,
    settings: DocumentSettings,
    blobs: ReadBlobs,
  ): Maker
  /**
   * Opens a folder of built pages, each of which its thread reads from the disk.
   *
   * @param site absent while only heads are read.
   */
  openBuiltSite(workspace: string, site?: BuiltSite): BuiltReader
}

/** Makes the documents of pages of one commit by one set of settings. */
export interface Maker {
  make(job: PageJob): Promise<PageResult>
  /** Where readers find pages; `undefined` for a file that belongs to no site. */
  places(paths: readonly string[]): Promise<(Place | undefined)[]>
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

/** The search service (contract, "Push documents"). */
export interface Service {
  /** Pushes one batch; every answer and every error becomes a Reply. */
  send(batch: Batch): Promise<Reply>
  /** The requests and bytes that were sent so far, answered or not; nothing of the requests that are `refused` is in search. */
  readonly sent: Readonly<{ requests: number; bytes: number; refused: number }>
}

/** The checkout, as far as it is read: commits, trees and blobs, never the files on disk. Every method may throw RepositoryError. */
export interface Repository extends AsyncDisposable {
  /** The commit that is checked out. */
  readonly head: string
  /** The parents of `head`, also those that this clone does not have. */
  parents(): Promise<string[]>
  /** The files of a commit, which is fetched when the clone does not have it. */
  tree(commit: string): Promise<Tree>
  /** Blobs in the order of `oids`; one that is larger than `maxBytes` comes without its bytes. */
  blobs(oids: readonly string[], maxBytes: number): AsyncGenerator<Blob>
  /** The commit that a branch is at on the server, or `undefined` when there is no such branch. */
  tip(branch: string): Promise<string | undefined>
  /**
   * Whether `head` is older than a commit that was synced: it neither comes after that commit nor is it what the branch
   * is at, as after a force push. Without a commit, only the second counts.
   */
  isBehind(commit: string | undefined, branch: string): Promise<boolean>
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
  /** Where a text is kept. */
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

/** The job, as the runner describes it (GitHub documentation, "Default environment variables"). */
export interface RunnerContext {
  /** The folder of the checkout. */
  workspace: string
  /** `owner/name`. */
  repository: string
  /** `https://github.com`. */
  serverUrl: string
  /** `https://api.github.com`. */
  apiUrl: string
  runId: string
  /** A run that is started again keeps its ID. */
  runAttempt: string
  /** The ID of the job in its workflow, and that of the step in its job. */
  step: string
  /** The commit of the event; a workflow may have checked out another one. */
  sha: string
  temporaryFolder: string
  environment: NodeJS.ProcessEnv
}
