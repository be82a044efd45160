/**
 * A thread that reads commits: for each it answers what went wrong, or what was made. A test that hangs here can be ended,
 * which in its own thread it could not.
 */
import { parentPort } from 'node:worker_threads'
import { openPageMaker } from '../../src/document/index.ts'
import { Commit } from '../../src/sites/commit.ts'
import { settings } from '../document/settings.ts'

export interface Answer {
  error?: string
  /** What was said of the sites, and all documents. */
  texts: string[]
  /** How many sites there are. */
  sites: number
}

async function read(files: Readonly<Record<string, string>>): Promise<Answer> {
  const paths = Object.keys(files)
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]))
  const oids = new Map(paths.map(path => [path, path]))
  const commit = new Commit({ oids }, wanted => wanted.map(path => bytes.get(path)))
  // They go to other threads.
  const { all, configs, messages } = structuredClone(await commit.findSites('auto', []))
  const maker = await openPageMaker(commit, configs, settings)
  maker.places(paths)
  const texts = [JSON.stringify(all), ...messages]
  for (const path of paths.filter(path => /\.mdx?$/.test(path))) {
    const page = { path, externalRef: path, content: bytes.get(path)! }
    const result = await maker.make(page)
    if (result.kind === 'document') texts.push(new TextDecoder().decode(result.json))
  }
  return { texts, sites: all.length }
}

parentPort!.on('message', async (files: Readonly<Record<string, string>>) => {
  const answer = await read(files).catch(
    (error: Error): Answer => ({ error: error.stack ?? error.message, texts: [], sites: 0 }),
  )
  parentPort!.postMessage(answer)
})
