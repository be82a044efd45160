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

/** A step of one run, as `job index attempt: files`, and how it ends. */
type Row = [title: string, steps: [step: string, end: 'green' | 'refused' | 'fails'][], live: string[]]
const A = ['docs/a.md']
const BOTH = ['docs/a.md', 'guide/b.md']

test.each<Row>([
  [
    'the failed job of a matrix alone does not archive what another has pushed',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 1 1: guide/**', 'refused'],
      ['push 1 2: guide/**', 'refused'],
      ['push 1 3: guide/**', 'refused'],
    ],
    A,
  ],
  [
    'nor does one that failed before this step',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 1 2: guide/**', 'refused'],
    ],
    A,
  ],
  [
    'nor the job beside it',
    [
      ['docs 0 1: docs/**', 'green'],
      ['guide 0 2: guide/**', 'refused'],
    ],
    A,
  ],
  [
    'nor one of a workflow that is called twice',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 0 1: guide/**', 'refused'],
      ['push 0 2: guide/**', 'refused'],
    ],
    A,
  ],
  [
    'a step with other inputs, as after a variable was changed, pushes by these',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 0 2: guide/**', 'green'],
      ['push 0 3: docs/**', 'green'],
    ],
    A,
  ],
  [
    'all jobs with the same inputs now push, in either order',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 1 1: guide/**', 'refused'],
      ['push 1 2: **', 'refused'],
      ['push 0 2: **', 'green'],
      ['push 1 3: **', 'green'],
    ],
    BOTH,
  ],
  [
    'also where the first of these fails',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 0 2: **', 'fails'],
      ['push 1 2: **', 'green'],
    ],
    BOTH,
  ],
  [
    'a job whose part another job has now pushes nothing',
    [
      ['push 0 1: docs/**', 'green'],
      ['push 0 2: **', 'green'],
      ['push 1 2: guide/**', 'refused'],
    ],
    BOTH,
  ],
])('of a run that is started again %s', async (_, steps, live) => {
  await using stage = await openStage(PAGES)
  for (const [step, end] of steps) {
    const [, job = '', index = '', attempt = '', files = ''] = /^(\w+) (\d) (\d): (.*)$/.exec(step) ?? []
    if (end === 'fails') stage.sandbox.fail({ status: 503, headers: { 'retry-after': '600' } })
    const run = await stage.push({
      inputs: { files, 'job-index': index, 'max-archive': '100%' },
      environment: { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: attempt, GITHUB_JOB: job },
    })
    expect([step, run.exitCode]).toEqual([step, end === 'green' ? 0 : 1])
    expect(/Another step of this run has pushed/.test(run.output)).toBe(end === 'refused')
  }
  expect(stage.live()).toEqual(live)
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
