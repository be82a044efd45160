import { parentPort } from 'node:worker_threads'
import type { BuiltJob, PackedPage, WordsJob } from '../../built/index.ts'
import {
  type Asks,
  openPageMaker,
  type PageContext,
  type PageJob,
  type PageMaker,
  type PageResult,
  type Supplies,
} from '../../document/page.ts'
import { digestOf } from '../../journal/digests.ts'
import type { BuiltContext, HeadResult } from '../../run/ports.ts'

// Node's reports on a process, for which NODE_OPTIONS may ask, list its environment. The inputs are in it.
process.report.excludeEnv = true

// What all pages have in common, before the first and wherever it changes; and batches of pages, each answered with
// their documents, or what was read of built pages.
let opened: Promise<PageMaker> | undefined
let around: BuiltContext | undefined
parentPort?.on('message', (message: PageContext | BuiltContext | Supplies | Job[]) => {
  if (Array.isArray(message)) void answer(message, opened as Promise<PageMaker>, around as BuiltContext)
  else if ('workspace' in message) around = message
  else if ('heads' in message) void opened?.then(maker => maker.supply(message))
  else opened = openPageMaker(message)
})

type Job = PageJob | BuiltJob | WordsJob

/** An error ends the thread: the pool then reads its pages one by one, and that page as plain text. */
async function answer(jobs: Job[], opened: Promise<PageMaker>, around: BuiltContext): Promise<void> {
  const maker = await opened
  const results: (PageResult | Asks | HeadResult | PackedPage | number[])[] = []
  for (const job of jobs) {
    if (!('reads' in job)) results.push(await makeDocument(job, maker))
    else if (job.reads === 'words') results.push(await compareWords(job))
    else results.push(await readBuiltPage(job, around))
  }
  const buffers = results.flatMap(each =>
    'json' in each && each.json ? [each.json.buffer as ArrayBuffer] : [],
  )
  parentPort?.postMessage(results, buffers)
}

async function compareWords({ source, pages, unparsed }: WordsJob): Promise<number[]> {
  // It took too long, or too much memory, before.
  if (unparsed) return []
  const { sharesShown } = await import('../../built/index.ts')
  return sharesShown(new TextDecoder().decode(source), pages)
}

/** The parser of HTML is loaded only where a site is built. A page is read by its thread, so that none waits in memory. */
async function readBuiltPage(
  job: BuiltJob,
  { site, workspace }: BuiltContext,
): Promise<HeadResult | PackedPage> {
  const { packBuilt, readBuilt, readBuiltHead, MAX_PAGE_BYTES } = await import('../../built/index.ts')
  const { openDisk } = await import('../disk.ts')
  const disk = await openDisk(workspace, '')
  const tooLarge = `the built page is larger than ${MAX_PAGE_BYTES / 1_000_000} MB`
  const { bytes: html, problem = tooLarge } = await disk.open(job.path, MAX_PAGE_BYTES)
  if (job.reads === 'head') {
    const content = html ?? new TextEncoder().encode(`${job.path}: ${problem}`)
    return { head: readBuiltHead(content, job.file), digest: digestOf(content) }
  }
  return html && site ? packBuilt(readBuilt({ ...job, html }, site)) : { reason: problem }
}

async function makeDocument(job: PageJob, maker: PageMaker): Promise<PageResult | Asks> {
  if (job.built === undefined) return maker.make(job)
  const { readKept } = await import('../disk.ts')
  const text = await readKept(job.built).catch((error: Error) => error)
  if (!(text instanceof Error)) return maker.make(job, text)
  // Otherwise the page would be pushed by its source.
  const reason = `was not read: what was made of its built page cannot be read again (${text.message}).`
  return { kind: 'unread', reason, topic: 'page-not-read', messages: [] }
}
