import * as core from '@actions/core'
import { Worker, isMainThread, parentPort } from 'node:worker_threads'
import { unified } from 'unified'
import remarkParse from 'remark-parse'
if (isMainThread) {
  core.info('main')
  const w = new Worker(new URL(import.meta.url))
  w.on('message', m => console.log(m))
  const github = await import(/* webpackMode: "eager" */ '@actions/github')
  console.log(typeof github.getOctokit)
} else {
  parentPort!.postMessage(JSON.stringify(unified().use(remarkParse).parse('# hi')).length)
}
