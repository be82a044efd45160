import { mkdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { runAction } from '../../sandbox/action.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { instructions } from '../../sandbox/server.ts'
import { killedAt, openStage } from '../support/stage.ts'

const PAGES = {
  'docs/install.md': '---\ntitle: Install\n---\n\nHow to [configure](configure.md) it.\n',
  'docs/configure.md': '# Configure\n\nAll the settings.\n',
  'README.md': '# Handbook\n\nStart here.\n',
  'src/code.ts': 'export {}\n',
}
const ALL = ['README.md', 'docs/configure.md', 'docs/install.md']

describe('a push', () => {
  test('the first one brings in every page that the patterns match, and nothing else', async () => {
    await using stage = await openStage({
      ...PAGES,
      '.github/notes.md': '# Notes\n\nText.\n',
      'node_modules/a/README.md': '# A\n\nText.\n',
    })
    const run = await stage.push()
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: {
        ...{ pushed: '3', archived: '0', unchanged: '0', hidden: '0', skipped: '0', failed: '0' },
        ...{ unsent: '0', requests: '1', baseline: '' },
      },
    })
    expect(stage.live()).toEqual(ALL)
    expect(stage.sandbox.store.active('docs').get('docs/install.md')).toMatchObject({
      name: 'Install',
      body: expect.stringMatching(
        /^# Install\n\nHow to \[configure\]\(https:\/\/github\.com\/example\/docs\/blob\/main\/docs\/configure\.md\) it\.\n/,
      ),
    })
  })

  test('a later one pushes the edited page, archives the deleted one with its text and leaves the rest alone', async () => {
    await using stage = await openStage({ ...PAGES, 'same.md': '# Same\n\nText.\n' })
    const { checkout, sandbox } = stage
    const first = await checkout.git('rev-parse', 'HEAD')
    await stage.push()
    const edits = { 'README.md': '# Handbook\n\nChanged.\n', 'docs/new.md': '# New\n\nText.\n' }
    await checkout.commit({ ...edits, 'docs/configure.md': null })
    const run = await stage.push()
    expect(stage.live()).toEqual(['README.md', 'docs/install.md', 'docs/new.md', 'same.md'])
    // The page that linked to the deleted one is pushed with it.
    expect(run.outputs).toMatchObject({ pushed: '3', archived: '1', unchanged: '1', baseline: first })
    expect(sandbox.requests[2]?.documents).toEqual([{ external_ref: 'docs/configure.md', archived: true }])
    expect(sandbox.store.archived('docs').get('docs/configure.md')?.body).toContain('All the settings.')
    await checkout.commit({ 'src/code.ts': 'export const a = 1\n' })
    expect(await stage.push()).toMatchObject({ exitCode: 0, outputs: { unchanged: '4', requests: '0' } })
  })

  test('a page that becomes a draft leaves search with its public text, and one that always was a draft is never sent', async () => {
    const draft = (text: string) => `---\ndraft: true\n---\n# Draft\n\n${text}\n`
    await using stage = await openStage({ ...PAGES, 'plan.md': draft('Secret 1.') })
    const { checkout, sandbox } = stage
    await stage.push()
    await checkout.commit({ 'README.md': draft('Secret 2.'), 'plan.md': draft('Secret 3.') })
    await stage.push()
    expect(stage.live()).toEqual(['docs/configure.md', 'docs/install.md'])
    expect(sandbox.store.archived('docs').get('README.md')?.body).toContain('Start here.')
    await checkout.commit({ 'README.md': PAGES['README.md'], 'plan.md': null })
    expect((await stage.push()).outputs.archived).toBe('0')
    expect(stage.live()).toEqual(ALL)
    const sent = sandbox.requests.flatMap(({ documents }) => documents.map(each => each.external_ref))
    expect(sent).not.toContain('plan.md')
    const stored = [...sandbox.store.active('docs').values(), ...sandbox.store.archived('docs').values()]
    expect(JSON.stringify(stored)).not.toContain('Secret')
  })

  test('a refused document is named, the others get in, the run is red, and the next run completes it', async () => {
    await using stage = await openStage({ ...PAGES, 'docs/poison.md': '# Poison\n\nText.\n' })
    stage.sandbox.poison('docs/poison.md')
    const run = await stage.push()
    expect(run).toMatchObject({ exitCode: 1, outputs: { pushed: '3', failed: '1' } })
    expect(stage.live()).toEqual(ALL)
    expect(run.output).toMatch(/^::error file=docs\/poison\.md::docs\/poison\.md: .*\b422\b/m)
    stage.sandbox.cure('docs/poison.md')
    const outputs = { failed: '0', pushed: '1', unchanged: '3' }
    expect(await stage.push()).toMatchObject({ exitCode: 0, outputs })
    expect(await stage.ends()).toEqual(['succeeded', 'succeeded'])
  })

  test('a run that was killed is ended in the journal by its post step', async () => {
    await using stage = await openStage(PAGES)
    stage.sandbox.fail({ hang: true })
    const run = await stage.push(killedAt(stage, ['SIGKILL']))
    expect([run.exitCode, await stage.ends()]).toEqual([null, []])
    expect(await stage.push({ state: run.state })).toMatchObject({ exitCode: 0 })
    expect(await stage.ends()).toEqual(['failed'])
  })
})

