import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type ActionOptions, runAction } from '../../sandbox/action.ts'
import { startSandbox } from '../../sandbox/server.ts'
import type { Reports } from '../../src/report/index.ts'
import { createCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { report } from '../support/outcomes.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
const schema = JSON.parse(await read('../../docs/report.schema.json'))
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false })
addFormats.default(ajv)
const isReport = ajv.compile(schema)

function expectReport(value: unknown): void {
  isReport(value)
  expect(isReport.errors).toBeNull()
}

const PAGES = {
  'docs/a.md': '---\ntitle: [\n---\n# A\n\nSee [nothing](nothing.md).\n',
  'docs/b.md': '# B\n\nText.\n',
  'docs/gone.md': '# Gone\n\nText.\n',
  'docs/draft.md': '---\ndraft: true\n---\nNot yet.\n',
  'docs/link.md': { link: 'a.md' },
  'docs/poison.md': '# Poison\n\nText.\n',
}

test('the reports of real runs, of every kind of outcome, are as the schema says', async () => {
  await using sandbox = await startSandbox()
  await using checkout = await createCheckout(PAGES)
  await using home = await temporaryFolder()
  const inputs = {
    'base-url': sandbox.url,
    'connector-id': 'docs',
    'api-key': 'sandbox-key',
    journal: join(home.path, 'journal.jsonl'),
    'agent-instructions': 'AGENTS.md',
  }
  const kinds = new Set<string>()
  const run = async (options: Partial<ActionOptions> = {}) => {
    const { report: found } = await runAction({
      workspace: checkout.folder,
      ...options,
      inputs: { ...inputs, ...options.inputs },
    })
    expectReport(found)
    const { status, isPreview, documents } = found as ReturnType<typeof report>
    if (documents.some(each => each.failingSince)) kinds.add('failed again')
    kinds.add(isPreview ? 'preview' : status)
    for (const { kind, isHidden } of documents) kinds.add(isHidden ? `hidden and ${kind}` : kind)
  }
  sandbox.poison('docs/poison.md')
  await run()
  await run()
  sandbox.cure('docs/poison.md')
  await run({ inputs: { 'dry-run': 'true' } })
  await run()
  const base = await checkout.git('rev-parse', 'HEAD')
  await checkout.commit({ 'docs/gone.md': null, 'docs/b.md': '---\ndraft: true\n---\nNo more.\n' })
  const pull_request = { base: { sha: base, ref: 'main' } }
  await run({
    event: { name: 'pull_request', payload: { pull_request, repository: { default_branch: 'main' } } },
  })
  sandbox.fail({ status: 403 })
  await run()
  await run()
  expect([...kinds].sort()).toEqual([
    'archived',
    'failed',
    'failed again',
    'hidden',
    'hidden and archived',
    'preview',
    'pushed',
    'skipped',
    'succeeded',
    'unchanged',
    'unsent',
  ])
})

test('so is that of a run with targets', async () => {
  await using sandbox = await startSandbox({ connectors: ['docs', 'other'] })
  await using checkout = await createCheckout(PAGES)
  await using home = await temporaryFolder()
  const targets = (...names: string[]) =>
    `targets:\n${names.map(name => `  - { name: ${name}, connector-id: ${name}, files: ['docs/*.md'] }\n`).join('')}`
  const inputs = {
    ...{ 'base-url': sandbox.url, 'api-key': 'sandbox-key', journal: join(home.path, 'journal.jsonl') },
    'agent-instructions': 'AGENTS.md',
  }
  const run = async (text: string) => {
    const all = { ...inputs, targets: text }
    const { report: found, outputs } = await runAction({ workspace: checkout.folder, inputs: all })
    expectReport(found)
    return { report: found as Reports, outputs }
  }
  sandbox.poison('docs/poison.md')
  const first = await run(targets('docs', 'other'))
  expect(first.outputs).toMatchObject({ pushed: '6', failed: '2', 'agent-instructions-changed': 'true' })
  expect(first.report.targets.map(each => [each.target, each.status, each.counts.pushed])).toEqual([
    ['docs', 'failed', 3],
    ['other', 'failed', 3],
  ])
  expect((await run(targets('docs'))).report).toMatchObject({ status: 'failed' })
})

describe('the schema refuses', () => {
  const good = () => report([{ path: 'a.md', externalRef: 'a.md', kind: 'pushed', name: 'A', messages: [] }])

  test('nothing of a good report', () => expectReport(good()))

  test.each<[string, object]>([
    ['a field that it does not know', { extra: 1 }],
    [
      'a failure without a reason',
      { documents: [{ path: 'a', externalRef: 'a', kind: 'failed', messages: [] }] },
    ],
  ])('%s', (_, changes) => {
    expect(isReport({ ...good(), ...changes })).toBe(false)
  })
})

test('the page about the report names every field of the schema', async () => {
  const page = await read('../../docs/report.md')
  for (const name of [
    'report',
    'targets',
    'counts',
    'agentInstructions',
    'findability',
    'document',
    'message',
  ])
    for (const field of Object.keys(schema.$defs[name].properties)) expect(page).toContain(`\`${field}\``)
})
