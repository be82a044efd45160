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

test('pages that leave search while their files stay are one warning, as when two workflows share a connector', async () => {
  await using stage = await openStage(PAGES)
  const outputs: string[] = []
  for (const files of ['docs/**', 'docs/**', 'guide/**', 'guide/**'])
    outputs.push((await stage.push({ inputs: { files, 'max-archive': '100%' } })).output)
  const warning = /::warning::The input files was "docs\/\*\*" at the last sync and is "guide\/\*\*" now\./
  expect(outputs.map(output => warning.test(output))).toEqual([false, false, true, false])
})
