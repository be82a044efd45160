/**
 * `npm run corpus`: compares the documents of real pages with the pages. cmark-gfm, which shares no code with this action,
 * renders page and body, and both must have the same words, code and elements; the documents of MDX have all that MDX itself
 * shows; and documents change only together with the normaliser's number.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'
import { documentOf } from '../__tests__/document/settings.ts'
import { temporaryFolder } from '../sandbox/folder.ts'
import { openRepository } from '../src/adapters/git/index.ts'
import { type Document, normaliserVersion } from '../src/document/document.ts'
import { splitFrontMatter } from '../src/markdown/front-matter.ts'
import { pageStem } from '../src/sites/website.ts'
import { decode } from '../src/text/index.ts'
import { isMdx, toPaths } from '../src/text/paths.ts'
import { ArgumentError, command, say } from './command.ts'
import { checkPage, differing } from './corpus/mdx.ts'
import { countSteps } from './corpus/steps.ts'
import { settings } from './site/repository.ts'
import { Gathering, gather, missing, type Seen, wordsOf } from './site/seen.ts'

const usage = `Usage: npm run corpus -- [options]

Makes documents of real pages, without a site, and checks that cmark-gfm shows of each what it shows of the page, and that the
documents of MDX have each word and code block that MDX itself shows. The code in MDX pages is run, cut off from this machine
as far as Node's vm does that.

  --repo PATH            the pages of this git repository's HEAD; can be given several times
  --dependencies         the READMEs in node_modules
  --specification FILE   the examples of a text in the form of CommonMark's specification; can be given several times
  --update               record the documents of the repositories in fixtures/bodies.txt
  --steps FOLDER...      count instead, for each step that reads a generator's syntax, on how many pages of how many of these
                         repositories it changes the text
  --help                 print this
`

const options = {
  repo: { type: 'string', multiple: true },
  dependencies: { type: 'boolean' },
  specification: { type: 'string', multiple: true },
  update: { type: 'boolean' },
  steps: { type: 'boolean' },
} as const

/**
 * Examples that differ because cmark-gfm follows CommonMark 0.29, where a comment in a line may not hold "--", or because
 * they turn raw text elements such as <xmp> off, which is not done here.
 */
const PARSERS_DIFFER = new Set([
  'commonmark-spec/spec.txt 625.md',
  'test/spec.txt 645.md',
  'test/spec.txt 646.md',
  'test/extensions.txt 22.md',
])

const records = new URL('../fixtures/bodies.txt', import.meta.url)

/** Pages that are checked together, and the paths around them. */
interface Corpus {
  name: string
  /** Of a repository. */
  commit?: string
  paths: readonly string[]
  pages: { path: string; content: Uint8Array }[]
}

process.exitCode = await command(
  usage,
  options,
  async ({ repo = [], specification = [], ...given }, _, folders) => {
    if (given.steps) {
      say(...(await countSteps(folders)))
      return true
    }
    const corpora = [
      ...(await Promise.all(repo.map(repository))),
      ...(given.dependencies ? [await dependencies()] : []),
      ...(await Promise.all(specification.map(examples))),
    ]
    if (corpora.length === 0) throw new ArgumentError(`Nothing to check was named.\n\n${usage}`)
    let isFine = true
    for (const corpus of corpora) isFine = (await check(corpus, given.update ?? false)) && isFine
    return isFine
  },
  true,
)

/** The pages of a repository's HEAD. */
async function repository(folder: string): Promise<Corpus> {
  const remote = { serverUrl: 'https://github.com', repository: 'o/r', token: '', temporaryFolder: tmpdir() }
  await using opened = await openRepository(resolve(folder), { environment: process.env, ...remote })
  const entries = (await opened.tree(opened.head)) ?? []
  const wanted = entries.filter(({ kind, path, isUtf8 }) => kind === 'file' && pageStem(path) && isUtf8)
  const pages: Corpus['pages'] = []
  for await (const { bytes = new Uint8Array() } of opened.blobs(
    wanted.map(({ oid }) => oid),
    20_000_000,
  ))
    pages.push({ path: wanted[pages.length]?.path ?? '', content: bytes })
  return {
    name: basename(resolve(folder)),
    commit: opened.head,
    paths: entries.map(({ path }) => path),
    pages,
  }
}

/** The READMEs that came with this project's dependencies. */
async function dependencies(): Promise<Corpus> {
  const root = new URL('../', import.meta.url).pathname
  const paths: string[] = []
  for await (const path of glob('node_modules/**/*.{md,markdown}', { cwd: root }))
    if (/\/readme\.(?:md|markdown)$/i.test(path)) paths.push(path)
  const pages = paths.sort().map(async path => ({ path, content: await readFile(root + path) }))
  return { name: 'dependencies', paths, pages: await Promise.all(pages) }
}

