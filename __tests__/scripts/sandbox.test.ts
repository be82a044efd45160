import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startSandbox } from '../../sandbox/server.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { runScript, withSandbox } from './process.ts'
import { run } from './shell.ts'

test('without a repository it makes one, prints commands that work, and leaves nothing after Ctrl-C', async () => {
  const ended = await withSandbox(['--port', '0', '--connector', 'handbook'], async ({ stdout, value }) => {
    const url = `${value('base-url')}/api/ingest/${value('connector-id')}/documents`
    const push = (key: string) =>
      fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{"documents":[]}',
      })
    expect((await push(value('api-key'))).status).toBe(202)
    expect((await push('read-only-key')).status).toBe(403)
    // What was accepted is processed after the answer.
    const found = async (words: string): Promise<string[]> => {
      const response = await fetch(`${value('base-url')}/search?q=${words}`)
      const { hits } = (await response.json()) as { hits: { external_ref: string }[] }
      return hits.length > 0 ? hits.map(hit => hit.external_ref) : found(words)
    }
    expect(await run(/^ {2}curl [\s\S]*?(?=\n\n)/m, stdout)).toMatchObject({ stdout: '{"accepted":1}' })
    expect(await found('hello')).toEqual(['hello.md'])
    expect((await run(/^ {2}sh .*/m, stdout)).stdout).toMatch(/\b13 pushed\b/)
    expect(await found('webhooks')).toContain('docs/notifications/webhooks.md')
    expect((await run(/^ {2}sh .*/m, stdout)).stdout).toMatch(/\b0 pushed\b.*\b14 unchanged\b/)
  })
  expect(ended).toMatchObject({ exitCode: 0, leftovers: [] })
})

test('what a workflow names is what the command for act sets', async () => {
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
  await using programs = await temporaryFolder()
  await writeFile(join(programs.path, 'act'), `#!/bin/sh\nprintf '%s\\n' "$@"\n`, { mode: 0o755 })
  const args = ['--repo', checkout.folder, '--port', '0', '--connector', 'one', '--connector', 'two']
  const path = `${programs.path}:${process.env.PATH}`
  const check = async ({ stdout }: { stdout: string }) => {
    const command = /^ {2}(sh \S+\/act\.sh)$/m.exec(stdout)?.[1] ?? ''
    const asked = await run(/.*/, `PATH='${path}' ${command}`)
    const options = asked.stdout.replaceAll(/^(-\S+)\n/gm, '$1 ').split('\n')
    expect(options[0]).toBe('push')
    expect(options).toEqual(
      expect.arrayContaining([
        ...['-s KEY_1=sandbox-key', '-s KEY_2=sandbox-key', '--var ONE=one', '--var TWO=two'],
        ...['ubuntu-24.04', 'self-hosted', 'linux'].map(label => `-P ${label}=-self-hosted`),
        ...['--env GITHUB_REPOSITORY=octo/docs', expect.stringMatching(/^--env GITHUB_RUN_ID=\d+$/)],
        expect.stringMatching(/^--local-repository some-one\/docs-push-action@v1=/),
      ]),
    )
  }
  await withSandbox(args, check, { PATH: path })
})

test('--port is the port of the page', async () => {
  const free = await startSandbox()
  await free[Symbol.asyncDispose]()
  const { port } = new URL(free.url)
  const ended = await withSandbox(['--port', port], async ({ stdout }) => {
    expect(stdout).toContain(`Search and read the documents at http://127.0.0.1:${port}\n`)
  })
  expect(ended).toMatchObject({ exitCode: 0, leftovers: [] })
})

const preview = readFileSync(new URL('../../docs/recipes/pull-requests.yml', import.meta.url), 'utf8')
const targets = `targets:
  - { name: one, connector-id: first, files: docs/**, api-key-env: ONE_SEARCH_KEY }
`
const step = {
  uses: 'some-one/docs-push-action@v1',
  env: { ONE_SEARCH_KEY: '${{ secrets.ONE_SEARCH_KEY }}' },
  with: { 'base-url': 'https://search.example.com', targets },
}
const previewOfTargets = JSON.stringify({
  on: 'pull_request',
  jobs: { a: { 'runs-on': 'ubuntu-latest', steps: [step] } },
})

test.each([
  ['the connector of the recipe', preview, 'handbook'],
  ['a target with a key of its own', previewOfTargets, 'first'],
])('a preview in act comes after a push of the commit before, to %s', async (_, workflow, connector) => {
  await using checkout = await createCheckout({
    '.github/workflows/preview.yml': workflow,
    'docs/a.md': '# A\n\nText.\n',
  })
  const before = (await checkout.git('rev-parse', 'HEAD')).trim()
  await checkout.commit({ 'docs/b.md': '# B\n\nText.\n' })
  await using programs = await temporaryFolder()
  // In the place of act: prints the record of past syncs that a preview reads.
  const act = `#!/bin/sh
for each; do case $each in GITHUB_API_URL=*) url=\${each#*=};; esac; done
curl -s -H 'Authorization: Bearer sandbox-token' "$url/repos/example/$(basename "$3")/deployments"
`
  await writeFile(join(programs.path, 'act'), act, { mode: 0o755 })
  const environment = { PATH: `${programs.path}:${process.env.PATH}` }
  const args = ['--repo', checkout.folder, '--event', 'pull_request']
  const { stdout, ...ended } = await runScript('act', args, { environment })
  expect(ended).toMatchObject({ exitCode: 0, leftovers: [] })
  const records = JSON.parse(stdout.slice(stdout.indexOf('[')))
  expect(records).toMatchObject([{ sha: before, environment: `docs-push/${connector}` }])
})
