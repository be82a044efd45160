import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type ActionOptions, type ActionRun, runAction } from '../../sandbox/action.ts'
import { startGitHub } from '../../sandbox/github.ts'
import { instructions, type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { type Checkout, cloneCheckout, createCheckout } from '../support/checkout.ts'
import { type Folder, temporaryFolder } from '../support/folder.ts'

const PAGES = {
  'docs/install.md': '---\ntitle: Install\n---\n\nHow to [configure](configure.md) it.\n',
  'docs/configure.md': '# Configure\n\nAll the settings.\n',
  'README.md': '# Handbook\n\nStart here.\n',
  'src/code.ts': 'export {}\n',
}

let sandbox: Sandbox
let home: Folder

beforeEach(async () => {
  sandbox = await startSandbox()
  home = await temporaryFolder()
})

afterEach(async () => {
  await sandbox[Symbol.asyncDispose]()
  await home[Symbol.asyncDispose]()
})

/** A push of what is checked out, with a journal that outlasts the run. */
async function push(
  { folder }: Pick<Checkout, 'folder'>,
  options: Partial<ActionOptions> = {},
): Promise<ActionRun & { live: string[] }> {
  const inputs = {
    ...{ 'base-url': sandbox.url, 'connector-id': 'docs', 'api-key': 'sandbox-key' },
    ...{ journal: join(home.path, 'journal.jsonl'), ...options.inputs },
  }
  const run = await runAction({ workspace: folder, ...options, inputs })
  await sandbox.settled()
  return { ...run, live: [...sandbox.store.active('docs').keys()].sort() }
}

async function journalEnds(): Promise<string[]> {
  const lines = (await readFile(join(home.path, 'journal.jsonl'), 'utf8')).trim().split('\n')
  return lines.map(line => JSON.parse(line)).flatMap(line => (line.event === 'end' ? [line.state] : []))
}

/** The server that missing commits are fetched from is the folder that the repository is in. */
const served = (origin: Checkout) => ({
  environment: { GITHUB_SERVER_URL: `file://${dirname(origin.folder)}` },
  repository: basename(origin.folder),
})

describe('a push', () => {
  test('the first one brings in every page that the patterns match, and nothing else', async () => {
    await using checkout = await createCheckout({
      ...PAGES,
      '.github/notes.md': '# Notes\n\nText.\n',
      'node_modules/a/README.md': '# A\n\nText.\n',
    })
    const run = await push(checkout)
    expect(run).toMatchObject({
      exitCode: 0,
      live: ['README.md', 'docs/configure.md', 'docs/install.md'],
      outputs: {
        ...{ pushed: '3', archived: '0', unchanged: '0', hidden: '0', skipped: '0', failed: '0' },
        ...{ unsent: '0', requests: '1', baseline: '' },
      },
    })
    expect(sandbox.store.active('docs').get('docs/install.md')).toMatchObject({
      name: 'Install',
      body: expect.stringMatching(
        /^How to \[configure\]\(https:\/\/github\.com\/example\/docs\/blob\/main\/docs\/configure\.md\) it\.\n/,
      ),
    })
  })

  test('the second one, from a default clone, pushes the edited page, archives the deleted one and leaves the rest alone', async () => {
    await using origin = await createCheckout({ ...PAGES, 'same.md': '# Same\n\nText.\n' })
    const first = await origin.git('rev-parse', 'HEAD')
    await push(origin, served(origin))
    const edits = { 'README.md': '# Handbook\n\nChanged.\n', 'docs/new.md': '# New\n\nText.\n' }
    await origin.commit({ ...edits, 'docs/configure.md': null })
    await using clone = await cloneCheckout(origin.folder, '--depth=1')
    const run = await push(clone, served(origin))
    expect(run.live).toEqual(['README.md', 'docs/install.md', 'docs/new.md', 'same.md'])
    // The page that linked to the deleted one is pushed with it.
    expect(run.outputs).toMatchObject({ pushed: '3', archived: '1', unchanged: '1', baseline: first })
    const sent = sandbox.requests.slice(1).map(({ documents }) => documents)
    expect(sent[0]?.map(each => each.external_ref).sort()).toEqual([
      ...['README.md', 'docs/install.md', 'docs/new.md'],
    ])
    expect(sent[1]).toEqual([{ external_ref: 'docs/configure.md', archived: true }])
    const { body } = sandbox.store.archived('docs').get('docs/configure.md')!
    expect(body).toContain('All the settings.')
  })

  test('one that changes no page makes no request and is green', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    await checkout.commit({ 'src/code.ts': 'export const a = 1\n' })
    const run = await push(checkout)
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '0', unchanged: '3', requests: '0' } })
  })

  test('a page that becomes a draft leaves search with its public text, and one that always was a draft is never sent', async () => {
    const draft = (text: string) => `---\ndraft: true\n---\n# Draft\n\n${text}\n`
    await using checkout = await createCheckout({ ...PAGES, 'plan.md': draft('Secret 1.') })
    await push(checkout)
    await checkout.commit({ 'README.md': draft('Secret 2.'), 'plan.md': draft('Secret 3.') })
    expect((await push(checkout)).live).toEqual(['docs/configure.md', 'docs/install.md'])
    expect(sandbox.store.archived('docs').get('README.md')?.body).toContain('Start here.')
    await checkout.commit({ 'README.md': PAGES['README.md'], 'plan.md': null })
    expect(await push(checkout)).toMatchObject({
      live: ['README.md', 'docs/configure.md', 'docs/install.md'],
      outputs: { archived: '0' },
    })
    const sent = sandbox.requests.flatMap(({ documents }) => documents.map(each => each.external_ref))
    expect(sent).not.toContain('plan.md')
    const stored = [...sandbox.store.active('docs').values(), ...sandbox.store.archived('docs').values()]
    expect(JSON.stringify(stored)).not.toContain('Secret')
  })

  test('a refused document is named, the others get in, the run is red, and the next run completes it', async () => {
    await using checkout = await createCheckout({ ...PAGES, 'docs/poison.md': '# Poison\n\nText.\n' })
    sandbox.poison('docs/poison.md')
    const run = await push(checkout)
    expect(run).toMatchObject({ exitCode: 1, outputs: { pushed: '3', failed: '1' } })
    expect(run.live).toEqual(['README.md', 'docs/configure.md', 'docs/install.md'])
    expect(run.output).toMatch(/^::error file=docs\/poison\.md::docs\/poison\.md: .*\b422\b/m)
    sandbox.cure('docs/poison.md')
    expect(await push(checkout)).toMatchObject({
      exitCode: 0,
      outputs: { failed: '0', pushed: '1', unchanged: '3' },
    })
    expect(await journalEnds()).toEqual(['succeeded', 'succeeded'])
  })

  test('a run that was killed is ended in the journal by its post step', async () => {
    await using checkout = await createCheckout(PAGES)
    sandbox.fail({ hang: true })
    const seen = Promise.withResolvers<void>()
    const poll = setInterval(() => sandbox.requests.length > 0 && seen.resolve(), 20)
    const run = await push(checkout, { onStart: kill => void seen.promise.then(() => kill('SIGKILL')) })
    clearInterval(poll)
    expect(run.exitCode).toBeNull()
    expect(await journalEnds()).toEqual([])
    expect(await push(checkout, { state: run.state })).toMatchObject({ exitCode: 0, live: [] })
    expect(await journalEnds()).toEqual(['failed'])
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
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { inputs })
    expect(run).toMatchObject({ exitCode: 1, output: expect.stringMatching(names) })
    expect(run.output).not.toContain('hunter2')
    expect(sandbox.requests).toEqual([])
  })

  test('a folder that is no git repository', async () => {
    const run = await push({ folder: home.path })
    expect(run).toMatchObject({ exitCode: 1, output: expect.stringContaining('actions/checkout') })
    expect(sandbox.requests).toEqual([])
  })

  test('a token that may not write deployments: the permission is named', async () => {
    const token = 'ghs-test-token'
    const permissions = { deployments: 'read' } as const
    await using github = await startGitHub({ token, repository: 'example/docs', permissions })
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, {
      inputs: { journal: 'deployments', 'github-token': token },
      environment: { GITHUB_API_URL: github.url },
    })
    expect(run).toMatchObject({ exitCode: 1, output: expect.stringContaining('deployments: write') })
    expect(sandbox.requests).toEqual([])
  })
})

