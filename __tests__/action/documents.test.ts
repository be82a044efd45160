import { readdir, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { ActionEvent } from '../../sandbox/action.ts'
import { openDocumentsFolder } from '../../src/adapters/disk.ts'
import type { Report } from '../../src/report/index.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openStage, type Stage } from '../support/stage.ts'

const PAGES = {
  'docs/a.md': '---\ntags: [one]\n---\n# A\n\nFirst line.\n\nSecond line.\n',
  'docs/b.md': '# B\n\nSee [A](a.md).\n',
  'docs/c.md': '# C\n\nIt goes.\n',
  'docs/d.md': '# D\n\nIt is hidden.\n',
  'docs/e.md': '# E\n\nIt moves, and has a text long enough to be found again.\n',
  'docs/f.md': '# F\n\nIt stays, [nothing](nothing.md).\n',
}

/** The files of a folder with their texts. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
  const texts = files.sort().map(async path => [path.slice(folder.length + 1), await readFile(path, 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}

/** What a summary shows, without what hides it from Markdown. */
const plain = (summary: string) =>
  summary.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code)).replaceAll('\u2060', '')

async function pullRequest(stage: Stage): Promise<ActionEvent> {
  const sha = await stage.checkout.git('rev-parse', 'main')
  await stage.checkout.git('checkout', '--quiet', '-b', 'topic')
  const payload = { repository: { default_branch: 'main' }, pull_request: { base: { sha, ref: 'main' } } }
  return { name: 'pull_request', ref: 'refs/pull/1/merge', payload }
}

test('a push writes each document that it pushes to the folder of the input documents', async () => {
  await using stage = await openStage(PAGES)
  expect((await stage.push({ inputs: { documents: 'out/documents' } })).exitCode).toBe(0)
  const files = await filesIn(join(stage.checkout.folder, 'out/documents'))
  expect(Object.keys(files)).toEqual(Object.keys(PAGES))
  expect(files['docs/a.md']).toMatch(
    /^---\nexternal_ref: docs\/a\.md\nname: A\ndescription: First line\.\ntags:\n {2}- one\n---\n\n# A\n\nFirst line\.\n\nSecond line\.\n\n\[/,
  )
})

describe('a preview', () => {
  test('begins with what the pull request changes, and has the documents that it would push', async () => {
    await using stage = await openStage(PAGES)
    await stage.push()
    const event = await pullRequest(stage)
    await stage.checkout.commit({
      'docs/a.md': '---\ntags: [one]\n---\n# A\n\nFirst <b>line</b>.\n\nSecond ]( `line` @octo.\n',
      'docs/c.md': null,
      'docs/d.md': '---\ndraft: true\n---\n# D\n\nIt is hidden.\n',
      'docs/e.md': null,
      'docs/moved.md': PAGES['docs/e.md'],
      'docs/new.md': '# New\n\nIt is [nowhere](nowhere.md).\n',
    })
    const { exitCode, summary } = await stage.push({ event, inputs: { documents: 'out' } })
    expect(exitCode).toBe(0)
    const text = plain(summary)
    expect(text).toContain(
      'Changed: docs/a.md (lines added: 2, removed: 2)</summary>\n\n<pre lang="diff">- First line.\n+ First <b>line</b>.\n',
    )
    expect(text.indexOf('Changed: docs/a.md')).toBeLessThan(text.indexOf('Commit ['))
    expect(text).toContain('+ Second ]( `line` @octo.')
    expect(summary).not.toMatch(/<b>|@octo|`line`/)
    for (const line of ['Removed: docs/c.md', 'Hidden: docs/d.md']) expect(text).toContain(`\n\n${line}\n\n`)
    expect(text).toContain('<summary>Renamed: docs/e.md is now docs/moved.md (lines added: 2, removed: 2)')
    expect(text).toContain('<summary>New: docs/new.md (lines added: ')
    const written = await filesIn(join(stage.checkout.folder, 'out'))
    expect(Object.keys(written)).toEqual(['docs/a.md', 'docs/moved.md', 'docs/new.md'])
    expect(written['docs/a.md']).toContain('First <b>line</b>.')
  })

  test('shows a page that is renamed and edited as one, with the lines that differ', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => `Step ${index} says what to do next.\n`)
    const textOf = (title: string, last: string) => `# ${title}\n\n${[...lines, last].join('\n')}`
    await using stage = await openStage({ ...PAGES, 'docs/old.md': textOf('Steps', 'It ends here.\n') })
    const event = await pullRequest(stage)
    await stage.checkout.commit({
      'docs/old.md': null,
      'docs/c.md': null,
      'docs/guide/steps.md': textOf('Steps', 'It goes on.\n'),
      'docs/other.md': '# Other\n\nNobody has written of this before.\n',
    })
    const text = plain((await stage.push({ event })).summary)
    const [, renamed = ''] =
      /<summary>Renamed: docs\/old\.md is now docs\/guide\/steps\.md([\s\S]*?)<\/pre>/.exec(text) ?? []
    expect(renamed).toContain('- It ends here.\n+ It goes on.')
    expect(renamed).not.toContain('Step 1')
    expect(text).toContain('<summary>New: docs/other.md')
    expect(text.match(/^Removed.*/gm)).toEqual(['Removed: docs/c.md'])
  })

  test('counts what is pushed again, and names the links that it breaks', async () => {
    const links = { 'docs/f.md': '# F\n\n[E](e.md) and [nothing](nothing.md).\n' }
    await using stage = await openStage({ ...PAGES, ...links })
    await stage.push()
    const event = await pullRequest(stage)
    await stage.checkout.commit({ 'docs/e.md': null })
    const text = plain((await stage.push({ event })).summary)
    expect(text).toContain('\n\nPushed again, because what they link to or include changes: 1 page\n')
    expect(text).toContain('"e.md" is not in the repository: the link stays as written.')
    expect(text).not.toContain('nothing.md')
  })

  test('says why all pages are pushed, and of none of them that what it links to changes', async () => {
    const site = (name: string) => ({ 'mkdocs.yml': `site_name: S\nsite_url: https://${name}.example/\n` })
    await using stage = await openStage({ ...PAGES, ...site('one') })
    await stage.push()
    const event = await pullRequest(stage)
    await stage.checkout.commit({ ...site('two'), 'docs/b.md': '# B\n\nText.\n' })
    const text = plain((await stage.push({ event })).summary)
    expect(text).toContain('<summary>Changed: docs/b.md')
    expect(text).toContain('\nThe configuration of a site has changed: every page of that site is pushed; ')
    expect(text).not.toContain('Pushed again')
  })
})