/** The examples of a text in the form of CommonMark's specification; there `→` is a tab. */
async function examples(file: string): Promise<Corpus> {
  const text = await readFile(file, 'utf8')
  const found = text.matchAll(/^`{32} example.*\n([\s\S]*?)^\.\n[\s\S]*?^`{32}$/gm)
  const pages = Array.from(found, ([, markdown = ''], index) => ({
    path: `${index + 1}.md`,
    content: new TextEncoder().encode(markdown.replaceAll('→', '\t')),
  }))
  return { name: file.split('/').slice(-2).join('/'), paths: [], pages }
}

async function check(corpus: Corpus, isUpdate: boolean): Promise<boolean> {
  const paths = toPaths(corpus.paths)
  const made: { path: string; text: string; document: Document }[] = []
  const faults: string[] = []
  for (const { path, content } of corpus.pages) {
    const found = documentOf(path, content, paths, settings)
    const decoded = decode(content)
    if (found.kind === 'document' && decoded.kind === 'text')
      made.push({ path, text: splitFrontMatter(decoded.text).text, document: found.document })
    if (!isMdx(path)) continue
    const mdx = await checkPage(path, content, paths, settings)
    if (mdx.kind === 'compared' && mdx.lost.length + mdx.changed.length + mdx.restructured.length > 0)
      faults.push(`${path}: by MDX: ${JSON.stringify(mdx).slice(0, 300)}`)
  }
  const markdown = made.filter(({ path }) => !isMdx(path))
  const shown = await render(markdown.flatMap(({ text, document }) => [text, document.body]))
  for (const [index, { path }] of markdown.entries()) {
    const what = compare(shown[2 * index] ?? '', shown[2 * index + 1] ?? '')
    if (what !== undefined && !PARSERS_DIFFER.has(`${corpus.name} ${path}`)) faults.push(`${path}: ${what}`)
  }
  const record = await checkRecord(
    corpus,
    made.map(({ document }) => document),
    isUpdate,
  )
  say(
    `${corpus.name}: ${corpus.pages.length} pages, ${made.length} documents, ${markdown.length} of them of plain Markdown; ${faults.length} faults`,
    ...[...faults, ...record].map(each => `  ${each}`),
  )
  return faults.length + record.length === 0
}

/** Renders each text on its own by cmark-gfm, as GitHub does. A shell starts many, which costs Node much more. */
async function render(texts: string[]): Promise<string[]> {
  await using folder = await temporaryFolder()
  const flags = ['footnotes', 'table', 'strikethrough', 'autolink', 'tasklist'].map(each => `-e ${each}`)
  const files = texts.map((_, index) => join(folder.path, `${index}.md`))
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')))
  const loop = `for file in *.md; do cmark-gfm --unsafe ${flags.join(' ')} "$file" > "$file.html" || exit; done`
  const shell = spawn('sh', ['-c', loop], { cwd: folder.path, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(shell, 'close')
  if (code !== 0) throw new Error(`cmark-gfm failed (${code}). Install it: apt-get install cmark-gfm.`)
  return Promise.all(files.map(file => readFile(`${file}.html`, 'utf8')))
}

/** What a rendered page shows and its rendered body does not, or the other way round; a title may be put at its beginning. */
function compare(page: string, body: string): string | undefined {
  const countHeadings = (html: string) => html.split('<h1>').length
  const hasTitle = countHeadings(body) > countHeadings(page)
  const rest = hasTitle ? body.replace(/^<h1>.*<\/h1>\n/, '') : body
  const [all, ours] = [seenOf(page), seenOf(rest)]
  const lost = missing(wordsOf(all.text), wordsOf(ours.text))
  const added = missing(wordsOf(ours.text), wordsOf(all.text))
  const code = differing(all.code, ours.code)
  const elements = differing(all.elements, ours.elements)
  if ([lost, added, code, elements].every(each => each.length === 0)) return undefined
  return JSON.stringify({ lost, added, code, elements }).slice(0, 300)
}

function seenOf(html: string): Seen {
  const gathering = new Gathering()
  gather(fromParse5(parseFragment(html)), gathering)
  return gathering.seen
}

/** What is wrong by the record of a repository's documents, of which each line is its name, commit, normaliser and digest. */
async function checkRecord({ name, commit }: Corpus, documents: Document[], isUpdate: boolean) {
  if (commit === undefined) return []
  const texts = documents.map(each => JSON.stringify(Object.entries(each).sort())).sort()
  const digest = createHash('sha256').update(texts.join('\n')).digest('hex')
  const line = [name, commit, String(normaliserVersion), digest].join(' ')
  const lines = (await readFile(records, 'utf8')).trim().split('\n')
  if (isUpdate) {
    const others = lines.filter(each => !each.startsWith(`${name} `))
    await writeFile(records, `${[...others, line].sort().join('\n')}\n`)
  }
  const isSame = (each: string) => each.startsWith(line.slice(0, -digest.length))
  if (isUpdate || lines.includes(line) || !lines.some(isSame)) return []
  return [
    'the same pages resulted in other documents than those recorded under the same number. Raise normaliserVersion in src/document/document.ts, so that every page is pushed again, and run this with --update.',
  ]
}
