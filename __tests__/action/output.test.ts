import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { startScripted } from '../support/scripted.ts'
import { openStage, whenSaid } from '../support/stage.ts'

/** A path that nobody can make: it lies behind a file. */
const NOWHERE = join(fileURLToPath(import.meta.url), 'nowhere')

const PAGES = { 'docs/a.md': '# A\n\nText.\n', 'docs/b.md': '# B\n\nText.\n' }

describe('what cannot be written does not change how a run ends:', () => {
  test.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'no file for the summary',
      { GITHUB_STEP_SUMMARY: NOWHERE },
      /^::warning::The job summary could not be/m,
    ],
    ['no file for the outputs', { GITHUB_OUTPUT: NOWHERE }, /^::warning::The outputs could not be written/m],
  ])('%s', async (_, environment, says) => {
    await using stage = await openStage(PAGES)
    const run = await stage.push({ environment })
    expect(run.exitCode).toBe(0)
    expect(run.output).toMatch(says)
    expect(run.output).toMatch(/Every change up to /)
    expect(run.outputs.failed).toBe(environment.GITHUB_OUTPUT ? undefined : '0')
  })
})

test('the post step of a run that was killed before it began does nothing', async () => {
  await using stage = await openStage(PAGES)
  const run = await stage.push({ state: {} })
  expect(run).toMatchObject({ exitCode: 0, outputs: {}, summary: '', output: '' })
  expect(stage.sandbox.requests).toEqual([])
})

test.each([
  ['0123456789abcdef0123456789abcdef01234567', '0123456789abcdef0123456789abcdef01234567'],
  ['v1.2.3', 'v1.2.3'],
  ['../x', 'HEAD'],
])(
  'where the workflow names the version %j, messages lead to the documentation of %s',
  async (ref, version) => {
    await using stage = await openStage(PAGES)
    const run = await stage.push({ inputs: { 'connector-id': '/' }, environment: { GITHUB_ACTION_REF: ref } })
    expect(run.output).toContain(`/docs-push-action/blob/${version}/docs/troubleshooting.md#connector-id`)
  },
)

describe('the log', () => {
  test('folds the stages, and ends in a line in the colour of the result', async () => {
    await using stage = await openStage(PAGES)
    const { output } = await stage.push()
    expect(output).toMatch(
      /^::group::.*\n::warning::.*earlier sync.*\n.*First sync: 2 pages to check.*\n::endgroup::\n::group::Push.*\n::endgroup::\n/m,
    )
    expect(output).toMatch(/\[32m.*2 pushed/)
    stage.sandbox.fail({ status: 403 })
    await stage.checkout.commit({ 'docs/c.md': '# C\n\nText.\n' })
    expect((await stage.push()).output).toMatch(/\[31m.*0 pushed/)
  })

  test('shows the progress of long work', async () => {
    await using stage = await openStage(PAGES)
    const said = Promise.withResolvers<void>()
    await using slow = await startScripted([
      { meet: response => void said.promise.then(() => response.writeHead(202).end()) },
    ])
    const { output, exitCode } = await stage.push({
      inputs: { 'base-url': slow.url },
      onOutput: whenSaid(/^0 of 2 documents/m, said.resolve),
    })
    expect(output).toMatch(/^0 of 2 documents, \d\.\d MB in 1 request, \d+ s so far$/m)
    expect(exitCode).toBe(0)
  })
})

describe('on a pull request', () => {
  const broken = (name: string) => `# ${name}\n\nSee [nothing](nothing.md).\n`
  const eventOn = (sha: string) => ({
    name: 'pull_request',
    payload: { pull_request: { base: { ref: 'main', sha } }, repository: { default_branch: 'main' } },
  })

  test('only pages that it changes are annotated, also where its event names an old base', async () => {
    await using stage = await openStage(PAGES)
    const { checkout } = stage
    const old = await checkout.git('rev-parse', 'HEAD')
    await checkout.git('branch', 'topic')
    await checkout.commit({ 'docs/a.md': broken('Of others') })
    await checkout.git('checkout', '--quiet', 'topic')
    await checkout.commit({ 'docs/b.md': broken('Own') })
    await checkout.git('checkout', '--quiet', 'main')
    await checkout.git('merge', '--quiet', '--no-ff', '--no-edit', 'topic')
    const sha = await checkout.git('rev-parse', 'HEAD')
    const run = await stage.push({ event: { ...eventOn(old), ref: 'refs/pull/1/merge', sha } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '2' } })
    expect(run.output.match(/^::warning file=[^,]*/gm)).toEqual(['::warning file=docs/b.md'])
  })
})

test('each error and warning ends with the address where it is explained', async () => {
  const pages = { 'docs/a.md': '# A\n\n[b](gone.md)\n', 'docs/b.md': '# B\n\nText.\n', 'docs/c.md': '\0' }
  await using stage = await openStage(pages)
  const run = await stage.push()
  const refused = await stage.push({ inputs: { files: '{docs,a}/**', 'base-url': 'search' } })
  const lines = [run, refused].flatMap(({ output }) => output.match(/^::(?:error|warning).*$/gm) ?? [])
  const anchors = lines.map(line =>
    line
      .replaceAll('%0A', '\n')
      .match(/#[a-z0-9-]+$/gm)
      ?.join(' '),
  )
  expect(anchors.toSorted()).toEqual([
    '#base-url #files',
    '#journal',
    '#missing-target',
    '#not-utf-8',
    '#pages-failed',
  ])
  expect(run.summary).toMatch(/\[More on this\]\(https:\S+#not-utf-8\)/)
  expect(refused.summary).toMatch(/\[More on this\]\(https:\S+#base-url\)/)
})
