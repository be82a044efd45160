import { parentPort } from 'node:worker_threads'
import { toSafeHtml } from './markup.ts'

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(toSafeHtml(markdown)))
