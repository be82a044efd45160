import { parentPort } from 'node:worker_threads'
import type { Document, Message } from './document/document.ts'
import { excerpt } from './document/excerpt.ts'
import { toDocument, toPlainDocument } from './document/index.ts'
import { isMdx, loadMdx } from './document/mdx/load.ts'
import { first } from './document/messages.ts'
import { shown } from './shown.ts'
import type { Context, PageJob, Prepared } from './workers.ts'

/** A page of nothing but broken links has hundreds of thousands. */
const MAX_MESSAGES = 1_000

/** In a worker thread: is told what all pages have in common, and then answers some pages at a time with their documents. */
export function serve(): void {
  parentPort?.once('message', (context: Context) => {
    parentPort?.on('message', async (jobs: PageJob[]) => {
      if (jobs.some(job => isMdx(job.path))) await loadMdx()
      const prepared = jobs.map(job => prepareSafely(job, context))
      const buffers = prepared.flatMap(each =>
        each.kind === 'document' ? [each.json.buffer as ArrayBuffer] : [],
      )
      parentPort?.postMessage(prepared, buffers)
    })
  })
}

// An error that got out would end the thread, and with it the next page.
function prepareSafely(job: PageJob, context: Context): Prepared {
  try {
    return prepare(job, context)
  } catch (error) {
    const reason = `could not be read (${shown(String(error))}). Split the page, or simplify its front matter.`
    return { kind: 'unread', reason, messages: [] }
  }
}

export function prepare(
  { path, externalRef, content, archived, unparsed }: PageJob,
  { paths, settings }: Context,
): Prepared {
  const result = unparsed
    ? toPlainDocument(path, content, settings, unparsed)
    : toDocument(path, content, paths, settings)
  const messages = first(MAX_MESSAGES, result.messages)
  if (result.kind !== 'document') return { ...result, messages }
  return toPrepared({ ...result.document, external_ref: externalRef, archived }, messages)
}

function toPrepared(document: Document, messages: Message[]): Prepared {
  return {
    kind: 'document',
    // The title may be as long as the page, and is kept for the report.
    name: excerpt(document.name),
    json: new TextEncoder().encode(JSON.stringify(document)),
    messages,
  }
}
