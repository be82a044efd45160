import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../command/folder.ts'
import { git } from '../command/git.ts'
import { say } from '../command/say.ts'
import { filesOf } from '../site/repository.ts'
import { push } from './contestants.ts'
import { measure } from './match.ts'
import { type Size, sizesTable } from './scaling.ts'
import type { Sink } from './sink.ts'

/** What is measured of a built site. */
export interface BuiltOptions {
  /** The folder that a generator built it into. */
  site: string
  /** So many pages, for which its own are copied. */
  sizes: readonly number[]
  runs: number
}

/** Measures first pushes of a built site, in sizes one after another: each is gone before the next is made. */
export async function measureBuilt(
  { site, sizes, runs }: BuiltOptions,
  sink: Sink,
  signal: AbortSignal,
): Promise<Size[]> {
  const measured: Size[] = []
  for (const pages of sizes) {
    await using folder = await temporaryFolder()
    const within = (name: string) => join(folder.path, name)
    say(`Measuring ${pages} pages of ${site}.`)
    const workspace = { folder: within('repository'), ...(await copySite(site, within('repository'), pages)) }
    const stage = { workspace, sink, within, signal }
    const run = async () => {
      await rm(within('journal.jsonl'), { force: true })
      return push(stage, workspace.head, within('journal.jsonl'), {
        inputs: { 'built-site': 'public -> docs/' },
      })
    }
    measured.push({ pages, ...(await measure([{ name: 'full push', documents: pages, run }], stage, runs)) })
  }
  return measured
}

/** Copies the pages of a site, each with words of its own, beside a commit of as many sources. */
async function copySite(site: string, folder: string, count: number) {
  const files = (await filesOf(site)).filter(file => file.endsWith('/index.html') && !file.startsWith('404'))
  const texts = await Promise.all(files.map(file => readFile(join(site, file), 'utf8')))
  const paths: string[] = []
  for (let index = 0; index < count; index++) {
    const [file = '', text = ''] = [files[index % files.length], texts[index % files.length]]
    const path = `part-${Math.floor(index / files.length)}/${dirname(file)}`
    paths.push(`docs/${path}.md`)
    await put(join(folder, `public/${path}/index.html`), text.replaceAll('<p>', `<p>Number ${index}. `))
    await put(join(folder, `docs/${path}.md`), `# Number ${index}\n\nIts source.\n`)
  }
  const [name, email] = ['A Writer', 'writer@example.com']
  await git(folder, ['init', '--quiet', '--initial-branch=main'])
  await git(folder, ['add', 'docs'])
  await git(folder, [
    '-c',
    `user.name=${name}`,
    '-c',
    `user.email=${email}`,
    'commit',
    '--quiet',
    '-m',
    'Pages',
  ])
  const head = await git(folder, ['rev-parse', 'HEAD'])
  return { base: head, head, changed: '', paths }
}

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

export function toBuiltMarkdown(sizes: readonly Size[], circumstances: string): string {
  return `# What a push of a built site takes

${circumstances}

${sizesTable(sizes)}
Written by \`npm run bench -- --built FOLDER\`.
`
}
