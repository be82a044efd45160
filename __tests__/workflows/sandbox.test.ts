import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { startSandboxIn } from '../scripts/sandbox.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

/** The lines of the command, as a user would copy them. */
function commandIn(stdout: string): string {
  return /^ {2}PATH=[\s\S]*?(?=\n\n)/m.exec(stdout)?.[0] ?? ''
}

/** In a home of its own, as of someone who has never used act. */
async function runInShell(command: string, home: string) {
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' }
  const running = promisify(execFile)('sh', ['-c', command], { env, maxBuffer: 1 << 26 })
  running.child.stdin?.end()
  return running.catch(error => error as { code?: number; stdout: string; stderr: string })
}

async function workflowOfReadme(): Promise<string> {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  return /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
}

test('the command that it prints, run as printed, brings a repository into search, and again after a change', async () => {
  await using checkout = await createCheckout({
    '.github/workflows/docs-push.yml': await workflowOfReadme(),
    'docs/walrus.md': '# Walrus\n\nA large animal.\n',
    'docs/seal.md': '# Seal\n\nA small one.\n',
  })
  await using folder = await temporaryFolder()
  const [home, temporary] = [join(folder.path, 'home'), join(folder.path, 'temporary')]
  await Promise.all([mkdir(home), mkdir(temporary)])
  // What act asks for when it is first used alone.
  await writeFile(join(home, '.actrc'), '-P ubuntu-latest=catthehacker/ubuntu:act-latest\n')
  await using sandbox = await startSandboxIn(temporary, ['--repo', checkout.folder, '--port', '0'])
  const command = commandIn(sandbox.stdout)
  const searched = async (words: string) => {
    const response = await fetch(`${sandbox.valueOf('base-url')}/search?q=${words}`)
    const { hits } = (await response.json()) as { hits: { external_ref: string }[] }
    return hits.map(hit => hit.external_ref)
  }

  const first = await runInShell(command, home)
  expect(first.stderr + first.stdout).toMatch(/Search is in step: 2 pushed/)
  expect(await searched('walrus')).toEqual(['docs/walrus.md'])

  await checkout.commit({ 'docs/walrus.md': null, 'docs/otter.md': '# Otter\n\nIt swims.\n' })
  const second = await runInShell(command, home)
  expect(second.stderr + second.stdout).toMatch(/Search is in step: 1 pushed, 1 archived, 1 unchanged/)
  expect([await searched('walrus'), await searched('otter')]).toEqual([[], ['docs/otter.md']])

  const page = /Search and read the documents at (\S+)/.exec(sandbox.stdout)?.[1] ?? ''
  expect(await (await fetch(page)).text()).toContain('<h1>Search example/')
  expect(await sandbox.end()).toMatchObject({ exitCode: 0, leftovers: [] })
  const left = await readdir(home, { recursive: true, withFileTypes: true })
  expect(left.filter(each => each.isFile()).map(each => each.name)).toEqual(['.actrc'])
  expect(await checkout.git('status', '--short')).toBe('')
})
