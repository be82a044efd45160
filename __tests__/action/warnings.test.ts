import { expect, test } from '@jest/globals'
import { parseWarnings } from '../../src/inputs/patterns.ts'
import type { Report } from '../../src/report/index.ts'
import { openStage } from '../support/stage.ts'

const PAGES = {
  'docs/a.md': '# A\n\nSee [nothing](nothing.md).\n',
  'docs/old/b.md': '# B\n\nSee [nothing](nowhere.md).\n',
  'docs/c.md': '# C\n\nSee [old](old/gone.md) and [root](/x).\n',
}
const inputs = { warnings: 'missing-target: error\nmissing-target docs/old/**: off\nsite-link: off' }

test('an error by the input warnings makes a push red after everything is delivered, and what is off is nowhere', async () => {
  await using stage = await openStage(PAGES)
  const run = await stage.push({ inputs })
  expect(run).toMatchObject({ exitCode: 1, outputs: { pushed: '3', failed: '0' } })
  expect(run.output).toMatch(
    /^::error file=docs\/a\.md,line=3,col=5::"nothing\.md" .* \(missing-target\) http/m,
  )
  expect(run.output).toMatch(
    /^::error::Every change up to [0-9a-f]{7} is delivered, but there are errors: 3 pushed.*#warnings$/m,
  )
  const { status, documents } = run.report as Report
  expect(status).toBe('failed')
  expect(documents.map(each => each.messages.map(({ rule, isError }) => [rule, isError]))).toEqual([
    [['missing-target', true]],
    [],
    [],
  ])
  expect(run.summary).toContain('<summary>Errors: 1</summary>')
  expect(run.summary).toMatch(/&#40;missing&#45;target&#41; \||\(missing&#45;target\) \|/)
  // The next push starts from this one.
  const next = await stage.push({ inputs })
  expect(next).toMatchObject({ exitCode: 0, outputs: { pushed: '0', unchanged: '3' } })
})

test('it makes the check of a pull request red that breaks a link on a page that it does not touch', async () => {
  await using stage = await openStage({ ...PAGES, 'docs/nothing.md': '# Nothing\n\nText.\n' })
  const sha = await stage.checkout.git('rev-parse', 'main')
  await stage.checkout.commit({ 'docs/nothing.md': null })
  const payload = { repository: { default_branch: 'main' }, pull_request: { base: { sha, ref: 'main' } } }
  const event = { name: 'pull_request', ref: 'refs/pull/1/merge', payload }
  const run = await stage.push({ event, inputs })
  expect(run.exitCode).toBe(1)
  expect(run.output).toMatch(
    /^::error file=docs\/a\.md,line=3,col=5::"nothing\.md" is not in the repository/m,
  )
  expect(stage.sandbox.requests).toEqual([])
})

test('links to headings that other pages do not have are warned of, once for each heading, and push no unchanged page', async () => {
  const site = { 'site/mkdocs.yml': 'site_name: S\n', 'site/docs/index.md': '# S\n\nText.\n' }
  await using stage = await openStage({
    ...site,
    'a.md': '# A\n\n[1](b.md#own), [2](b.md#two), [3](b.md#gone), [4](c.mdx#x), [5](b.md?plain=1#L3).\n',
    'b.md':
      '---\ntitle: B\n---\n\n[A](a.md#b)\n\n## Words {#own}\n\n<a id="two"></a> [S](site/docs/index.md#x)\n',
    'c.mdx': '# C\n\n[1](b.md#nowhere)\n',
    'docs/d.md':
      '# D\n\n[B]\n\n[B]: <../b.md#gone> "t"\n\n[B](/b.md#b), [C](../b.md#Words), `[](../b.md#no)`\n',
  })
  const all = { inputs: { files: '**' } }
  const warned = ({ report }: { report: unknown }) =>
    (report as Report).documents.flatMap(({ path, messages }) =>
      messages.map(({ line, column, rule, target }) => `${path}:${line}:${column} ${rule} ${target}`),
    )
  const run = await stage.push(all)
  expect(warned(run)).toEqual([
    'a.md:3:31 missing-anchor b.md#gone',
    'b.md:5:1 missing-anchor a.md#b',
    'docs/d.md:5:1 missing-anchor b.md#gone',
  ])
  expect(run.output.match(/^::warning.*heading of.*$/gm)).toEqual([
    expect.stringMatching(
      /^::warning file=a\.md,line=3,col=31::"#gone" is no heading of b\.md\. .* 2 of these on 2 pages/,
    ),
    expect.stringMatching(/^::warning file=b\.md,line=5,col=1::"#b" is no heading of a\.md/),
  ])
  await stage.checkout.commit({ 'b.md': '# Other\n\nText.\n' })
  expect(await stage.push(all)).toMatchObject({ outputs: { pushed: '1' } })
})

test('of pages without a title those are warned of that their site shows', async () => {
  await using stage = await openStage({
    'site/mkdocs.yml': 'site_name: S\n',
    'site/docs/index.md': '# S\n\nText.\n',
    'site/docs/untitled.md': 'Text.\n',
    'site/changes/1.md': 'Fixed.\n',
    '.github/template.md': 'What is it?\n',
  })
  const run = await stage.push({ inputs: { files: '**/*.md' } })
  expect(run.outputs).toMatchObject({ pushed: '4' })
  const { documents } = run.report as Report
  const warned = documents.flatMap(({ path, messages }) => messages.map(({ rule }) => [path, rule]))
  expect(warned).toEqual([['site/docs/untitled.md', 'title']])
})

test.each<[string, RegExp]>([
  ['typo: off', /^"typo: off" does not begin with one of the kinds built-site, comment, /],
  ['missing-target: no', /^"missing-target: no" does not end in one of off, warning, error\./],
  ['missing-target', /^"missing-target" does not end in one of/],
  ['dialect {a,b}/**: off', /^"\{a,b\}\/\*\*" has braces, which this syntax never matches/],
])('%j is refused', (line, says) => {
  expect(() => parseWarnings(`title: off\n${line}`)).toThrow(says)
})
