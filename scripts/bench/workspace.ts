import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { metadata } from '../../sandbox/action.ts'
import { toMatcher } from '../../src/inputs/patterns.ts'
import { git } from '../command.ts'
import { pick, randomFrom } from '../replay/trouble.ts'

/** A commit that was pushed, and for each ordinary change of one page a commit that does only that. */
export interface Workspace {
  folder: string
  base: string
  heads: Readonly<Record<Change, string>>
  /** The page that changes. */
  changed: string
}

export const CHANGES = ['edit', 'title changed', 'add', 'delete', 'rename'] as const
export type Change = (typeof CHANGES)[number]

/** Whether a run that sets no patterns would take a path. */
const isWanted = toMatcher(metadata.inputs.files?.default?.split('\n') ?? [])

/** Clones a repository and changes the page in its middle, each time in another way. */
export async function cloneOf(repo: string, folder: string): Promise<Workspace> {
  await git('.', ['clone', '--quiet', '--no-checkout', resolve(repo), folder])
  // Not by its option --format, which puts some paths in quotes even with -z (git 2.39).
  const listing = await git(folder, ['ls-tree', '-r', '-z', 'HEAD'])
  const files = listing.split('\0').filter(each => each.startsWith('100'))
  const paths = files.map(each => each.slice(each.indexOf('\t') + 1)).filter(isWanted)
  const changed = paths[Math.floor(paths.length / 2)]
  if (changed === undefined) throw new Error(`${repo} has no page that the action would push`)
  return withChanges(folder, await git(folder, ['rev-parse', 'HEAD']), changed)
}

/** Makes a repository of so many pages of a usual size. */
export async function generated(folder: string, pages: number): Promise<Workspace> {
  await mkdir(folder)
  await git(folder, ['init', '--quiet', '--initial-branch=bench'])
  const paths = Array.from({ length: pages }, (_, index) => pathOf(index))
  const files = (function* () {
    for (const [index, path] of paths.entries()) yield written(path, page(index, pages))
  })()
  return withChanges(folder, await commit(folder, undefined, files), paths[Math.floor(pages / 2)]!)
}

/** The same commits, with the configuration of a site. */
export async function withSite(workspace: Workspace, path: string, text: string): Promise<Workspace> {
  const { folder, base, changed } = workspace
  return withChanges(folder, await commit(folder, base, [written(path, text)]), changed)
}

/** Writes so many pages of a generated repository into `public`, as a generator builds them. */
export async function build(folder: string, pages: number): Promise<void> {
  for (let index = 0; index < pages; index++) {
    const text = page(index, pages).replace(/^---[\s\S]*?---\n/, '')
    const paragraphs = text.split('\n\n').map(each => `<p>${each.replace(/[<>&]/g, ' ')}</p>`)
    const path = join(folder, pathOf(index).replace('docs/', 'public/').replace('.md', '/index.html'))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(
      path,
      `<html><body><nav>Menu</nav><main><h1>${index}</h1>${paragraphs.join('')}</main></body></html>`,
    )
  }
}

async function withChanges(folder: string, base: string, changed: string): Promise<Workspace> {
  const text = await git(folder, ['cat-file', 'blob', `${base}:${changed}`])
  const beside = (name: string) => join(dirname(changed), name)
  const hasTitle = /^title:/m.test(text)
  const retitled = hasTitle
    ? text.replace(/^title:.*$/m, 'title: Another title')
    : text.replace(/^# .*$/m, '# Another title')
  const commands: Record<Change, string> = {
    edit: written(changed, `${text}\n\nOne line more.\n`),
    'title changed': written(changed, retitled),
    add: written(beside('an-added-page.md'), '# An added page\n\nText.\n'),
    delete: `D ${JSON.stringify(changed)}\n`,
    rename: `R ${JSON.stringify(changed)} ${JSON.stringify(beside('a-renamed-page.md'))}\n`,
  }
  const heads = {} as Record<Change, string>
  for (const change of CHANGES) heads[change] = await commit(folder, base, [commands[change]])
  await git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/bench'])
  return { folder, base, heads, changed }
}

/** The command of `git fast-import` that writes a file. */
function written(path: string, text: string): string {
  return `M 100644 inline ${JSON.stringify(path)}\ndata ${Buffer.byteLength(text)}\n${text}\n`
}

/** Makes a commit by commands of `git fast-import`; nothing is checked out. */
async function commit(folder: string, base: string | undefined, commands: Iterable<string>): Promise<string> {
  // Without chains of deltas, as in the pack of a clone, where they are short.
  const child = spawn('git', ['-C', folder, 'fast-import', '--depth=0', '--quiet', '--force'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  const input = function* () {
    yield 'commit refs/heads/bench\ncommitter A Writer <writer@example.com> 1767225600 +0000\ndata 5\nPages\n'
    if (base !== undefined) yield `from ${base}\n`
    yield* commands
  }
  await pipeline(Readable.from(input()), child.stdin)
  const [code] = await exit
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`)
  return git(folder, ['rev-parse', 'refs/heads/bench'])
}

/** A hundred pages to a folder. */
const pathOf = (index: number) => `docs/part-${Math.floor(index / 100)}/page-${index}.md`

const PAGE_BYTES = 8000

/** A page of every usual kind of Markdown, with links to others, that no other page equals. */
function page(index: number, pages: number): string {
  const random = randomFrom(index)
  const word = () => pick(random, words)
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`
  let text = `---\ntitle: Page ${index}\ntags: [${word()}, ${word()}]\n---\n\n# Page ${index}\n`
  for (let section = 1; text.length < PAGE_BYTES; section++) {
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
  'search page connector batch document archive service journal attempt request answer key branch commit tree blob budget retry pause label title folder index guide reference recipe error limit memory stream order table heading'.split(
    ' ',
  )
