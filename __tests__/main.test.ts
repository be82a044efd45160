import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type ActionOptions, type ActionRun, runAction } from '../sandbox/action.ts'
import { startGitHub } from '../sandbox/github.ts'
import { instructions } from '../sandbox/instructions.ts'
import { type Sandbox, startSandbox } from '../sandbox/server.ts'
import { type Checkout, cloneCheckout, createCheckout } from './support/checkout.ts'

const PAGES = {
  'docs/install.md': '---\ntitle: Install\n---\n\nHow to [configure](configure.md) it.\n',
  'docs/configure.md': '# Configure\n\nAll the settings.\n',
  'README.md': '# Handbook\n\nStart here.\n',
  'src/code.ts': 'export {}\n',
}

let sandbox: Sandbox
let temporary: string

beforeEach(async () => {
  sandbox = await startSandbox()
  temporary = await mkdtemp(join(tmpdir(), 'docs-push-test-'))
})

afterEach(async () => {
  await sandbox[Symbol.asyncDispose]()
  await rm(temporary, { recursive: true, force: true })
})

/** A push of what is checked out, with a journal that outlasts the run. */
async function push(
  checkout: Checkout,
  options: Partial<ActionOptions> = {},
): Promise<ActionRun & { searched: string[] }> {
  const inputs = {
    'base-url': sandbox.url,
    'connector-id': 'docs',
    'api-key': 'sandbox-key',
    journal: join(temporary, 'journal.jsonl'),
    ...options.inputs,
  }
  const run = await runAction({ workspace: checkout.folder, ...options, inputs })
  await sandbox.settled()
  return { ...run, searched: [...sandbox.store.active('docs').keys()].sort() }
}

async function journalEnds(): Promise<string[]> {
  const lines = (await readFile(join(temporary, 'journal.jsonl'), 'utf8')).trim().split('\n')
  return lines
    .map(line => JSON.parse(line))
    .filter(line => line.event === 'end')
    .map(line => line.state)
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
      searched: ['README.md', 'docs/configure.md', 'docs/install.md'],
    })
    expect(run.outputs).toMatchObject({
      pushed: '3',
      archived: '0',
      unchanged: '0',
      hidden: '0',
      skipped: '0',
      failed: '0',
      unsent: '0',
      requests: '1',
      baseline: '',
    })
    expect(sandbox.store.active('docs').get('docs/install.md')).toMatchObject({
      name: 'Install',
      body: 'How to [configure](https://github.com/example/docs/blob/main/docs/configure.md) it.\n\n[Source: docs/install.md](https://github.com/example/docs/blob/main/docs/install.md)\n',
    })
  })

  test('the second one pushes the edited page, archives the deleted one and leaves the rest alone', async () => {
    await using checkout = await createCheckout(PAGES)
    const first = await checkout.git('rev-parse', 'HEAD')
    await push(checkout)
    await checkout.commit({
      'README.md': '# Handbook\n\nChanged.\n',
      'docs/configure.md': null,
      'docs/new.md': '# New\n\nText.\n',
    })
    const before = sandbox.requests.length
    const run = await push(checkout)
    expect(run.searched).toEqual(['README.md', 'docs/install.md', 'docs/new.md'])
    // The page that linked to the deleted one is pushed with it.
    expect(run.outputs).toMatchObject({ pushed: '3', archived: '1', unchanged: '0', baseline: first })
    const sent = sandbox.requests
      .slice(before)
      .map(request => request.documents.map(each => [each.external_ref, each.archived]))
    expect(sent).toEqual([
      [
        ['README.md', false],
        ['docs/new.md', false],
        ['docs/install.md', false],
      ],
      [['docs/configure.md', true]],
    ])
    expect(sandbox.store.archived('docs').get('docs/configure.md')).toMatchObject({
      body: expect.stringContaining('All the settings.'),
    })
  })

  test('one that changes nothing makes no request and is green', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    await checkout.commit({ 'src/code.ts': 'export const a = 1\n' })
    const run = await push(checkout)
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '0', unchanged: '3', requests: '0' } })
  })

  test('a renamed page is in search under its new name only', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    await checkout.commit({ 'docs/configure.md': null, 'docs/settings.md': PAGES['docs/configure.md'] })
    expect((await push(checkout)).searched).toEqual(['README.md', 'docs/install.md', 'docs/settings.md'])
  })

  test('a page that becomes a draft leaves search with the text that was public, and comes back when it is one no more', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    await checkout.commit({ 'README.md': '---\ndraft: true\n---\n# Handbook\n\nSecret plans.\n' })
    expect((await push(checkout)).searched).toEqual(['docs/configure.md', 'docs/install.md'])
    expect(JSON.stringify([...sandbox.store.archived('docs').values()])).not.toContain('Secret plans')
    await checkout.commit({ 'README.md': PAGES['README.md'] })
    expect((await push(checkout)).searched).toContain('README.md')
  })

  test('a page that was a draft from the start is never sent, not even when it is edited or deleted', async () => {
    await using checkout = await createCheckout({ ...PAGES, 'draft.md': '---\ndraft: true\n---\nOne.\n' })
    await push(checkout)
    await checkout.commit({ 'draft.md': '---\ndraft: true\n---\nTwo.\n' })
    await push(checkout)
    await checkout.commit({ 'draft.md': null })
    const run = await push(checkout)
    expect(run).toMatchObject({ exitCode: 0, outputs: { archived: '0' } })
    expect(
      sandbox.requests.flatMap(request => request.documents.map(each => each.external_ref)),
    ).not.toContain('draft.md')
  })

  test('a file that became a symbolic link is archived', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    await checkout.commit({ 'docs/configure.md': { link: '../README.md' } })
    const run = await push(checkout)
    expect(run).toMatchObject({
      exitCode: 0,
      searched: ['README.md', 'docs/install.md'],
      outputs: { archived: '1', skipped: '0' },
    })
  })

  test('a default checkout of the second commit finds exactly the difference to the first', async () => {
    await using origin = await createCheckout(PAGES)
    await push(origin, served(origin))
    await origin.commit({ 'README.md': '# Handbook\n\nChanged.\n', 'docs/configure.md': null })
    await using shallow = await cloneCheckout(origin.folder, '--depth=1')
    const run = await push(shallow, served(origin))
    expect(run).toMatchObject({ exitCode: 0, searched: ['README.md', 'docs/install.md'] })
    // The page that linked to the deleted one is the second.
    expect(run.outputs).toMatchObject({ pushed: '2', archived: '1', unchanged: '0' })
  })
})