describe('what cannot be done ends red, says what to do, and nothing is written', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'several inputs that are wrong, named at once',
      { 'base-url': 'https://a:hunter2@example.com', 'connector-id': '../x', files: '**/*.{md,mdx}' },
      /base-url: .*connector-id: .*files: /s,
    ],
    ['no api-key', { 'api-key': '' }, /api-key: /],
    ['patterns that match nothing', { files: 'nothing/**' }, /\bfiles\b/],
  ])('%s', async (_, inputs, names) => {
    await using stage = await openStage(PAGES)
    const run = await stage.push({ inputs })
    expect(run).toMatchObject({ exitCode: 1, output: expect.stringMatching(names) })
    expect(run.output).not.toContain('hunter2')
    expect(stage.sandbox.requests).toEqual([])
  })

  test('a folder that is no git repository, also where it has files of one, or is inside of one', async () => {
    await using stage = await openStage(PAGES)
    await mkdir(join(stage.checkout.folder, 'inner'))
    for (const workspace of [
      stage.home,
      join(stage.checkout.folder, '.git'),
      join(stage.checkout.folder, 'inner'),
    ])
      expect(await stage.push({ workspace })).toMatchObject({
        exitCode: 1,
        output: expect.stringMatching(/is not a git repository .*Put a step with actions\/checkout before/),
      })
    expect(stage.sandbox.requests).toEqual([])
  })

  test('a token that may not write deployments: the permission is named', async () => {
    const token = 'ghs-test-token'
    const permissions = { deployments: 'read' } as const
    await using github = await startGitHub({ token, repository: 'example/docs', permissions })
    await using stage = await openStage(PAGES)
    const run = await stage.push({
      inputs: { journal: 'deployments', 'github-token': token },
      environment: { GITHUB_API_URL: github.url },
    })
    expect(run).toMatchObject({ exitCode: 1, output: expect.stringContaining('deployments: write') })
    expect(stage.sandbox.requests).toEqual([])
  })
})

const unreachable = { GITHUB_SERVER_URL: 'file:///nonexistent' }
test.each<[string, string, Record<string, string>, number, RegExp]>([
  ['exists', 'main', {}, 0, /^::notice::.*refs\/heads\/topic/m],
  ['does not exist', 'mian', {}, 1, /^::error::branch: .*"mian"/m],
  ['may or may not exist', 'mian', unreachable, 0, /^::notice::.*refs\/heads\/topic.*"mian"/m],
])('a push of another branch than one that %s pushes nothing', async (_, branch, own, exitCode, says) => {
  await using stage = await openStage(PAGES)
  const { folder } = stage.checkout
  const run = await stage.push({
    event: { name: 'push', ref: 'refs/heads/topic' },
    inputs: { branch },
    // The server that it asks is the folder that the repository is in.
    environment: { GITHUB_SERVER_URL: `file://${dirname(folder)}`, ...own },
    repository: basename(folder),
  })
  expect(run).toMatchObject({ exitCode, output: expect.stringMatching(says) })
  expect(stage.live()).toEqual([])
})

test('the agent instructions are fetched only when asked for, written by the first push, and found unchanged by the second', async () => {
  await using stage = await openStage(PAGES)
  const inputs = { 'agent-instructions': 'docs/AGENTS.md' }
  await stage.push({ inputs: { ...inputs, 'dry-run': 'true' } })
  await stage.push()
  expect(stage.sandbox.requests.map(each => each.method)).toEqual(['POST'])
  const first = await stage.push({ inputs })
  expect(first).toMatchObject({ exitCode: 0, outputs: { 'agent-instructions-changed': 'true' } })
  expect(await readFile(join(stage.checkout.folder, 'docs/AGENTS.md'), 'utf8')).toBe(instructions.body)
  const second = await stage.push({ inputs })
  expect(second).toMatchObject({ exitCode: 0, outputs: { 'agent-instructions-changed': 'false' } })
})

/** What Node 20 says of itself, and does not have. */
const NODE_20 = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'version', { value: 'v20.20.2' }); for (const name of ['AsyncDisposableStack', 'DisposableStack']) delete globalThis[name]",
)}`

test('the built action under Node 20 says which Node it needs, and nothing else', async () => {
  const options = { workspace: '/', environment: { NODE_OPTIONS: `--import=${NODE_20}` } }
  const run = await runAction(options)
  expect(run).toMatchObject({ exitCode: 1, summary: '', report: undefined })
  expect(run.output).toMatch(
    /^::error::This action needs Node 24 or later; this is v20\.20\.2\. .*put Node 24 first in PATH\. https:\S*#node-version\r?\n$/,
  )
  const post = await runAction({ ...options, state: run.state })
  expect(post).toMatchObject({ exitCode: 0, output: '' })
})
