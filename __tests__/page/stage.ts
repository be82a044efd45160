import { join } from 'node:path'
import { type Run, watch } from '../../sandbox/page/runs.ts'
import { type Served, servePage } from '../../sandbox/page/serve.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { temporaryFolder } from '../../scripts/demo/folder.ts'
import { makeHistory } from '../../scripts/demo/history.ts'
import { pushAll } from '../../scripts/demo/push-all.ts'
import { cloneOf, openSource } from '../../scripts/demo/source.ts'
import type { Document } from '../../src/document/document.ts'
import { push } from '../sandbox/client.ts'

/** The page over documents that were pushed as they are, each list in a push of its own. */
export async function pageOf(...pushes: Document[][]): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const sandbox = stack.use(await startSandbox())
  const runs: Run[] = []
  for (const [index, documents] of pushes.entries()) {
    const met = watch(sandbox, 'docs')
    await push(sandbox, ...documents)
    const about = { sha: `${index + 1}`.repeat(40), subject: `Push ${index + 1}`, isGreen: true }
    runs.push({ ...about, report: undefined, seconds: 0.1, ...met() })
  }
  const served = stack.use(
    await servePage({ store: sandbox.store, connector: 'docs', title: 'example/docs', runs }, 0),
  )
  const open = stack.move()
  return { url: served.url, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** The page over the demo's own documentation, pushed by the built action, commit by commit. */
export async function pageOfDemo(): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const folder = await temporaryFolder()
  stack.use(folder)
  const sandbox = stack.use(await startSandbox())
  const source = await openSource(await makeHistory(join(folder.path, 'larkspur')), Number.POSITIVE_INFINITY)
  const replay = {
    source,
    checkout: await cloneOf(source, join(folder.path, 'checkout')),
    sandboxUrl: sandbox.url,
    journal: join(folder.path, 'journal.jsonl'),
    files: [],
    signal: new AbortController().signal,
    onLine: () => {},
  }
  const runs = await pushAll(source, replay, sandbox, { onPush: () => {}, onResult: () => {} })
  const served = stack.use(
    await servePage({ store: sandbox.store, connector: 'docs', title: source.name, runs }, 0),
  )
  const open = stack.move()
  return { url: served.url, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