describe('a commit that is not the newest', () => {
  test('an old run that is started again leaves search as it is, and says so', async () => {
    await using origin = await createCheckout(PAGES)
    const old = await origin.git('rev-parse', 'HEAD')
    await origin.commit({ 'docs/new.md': '# New\n\nText.\n' })
    await push(origin, served(origin))
    await using full = await cloneCheckout(origin.folder)
    await full.git('checkout', '--quiet', old)
    const run = await push(full, served(origin))
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '0', archived: '0', requests: '0' } })
    expect(run.output).toContain('This commit is not the newest of "main", nor newer than')
    expect(run.searched).toContain('docs/new.md')
    expect(await journalEnds()).toEqual(['succeeded', 'void'])
  })

  test('so does one in a shallow checkout, which does not know its own history', async () => {
    await using origin = await createCheckout(PAGES)
    await origin.git('branch', 'old')
    await origin.commit({ 'docs/new.md': '# New\n\nText.\n' })
    await push(origin, served(origin))
    await using shallow = await cloneCheckout(origin.folder, '--depth=1', '--branch=old')
    const run = await push(shallow, served(origin))
    expect(run).toMatchObject({ exitCode: 0, outputs: { requests: '0' } })
    expect(run.searched).toContain('docs/new.md')
  })

  test('one that is ahead of the last sync is pushed although the branch has moved on', async () => {
    await using origin = await createCheckout(PAGES)
    await push(origin, served(origin))
    await origin.commit({ 'docs/new.md': '# New\n\nText.\n' })
    await origin.git('branch', 'middle')
    await origin.commit({ 'docs/newer.md': '# Newer\n\nText.\n' })
    await using shallow = await cloneCheckout(origin.folder, '--depth=1', '--branch=middle')
    const run = await push(shallow, served(origin))
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1' } })
    expect(run.searched).toEqual(['README.md', 'docs/configure.md', 'docs/install.md', 'docs/new.md'])
  })

  test('after a force push back to it, search goes back with the branch', async () => {
    await using origin = await createCheckout(PAGES)
    const old = await origin.git('rev-parse', 'HEAD')
    await origin.commit({ 'docs/new.md': '# New\n\nText.\n' })
    await push(origin, served(origin))
    await origin.git('reset', '--quiet', '--hard', old)
    const run = await push(origin, served(origin))
    expect(run).toMatchObject({ exitCode: 0, outputs: { archived: '1' } })
    expect(run.searched).not.toContain('docs/new.md')
  })
})

