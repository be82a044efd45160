import { realpath } from 'node:fs/promises'
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from 'node:worker_threads'
import type {
  BuiltHead,
  BuiltJob,
  BuiltSite,
  PackedPage,
  WordsJob,
} from '../../built/index.ts'
import type { DocumentSettings } from '../../document/document.ts'
import {
  openPageMaker,
  type PageJob,
  type PageMaker,
  type PageResult,
} from '../../document/index.ts'
import {
  type Candidates,
  type SearchOptions,
  searchTexts,
} from '../../plan/mentions.ts'
import type { Answers, QuestionsJob } from '../../questions/index.ts'
import {
  Commit,
  type CommitFiles,
  type GeneratorChoice,
  SiteCache,
  type SiteFindings,
  type SitePlace,
} from '../../sites/index.ts'
import type { Blob } from '../../snapshot/index.ts'

// Node's reports on a process, for which NODE_OPTIONS may ask, list its environment. The inputs are in it.
process.report.excludeEnv = true

/** Reads files of a commit while this thread waits: the main thread answers on the port, and then wakes it. */
export interface FilesChannel {
  port: MessagePort
  /** One number: 1 when an answer is on the port. */
  answered: Int32Array
}

/** The things that jobs are made with, such as a commit. Each is sent to a thread once, before the first job that names its number. */
export type JobContext =
  | { kind: 'commit'; files: CommitFiles }
  | {
      kind: 'maker'
      commit: number
      configs: SiteFindings['configs']
      settings: DocumentSettings
    }
  | { kind: 'built'; workspace: string; site?: BuiltSite | undefined }

/** One piece of work; `context` is the number of what it is made with. */
export type Job = { context: number } & (
  | { kind: 'sites'; generator: GeneratorChoice; without: readonly string[] }
  | { kind: 'search'; options: SearchOptions }
  | { kind: 'places'; paths: readonly string[] }
  | ({ kind: 'questions' } & QuestionsJob)
  | { kind: 'page'; page: PageJob }
  | { kind: 'head'; page: Pick<BuiltJob, 'file' | 'path'> }
  | { kind: 'built'; page: BuiltJob }
  | { kind: 'words'; page: WordsJob }
)

export type Result =
  | SiteFindings
  | Candidates
  | (SitePlace | undefined)[]
  | PageResult
  | Answers
  | BuiltHead
  | PackedPage
  | number[]

const { port, answered } = workerData as FilesChannel
const commits = new Map<number, Commit>()
const makers = new Map<number, Promise<PageMaker>>()
const builtSites = new Map<number, BuiltContext>()
const cache = new SiteCache()

parentPort?.on(
  'message',
  (message: { id: number; context: JobContext } | Job[]) => {
    if (Array.isArray(message)) void answer(message)
    else open(message.id, message.context)
  },
)

function open(id: number, context: JobContext): void {
  if (context.kind === 'commit') {
    const read = (oids: readonly string[]) => readNow(id, oids)
    commits.set(id, new Commit(context.files, read, cache))
  } else if (context.kind === 'maker') {
    makers.set(
      id,
      openPageMaker(
        commits.get(context.commit)!,
        context.configs,
        context.settings,
      ),
    )
  } else {
    builtSites.set(id, context)
  }
}

function readNow(
  commit: number,
  oids: readonly string[],
): readonly (Uint8Array | undefined)[] {
  if (oids.length === 0) return []
  port.postMessage({ commit, oids })
  Atomics.wait(answered, 0, 0)
  Atomics.store(answered, 0, 0)
  return receiveMessageOnPort(port)!.message
}

/** Posts the result of each job when it is there. An error ends the thread: the job may be its cause. */
async function answer(jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    const result = await work(job)
    const buffers: ArrayBuffer[] = []
    if ('json' in result && result.json)
      buffers.push(result.json.buffer as ArrayBuffer)
    parentPort?.postMessage(result, buffers)
  }
}

async function work(job: Job): Promise<Result> {
  switch (job.kind) {
    case 'sites':
      return commits.get(job.context)!.findSites(job.generator, job.without)
    case 'search':
      return searchTexts(job.options, oids => readNow(job.context, oids))
    case 'places':
      return (await makers.get(job.context)!).places(job.paths)
    case 'questions': {
      // SQLite is loaded only now. Early versions of Node 24 warn that it is experimental.
      process.emitWarning = () => {}
      const { answerQuestions } = await import('../../questions/index.ts')
      const yaml = commits.get(job.context)!.textOf(job.path)
      return answerQuestions(job, yaml)
    }
    case 'page':
      return makeDocument(job.page, await makers.get(job.context)!)
    case 'head':
      return readHead(job.page, builtSites.get(job.context)!)
    case 'built':
      return readBuiltPage(job.page, builtSites.get(job.context)!)
    case 'words':
      return compareWords(job.page)
  }
}

async function compareWords({ source, pages }: WordsJob): Promise<number[]> {
  const { sharesShown } = await import('../../built/index.ts')
  return sharesShown(new TextDecoder().decode(source), pages)
}

/** The folder of a built site that jobs read, and what is known of the site. */
type BuiltContext = Extract<JobContext, { kind: 'built' }>

// The parser of HTML is loaded only where a site is built. A page is read by its thread, so that none waits in memory.

async function readHead(
  { file, path }: Pick<BuiltJob, 'file' | 'path'>,
  { workspace }: BuiltContext,
): Promise<BuiltHead> {
  const { readBuiltHead } = await import('../../built/index.ts')
  const { bytes } = await openBuilt(path, workspace)
  return readBuiltHead(bytes ?? new Uint8Array(), file)
}

async function readBuiltPage(
  job: BuiltJob,
  { site, workspace }: BuiltContext,
): Promise<PackedPage> {
  const { packBuilt, readBuilt, MAX_PAGE_BYTES } = await import(
    '../../built/index.ts'
  )
  const { bytes: html, problem } = await openBuilt(job.path, workspace)
  if (html) return packBuilt(readBuilt({ ...job, html }, site!))
  const tooLarge = `the built page is larger than ${MAX_PAGE_BYTES / 1_000_000} MB`
  return { reason: problem ?? tooLarge }
}

async function openBuilt(path: string, workspace: string): Promise<Blob> {
  const { MAX_PAGE_BYTES } = await import('../../built/index.ts')
  const { openFile } = await import('../disk.ts')
  return openFile(path, MAX_PAGE_BYTES, await realpath(workspace))
}

async function makeDocument(
  job: PageJob,
  maker: PageMaker,
): Promise<PageResult> {
  if (job.built === undefined) return maker.make(job)
  const { readKept } = await import('../disk.ts')
  const text = await readKept(job.built).catch((error: Error) => error)
  if (!(text instanceof Error)) return maker.make(job, text)
  // Otherwise the page would be pushed by its source.
  const reason = `was not read: what was made of its built page cannot be read again (${text.message}).`
  return { kind: 'unread', reason, topic: 'page-not-read', messages: [] }
}
