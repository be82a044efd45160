import { join } from 'node:path'
import { temporaryFolder } from '../../sandbox/folder.ts'
import { type Run, type Served, servePage, watch } from '../../sandbox/page/serve.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { makeHistory } from '../../scripts/demo/larkspur.ts'
import { openReplay, pushAll } from '../../scripts/demo/push.ts'
import { openSource } from '../../scripts/demo/source.ts'
import type { Document } from '../../src/document/document.ts'
import { push } from '../sandbox/client.ts'

/** The page over documents that were pushed as they are, each list in a push of its own. */
export const pageOf = (...pushes: Document[][]): Promise<Served> => openPage(...pushes)

/** The same with the service behind it. */
export async function openPage(...pushes: Document[][]): Promise<Served & { sandbox: Sandbox }> {
  await using stack = new AsyncDisposableStack()
  const sandbox = stack.use(await startSandbox())
  const runs: Run[] = []
  for (const [index, documents] of pushes.entries()) {
    const met = watch(sandbox, 'docs')
    await push(sandbox, ...documents)
    const about = { sha: `${index + 1}`.repeat(40), subject: `Push ${index + 1}`, isGreen: true }
    runs.push({ ...about, report: undefined, seconds: 0.1, ...met() })
  }
  const served = stack.use(await servePage({ store: sandbox.store, title: 'example/docs', runs }, 0))
  const open = stack.move()
  return { url: served.url, sandbox, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** The sandbox's page over the demo's own documentation, pushed by the built action, commit by commit. */
export async function serveOwnPage(): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await temporaryFolder())
  const sandbox = stack.use(await startSandbox())
  const source = await openSource(await makeHistory(join(folder.path, 'larkspur')), Number.POSITIVE_INFINITY)
  const replay = await openReplay(source, folder.path, sandbox.url)
  const runs = await pushAll(source, replay, sandbox)
  const page = { store: sandbox.store, title: source.name, runs }
  const { url } = stack.use(await servePage(page, 0))
  const open = stack.move()
  return { url, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
