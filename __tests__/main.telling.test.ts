import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type ActionOptions, runAction } from '../sandbox/action.ts'
import { startSandbox } from '../sandbox/server.ts'
import { createCheckout } from './support/checkout.ts'
import { temporaryFolder } from './support/folder.ts'

const PAGES = { 'docs/a.md': '# A\n\nText.\n', 'docs/b.md': '# B\n\nText.\n' }

/** A checkout and a service to push it to. */
async function openStage() {
  await using stack = new AsyncDisposableStack()
  const sandbox = stack.use(await startSandbox())
  const checkout = stack.use(await createCheckout(PAGES))
  const home = stack.use(await temporaryFolder())
  const inputs = {
    'base-url': sandbox.url,
    'connector-id': 'docs',
    'api-key': 'sandbox-key',
    journal: join(home.path, 'journal.jsonl'),
  }
  const open = stack.move()
  return {
    sandbox,
    checkout,
    push: (options: Partial<ActionOptions> = {}) =>
      runAction({ workspace: checkout.folder, inputs, ...options }),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

describe('what cannot be told does not change how a run ended', () => {
  test.each<[string, Record<string, string>, RegExp, boolean]>([
    ['no folder for temporary files', { RUNNER_TEMP: '/nonexistent' }, /Search is in step/, true],
    [
      'a folder for temporary files that takes none',
      { RUNNER_TEMP: '/dev/null' },
      /The report file could not be written/,
      false,
    ],
    [
      'no file for the summary',
      { GITHUB_STEP_SUMMARY: '/nonexistent/summary' },
      /The job summary could not be written/,
      true,
    ],
    ['no file for the state', { GITHUB_STATE: '/nonexistent/state' }, /state could not be kept/, true],
  ])('%s: the run is green, has its outputs, and says so', async (_, environment, says, hasReport) => {
    await using stage = await openStage()
    const run = await stage.push({ environment })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '2', failed: '0' } })
    expect(run.output).toMatch(says)
    expect('report' in run.outputs).toBe(hasReport)
  })

  test('no file for the outputs: the run is green, and says so', async () => {
    await using stage = await openStage()
    const run = await stage.push({ environment: { GITHUB_OUTPUT: '/nonexistent/output' } })
    expect(run).toMatchObject({ exitCode: 0, outputs: {} })
    expect(run.output).toContain('The outputs could not be written')
    expect(run.summary).toContain('Search is in step')
  })
})

describe('odd surroundings', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a before that is no SHA', { before: '--upload-pack=x', repository: { default_branch: 'main' } }],
  ])('an event whose payload is %s does no harm', async (_, payload) => {
    await using stage = await openStage()
    const event = { name: 'push', payload: payload as Record<string, unknown> }
    const run = await stage.push({ event, environment: { INPUT_BRANCH: 'main' } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '2' } })
  })

  test('the post step of a run that was killed before it began does nothing', async () => {
    await using stage = await openStage()
    expect(await stage.push({ state: {} })).toMatchObject({ exitCode: 0, output: '', outputs: {} })
    expect(stage.sandbox.requests).toEqual([])
  })

  test('a checkout in a folder of the workspace: the error says where it must be', async () => {
    await using stage = await openStage()
    await using workspace = await temporaryFolder()
    await mkdir(join(workspace.path, 'sub'))
    await rename(join(stage.checkout.folder, '.git'), join(workspace.path, 'sub/.git'))
    const run = await stage.push({ workspace: workspace.path })
    expect(run.exitCode).toBe(1)
    expect(run.output).toContain('without the input path')
  })

  test("another repository's checkout is not pushed under this one's name", async () => {
    await using stage = await openStage()
    await stage.checkout.git('remote', 'add', 'origin', 'https://github.com/octo/other.git')
    const run = await stage.push({ repository: 'octo/docs' })
    expect(run.exitCode).toBe(1)
    expect(run.output).toContain('a checkout of "octo/other", but this workflow belongs to "octo/docs"')
    expect(stage.sandbox.requests).toEqual([])
    expect(await stage.push({ repository: 'Octo/Other' })).toMatchObject({ exitCode: 0 })
  })
})
