import { expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { startSandboxIn } from './sandbox.ts'

test('without a repository it makes one, prints all that a client needs, and leaves nothing after Ctrl-C', async () => {
  await using folder = await temporaryFolder()
  await using sandbox = await startSandboxIn(folder.path, ['--port', '0', '--connector', 'handbook'])
  const url = `${sandbox.valueOf('base-url')}/api/ingest/${sandbox.valueOf('connector-id')}/documents`
  const push = (key: string) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"documents":[]}',
    })
  expect((await push(sandbox.valueOf('api-key'))).status).toBe(202)
  expect((await push('read-only-key')).status).toBe(403)
  expect(sandbox.stdout).toContain(`--var SEARCH_CONNECTOR_ID=handbook`)
  expect(sandbox.stdout).toContain(folder.path)
  expect(await sandbox.end()).toMatchObject({
    ...{ exitCode: 0, stderr: 'Stopping, and cleaning up.\n', leftovers: [] },
  })
})

test('what a workflow names is what the command sets', async () => {
  const step = (connector: string, secret: string) => ({
    uses: 'some-one/docs-push-action@v1',
    with: {
      'base-url': '${{ vars.URL }}',
      'connector-id': connector,
      'api-key': `\${{ secrets.${secret} }}`,
    },
  })
  const workflow = {
    on: { push: {} },
    jobs: {
      a: { 'runs-on': 'ubuntu-24.04', steps: [{ run: 'true' }, step('${{ vars.ONE }}', 'KEY_1')] },
      b: { 'runs-on': ['self-hosted', 'linux'], steps: [step('${{ vars.TWO }}', 'KEY_2')] },
    },
  }
  await using checkout = await createCheckout({
    '.github/workflows/a.yml': JSON.stringify(workflow),
    '.github/workflows/other.yml': 'on: push\njobs: { x: { uses: ./other.yml } }\n',
  })
  await checkout.git('remote', 'add', 'origin', 'https://github.com/octo/docs.git')
  await using folder = await temporaryFolder()
  const args = ['--repo', checkout.folder, '--port', '0', '--connector', 'one', '--connector', 'two']
  await using sandbox = await startSandboxIn(folder.path, args)
  const options = sandbox.stdout.split('\n').map(line => line.replace(/ \\$/, '').trim())
  expect(options).toEqual(
    expect.arrayContaining([
      ...['-s KEY_1=sandbox-key', '-s KEY_2=sandbox-key', '--var ONE=one', '--var TWO=two'],
      ...['ubuntu-24.04', 'self-hosted', 'linux'].map(label => `-P ${label}=-self-hosted`),
      ...['--env GITHUB_REPOSITORY=octo/docs', '--env GITHUB_RUN_ID=$(date +%s)'],
      expect.stringMatching(/^--local-repository some-one\/docs-push-action@v1=/),
    ]),
  )
  expect(sandbox.stdout).not.toContain('URL}}')
})

test.each([
  [['--prot', '1'], /Unknown option '--prot'[\s\S]*Usage: npm run sandbox/],
  [['--port', 'http'], /^--port: "http" is not a port/],
  [['--connector', 'a b'], /^--connector: "a b" is not an ID/],
  [['--repo', '/nowhere'], /^--repo: "\/nowhere" is not a git repository/],
])('%j is refused in words', async (args, message) => {
  await using folder = await temporaryFolder()
  await using sandbox = await startSandboxIn(folder.path, args)
  const { exitCode, stdout, stderr, leftovers } = await sandbox.end()
  expect({ exitCode, stdout, leftovers }).toEqual({ exitCode: 2, stdout: '', leftovers: [] })
  expect(stderr).toMatch(message)
})

test('a port that is taken is named', async () => {
  await using taken = await startSandbox()
  const { port } = new URL(taken.url)
  await using folder = await temporaryFolder()
  await using sandbox = await startSandboxIn(folder.path, ['--port', port])
  const { exitCode, stderr, leftovers } = await sandbox.end()
  expect({ exitCode, stderr, leftovers }).toEqual({
    ...{ exitCode: 2, stderr: `--port: ${port} cannot be had (EADDRINUSE). Give another one, or 0.\n` },
    leftovers: [],
  })
})

test('a repository without a workflow that uses the action is told where to find one', async () => {
  await using checkout = await createCheckout({ 'a.md': '# A\n' })
  await using folder = await temporaryFolder()
  await using sandbox = await startSandboxIn(folder.path, ['--repo', checkout.folder])
  const { exitCode, stderr } = await sandbox.end()
  expect(exitCode).toBe(2)
  expect(stderr).toMatch(
    /has no workflow with a step that uses this action .*README\.md under "Set it up"\.\n$/,
  )
})
