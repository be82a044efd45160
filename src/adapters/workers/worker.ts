import { parentPort } from 'node:worker_threads'
import type { BuiltJob, BuiltPage } from '../../built/index.ts'
import {
  type Asks,
  openPageMaker,
  type PageContext,
  type PageJob,
  type PageMaker,
  type PageResult,
  type Supplies,
} from '../../document/page.ts'
import type { BuiltContext } from '../../run/ports.ts'

// Node's reports on a process, for which NODE_OPTIONS may ask, list its environment. The inputs are in it.
process.report.excludeEnv = true

// What all pages have in common, before the first and wherever it changes; and batches of pages, each answered with
// their documents.
let opened: Promise<PageMaker> | undefined
let site: BuiltContext | undefined
parentPort?.on('message', (message: PageContext | BuiltContext | Supplies | (PageJob | BuiltJob)[]) => {
  if (!Array.isArray(message)) {
    if ('built' in message) site = message
    else if ('heads' in message) void opened?.then(maker => maker.supply(message))
    else opened = openPageMaker(message)
  } else if (message.every(isBuilt)) void answerBuilt(message, site as BuiltContext)
  else void answer(message as PageJob[], opened as Promise<PageMaker>)
})

const isBuilt = (job: PageJob | BuiltJob): job is BuiltJob => 'file' in job

/** The parser of HTML is loaded only where a site is built. A page is read by its thread, so that none waits in memory. */
async function answerBuilt(jobs: BuiltJob[], { built, workspace }: BuiltContext): Promise<void> {
  const { readBuilt, MAX_PAGE_BYTES } = await import('../../built/index.ts')
  const { openDisk } = await import('../disk.ts')
  const disk = await openDisk(workspace, '')
  const pages: BuiltPage[] = []
  for (const job of jobs) {
    const tooLarge = `the built page is larger than ${MAX_PAGE_BYTES / 1_000_000} MB`
    const { bytes: html, problem = tooLarge } = await disk.open(job.path, MAX_PAGE_BYTES)
    pages.push(html ? readBuilt({ ...job, html }, built) : { reason: problem })
  }
  parentPort?.postMessage(pages)
}

/** An error ends the thread: the pool then reads its pages one by one, and that page as plain text. */
async function answer(jobs: PageJob[], opened: Promise<PageMaker>): Promise<void> {
  const maker = await opened
  const results: (PageResult | Asks)[] = []
  for (const job of jobs) results.push(await maker.make(job))
  const buffers = results.flatMap(each => (each.kind === 'document' ? [each.json.buffer as ArrayBuffer] : []))
  parentPort?.postMessage(results, buffers)
}