test('with the journal on GitHub each sync is a deployment, and the next one starts from the last success', async () => {
  const token = 'ghs-test-token'
  await using github = await startGitHub({ token, repository: 'example/docs' })
  await using checkout = await createCheckout(PAGES)
  const options = {
    inputs: { journal: 'deployments', 'github-token': token },
    environment: { GITHUB_API_URL: github.url },
  }
  expect(await push(checkout, options)).toMatchObject({ exitCode: 0, outputs: { pushed: '3' } })
  await checkout.commit({ 'README.md': '# Handbook\n\nChanged.\n' })
  const second = await push(checkout, options)
  expect(second).toMatchObject({ exitCode: 0, outputs: { pushed: '1', unchanged: '2' } })
  const ends = github.deployments.map(({ statuses }) => statuses.at(-1)?.state)
  expect(ends).toEqual(['inactive', 'success'])
})

describe('events', () => {
  test('a pull request is previewed against its base without a key, and nothing is written', async () => {
    await using checkout = await createCheckout(PAGES)
    const base = await checkout.git('rev-parse', 'HEAD')
    await checkout.commit({ 'docs/new.md': '# New\n\nText.\n', 'docs/configure.md': null })
    const payload = { repository: { default_branch: 'main' }, pull_request: { base: { sha: base } } }
    const event = { name: 'pull_request', ref: 'refs/pull/1/merge', payload }
    const run = await push(checkout, { event, inputs: { 'api-key': '', journal: 'deployments' } })
    const outputs = { pushed: '2', archived: '1', unchanged: '1', requests: '0' }
    expect(run).toMatchObject({ exitCode: 0, outputs, report: { isPreview: true } })
    expect(sandbox.requests).toEqual([])
  })

  const unreachable = { environment: { GITHUB_SERVER_URL: 'file:///nonexistent' } }
  test.each<[string, string, object, number, RegExp]>([
    ['exists', 'main', {}, 0, /^::notice::.*refs\/heads\/topic/m],
    ['does not exist', 'mian', {}, 1, /^::error::branch: .*"mian"/m],
    ['may or may not exist', 'mian', unreachable, 0, /^::notice::.*refs\/heads\/topic.*"mian"/m],
  ])('a push of another branch than one that %s', async (_, branch, server, exitCode, says) => {
    await using origin = await createCheckout(PAGES)
    const event = { name: 'push', ref: 'refs/heads/topic' }
    const run = await push(origin, { ...served(origin), ...server, event, inputs: { branch } })
    expect(run).toMatchObject({ exitCode, live: [], output: expect.stringMatching(says) })
  })
})

