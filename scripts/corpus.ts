/**
 * `npm run corpus`: holds the documents of real pages to what must be true of them all. cmark-gfm, which shares no code
 * with this action, renders page and body, and both must look alike but for the edits that are meant; the body of a
 * body is the same; the documents of MDX have all that MDX itself shows; and documents change only together with the normaliser's number.
 */

import { temporaryFolder } from '../sandbox/folder.ts'
import { isMdx } from '../src/text/paths.ts'
import { ArgumentError, command, say } from './command.ts'
import {
  bodiesLine,
  checkBodies,
  findPartDifferences,
  findRestless,
  readBodies,
  recordBodies,
} from './corpus/checks.ts'
import { type Corpus, dependencies, makeDocuments, repository, specification } from './corpus/corpora.ts'
import { findDifferences, judge } from './corpus/fidelity.ts'
import { findLostWords } from './corpus/mdx.ts'

const usage = `Usage: npm run corpus -- [options]

Makes documents of real pages, and checks that cmark-gfm renders them as it renders the pages, that the body of a body
is the same, that the documents of MDX have each word and code block that MDX itself shows, and that the documents are the
recorded ones. The code in MDX pages is run, cut off from this machine as far as Node's vm does that.

  --repo PATH            the pages of this git repository's HEAD; can be given several times
  --dependencies         the READMEs in node_modules
  --specifications       the examples of the CommonMark specification
  --specification FILE   the examples of another text in its form, such as GFM's; can be given several times
  --update               record the documents of the repositories in fixtures/bodies.txt
  --help                 print this
`

const options = {
  repo: { type: 'string', multiple: true },
  dependencies: { type: 'boolean' },
  specifications: { type: 'boolean' },
  specification: { type: 'string', multiple: true },
  update: { type: 'boolean' },
} as const

const commonmark = new URL(import.meta.resolve('commonmark-spec/spec.txt')).pathname

process.exitCode = await command(usage, options, async given => {
  const { repo = [], specification: others = [] } = given
  const specifications = [...(given.specifications ? [commonmark] : []), ...others]
  const corpora = [
    ...(await Promise.all(repo.map(repository))),
    ...(given.dependencies ? [await dependencies()] : []),
    ...(await Promise.all(specifications.map(specification))),
  ]
  if (corpora.length === 0) throw new ArgumentError(`Nothing to check was named.\n\n${usage}`)
  let isFine = true
  for (const corpus of corpora) isFine = (await check(corpus, given.update ?? false)) && isFine
  return isFine
})

async function check(corpus: Corpus, isUpdate: boolean): Promise<boolean> {
  await using folder = await temporaryFolder()
  const made = await makeDocuments(corpus, corpus.pages)
  const markdown = made.filter(({ page }) => !isMdx(page.path))
  const differences = await findDifferences(corpus, markdown, folder.path)
  const { unexplained, stale, explained } = judge(corpus, markdown, differences)
  const restless = await findRestless(corpus, made)
  const { compared, differing } = findPartDifferences(corpus)
  const mdx = await findLostWords(corpus)
  const line = bodiesLine(corpus, made)
  if (isUpdate && line) await recordBodies(line)
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
