import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Corpus } from './corpora.ts'
import { compare } from './edits.ts'
import type { Made } from './make.ts'
import { beginsWithHtml, sourceText } from './source-text.ts'

export interface Difference {
  path: string
  what: string
}

const atOnce = 200

/** The documents whose rendered body is not what the rendered page is, but for the edits that are meant. */
export async function findDifferences(corpus: Corpus, made: Made[], folder: string): Promise<Difference[]> {
  const batches = Array.from({ length: Math.ceil(made.length / atOnce) }, (_, index) =>
    made.slice(index * atOnce, (index + 1) * atOnce),
  )
  const differences: Difference[] = []
  const work = async (name: string) => {
    const own = join(folder, name)
    await mkdir(own)
    for (let batch = batches.shift(); batch; batch = batches.shift())
      differences.push(...(await compareAll(corpus, batch, own)))
  }
  await Promise.all(['a', 'b'].map(work))
  return differences.sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function compareAll(corpus: Corpus, made: Made[], folder: string): Promise<Difference[]> {
  const texts = made.flatMap(({ page, document }) => [sourceText(page.content), document.body])
  const html = await render(texts, folder)
  return made.flatMap(({ page: { path }, document }, index) => {
    const [source = '', body = ''] = html.slice(2 * index)
    const isHtmlFirst = beginsWithHtml(texts[2 * index] ?? '')
    const what = compare(source, body, { path, name: document.name, isHtmlFirst, paths: corpus.paths })
    return what === undefined ? [] : [{ path, what }]
  })
}

const options = ['footnotes', 'table', 'strikethrough', 'autolink', 'tasklist'].flatMap(each => ['-e', each])
const script = `for file; do cmark-gfm --unsafe ${options.join(' ')} "$file" > "$file.html" || exit; done`

/** Renders each text on its own by cmark-gfm, as GitHub does. A shell starts many, which costs Node much more. */
async function render(texts: string[], folder: string): Promise<string[]> {
  const files = texts.map((_, index) => join(folder, `${index}.md`))
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')))
  const shell = spawn('sh', ['-c', script, 'sh', ...files], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(shell, 'close')
  if (code !== 0) throw new Error(`cmark-gfm failed (${code}). Install it: apt-get install cmark-gfm.`)
  return Promise.all(files.map(file => readFile(`${file}.html`, 'utf8')))
}
