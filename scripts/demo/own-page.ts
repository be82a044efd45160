import { join } from 'node:path'
import { type Served, servePage } from '../../sandbox/page/serve.ts'
import { startSandbox } from '../../sandbox/server.ts'
import { temporaryFolder } from '../command/folder.ts'
import { makeHistory } from './history.ts'
import { pushAll } from './push-all.ts'
import { openReplay } from './replay.ts'
import { openSource } from './source.ts'

/** The sandbox's page over the demo's own documentation, pushed by the built action, commit by commit. */
export async function serveOwnPage(): Promise<Served> {
  await using stack = new AsyncDisposableStack()
  const folder = stack.use(await temporaryFolder())
  const sandbox = stack.use(await startSandbox())
  const source = await openSource(await makeHistory(join(folder.path, 'larkspur')), Number.POSITIVE_INFINITY)
  const replay = await openReplay(source, folder.path, sandbox.url)
  const runs = await pushAll(source, replay, sandbox, { onPush: () => {}, onResult: () => {} })
  const page = { store: sandbox.store, connector: 'docs', title: source.name, runs }
  const { url } = stack.use(await servePage(page, 0))
  const open = stack.move()
  return { url, [Symbol.asyncDispose]: () => open.disposeAsync() }
}
