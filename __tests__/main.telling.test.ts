import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { type ActionOptions, runAction } from '../sandbox/action.ts'
import { startSandbox } from '../sandbox/server.ts'
import { createCheckout } from './support/checkout.ts'
import { temporaryFolder } from './support/folder.ts'
import { startScripted } from './support/scripted.ts'

/** A path that nobody can make: it lies behind a file. */
const NOWHERE = join(fileURLToPath(import.meta.url), 'nowhere')

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
    inputs,
    push: (options: Partial<ActionOptions> = {}) =>
      runAction({ workspace: checkout.folder, inputs, ...options }),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

describe('what cannot be told does not change how a run ended', () => {
  test.each<[string, Record<string, string>, RegExp, boolean]>([
    ['no folder for temporary files', { RUNNER_TEMP: NOWHERE }, /Search is in step/, true],
    [
      'a folder for temporary files that takes none',
      { RUNNER_TEMP: fileURLToPath(import.meta.url) },
      /The report file could not be written/,
      false,
    ],
    [
      'no file for the summary',
      { GITHUB_STEP_SUMMARY: NOWHERE },
      /The job summary could not be written/,
      true,
    ],
    ['no file for the state', { GITHUB_STATE: NOWHERE }, /state could not be kept/, true],
  ])('%s: the run is green, has its outputs, and says so', async (_, environment, says, hasReport) => {
    await using stage = await openStage()
    const run = await stage.push({ environment })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '2', failed: '0' } })
    expect(run.output).toMatch(says)
    expect('report' in run.outputs).toBe(hasReport)
  })

  test('no file for the outputs: the run is green, and says so', async () => {
    await using stage = await openStage()
    const run = await stage.push({ environment: { GITHUB_OUTPUT: NOWHERE } })
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
    const run = await stage.push({ state: {} })
    expect(run).toMatchObject({ exitCode: 0, outputs: {}, summary: '' })
    expect(run.output.replace(/^::add-mask::.*\n/gm, '')).toBe('')
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
    await using temporary = await temporaryFolder()
    const environment = { RUNNER_TEMP: temporary.path }
    const run = await stage.push({ repository: 'octo/docs', environment })
    expect(run.exitCode).toBe(1)
    expect(run.output).toContain('a checkout of "octo/other", but this workflow belongs to "octo/docs"')
    expect(stage.sandbox.requests).toEqual([])
    expect(await readdir(temporary.path)).toEqual([])
    expect(await stage.push({ repository: 'Octo/Other' })).toMatchObject({ exitCode: 0 })
  })
})

test('a run that could not begin says why in its summary, a line for each problem', async () => {
  await using stage = await openStage()
  const run = await stage.push({ inputs: { 'base-url': '', 'connector-id': '', files: '**/*.{md,mdx}' } })
  expect(run.exitCode).toBe(1)
  expect(run.summary).toMatch(
    /❌ \*\*The run ended with an error\.\*\*\n\n> \[!CAUTION\]\n> base&#45;url&#58; it is missing.*\n>\n> connector&#45;id&#58; it is missing.*\n>\n> files.* has braces/,
  )
})

describe('the log', () => {
  test('folds the stages, and ends in a line in the colour of how it went', async () => {
    await using stage = await openStage()
    const { output } = await stage.push()
    expect(output).toMatch(
      /^::group::Find what is due\n::warning::.*earlier sync.*\n.*To push unless hidden: 2.*\n::endgroup::\n::group::Push to search\n/m,
    )
    expect(output).toContain('\u001b[32mSearch is in step: 2 pushed')
    expect(output).not.toContain('::debug::')
    stage.sandbox.fail({ status: 403 })
    await stage.checkout.commit({ 'docs/c.md': '# C\n\nText.\n' })
    expect((await stage.push()).output).toContain('\u001b[31mSearch is not in step yet: 0 pushed')
  })

  test('says on long work how far it is, and for how long the service has been silent', async () => {
    await using stage = await openStage()
    const said = Promise.withResolvers<void>()
    await using slow = await startScripted([
      { meet: response => void said.promise.then(() => response.writeHead(202).end()) },
    ])
    const { output } = await stage.push({
      inputs: { ...stage.inputs, 'base-url': slow.url },
      onOutput: text => text.includes('silent for') && said.resolve(),
    })
    expect(output).toMatch(
      /^0 of 2 documents, \d\.\d MB in 1 request, 0 a second, waiting for the service, which has been silent for \d+ s$/m,
    )
    expect(output).toContain('Search is in step')
  })

  test('tells those who debug what was concluded and what was sent', async () => {
    await using stage = await openStage()
    const { output } = await stage.push({ environment: { RUNNER_DEBUG: '1' } })
    expect(output).toMatch(/^::debug::Push docs\/a\.md \([0-9a-f]{7}\)$/m)
    expect(output).toMatch(/^::debug::2 documents, \d+ bytes: accepted in \d+ ms$/m)
    expect(output.replaceAll('::add-mask::sandbox-key\n', '')).not.toContain('sandbox-key')
  })
})

describe('on a pull request', () => {
  const broken = (name: string) => `# ${name}\n\nSee [nothing](nothing.md).\n`

  test('only pages that it touches are annotated, also where its event names an old base', async () => {
    await using stage = await openStage()
    const { checkout } = stage
    const old = await checkout.git('rev-parse', 'HEAD')
    await checkout.git('branch', 'topic')
    await checkout.commit({ 'docs/a.md': broken('Of others') })
    await checkout.git('checkout', '--quiet', 'topic')
    await checkout.commit({ 'docs/b.md': broken('Own') })
    await checkout.git('checkout', '--quiet', 'main')
    await checkout.git('merge', '--quiet', '--no-ff', '--no-edit', 'topic')
    const sha = await checkout.git('rev-parse', 'HEAD')
    const payload = {
      pull_request: { base: { ref: 'main', sha: old } },
      repository: { default_branch: 'main' },
    }
    const event = { name: 'pull_request', ref: 'refs/pull/1/merge', sha, payload }
    const run = await stage.push({ event })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(run.output).toContain('If merged, this would come to: 1 pushed')
    expect(run.output.match(/^::warning file=[^,]*/gm)).toEqual(['::warning file=docs/b.md'])
  })

  test('where search is behind the base, pages that others changed are pushed and not annotated', async () => {
    await using stage = await openStage()
    const { checkout } = stage
    await stage.push()
    const base = await checkout.commit({ 'docs/a.md': broken('Of others') })
    await checkout.commit({ 'docs/b.md': broken('Own') })
    const payload = {
      pull_request: { base: { ref: 'main', sha: base } },
      repository: { default_branch: 'main' },
    }
    const run = await stage.push({ event: { name: 'pull_request', payload } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '2' } })
    expect(run.output.match(/^::warning file=[^,]*/gm)).toEqual(['::warning file=docs/b.md'])
  })

  test('whose base cannot be read no page is annotated, and the summary has what there is to say', async () => {
    await using stage = await openStage()
    await stage.push()
    await stage.checkout.commit({ 'docs/b.md': broken('Own') })
    const payload = {
      pull_request: { base: { ref: 'main', sha: 'f'.repeat(40) } },
      repository: { default_branch: 'main' },
    }
    const run = await stage.push({ event: { name: 'pull_request', payload } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(run.output).not.toMatch(/^::(?:warning|error)/m)
    expect(run.output).toMatch(/^::notice::Which files .* errors \(0\) and warnings \(1\)\.$/m)
    expect(run.summary).toContain('<summary>Warnings: 1</summary>')
  })
})
