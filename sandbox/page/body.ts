import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { raw } from 'hono/html'
import type { Html } from './layout.ts'

/** More than any page that was written to be read takes, and the start of the thread with it. */
const defaultLimitMs = 5000

let worker: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * A body as safe HTML. `undefined` when it cannot be rendered, or not within the limit: Markdown's parsers can be driven
 * to take quadratic time, and the page must go on answering. So it is done in a thread, one body after the other.
 */
export function renderBody(markdown: string, limitMs = defaultLimitMs): Promise<Html | undefined> {
  const rendering = queue.then(() => render(markdown, limitMs))
  queue = rendering
  return rendering
}

async function render(markdown: string, limitMs: number): Promise<Html | undefined> {
  worker ??= new Worker(new URL('body-worker.ts', import.meta.url))
  const current = worker
  current.ref()
  try {
    const answer = once(current, 'message', { signal: AbortSignal.timeout(limitMs) })
    current.postMessage(markdown)
    const [html] = (await answer) as [string | undefined]
    return html === undefined ? undefined : raw(html)
  } catch {
    worker = undefined
    await current.terminate()
    return undefined
  } finally {
    // A thread that waits for work keeps no process from ending.
    current.unref()
  }
}
