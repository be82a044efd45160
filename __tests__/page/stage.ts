import { type Run, type Served, servePage, watch } from '../../sandbox/page/serve.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
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
  const served = stack.use(
    await servePage({ store: sandbox.store, connector: 'docs', title: 'example/docs', runs }, 0),
  )
  const open = stack.move()
  return { url: served.url, sandbox, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
