import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Corpus } from './corpora.ts'
import { compare } from './edits.ts'
import type { Made } from './make.ts'
import { render } from './render.ts'
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
