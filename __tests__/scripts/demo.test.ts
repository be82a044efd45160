import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createCheckout } from '../support/checkout.ts'
import { type DemoRun, listed, pushOf, runDemo } from './demo.ts'

describe('without arguments', () => {
  let run: DemoRun
  beforeAll(async () => {
    run = await runDemo([])
  })

  test('it is green, says nothing on stderr and leaves nothing behind', () => {
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
  })

  test('a renamed page is archived under its old path and pushed under its new one', () => {
    const push = pushOf(run, 3)
    expect(push).toMatch(/^Push 3 of 7 {2}[0-9a-f]{7} {2}Rename the guide to installation\n/)
    expect(listed(push, 'archived')).toEqual(['docs/guide.md'])
    expect(listed(push, 'pushed')).toContain('docs/installation.md')
  })

  test('a page that becomes a draft is archived, and pushed when it is one no more', () => {
    expect(listed(pushOf(run, 4), 'archived')).toEqual(['docs/themes.md'])
    expect(pushOf(run, 4)).toContain('front matter says `draft: true`')
    expect(listed(pushOf(run, 6), 'pushed')).toContain('docs/themes.md')
  })

  test('a page that was a draft from the start is left out until it is published', () => {
    expect(listed(pushOf(run, 1), 'hidden')).toEqual(['docs/roadmap.md'])
    expect(listed(pushOf(run, 5), 'pushed')).toContain('docs/roadmap.md')
  })

  test('a page that links to a deleted one is pushed again, with a warning', () => {
    const push = pushOf(run, 5)
    expect(listed(push, 'archived')).toEqual(['docs/notifications/sms.md'])
    expect(listed(push, 'pushed')).toContain('docs/notifications/index.md')
    expect(push).toMatch(/1 warning, /)
  })

  test('a page that is still a draft and a link that leads nowhere are there to be seen at the end', () => {
    const push = pushOf(run, 7)
    expect(listed(push, 'hidden')).toEqual(['docs/backups.md'])
    expect(listed(push, 'warned')).toEqual(['docs/upgrading.md:8'])
    expect(run.stdout).toContain('0 pages failed or not sent, 1 left out, 1 warning.\n')
  })

  test('where there is no terminal, it ends without serving a page', () => {
    expect(run.stdout).not.toMatch(/https?:\/\/127/)
  })

  test('searches find pages with a passage', () => {
    expect(run.stdout).toMatch(
      /^Search for "webhook signature"\n {2}Webhooks {2}\(.*webhooks\.md\)\n {4}…a webhook/m,
    )
    expect(run.stdout).not.toContain('nothing found')
  })

  test('search equals a full sync', () => {
    expect(run.stdout).toMatch(
      /^Search equals a fresh full sync of [0-9a-f]{7}: 13 documents, 0 differ, 0 failed or not sent$/m,
    )
  })

  test('no line is a command to a runner', () => {
    expect(run.stdout).not.toMatch(/^\s*::|##\[/m)
  })
})

describe('on a repository', () => {
  const parent = mkdtempSync(join(tmpdir(), 'docs-push-demo-source-'))
  const folder = join(parent, 'hand book')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const commit = (message: string, files: Record<string, string | null>) => {
    for (const [path, text] of Object.entries(files))
      if (text === null) rmSync(join(folder, path))
      else writeFileSync(join(folder, path), text)
    git('add', '--all')
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', message)
  }
  const pages = Array.from({ length: 7 }, (_, index) => [`page-${index}.md`, `# Page ${index}\n\nText.\n`])

  beforeAll(() => {
    execFileSync('git', ['init', '--quiet', '--initial-branch=trunk', folder])
    commit('Begin', { 'gone.md': '# Gone\n\nBefore the first push.\n' })
    commit('Grow', { ...Object.fromEntries(pages), 'gone.md': null, 'broken.md': 'Text\0.\n' })
    commit('Mend', { 'page-3.md': null, 'broken.md': '# Whole\n\nText.\n' })
  })
  afterAll(() => rmSync(parent, { recursive: true }))

  /** All that could have been touched: files and their times, refs, HEAD, objects. */
  const state = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => !path.endsWith('index'))
      .sort()
      .concat(git('for-each-ref'), readFileSync(join(folder, '.git/HEAD'), 'utf8'), git('status', '--short'))

  test('the last commits are pushed, the first of them as a whole, and the repository stays as it was', async () => {
    const before = state()
    const run = await runDemo([
      '--repo',
      folder,
      '--pushes',
      '2',
      '--files',
      '**/*.md',
      '--files',
      '!broken.md',
    ])
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(run.stdout).toContain('2 pushes of example/hand-book, branch trunk,')
    expect(listed(pushOf(run, 1), 'pushed')).toEqual([
      ...pages.slice(0, 5).map(([path]) => path),
      'and 2 more',
    ])
    expect(listed(pushOf(run, 2), 'archived')).toEqual(['page-3.md'])
    expect(run.stdout).toMatch(/^Search for "Page 1"\n {2}Page 1 /m)
    expect(run.stdout).toMatch(/: 6 documents, 0 differ, 0 failed or not sent$/m)
    expect(state()).toEqual(before)
  })

  test('more pushes than commits are as many as there are, and it says so', async () => {
    const run = await runDemo([
      '--repo',
      folder,
      '--pushes',
      '9',
      '--files',
      'page-*.md',
      '--files',
      'gone.md',
      '--no-check',
    ])
    expect(run).toMatchObject({ exitCode: 0, leftovers: [] })
    expect(run.stdout).toContain('The branch has 3 commits, fewer than the 9 asked for.')
    expect(run.stdout).toContain('Push 3 of 3 ')
    expect(run.stdout).not.toContain('full sync')
  })

  test('a run that fails is shown whole, behind a bar, and the demo goes on and is red', async () => {
    const run = await runDemo(['--repo', folder, '--pushes', '2'])
    expect(run).toMatchObject({ exitCode: 1, leftovers: [] })
    expect(pushOf(run, 1)).toMatch(/This run failed\. All that it printed:\n(?: {2}\| .*\n)* {2}\| : :error /)
    expect(pushOf(run, 1)).not.toContain('\\u{1b}')
    expect(listed(pushOf(run, 1), 'failed')).toEqual(['broken.md'])
    expect(run.stdout).toMatch(
      /^Search equals a fresh full sync of [0-9a-f]{7}: 7 documents, 0 differ, 1 failed or not sent$/m,
    )
  })
})

