import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { withSandbox } from '../scripts/process.ts'
import { run } from '../scripts/shell.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

const ACT = /^ {2}PATH=[\s\S]*?(?=\n\n)/m

async function workflowOfReadme(): Promise<string> {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  return /```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
}

test('the command for act, run as printed, brings a repository into search, and again after a change', async () => {
  await using checkout = await createCheckout({
    '.github/workflows/docs-push.yml': await workflowOfReadme(),
    'docs/walrus.md': '# Walrus\n\nA large animal.\n',
    'docs/seal.md': '# Seal\n\nA small one.\n',
  })
  await using folder = await temporaryFolder()
  const home = join(folder.path, 'home')
  await mkdir(home)
  // The answer to what act asks when it is first used alone.
  await writeFile(join(home, '.actrc'), '-P ubuntu-latest=catthehacker/ubuntu:act-latest\n')
  const ended = await withSandbox(['--repo', checkout.folder, '--port', '0'], async ({ stdout, value }) => {
    const searched = async (words: string) => {
      const response = await fetch(`${value('base-url')}/search?q=${words}`)
      const { hits } = (await response.json()) as { hits: { external_ref: string }[] }
      return hits.map(hit => hit.external_ref)
    }
    expect((await run(ACT, stdout, home)).stdout).toMatch(/\b2 pushed\b/)
    expect(await searched('walrus')).toEqual(['docs/walrus.md'])
    await checkout.commit({ 'docs/walrus.md': null, 'docs/otter.md': '# Otter\n\nIt swims.\n' })
    expect((await run(ACT, stdout, home)).stdout).toMatch(/\b1 pushed, 1 archived, 1 unchanged\b/)
    expect([await searched('walrus'), await searched('otter')]).toEqual([[], ['docs/otter.md']])
    const page = /Search and read the documents at (\S+)/.exec(stdout)?.[1] ?? ''
    expect(await (await fetch(page)).text()).toContain('<h1>Search example/')
  })
  expect(ended).toMatchObject({ exitCode: 0, leftovers: [] })
  const left = await readdir(home, { recursive: true, withFileTypes: true })
  expect(left.filter(each => each.isFile()).map(each => each.name)).toEqual(['.actrc'])
  expect(await checkout.git('status', '--short')).toBe('')
})
