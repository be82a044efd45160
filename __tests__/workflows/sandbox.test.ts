import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { runScript, withSandbox } from '../scripts/process.ts'
import { run } from '../scripts/shell.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

const ACT = /^ {2}sh \S+\/act\.sh$/m

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

describe('npm run act', () => {
  const recipe = (name: string) =>
    readFileSync(new URL(`../../docs/recipes/${name}.yml`, import.meta.url), 'utf8')
  const files = {
    '.github/workflows/preview.yml': recipe('pull-requests'),
    'docs/seal.md': '# Seal\n\nA small one.\n',
  }

  test('runs the workflow once: on a push, by hand with inputs, or for a pull request', async () => {
    await using checkout = await createCheckout({
      ...files,
      '.github/workflows/docs-push.yml': await workflowOfReadme(),
      '.github/workflows/by-hand.yml': recipe('by-hand'),
    })
    await checkout.commit({ 'docs/walrus.md': '# Walrus\n\nA large animal.\n' })
    const act = (...args: string[]) => runScript('act', ['--repo', checkout.folder, ...args])
    expect(await act()).toMatchObject({
      exitCode: 0,
      leftovers: [],
      stdout: expect.stringMatching(/\b2 pushed\b/),
    })
    const byHand = await act('--event', 'workflow_dispatch', '--input', 'dry-run=true')
    expect(byHand.stdout).toMatch(/2 pages would be pushed/)
    const pullRequest = await act('--event', 'pull_request')
    expect(pullRequest).toMatchObject({ exitCode: 0, leftovers: [] })
    expect(pullRequest.stdout).not.toMatch(/New\S* docs\/seal\.md/)
    expect(pullRequest.stdout).toMatch(/New\S* docs\/walrus\.md/)
  })

  test.each<[string, string[], RegExp]>([
    ['an event that no workflow has', ['--event', 'push'], /^--event: .* "push", but these: pull_request\./],
    [
      'an input without a value',
      ['--event', 'pull_request', '--input', 'x'],
      /^--input: "x" is not NAME=VALUE/,
    ],
    ['a repository that is none', ['--repo', '/nowhere'], /^--repo: "\/nowhere" is not a git repository/],
  ])('says what is wrong with %s', async (_, args, says) => {
    await using checkout = await createCheckout(files)
    const { exitCode, stderr } = await runScript('act', ['--repo', checkout.folder, ...args])
    expect(stderr).toMatch(says)
    expect(exitCode).toBe(2)
  })
})
