import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openStage, type Stage } from '../support/stage.ts'

const PAGE = '# A\n\nText.\n'
const SECRET = 'the secret of another folder'

const bodiesOf = ({ sandbox }: Stage) => JSON.stringify([...sandbox.store.active('docs').values()])

describe('what is outside the repository is not read through', () => {
  test.each<[string, (target: string) => Files]>([
    ['a link to a file', target => ({ 'b.md': { link: `${target}/secret.md` } })],
    ['a link to a folder', target => ({ b: { link: target }, 'b.md': { link: 'b/secret.md' } })],
    ['a link of many steps up', to => ({ 'b/c/d.md': { link: `../../../../../../../..${to}/secret.md` } })],
    ['a link to git’s own settings', () => ({ 'b.md': { link: '.git/config' } })],
  ])('%s', async (_, linksTo) => {
    await using outside = await temporaryFolder()
    await writeFile(join(outside.path, 'secret.md'), `# Secret\n\n${SECRET}\n`)
    await using stage = await openStage({ 'a.md': PAGE, ...linksTo(outside.path) })
    const run = await stage.push()
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', failed: '0' } })
    expect(stage.live()).toEqual(['a.md'])
    expect(bodiesOf(stage) + run.output + run.summary + JSON.stringify(run.report)).not.toContain(SECRET)
  })

  // As whoever makes git's objects by hand can.
  test.each([
    ['..', 'out.md'],
    ['docs', '../../../evil/repo/out.md'],
  ])('a tree with a folder %j and a file %j in it', async (folder, name) => {
    await using stage = await openStage({ 'a.md': PAGE })
    const { git, folder: checkout } = stage.checkout
    const write = async (...entries: [mode: string, name: string, oid: string][]) => {
      const bytes = entries.flatMap(([mode, name, oid]) => [
        Buffer.from(`${mode} ${name}\0`),
        Buffer.from(oid, 'hex'),
      ])
      await writeFile(join(checkout, '.git/made'), Buffer.concat(bytes))
      return git('hash-object', '-w', '-t', 'tree', '--literally', '.git/made')
    }
    const page = await git('rev-parse', 'HEAD:a.md')
    const inner = await write(['100644', name, page])
    const tree = await write(['100644', 'a.md', page], ['40000', folder, inner])
    await git('update-ref', 'refs/heads/main', await git('commit-tree', '-m', 'Odd', tree))
    const run = await stage.push()
    expect(run.exitCode).toBe(0)
    expect(stage.live()).toEqual(['a.md'])
    expect(run.output + run.summary).not.toMatch(/out\.md|Please report/)
  })
})

describe('nothing is written through', () => {
  test('links in the checkout, and nothing at all into it', async () => {
    await using outside = await temporaryFolder()
    await using stage = await openStage({
      'a.md': PAGE,
      out: { link: outside.path },
      'docs/AGENTS.md': { link: join(outside.path, 'x') },
    })
    for (const path of ['out/AGENTS.md', 'docs/AGENTS.md']) {
      const run = await stage.push({ inputs: { 'agent-instructions': path } })
      expect(run.report).toMatchObject({ agentInstructions: { path, kind: 'failed' } })
    }
    expect(await readdir(outside.path)).toEqual([])
    expect(await stage.checkout.git('status', '--porcelain')).toBe('')
  })

  test.each<[string, (target: string) => Files, string]>([
    ['a link on the way', target => ({ state: { link: target } }), 'state/x'],
    ['a file', () => ({ 'past.jsonl': '' }), 'past.jsonl'],
  ])('%s of the repository in the place of the record of syncs', async (_, filesFor, journal) => {
    await using outside = await temporaryFolder()
    await writeFile(join(outside.path, 'x'), 'without an end')
    await using stage = await openStage({ 'a.md': PAGE, ...filesFor(outside.path) })
    for (const name of ['push', 'pull_request']) {
      const run = await stage.push({ inputs: { journal }, event: { name } })
      expect(run).toMatchObject({ exitCode: 1, output: expect.stringMatching(/::journal: /) })
    }
    expect(await readdir(outside.path)).toEqual(['x'])
    expect(await readFile(join(outside.path, 'x'), 'utf8')).toBe('without an end')
    expect(stage.sandbox.requests).toEqual([])
    expect(await stage.checkout.git('status', '--porcelain')).toBe('')
  })

  test('links in the folder of the report', async () => {
    await using outside = await temporaryFolder()
    await using stage = await openStage({ 'a.md': PAGE })
    const run = await stage.push({ environment: { RUNNER_TEMP: outside.path } })
    expect(run.outputs.report).toMatch(new RegExp(`^${outside.path}/docs-push-report-[0-9a-f-]{36}\\.json$`))
    // Only the report is left: neither repositories nor the token.
    expect(await readdir(outside.path)).toEqual([run.outputs.report?.split('/').at(-1)])
  })
})

describe('a file of an unusual size, among others:', () => {
  test.each<[string, string, string, { pushed?: true; prints?: RegExp }]>([
    [
      'a line of 5 MB',
      'line.md',
      `# L\n\n${'word '.repeat(1_000_000)}\n`,
      { prints: /line\.md: .*\b5000000\b/ },
    ],
    ['a line of 4 MB', 'line.md', `# L\n\n${'x'.repeat(4_000_000)}\n`, { pushed: true }],
    ['20 MB', 'large.md', 'text\n'.repeat(4_000_001), { prints: /large\.md: .*\b20000005\b/ }],
    ['nothing in it', 'empty.md', '', {}],
  ])('%s', async (_, path, text, { pushed, prints }) => {
    await using stage = await openStage({ 'a.md': PAGE, [path]: text })
    const run = await stage.push()
    expect(stage.live()).toEqual(pushed ? ['a.md', path] : ['a.md'])
    expect(run).toMatchObject({ exitCode: prints ? 1 : 0, outputs: { failed: prints ? '1' : '0' } })
    if (prints) expect(run.output).toMatch(prints)
    expect(stage.sandbox.requests.length).toBeGreaterThan(0)
    // The service would refuse more, but is never asked to accept it.
    for (const { bytes } of stage.sandbox.requests) expect(bytes).toBeLessThanOrEqual(5_000_000)
  })
})
