import { expect, test } from '@jest/globals'
import { openStage } from '../support/stage.ts'

const PAGES = { 'docs/a.md': '# A\n\nOne.\n', 'guide/b.md': '# B\n\nTwo.\n' }

test.each<[string, Record<string, string>, RegExp]>([
  ['other patterns', { files: 'guide/**' }, /has pushed "docs\/\*\*" with the ref-prefix ""/],
  ['another prefix', { files: 'docs/**', 'ref-prefix': 'x/' }, /this one has "docs\/\*\*" with "x\/"/],
])('a second step of a run with %s is refused, and the pages of the first stay', async (_, second, says) => {
  await using stage = await openStage(PAGES)
  const step = (inputs: Record<string, string>, runId = '77') =>
    stage.push({ inputs: { ...inputs, 'max-archive': '100%' }, environment: { GITHUB_RUN_ID: runId } })
  expect(await step({ files: 'docs/**' })).toMatchObject({ exitCode: 0 })
  const refused = await step(second)
  expect(refused.exitCode).toBe(1)
  expect(refused.output).toMatch(says)
  expect(stage.live()).toEqual(['docs/a.md'])
  // In a later run they are what the user wants now.
  expect(await step(second, '78')).toMatchObject({ exitCode: 0 })
})

test('a run that is started again with other inputs is refused, and one with the same pushes', async () => {
  await using stage = await openStage(PAGES)
  const run = (files: string) =>
    stage.push({ inputs: { files, 'max-archive': '100%' }, environment: { GITHUB_RUN_ID: '77' } })
  expect(await run('docs/**')).toMatchObject({ exitCode: 0 })
  expect((await run('**')).output).toMatch(/start a new run rather than this one again/)
  expect(await run('docs/**')).toMatchObject({ exitCode: 0 })
  expect(stage.live()).toEqual(['docs/a.md'])
})

test('pages that leave search while their files stay are one warning, also where two workflows push in turn', async () => {
  await using stage = await openStage(PAGES)
  const found: string[] = []
  for (const files of ['docs/**', 'docs/**', 'guide/**', 'guide/**', 'docs/**']) {
    const { output } = await stage.push({ inputs: { files, 'max-archive': '100%' } })
    found.push(/^::warning::(.*)\. The input files was .* in turn, /m.exec(output)?.[1] ?? '')
  }
  expect(found).toEqual([
    ...['', ''],
    '1 page leaves search because files no longer matches it, such as docs/a.md',
    '',
    '1 page leaves search because files no longer matches it, such as guide/b.md',
  ])
})
