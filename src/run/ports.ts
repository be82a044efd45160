import type { DocumentSettings } from '../document/document.ts'
import type { SearchCommit } from '../plan/changes.ts'
import type { Batch, Reply } from '../push/requests.ts'
import type { Answers, QuestionsJob } from '../questions/index.ts'
import type {
  CommitFiles,
  GeneratorChoice,
  SiteFindings,
} from '../sites/index.ts'
import type {
  BuiltPages,
  Commits,
  Maker,
  ReadBlobs,
} from '../snapshot/index.ts'

/** How far a stage has come; `line` is printed where `done` has changed, and once a minute. */
export interface Progress {
  done: number
  line: string
}

/** The log that the user reads while a run goes on. */
export interface Log {
  info: (line: string) => void
  warning: (line: string) => void
  /** One stage of the run; its progress is looked at every few seconds. */
  stage: <T>(
    title: string,
    progress: () => Progress,
    work: () => Promise<T>,
  ) => Promise<T>
}

/** Reads and makes on other threads all that comes from outside, so that nothing in it can delay or crash the run. */
export interface Pool extends BuiltPages, AsyncDisposable {
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
  search: SearchCommit
  /** Answers the questions of a file of a commit. It fails where that takes too long. */
  ask(
    files: CommitFiles,
    questions: QuestionsJob,
    blobs: ReadBlobs,
  ): Promise<Answers>
  /** Opens a commit for making documents of its pages. Several may be open at once. */
  openMaker(
    commit: { files: CommitFiles; sites: SiteFindings },
    settings: DocumentSettings,
    blobs: ReadBlobs,
  ): Maker
}

/** The search service (contract, "Push documents"). */
export interface Service {
  /** Pushes one batch; every answer and every error becomes a Reply. */
  send(batch: Batch): Promise<Reply>
  /** The requests and bytes that were sent so far, answered or not; nothing of the requests that are `refused` is in search. */
  readonly sent: Readonly<{ requests: number; bytes: number; refused: number }>
}

/** The checkout, as far as it is read: commits, trees and blobs, never the files on disk. Every method may throw RepositoryError. */
export interface Repository extends Commits, AsyncDisposable {
  /** The parents of `head`, also those that this clone does not have. */
  parents(): Promise<string[]>
  /** The commit that a branch is at on the server, or `undefined` when there is no such branch. */
  tip(branch: string): Promise<string | undefined>
  /**
   * Whether `head` is older than a commit that was synced: it neither comes after that commit nor is it what the branch
   * is at, as after a force push. Without a commit, only the second counts.
   */
  isBehind(commit: string | undefined, branch: string): Promise<boolean>
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
  /** A run that is started again keeps its ID. */
  runId: string
  /** The commit of the event; a workflow may have checked out another one. */
  sha: string
  temporaryFolder: string
  environment: NodeJS.ProcessEnv
}

/** The ways to end a run from outside: its time limit, and the user. */
export interface Cancellation extends Disposable {
  /** Aborted with a Stop: nothing new is begun. */
  readonly stopping: AbortSignal
  /** Aborted a little later, with an error that says why: what is in flight ends. */
  readonly ending: AbortSignal
  /** Stops the run; requests in flight may still be answered for a while, unless it is to end at once. */
  cancel(atOnce?: boolean): void
  /** Resolves after so many milliseconds, or at once when the run is stopping. */
  sleep(ms: number): Promise<void>
}
