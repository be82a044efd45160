import { parentPort } from 'node:worker_threads'
import { toSafeHtml } from './markup.ts'

parentPort?.on('message', ([markdown, documents]: Parameters<typeof toSafeHtml>) =>
  parentPort?.postMessage(toSafeHtml(markdown, documents)),
)
