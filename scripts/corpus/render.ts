import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const options = ['footnotes', 'table', 'strikethrough', 'autolink', 'tasklist'].flatMap(each => ['-e', each])
const script = `for file; do cmark-gfm --unsafe ${options.join(' ')} "$file" > "$file.html" || exit; done`

/** Renders each text on its own by cmark-gfm, as GitHub does. One process starts many, which costs Node much more. */
export async function render(texts: string[], folder: string): Promise<string[]> {
  const files = texts.map((_, index) => join(folder, `${index}.md`))
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')))
  const shell = spawn('sh', ['-c', script, 'sh', ...files], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(shell, 'close')
  if (code !== 0) throw new Error(`cmark-gfm failed (${code}). Install it: apt-get install cmark-gfm.`)
  return Promise.all(files.map(file => readFile(`${file}.html`, 'utf8')))
}
