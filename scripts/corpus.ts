/**
 * `npm run corpus`: holds the documents of real pages to what must be true of them all. cmark-gfm, which shares no code
 * with this action, renders page and body, and both must look alike but for the edits that are meant; the body of a
 * body is the same; the documents of MDX have all that MDX itself shows; and documents change only together with the normaliser's number.
 */

import { isMdx } from '../src/document/load.ts'
import { command } from './command/command.ts'
import { temporaryFolder } from './command/folder.ts'
import { say } from './command/say.ts'
import { type CorpusOptions, readArguments, usage } from './corpus/arguments.ts'
import { bodiesLine, checkBodies, readBodies, recordBodies } from './corpus/bodies.ts'
import { type Corpus, dependencies, repository, specification } from './corpus/corpora.ts'
import { findDifferences } from './corpus/fidelity.ts'
import { findRestless } from './corpus/idempotence.ts'
import { makeDocuments } from './corpus/make.ts'
import { findPartDifferences } from './corpus/parts.ts'
import { judge } from './corpus/reasons.ts'
import { findLostWords } from './words/check.ts'

process.exitCode = await command(readArguments, usage, async options => {
  let isFine = true
  for (const corpus of await open(options)) isFine = (await check(corpus, options)) && isFine
  return isFine
})

async function open({ repos, hasDependencies, specifications }: CorpusOptions): Promise<Corpus[]> {
  return [
    ...(await Promise.all(repos.map(repository))),
    ...(hasDependencies ? [await dependencies()] : []),
    ...(await Promise.all(specifications.map(specification))),
  ]
}

async function check(corpus: Corpus, options: CorpusOptions): Promise<boolean> {
  await using folder = await temporaryFolder()
  const made = await makeDocuments(corpus, corpus.pages)
  const markdown = made.filter(({ page }) => !isMdx(page.path))
  const differences = await findDifferences(corpus, markdown, folder.path)
  const { unexplained, stale, explained } = judge(corpus, markdown, differences)
  const restless = await findRestless(corpus, made)
  const { compared, differing } = findPartDifferences(corpus)
  const mdx = await findLostWords(corpus)
  const line = bodiesLine(corpus, made)
  if (options.isUpdate && line) await recordBodies(line)
  const complaint = line && checkBodies(line, await readBodies())
  const without = corpus.pages.length - made.length
  say(
    `${corpus.name}: ${corpus.pages.length} pages, ${made.length} documents (${without} pages hidden or not text)`,
    `  fidelity: ${markdown.length} documents compared, ${unexplained.length} differ without a listed reason, ${explained.length} with one`,
    ...unexplained.map(({ path, what }) => `    ${path}: ${what}`),
    ...stale.map(path => `    ${path}: is listed with a reason and does not differ; take it off the list`),
    `  idempotence: ${made.length} bodies put through again, ${restless.length} changed`,
    ...restless.map(({ path, what }) => `    ${path}: ${what}`),
    `  parts: ${compared} pages read in parts and whole, ${differing.length} differ`,
    ...differing.map(({ path, what }) => `    ${path}: ${what}`),
    `  MDX: ${mdx.compared} pages compared with what MDX shows, ${mdx.differing.length} differ`,
    ...mdx.differing.map(({ path, what }) => `    ${path}: ${what.slice(0, 300)}`),
    ...(line ? [`  bodies: ${line.digest}${complaint ? `\n    ${complaint}` : ''}`] : []),
  )
  const faults = [unexplained, stale, restless, differing, mdx.differing].flat().length
  return faults === 0 && !complaint
}