describe('a service that does not take everything', () => {
  test('a refused document is named, the rest is in, the run is red, and the next one completes it', async () => {
    await using checkout = await createCheckout({ ...PAGES, 'docs/poison.md': '# Poison\n\nText.\n' })
    sandbox.poison('docs/poison.md')
    const run = await push(checkout)
    expect(run).toMatchObject({
      exitCode: 1,
      searched: ['README.md', 'docs/configure.md', 'docs/install.md'],
      outputs: { pushed: '3', failed: '1' },
    })
    expect(run.output).toMatch(
      /::error file=docs\/poison.md::docs\/poison.md: the service refused it: status 422/,
    )
    expect(await journalEnds()).toEqual(['failed'])
    sandbox.cure('docs/poison.md')
    expect(await push(checkout)).toMatchObject({ exitCode: 0, outputs: { failed: '0' } })
    expect(await journalEnds()).toEqual(['failed', 'succeeded'])
  })

  test('an answer that is lost after the documents were taken is asked for again', async () => {
    await using checkout = await createCheckout(PAGES)
    sandbox.fail({ reset: 'after' }, { status: 503, headers: { 'retry-after': '0' } })
    const run = await push(checkout)
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '3', requests: '3' } })
  })

  test('a run that is cancelled is recorded as failed, and the next one completes it', async () => {
    await using checkout = await createCheckout(PAGES)
    sandbox.fail({ hang: true })
    const seen = Promise.withResolvers<void>()
    const poll = setInterval(() => sandbox.requests.length > 0 && seen.resolve(), 20)
    const run = await push(checkout, { onStart: kill => void seen.promise.then(() => kill('SIGINT')) })
    clearInterval(poll)
    expect(run).toMatchObject({ exitCode: 1, searched: [] })
    expect(run.output).toContain('The run was cancelled')
    expect(await journalEnds()).toEqual(['failed'])
    expect((await push(checkout)).searched).toHaveLength(3)
  })

  test('a run that was killed is ended by its post step', async () => {
    await using checkout = await createCheckout(PAGES)
    sandbox.fail({ hang: true })
    const seen = Promise.withResolvers<void>()
    const poll = setInterval(() => sandbox.requests.length > 0 && seen.resolve(), 20)
    const run = await push(checkout, { onStart: kill => void seen.promise.then(() => kill('SIGKILL')) })
    clearInterval(poll)
    expect(run.exitCode).toBeNull()
    expect(await journalEnds()).toEqual([])
    expect(await push(checkout, { state: run.state })).toMatchObject({ exitCode: 0, searched: [] })
    expect(await journalEnds()).toEqual(['failed'])
  })
})

describe('bad input ends red, says what to do, and nothing is written', () => {
  const rows: [string, Record<string, string>, RegExp][] = [
    ['no base-url', { 'base-url': '' }, /base-url: it is missing. Give the address/],
    [
      'a base-url that is not https',
      { 'base-url': 'http://search.example.com' },
      /base-url: "http: ?\/\/search.example.com" is not https/,
    ],
    [
      'a base-url with a password',
      { 'base-url': 'https://a:hunter2@example.com' },
      /base-url: it holds a user name or a password/,
    ],
    [
      'no connector-id',
      { 'connector-id': '' },
      /connector-id: it is missing. Copy it from the connector's page\. A variable is empty when/,
    ],
    ['a malformed connector-id', { 'connector-id': '../x' }, /connector-id: "..\/x" is not an ID/],
    ['no api-key', { 'api-key': '' }, /api-key: it is missing or empty. Store a key with write access/],
    ['an api-key with a space', { 'api-key': 'not a key' }, /api-key: it has a space/],
    [
      'braces in a pattern',
      { files: '**/*.{md,mdx}' },
      /files: "\*\*\/\*.{md,mdx}" has braces.*\*\*\/\*.md and \*\*\/\*.mdx/,
    ],
    [
      'a pattern that matches nothing',
      { files: 'nothing/**' },
      /No file of this repository matches the input files/,
    ],
  ]

  test.each(rows)('%s', async (_, inputs, message) => {
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { inputs })
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatch(message)
    expect(run.output).not.toContain('hunter2')
    expect(sandbox.requests).toEqual([])
  })

  test('a folder that is no git repository', async () => {
    const run = await runAction({
      workspace: temporary,
      inputs: {
        'base-url': sandbox.url,
        'connector-id': 'docs',
        'api-key': 'sandbox-key',
        journal: './j.jsonl',
      },
    })
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatch(
      /is not a git repository with a commit in it .*Put a step with actions\/checkout before this one/,
    )
    expect(sandbox.requests).toEqual([])
  })

  test('a key without write access', async () => {
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { inputs: { 'api-key': 'read-only-key' } })
    expect(run).toMatchObject({
      exitCode: 1,
      searched: [],
      outputs: { pushed: '0', failed: '0', unsent: '3', requests: '1' },
    })
    expect(run.output).toMatch(/The service refuses the key .*Create an API key with write access/)
  })

  test('an unknown key', async () => {
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { inputs: { 'api-key': 'nobody-knows-this-one' } })
    expect(run).toMatchObject({ exitCode: 1, searched: [] })
    expect(run.output).toMatch(/The service does not know the key/)
    expect(
      run.output.replace('::add-mask::nobody-knows-this-one', '') + run.summary + JSON.stringify(run.report),
    ).not.toContain('nobody-knows')
  })

  test('a wrong connector', async () => {
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { inputs: { 'connector-id': 'nowhere' } })
    expect(run).toMatchObject({ exitCode: 1, searched: [] })
    expect(run.output).toMatch(/no connector with the ID "nowhere" .*connector-id is wrong: copy/)
  })
})

