import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type ActionOptions, runAction } from '../sandbox/action.ts'
import { startGitHub } from '../sandbox/github.ts'
import { type Sandbox, startSandbox } from '../sandbox/server.ts'
import { cloneCheckout, createCheckout } from './support/checkout.ts'
import { temporaryFolder } from './support/folder.ts'

const inputsFor = (sandbox: Sandbox, folder: string) => ({
  'base-url': sandbox.url,
  'connector-id': 'docs',
  'api-key': 'sandbox-key',
  journal: join(folder, 'journal.jsonl'),
})

test.each<[string, Record<string, string>, RegExp]>([
  ['other patterns', { files: 'guide/**' }, /has pushed "docs\/\*\*" with the ref-prefix ""/],
  ['another prefix', { files: 'docs/**', 'ref-prefix': 'x/' }, /this one has "docs\/\*\*" with "x\/"/],
])(
  'a second step of a run with %s is refused and leaves the first one’s pages alone',
  async (_, second, message) => {
    await using checkout = await createCheckout({
      'docs/a.md': '# A\n\nOne.\n',
      'guide/b.md': '# B\n\nTwo.\n',
    })
    await using sandbox = await startSandbox()
    await using folder = await temporaryFolder()
    const step = (inputs: Record<string, string>, runId = '77') =>
      runAction({
        workspace: checkout.folder,
        inputs: { ...inputsFor(sandbox, folder.path), ...inputs, 'max-archive': '100%' },
        environment: { GITHUB_RUN_ID: runId },
      })
    expect((await step({ files: 'docs/**' })).exitCode).toBe(0)
    const refused = await step(second)
    expect(refused.exitCode).toBe(1)
    expect(refused.output).toMatch(message)
    expect(refused.output).toMatch(/Give all the patterns to one step, or each step a connector of its own/)
    await sandbox.settled()
    expect([...sandbox.store.active('docs').keys()]).toEqual(['docs/a.md'])
    // In a later run they are what the user wants now.
    expect((await step(second, '78')).exitCode).toBe(0)
  },
)

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  [
    'patterns',
    { files: 'docs/**' },
    { files: 'guide/**' },
    'files was "docs/**" at the last sync and is "guide/**" now',
  ],
  ['prefixes', {}, { 'ref-prefix': 'x/' }, 'ref-prefix was "" at the last sync and is "x/" now'],
])(
  'pages that leave search while their files stay are no surprise, as when two workflows with different %s share a connector',
  async (_, one, other, words) => {
    await using checkout = await createCheckout({
      'docs/a.md': '# A\n\nOne.\n',
      'guide/b.md': '# B\n\nTwo.\n',
    })
    await using sandbox = await startSandbox()
    await using folder = await temporaryFolder()
    const run = (inputs: Record<string, string>) =>
      runAction({ workspace: checkout.folder, inputs: { ...inputsFor(sandbox, folder.path), ...inputs } })
    expect((await run(one)).output).not.toMatch(/leave search/)
    expect((await run(one)).output).not.toMatch(/leave search/)
    const { output } = await run(other)
    expect(output).toContain(
      `::warning::The input ${words}. Documents that leave search though the repository still has their pages: `,
    )
    expect((await run(other)).output).not.toMatch(/leave search/)
  },
)

test('so it is where they push different branches', async () => {
  await using checkout = await createCheckout({ 'a.md': '# A\n\nOne.\n', 'b.md': '# B\n\nTwo.\n' })
  await using sandbox = await startSandbox()
  await using folder = await temporaryFolder()
  const run = (branch: string) =>
    runAction({
      workspace: checkout.folder,
      repository: basename(checkout.folder),
      environment: { GITHUB_SERVER_URL: `file://${dirname(checkout.folder)}` },
      event: { name: 'push', ref: `refs/heads/${branch}` },
      inputs: { ...inputsFor(sandbox, folder.path), branch },
    })
  expect((await run('main')).exitCode).toBe(0)
  await checkout.git('checkout', '--quiet', '-b', 'old')
  await checkout.commit({ 'b.md': null })
  expect((await run('old')).output).toMatch(
    /::warning::The input branch was "main" at the last sync and is "old" now\. Doc.*: 1\./,
  )
})