describe('the agent instructions', () => {
  const inputs = { 'agent-instructions': 'docs/AGENTS.md' }

  test('are fetched only when asked for, written by the first push, and found unchanged by the second', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout, { inputs: { ...inputs, 'dry-run': 'true' } })
    await push(checkout)
    expect(sandbox.requests.map(each => each.method)).toEqual(['POST'])
    const first = await push(checkout, { inputs })
    expect(first).toMatchObject({ exitCode: 0, outputs: { 'agent-instructions-changed': 'true' } })
    expect(await readFile(join(checkout.folder, 'docs/AGENTS.md'), 'utf8')).toBe(instructions.body)
    const second = await push(checkout, { inputs })
    expect(second).toMatchObject({ exitCode: 0, outputs: { 'agent-instructions-changed': 'false' } })
  })

  test('that cannot be written cost a warning, not the push', async () => {
    await using checkout = await createCheckout({ ...PAGES, 'docs/AGENTS.md': { link: '../README.md' } })
    const run = await push(checkout, { inputs })
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { pushed: '3', 'agent-instructions-changed': 'false' },
    })
    expect(run.output).toMatch(/^::warning::.*"docs\/AGENTS\.md"/m)
    expect(await readFile(join(checkout.folder, 'README.md'), 'utf8')).toBe(PAGES['README.md'])
  })
})
