import { isMainThread } from 'node:worker_threads'
import { refuseNode } from './node-version.ts'
import * as runner from './runner.ts'

runner.keepOutOfReports()

// Each loads what it needs and no more: what a thread compiles and does not run is most of a short run.
const refusal = refuseNode(runner.nodeVersion())
// An older Node may not even understand what would be loaded next.
if (refusal !== undefined) {
  // The `post` step need not say it again: the main one has left it nothing to end.
  if (!runner.isPost()) runner.fail(refusal)
} else if (isMainThread) {
  const { start } = await import('./start.ts')
  await start(new URL(import.meta.url))
} else {
  const { serve } = await import('./prepare.ts')
  serve()
}
