import { expect, test } from '@jest/globals'
import { openStage } from '../support/stage.ts'

const PAGES = { 'docs/a.md': '# A\n\nOne.\n', 'guide/b.md': '# B\n\nTwo.\n' }

test('pages that leave search while their files stay are one warning, as when two workflows share a connector', async () => {
  await using stage = await openStage(PAGES)
  const outputs: string[] = []
  for (const files of ['docs/**', 'docs/**', 'guide/**', 'guide/**'])
    outputs.push((await stage.push({ inputs: { files, 'max-archive': '100%' } })).output)
  const warning = /::warning::The input files was "docs\/\*\*" at the last sync and is "guide\/\*\*" now\./
  expect(outputs.map(output => warning.test(output))).toEqual([false, false, true, false])
})

test('the workspace must have a checkout of the repository that the workflow belongs to', async () => {
  await using stage = await openStage(PAGES)
  await stage.checkout.git('remote', 'add', 'origin', 'https://github.com/octo/other.git')
  const run = await stage.push({ repository: 'octo/docs' })
  expect(run.exitCode).toBe(1)
  expect(run.output).toContain('a checkout of "octo/other", but this workflow belongs to "octo/docs"')
  expect(stage.sandbox.requests).toEqual([])
  expect(await stage.push({ repository: 'Octo/Other' })).toMatchObject({ exitCode: 0 })
})