describe('events', () => {
  test('a pull request is previewed against its base without a key, and nothing is written', async () => {
    await using checkout = await createCheckout(PAGES)
    const base = await checkout.git('rev-parse', 'HEAD')
    await checkout.commit({ 'docs/new.md': '# New\n\nText.\n', 'docs/configure.md': null })
    const event = {
      name: 'pull_request',
      ref: 'refs/pull/1/merge',
      payload: { repository: { default_branch: 'main' }, pull_request: { base: { sha: base } } },
    }
    const run = await push(checkout, { event, inputs: { 'api-key': '', journal: 'deployments' } })
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { pushed: '2', archived: '1', unchanged: '1', requests: '0' },
    })
    expect(run.output).toContain('Preview, nothing was written.')
    expect(sandbox.requests).toEqual([])
  })

  test('a dry run plans against the journal and leaves it as it is', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    await checkout.commit({ 'README.md': '# Handbook\n\nChanged.\n' })
    const run = await push(checkout, { inputs: { 'dry-run': 'true', 'api-key': '' } })
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', unchanged: '2', requests: '0' } })
    expect(await journalEnds()).toEqual(['succeeded'])
  })

  test('a push of another branch does nothing and says so', async () => {
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { event: { name: 'push', ref: 'refs/heads/topic' } })
    expect(run).toMatchObject({ exitCode: 0, searched: [] })
    expect(run.output).toContain('::notice::This run is for "refs/heads/topic"')
  })

  test.each<[string, string, object, number, RegExp]>([
    ['that is there', 'main', {}, 0, /^::notice::This run is for "refs\/heads\/topic"/m],
    [
      'that is not',
      'mian',
      {},
      1,
      /^::error::branch: the repository has no branch "mian", so that no run would ever push anything\. Give the branch/m,
    ],
    [
      'that nobody can tell of',
      'mian',
      { environment: { GITHUB_SERVER_URL: 'file:///nonexistent' } },
      0,
      /^::notice::This run is for "refs\/heads\/topic"; search mirrors the branch "mian"/m,
    ],
  ])('a push of another branch than one %s', async (_, branch, server, exitCode, says) => {
    await using origin = await createCheckout(PAGES)
    const event = { name: 'push', ref: 'refs/heads/topic' }
    const run = await push(origin, { ...served(origin), ...server, event, inputs: { branch } })
    expect(run).toMatchObject({ exitCode, searched: [] })
    expect(run.output).toMatch(says)
  })

  test('pull_request_target is refused', async () => {
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, { event: { name: 'pull_request_target' } })
    expect(run).toMatchObject({ exitCode: 1, searched: [] })
    expect(run.output).toContain('runs with your secrets on content from outside')
  })

  test('run by hand, every page is pushed again', async () => {
    await using checkout = await createCheckout(PAGES)
    await push(checkout)
    const run = await push(checkout, { event: { name: 'workflow_dispatch' } })
    expect(run.outputs).toMatchObject({ pushed: '3', unchanged: '0' })
  })
})

