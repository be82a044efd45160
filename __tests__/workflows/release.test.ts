import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { prepareAct, type Step, type Workflow } from '../../sandbox/act.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'

const VERSION = '1.2.3'
const own = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const files = {
  'scripts/release.ts': own('scripts/release.ts'),
  'scripts/command.ts': own('scripts/command.ts'),
  'action.yml': 'name: A\n',
  LICENSE: 'MIT\n',
  'package.json': JSON.stringify({
    name: 'a',
    version: VERSION,
    type: 'module',
    scripts: { test: 'echo built >dist/main.js', release: 'node scripts/release.ts' },
  }),
  'package-lock.json': JSON.stringify({ name: 'a', version: VERSION, lockfileVersion: 3, packages: {} }),
  'CHANGELOG.md': `# Changelog\n\n## ${VERSION} (2026-01-31)\n\n- What is new.\n\n## 1.2.2\n\n- What was.\n`,
  'scripts/build.ts': "import { writeFileSync } from 'node:fs'\nwriteFileSync('dist/main.js', 'built\\n')\n",
  'dist/main.js': 'built\n',
}

/** Without containers act brings the checkout itself. */
const isLocal = ({ run, uses }: Step) => run !== undefined || uses?.startsWith('actions/checkout@')

/** Runs a job of the release workflow in act, but for the actions that it uses; `gh` writes down what it is asked for, and npm its audits. */
async function release(job: string, changes: Record<string, string> = {}, tag = `v${VERSION}`) {
  await using checkout = await createCheckout({ ...files, ...changes })
  await using folder = await temporaryFolder()
  const within = (name: string) => join(folder.path, name)
  const git = (...args: string[]) => spawnSync('git', ['-C', checkout.folder, ...args])
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  const text = await readFile(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8')
  const workflow = parse(text) as Workflow
  const { steps = [], ...rest } = workflow.jobs[job] ?? {}
  workflow.jobs = { [job]: { ...rest, steps: steps.filter(isLocal) } }
  Object.assign(workflow.jobs[job] ?? {}, { needs: undefined, environment: undefined })
  await mkdir(within('bin'))
  const gh = `#!/bin/sh\necho "$@" >>'${within('gh.txt')}'\nwhile [ $# -gt 0 ]; do [ "$1" = --notes-file ] && cat "$2" >>'${within('gh.txt')}'; shift; done\nexit 0\n`
  await writeFile(within('bin/gh'), gh, { mode: 0o755 })
  // The packages here are none that a registry could have signed.
  const npm = `#!/bin/sh\n[ "$1" = audit ] && echo "npm $*" >>'${within('gh.txt')}' && exit\nPATH='${process.env.PATH}' exec npm "$@"\n`
  await writeFile(within('bin/npm'), npm, { mode: 0o755 })
  const environment = { PATH: `${within('bin')}:${process.env.PATH}` }
  const payload = { ref: `refs/tags/${tag}` }
  const args = await prepareAct({
    folder: within('act'),
    workflows: { 'release.yml': workflow },
    payload,
    environment,
  })
  const env = { ...environment, HOME: folder.path, LC_ALL: 'C.UTF-8' }
  const { status, stdout } = spawnSync('act', ['push', ...args, '-s', 'GITHUB_TOKEN=github-token'], {
    cwd: checkout.folder,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, log: stdout, asked: await readFile(within('gh.txt'), 'utf8').catch(() => '') }
}

describe('the check of a tag', () => {
  test('passes when the version, the changelog and dist are its own', async () => {
    const { status, log } = await release('check')
    expect([status, log]).toEqual([0, expect.stringContaining('Job succeeded')])
  })

  test.each<[string, { changes?: Record<string, string>; tag?: string }]>([
    ['is not the version', { tag: 'v1.2.4' }],
    ['has no part in the changelog', { changes: { 'CHANGELOG.md': '# Changelog\n' } }],
    ['has a dist that the sources do not give', { changes: { 'dist/main.js': 'edited\n' } }],
  ])('fails when the tag %s', async (_, { changes, tag }) => {
    const { status, log } = await release('check', changes, tag)
    expect([status, log]).toEqual([1, expect.stringContaining('Job failed')])
  })
})

describe('the build with another Node', () => {
  test('passes when dist is the same, and asks the registry for its signatures', async () => {
    const { status, log, asked } = await release('reproduce')
    expect([status, log]).toEqual([0, expect.stringContaining('Job succeeded')])
    expect(asked).toBe('npm audit signatures\n')
  })

  test('fails when dist is another one', async () => {
    const { status, log } = await release('reproduce', { 'dist/main.js': 'edited\n' })
    expect([status, log]).toEqual([1, expect.stringContaining('Job failed')])
  })
})

test('a release is published as one archive, with its part of the changelog, and no tag moves', async () => {
  const { status, log, asked } = await release('publish')
  expect([status, log]).toEqual([0, expect.stringContaining('Job succeeded')])
  expect(asked).toMatch(
    /^release create v1\.2\.3 --draft --verify-tag .*artifacts\/docs-push-action-v1\.2\.3\.tar\.gz$/m,
  )
  expect(asked).toMatch(
    /- uses: \S+@[0-9a-f]{40} # v1\.2\.3\n```\n\n- What is new\.\n\nVerify that this release [\s\S]*\ngh release verify v1\.2\.3 --repo \S+\n[\s\S]*\ngh attestation verify docs-push-action-v1\.2\.3\.tar\.gz --repo \S+\n```\nrelease edit v1\.2\.3 --draft=false/,
  )
  expect(asked).not.toContain('What was')
  expect(asked).not.toMatch(/^api /m)
})