test('a journal in a file that does not outlast the job is told of in each run', async () => {
  await using checkout = await createCheckout({ 'a.md': '# A\n\nOne.\n' })
  await using sandbox = await startSandbox()
  await using folder = await temporaryFolder()
  const inputs = inputsFor(sandbox, folder.path)
  const run = async () => (await runAction({ workspace: checkout.folder, inputs })).output
  const lost =
    /::warning::The journal .*journal\.jsonl knows of no earlier sync\. .* keep the file where it outlasts/
  expect(await run()).toMatch(lost)
  expect(await run()).not.toMatch(lost)
  await rm(inputs.journal)
  expect(await run()).toMatch(lost)
})

test('a run that failed may be started again with other patterns', async () => {
  await using checkout = await createCheckout({ 'docs/a.md': '# A\n\nOne.\n', 'guide/b.md': '# B\n\nTwo.\n' })
  await using sandbox = await startSandbox()
  await using folder = await temporaryFolder()
  const step = (files: string, attempt: string) =>
    runAction({
      workspace: checkout.folder,
      inputs: { ...inputsFor(sandbox, folder.path), files, 'max-archive': '100%' },
      environment: { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: attempt },
    })
  sandbox.poison('guide/b.md')
  expect((await step('**/*.md', '1')).exitCode).toBe(1)
  const other = await step('docs/**', '1')
  expect(other.output).toMatch(/Another step of this run has pushed/)
  sandbox.cure('guide/b.md')
  expect((await step('docs/**', '2')).exitCode).toBe(0)
})

test('what git cannot fetch comes from GitHub’s API: the last sync, and the last text of a deleted page', async () => {
  await using origin = await createCheckout({ 'docs/a.md': '# A\n\nOne.\n', 'docs/b.md': '# B\n\nTwo.\n' })
  await using sandbox = await startSandbox()
  await using folder = await temporaryFolder()
  await using github = await startGitHub({ directory: origin.folder })
  const push = async (options: Partial<ActionOptions> = {}) => {
    await using clone = await cloneCheckout(origin.folder, '--depth=1')
    return await runAction({
      workspace: clone.folder,
      repository: 'octo/docs',
      inputs: { ...inputsFor(sandbox, folder.path), 'github-token': 'github-token', 'max-archive': '100%' },
      environment: { GITHUB_SERVER_URL: 'file:///nonexistent', GITHUB_API_URL: github.url },
      ...options,
    })
  }
  expect((await push()).exitCode).toBe(0)
  await origin.commit({ 'docs/b.md': null, 'docs/c.md': '# C\n\nThree.\n' })
  const run = await push({ event: { name: 'workflow_dispatch' } })
  expect(run.output).not.toMatch(/::error/)
  expect(run.outputs).toMatchObject({ archived: '1', failed: '0' })
  await sandbox.settled()
  expect(sandbox.store.document('docs', 'docs/b.md')).toMatchObject({
    archived: true,
    body: expect.stringContaining('Two.'),
  })
})

test('a dry run without a journal tells of the pages that the push deleted', async () => {
  await using origin = await createCheckout({ 'docs/a.md': '# A\n\nOne.\n', 'docs/b.md': '# B\n\nTwo.\n' })
  const before = await origin.git('rev-parse', 'HEAD')
  await origin.commit({ 'docs/b.md': null })
  // Its history would tell as well.
  await using clone = await cloneCheckout(origin.folder, '--depth=1')
  const base = { 'base-url': 'https://search.example.com', 'connector-id': 'docs' }
  const run = await runAction({
    workspace: clone.folder,
    repository: basename(origin.folder),
    inputs: { ...base, journal: 'none', 'dry-run': 'true' },
    event: {
      name: 'push',
      ref: 'refs/heads/main',
      payload: { before, repository: { default_branch: 'main' } },
    },
    environment: { GITHUB_SERVER_URL: `file://${dirname(origin.folder)}` },
  })
  expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', archived: '1', requests: '0' } })
})