describe('the agent instructions', () => {
  const inputs = { 'agent-instructions': 'docs/AGENTS.md' }
  const read = (checkout: Checkout) =>
    readFile(join(checkout.folder, 'docs/AGENTS.md'), 'utf8').catch(() => 'none')

  test('are written by the first push, and the second finds them as they are', async () => {
    await using checkout = await createCheckout(PAGES)
    const first = await push(checkout, { inputs })
    expect(first).toMatchObject({
      exitCode: 0,
      outputs: { pushed: '3', 'agent-instructions-changed': 'true' },
    })
    expect(first.summary).toContain('The agent instructions have changed')
    expect(await read(checkout)).toBe(instructions.body)
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
    expect(run.output).toContain(
      '::warning::The agent instructions were not written: "docs/AGENTS.md" is there',
    )
    expect(await journalEnds()).toEqual(['succeeded'])
    expect(await readFile(join(checkout.folder, 'README.md'), 'utf8')).toBe(PAGES['README.md'])
  })

  test('are not fetched in a dry run, nor when none were asked for', async () => {
    await using checkout = await createCheckout(PAGES)
    const dry = await push(checkout, { inputs: { ...inputs, 'dry-run': 'true' } })
    expect(dry).toMatchObject({ exitCode: 0, outputs: { 'agent-instructions-changed': 'false' } })
    expect(sandbox.requests).toEqual([])
    await push(checkout)
    expect(sandbox.requests.map(each => each.method)).toEqual(['POST'])
    expect(await read(checkout)).toBe('none')
  })
})

describe('without a journal', () => {
  const none = { journal: 'none' }

  test('every run pushes everything and archives what the history has ever deleted', async () => {
    await using checkout = await createCheckout({ ...PAGES, 'docs/old.md': '# Old\n\nText.\n' })
    await push(checkout, { inputs: none, ...served(checkout) })
    await checkout.commit({ 'docs/old.md': null })
    // The run for that commit never happens.
    await checkout.commit({ 'README.md': '---\ndraft: true\n---\nSecret plans.\n' })
    const run = await push(checkout, { inputs: none, ...served(checkout) })
    expect(run).toMatchObject({
      exitCode: 0,
      searched: ['docs/configure.md', 'docs/install.md'],
      outputs: { pushed: '2', archived: '2' },
    })
    expect(JSON.stringify([...sandbox.store.archived('docs').values()])).not.toContain('Secret plans')
    expect(await push(checkout, { inputs: none, ...served(checkout) })).toMatchObject({
      exitCode: 0,
      outputs: { pushed: '2', archived: '2' },
    })
  })

  test('a default checkout archives what the push has deleted', async () => {
    await using origin = await createCheckout(PAGES)
    const before = await origin.git('rev-parse', 'HEAD')
    await push(origin, { inputs: none, ...served(origin) })
    await origin.commit({ 'docs/configure.md': null })
    await using shallow = await cloneCheckout(origin.folder, '--depth=1')
    const event = { name: 'push', payload: { before, repository: { default_branch: 'main' } } }
    const environment = { GITHUB_SERVER_URL: `file://${dirname(origin.folder)}` }
    const run = await push(shallow, { inputs: none, event, environment, repository: basename(origin.folder) })
    expect(run).toMatchObject({ exitCode: 0, searched: ['README.md', 'docs/install.md'] })
  })
})

describe('the journal on GitHub', () => {
  const token = 'ghs-test-token'
  const on = (github: { url: string }, inputs: Record<string, string> = {}) => ({
    inputs: { journal: 'deployments', 'github-token': token, ...inputs },
    environment: { GITHUB_API_URL: github.url },
  })

  test('each sync is a deployment, and the next one starts from the last success', async () => {
    await using github = await startGitHub({ token, repository: 'example/docs' })
    await using checkout = await createCheckout(PAGES)
    expect(await push(checkout, on(github))).toMatchObject({ exitCode: 0, outputs: { pushed: '3' } })
    await checkout.commit({ 'README.md': '# Handbook\n\nChanged.\n' })
    expect(await push(checkout, on(github))).toMatchObject({
      exitCode: 0,
      outputs: { pushed: '1', unchanged: '2' },
    })
  })

  test('a token that may not keep deployments is refused before anything is pushed, and the permission is named', async () => {
    await using github = await startGitHub({
      token,
      repository: 'example/docs',
      permissions: { deployments: 'read' },
    })
    await using checkout = await createCheckout(PAGES)
    const run = await push(checkout, on(github))
    expect(run).toMatchObject({ exitCode: 1, searched: [] })
    expect(run.output).toContain('permissions: { contents: read, deployments: write }')
    expect(sandbox.requests).toEqual([])
  })
})
