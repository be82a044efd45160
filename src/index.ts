import { isMainThread } from 'node:worker_threads'

// Each loads what it needs and no more: what a thread compiles and does not run is most of a short run.
if (isMainThread) {
  const { start } = await import('./start.ts')
  await start(new URL(import.meta.url))
} else {
  const { serve } = await import('./prepare.ts')
  serve()
}