test('links from the root of a website are one warning, which --site-urls cures', async () => {
  const [one, two] = ['# One\n\n[Two](/two) and [two](/two/).\n', '# Two\n\nText.\n']
  await using checkout = await createCheckout({ 'docs/one.md': one, 'docs/two.md': two })
  const args = ['--repo', checkout.folder, '--no-check']
  const sick = await runDemo([...args, '--port', '0'])
  expect(sick.exitCode).toBe(0)
  expect(listed(pushOf(sick, 1), 'warned')).toEqual(['docs/one.md:3'])
  expect(pushOf(sick, 1)).toContain('2 links on one page start with "/"')
  expect(sick.stdout).toMatch(/ left out, 1 warning\.\nNo page is served at --port: .*\n$/)
  const misspelt = await runDemo([...args, '--site-urls', 'Docs/ -> https://docs.example.com/'])
  expect(pushOf(misspelt, 1)).toMatch(/^ {2}warned {4}site-urls: this repository has no "Docs", but "docs"/m)
  const site = ['--site-urls', 'docs/ -> https://docs.example.com/', '--ref-prefix', 'hand/']
  const cured = await runDemo([...args, ...site])
  expect(cured.stdout).toContain('(hand/docs/two.md)')
  expect(cured.stdout).toMatch(/ left out, 0 warnings\.\n$/)
})

describe('what cannot be done', () => {
  test('a path that is no repository is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-push-demo-empty-'))
    const run = await runDemo(['--repo', folder])
    rmSync(folder, { recursive: true })
    expect(run).toMatchObject({ exitCode: 2, leftovers: [] })
    expect(run.stderr).toMatch(/^--repo: ".*" is not a git repository \(.*\)\. Give its folder\.\n$/)
    expect(run.stderr).toContain(basename(folder))
  })

  test('a repository without a commit is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-push-demo-empty-'))
    execFileSync('git', ['init', '--quiet', folder])
    const run = await runDemo(['--repo', folder])
    rmSync(folder, { recursive: true })
    expect(run).toMatchObject({ exitCode: 2, leftovers: [] })
    expect(run.stderr).toMatch(/has no commit on its current branch\. Commit something first\.\n$/)
  })

  test('an unknown option is answered with the usage', async () => {
    expect(await runDemo(['--pull'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/'--pull'[\s\S]*Usage/),
    })
  })
})

test.each(['Push 2 of 7', 'For comparison'])('on Ctrl-C after "%s" it cleans up', async text => {
  const run = await runDemo([], text)
  expect(run).toMatchObject({ exitCode: 130, leftovers: [] })
  expect(run.stderr).toBe('Stopping, and cleaning up.\n')
  expect(run.stdout).not.toContain('Search equals')
})
