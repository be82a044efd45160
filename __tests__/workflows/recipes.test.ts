import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { temporaryFolder } from '../support/folder.ts'
import { KEY, openStage, PAGES, REPOSITORY, TOKEN } from './stage.ts'

describe('on a push', () => {
  test('the first brings in every page, the second what changed; later steps read outputs, report and summary', async () => {
    await using stage = await openStage()
    const first = await stage.run({ recipe: 'push-to-main' })
    expect(first).toMatchObject({ exitCode: 0, outputs: { pushed: '3', failed: '0', baseline: '' } })
    expect(stage.searched()).toEqual(Object.keys(PAGES).sort())
    await stage.checkout.commit({ 'docs/configure.md': null, 'docs/new.md': '# New\n\nText.\n' })
    const second = await stage.run({ recipe: 'push-to-main' })
    expect(second).toMatchObject({ exitCode: 0, outputs: { pushed: '2', archived: '1', unchanged: '1' } })
    expect(stage.searched()).toEqual(['docs/install.md', 'docs/new.md', 'handbook/leave.md'])
    expect(JSON.parse(second.report)).toMatchObject({ status: 'succeeded', repository: REPOSITORY })
    expect(second.summary).toContain('(https://github.com/octo/docs/blob/main/docs/new.md)')
    // GitHub appends `inactive` to the success before.
    expect(stage.ends()).toEqual(['inactive', 'success'])
  })

  test('key and token appear nowhere, also where the runner masks nothing', async () => {
    await using stage = await openStage()
    const run = await stage.run({
      recipe: 'push-to-main',
      showsSecrets: true,
      edit: recipe => {
        const run = 'echo "shown: $KEY"'
        recipe.jobs['push-docs']?.steps?.push({ run, env: { KEY: '${{ secrets.SEARCH_API_KEY }}' } })
      },
    })
    expect(run.exitCode).toBe(0)
    const found = run.log.split('\n').filter(line => line.includes(KEY) || line.includes(TOKEN))
    expect(found).toEqual([expect.stringContaining(`shown: ${KEY}`)])
    expect(run.summary + run.report + JSON.stringify(run.outputs)).not.toMatch(`${KEY}|${TOKEN}`)
  })

  test('an action that is killed is ended by its post step', async () => {
    await using stage = await openStage()
    stage.sandbox.fail({ hang: true })
    const run = await stage.run({
      recipe: 'push-to-main',
      onStart(killAction) {
        const poll = setInterval(() => {
          if (stage.sandbox.requests.length === 0) return
          clearInterval(poll)
          killAction()
        }, 50).unref()
      },
    })
    expect(run).toMatchObject({ exitCode: 1, outputs: {} })
    expect(run.log).toMatch(/Success - Post OWNER/)
    expect(stage.ends()).toEqual(['failure'])
    expect(stage.searched()).toEqual([])
  })
})

test('by hand everything is pushed, or in a dry run what changed is shown', async () => {
  await using stage = await openStage()
  const hand = { recipe: 'by-hand', event: 'workflow_dispatch' }
  const choices = { sync: 'everything', 'dry-run': 'false', 'max-archive': '30%' }
  await stage.run({ recipe: 'push-to-main' })
  const run = await stage.run({ ...hand, inputs: choices })
  expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '3', unchanged: '0' } })
  await stage.checkout.commit({ 'docs/new.md': '# New\n\nText.\n' })
  const dry = await stage.run({ ...hand, inputs: { ...choices, sync: 'changes', 'dry-run': 'true' } })
  expect(dry).toMatchObject({ exitCode: 0, outputs: { pushed: '1', unchanged: '3', requests: '0' } })
  expect(stage.searched()).not.toContain('docs/new.md')
})

test('on a pull request from a fork, without a secret or a variable, what would be pushed is shown', async () => {
  await using stage = await openStage({ permissions: { deployments: 'read' } })
  const { checkout } = stage
  const base = await checkout.git('rev-parse', 'HEAD')
  await checkout.git('checkout', '--quiet', '-b', 'topic')
  await checkout.commit({ 'docs/new.md': '# New\n\nSee [nothing](nothing.md).\n' })
  await checkout.git('checkout', '--quiet', '--detach', 'main')
  await checkout.git('merge', '--quiet', '--no-ff', '--no-edit', 'topic')
  const run = await stage.run({
    recipe: 'pull-requests',
    event: 'pull_request',
    payload: {
      number: 1,
      pull_request: { number: 1, base: { ref: 'main', sha: base }, head: { ref: 'topic' } },
    },
    secrets: { GITHUB_TOKEN: TOKEN },
    variables: {},
  })
  expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '4', unchanged: '0', requests: '0' } })
  expect(run.log).toMatch(/First sync: 4 pages would be pushed/)
  expect(run.log).toMatch(/::warning file=docs\/new\.md,line=3,col=\d+::/)
  expect([stage.sandbox.requests, stage.api.deployments]).toEqual([[], []])
})

