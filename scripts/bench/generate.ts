import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { git } from '../command/git.ts'
import { pick, randomFrom } from '../replay/random.ts'

/** Makes a repository whose one commit has so many pages; nothing is checked out. */
export async function generate(folder: string, pages: number, pageBytes: number): Promise<void> {
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  const arguments_ = ['-C', folder, '-c', 'core.compression=1', 'fast-import', '--quiet', '--depth=0']
  const child = spawn('git', arguments_, { stdio: ['pipe', 'ignore', 'inherit'] })
  const exit = once(child, 'exit')
  await pipeline(Readable.from(commit(pages, pageBytes)), child.stdin)
  const [code] = await exit
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`)
}

/** The input of `git fast-import` (its documentation, "Input format"). */
function* commit(pages: number, pageBytes: number): Generator<string> {
  const message = `${pages} pages`
  yield `commit refs/heads/main\ncommitter A Writer <writer@example.com> 1767225600 +0000\ndata ${message.length}\n${message}\n`
  for (let index = 0; index < pages; index++) {
    const text = page(index, pages, pageBytes)
    yield `M 100644 inline ${pathOf(index)}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  }
}

/** A hundred pages to a folder. */
const pathOf = (index: number) => `docs/part-${Math.floor(index / 100)}/page-${index}.md`

/** A page of every usual kind of Markdown, with links to others, that no other page equals. */
function page(index: number, pages: number, bytes: number): string {
  const random = randomFrom(index)
  const word = () => pick(random, words)
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`
  let text = `---\ntitle: Page ${index}\ntags: [${word()}, ${word()}]\n---\n\n# Page ${index}\n`
  for (let section = 1; text.length < bytes; section++) {
    const other = Math.floor(random() * pages)
    text += `
## ${word()} ${section}

${sentence()} See [page ${other}](../../${pathOf(other)}#${word()}). ${sentence()} **${word()}** ${sentence()}

- ${sentence()}
- \`${word()}\` ${sentence()}

| ${word()} | ${word()} |
|---|---|
| ${word()} | ${sentence()} |

\`\`\`sh
${word()} --${word()} ${index}
\`\`\`
`
  }
  return text
}

const words =
  'search page connector batch document archive service journal attempt request answer key branch commit tree blob lane budget retry pause label title folder index guide reference recipe error limit memory stream order table heading'.split(
    ' ',
  )
