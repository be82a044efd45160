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