test('the parts of a monorepo go to their own connectors under their own names', async () => {
  await using stage = await openStage()
  await stage.checkout.commit({ 'services/legacy/docs/api.md': '# API\n\nText.\n' })
  const secrets = { SEARCH_API_KEY: KEY, DEVELOPERS_SEARCH_KEY: KEY, GITHUB_TOKEN: TOKEN }
  const run = await stage.run({ recipe: 'monorepo', secrets })
  expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '2' } })
  expect(stage.searched('handbook')).toEqual(['handbook/leave.md'])
  expect(stage.searched('developers')).toEqual(['api/services/legacy/docs/api.md'])
  const [document] = stage.sandbox.store.active('developers').values()
  expect(document?.tags).toEqual(['api', 'legacy'])
  expect(stage.ends()).toEqual(['success', 'success'])
})

test('versions on branches are kept in a connector each, with a tag', async () => {
  await using stage = await openStage()
  const event = (name: string) => ({ GITHUB_REF: `refs/heads/${name}`, GITHUB_REF_NAME: name })
  const onBranch = async (name: string) => {
    await stage.checkout.git('checkout', '--quiet', '-B', name)
    const payload = { ref: `refs/heads/${name}` }
    return stage.run({ recipe: 'versions', payload, environment: event(name) })
  }
  expect(await onBranch('v1')).toMatchObject({ exitCode: 0, outputs: { pushed: '3' } })
  await stage.checkout.git('checkout', '--quiet', 'main')
  await stage.checkout.commit({ 'docs/configure.md': null })
  expect(await onBranch('main')).toMatchObject({ exitCode: 0, outputs: { pushed: '2' } })
  const paths = Object.keys(PAGES).sort()
  expect(stage.searched()).toEqual(paths.filter(path => path !== 'docs/configure.md'))
  expect(stage.searched('docs-v1')).toEqual(paths)
  expect(stage.sandbox.store.active('docs-v1').get('handbook/leave.md')?.tags).toEqual(['version:v1'])
})

test('refreshed agent instructions are a change that the next step can commit', async () => {
  await using stage = await openStage()
  const run = await stage.run({
    recipe: 'agent-instructions',
    event: 'workflow_dispatch',
    edit({ jobs }) {
      const opening = jobs.refresh?.steps?.pop()
      // The commit is made; where it would be pushed and a pull request opened, GitHub itself is needed.
      const [commit = ''] = opening?.run?.split('gh auth') ?? []
      jobs.refresh?.steps?.push({ ...opening, run: `${commit}git show --stat` })
    },
  })
  expect(run).toMatchObject({ exitCode: 0, outputs: { 'agent-instructions-changed': 'true' } })
  expect(run.log).toMatch(/AGENTS\.md \| +\d+ \+/)
})

test.each([
  ['self-hosted', 'push'],
  ['nightly', 'schedule'],
])('%s pushes every page on a %s', async (recipe, event) => {
  await using stage = await openStage()
  expect(await stage.run({ recipe, event })).toMatchObject({ exitCode: 0, outputs: { pushed: '3' } })
})

test('to catch up, what a failed run has left is pushed on a schedule, and then nothing', async () => {
  await using stage = await openStage()
  await stage.run({ recipe: 'push-to-main' })
  await stage.checkout.commit({ 'docs/new.md': '# New\n\nText.\n' })
  stage.sandbox.fail({ status: 401 })
  expect(await stage.run({ recipe: 'push-to-main' })).toMatchObject({ exitCode: 1 })
  const catchUp = { recipe: 'catch-up', event: 'schedule' }
  expect(await stage.run(catchUp)).toMatchObject({ exitCode: 0, outputs: { pushed: '1', unchanged: '3' } })
  expect(await stage.run(catchUp)).toMatchObject({ exitCode: 0, outputs: { pushed: '0', unchanged: '4' } })
})

describe('an alert', () => {
  /** Runs the recipe with a `gh` that writes down what it is asked for. */
  async function alert(event: string, { isDown = false, runs = 0, open = '' }) {
    await using stage = await openStage()
    await using folder = await temporaryFolder()
    const asked = join(folder.path, 'asked.txt')
    const gh = [
      '#!/bin/sh',
      `echo "$*" >>'${asked}'`,
      `case "$1 $2" in 'run list') echo ${runs} ;; 'issue list') echo '${open}' ;; esac`,
    ]
    await writeFile(join(folder.path, 'gh'), `${gh.join('\n')}\n`, { mode: 0o755 })
    if (isDown) stage.sandbox.fail({ status: 401 })
    const environment = { PATH: `${folder.path}:${process.env.PATH}` }
    const { exitCode } = await stage.run({ recipe: 'alert', event, environment })
    return { exitCode, asked: await readFile(asked, 'utf8').catch(() => '') }
  }
  const TITLE = 'The documentation in search is not up to date'

  test.each<[string, string, Parameters<typeof alert>[1], RegExp]>([
    ['a push fails', 'push', { isDown: true }, /issue create .*This run failed: https:/],
    ['none has succeeded for days', 'schedule', {}, /issue create .* has succeeded for 3 days\./],
  ])('opens an issue when %s', async (_, event, world, expected) => {
    expect((await alert(event, world)).asked).toMatch(expected)
  })

  test.each<[string, string, Parameters<typeof alert>[1]]>([
    ['a push succeeds', 'push', {}],
    ['one has succeeded lately', 'schedule', { runs: 1 }],
    ['an issue is open', 'push', { isDown: true, open: TITLE }],
  ])('opens none when %s', async (_, event, world) => {
    const { exitCode, asked } = await alert(event, world)
    expect(exitCode).toBe(world.isDown ? 1 : 0)
    expect(asked).not.toContain('issue create')
  })
})