/** What a report says of how documents will be found. */
const found = (run: { report: unknown }) => (run.report as Report).findability

test('a run of every page says how they will be found, and a preview of those that it changes', async () => {
  const words = (count: number) => 'word '.repeat(count)
  await using stage = await openStage({
    'a/same.md': `# Same\n\n${words(60)}\n`,
    'b/same.md': `# Same\n\n${words(60)}\n`,
    'c/same.md': `---\ntags: other\n---\n# Same\n\n${words(60)}\n`,
    'chinese.md': `# 文档\n\n${'这是文档'.repeat(20)}\n`,
    'sections.md': `# Sections\n\n## One\n\n${words(301)}\n`,
    'list.md': '# List\n\n- one\n- two\n',
    'long.md': `# Long\n\n${words(5_001)}\n`,
  })
  const first = await stage.push()
  expect(found(first)).toEqual({
    sameNames: ['Same: a/same.md, b/same.md'],
    withoutDescription: ['list.md'],
    short: ['list.md'],
    long: ['long.md'],
    withoutHeadings: ['long.md'],
  })
  const text = plain(first.summary)
  expect(text).toContain(
    '<details><summary>How pages will be found: 5 hints</summary>\n\n**Names that several',
  )
  expect(text).toContain('\n\n- Same: a/same.md, b/same.md\n\n**Pages without a description: 1.** A list of')
  expect(first.output).not.toContain('::warning::How')
  const event = await pullRequest(stage)
  await stage.checkout.commit({ 'list.md': '# List\n\n- one\n- three\n' })
  const preview = await stage.push({ event })
  expect(found(preview)).toMatchObject({ sameNames: [], short: ['list.md'], long: [] })
  expect(plain(preview.summary)).toContain('How pages will be found: 2 hints')
  await stage.checkout.git('checkout', '--quiet', 'main')
  await stage.checkout.commit({ 'new.md': '# New\n\nText.\n' })
  const second = await stage.push()
  expect([found(second), second.outputs.pushed]).toEqual([undefined, '1'])
})

describe('the input documents refuses', () => {
  test.each<[string, string, RegExp]>([
    ['a folder outside', '../outside', /"\.\.\/outside" is not in the workspace or in the temporary/],
    ['a link that leads out', 'link/in', /"link\/in" is not in the workspace/],
    ['a folder that is a link that leads out', 'link', /"link" is not in the workspace/],
    ["git's own folder", 'docs/../.git/x', /is not in the workspace/],
    ['a folder with files', 'docs', /"docs" is not empty/],
    ['a file', 'docs/a.md', /cannot be made/],
  ])('%s, and nothing is pushed', async (_, documents, says) => {
    await using stage = await openStage(PAGES)
    await using elsewhere = await temporaryFolder()
    await symlink(elsewhere.path, join(stage.checkout.folder, 'link'))
    const run = await stage.push({ inputs: { documents } })
    expect(run.output).toMatch(says)
    expect([run.exitCode, stage.sandbox.requests.length]).toEqual([1, 0])
    expect(await readdir(elsewhere.path)).toEqual([])
  })
})

test('a document whose name is too long for the disk costs a warning alone, also where a run stops', async () => {
  await using stage = await openStage({ ...PAGES, [`${':'.repeat(100)}.md`]: '# Long\n\nText.\n' })
  const warning = /^::warning::documents: ".*" could not be written/m
  stage.sandbox.fail({ status: 401 })
  const stopped = await stage.push({ inputs: { documents: 'stopped' } })
  expect([stopped.exitCode, stopped.output]).toEqual([1, expect.stringMatching(warning)])
  const run = await stage.push({ inputs: { documents: 'out' } })
  expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '7', failed: '0' } })
  expect(run.output).toMatch(warning)
  expect(Object.keys(await filesIn(join(stage.checkout.folder, 'out')))).toEqual(Object.keys(PAGES))
})

test('no name of a file leads out of the folder, and none has a character that Windows refuses', async () => {
  await using folder = await temporaryFolder()
  const write = (await openDocumentsFolder('out', folder.path, tmpdir(), () => {}))!
  for (const name of ['../../a.md', '/b//c.md', './d"?.md', '..\\..\\e.md', '%2E/f.md'])
    await write(name, name)
  expect(Object.keys(await filesIn(folder.path))).toEqual([
    ...['out/%/b/%/c.md', 'out/%252E/f.md', 'out/%2E%2E/%2E%2E/a.md', 'out/%2E/d%22%3F.md'],
    'out/..%5C..%5Ce.md',
  ])
})
