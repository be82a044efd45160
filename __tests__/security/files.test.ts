import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Files } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import { openStage, type Stage } from './stage.ts'

const PAGE = '# A\n\nText.\n'
const SECRET = 'the secret of another folder'

const bodiesOf = ({ sandbox }: Stage) => JSON.stringify([...sandbox.store.active('docs').values()])
const refsOf = ({ sandbox }: Stage) => [...sandbox.store.active('docs').keys()].sort()

describe('what is outside the repository is not read through', () => {
  test.each<[string, (target: string) => Files]>([
    ['a link to a file', target => ({ 'b.md': { link: `${target}/secret.md` } })],
    ['a link to a folder', target => ({ b: { link: target }, 'b.md': { link: 'b/secret.md' } })],
    ['a link of many steps up', to => ({ 'b/c/d.md': { link: `../../../../../../../..${to}/secret.md` } })],
    ['a link to itself', () => ({ 'b.md': { link: 'b.md' } })],
    ['a link to a device', () => ({ 'b.md': { link: '/dev/zero' } })],
    ['a link to git’s own settings', () => ({ 'b.md': { link: '.git/config' } })],
    ['a link to the process', () => ({ 'b.md': { link: '/proc/self/environ' } })],
  ])('%s', async (_, linksTo) => {
    await using outside = await temporaryFolder()
    await writeFile(join(outside.path, 'secret.md'), `# Secret\n\n${SECRET}\n`)
    await using stage = await openStage({ 'a.md': PAGE, ...linksTo(outside.path) })
    const run = await stage.push()
    expect(run).toMatchObject({ exitCode: 0, outputs: { pushed: '1', failed: '0' } })
    expect(refsOf(stage)).toEqual(['a.md'])
    expect(bodiesOf(stage) + run.output + run.summary + JSON.stringify(run.report)).not.toContain(SECRET)
  })

  test('a submodule', async () => {
    await using stage = await openStage({
      'a.md': PAGE,
      '.gitmodules': '[submodule "x"]\n\tpath = x.md\n\turl = ext::evil\n\tupdate = !evil\n',
    })
    await stage.checkout.git('update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},x.md`)
    await stage.checkout.git('commit', '--quiet', '--message', 'A submodule')
    expect(await stage.push()).toMatchObject({ exitCode: 0, outputs: { pushed: '1', skipped: '1' } })
    expect(refsOf(stage)).toEqual(['a.md'])
  })

  test('a file of the checkout that became a link after the commit', async () => {
    await using outside = await temporaryFolder()
    await writeFile(join(outside.path, 'secret.md'), SECRET)
    await using stage = await openStage({ 'a.md': PAGE })
    await rm(join(stage.checkout.folder, 'a.md'))
    await symlink(join(outside.path, 'secret.md'), join(stage.checkout.folder, 'a.md'))
    await stage.push()
    expect(bodiesOf(stage)).toContain('Text.')
    expect(bodiesOf(stage)).not.toContain(SECRET)
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
    ['a link', target => ({ 'past.jsonl': { link: join(target, 'x') } }), './past.jsonl'],
    ['a link on the way', target => ({ state: { link: target } }), 'state/x'],
    ['a link of another spelling', target => ({ 'St\u00e9': { link: target } }), 'ste\u0301/x'],
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
  const deep = `${'d/'.repeat(200)}deep.md`
  const long = `${'n'.repeat(252)}.md`
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
    ['folders 200 deep', deep, PAGE, { pushed: true }],
    ['a name of 255 bytes', long, PAGE, { pushed: true }],
  ])('%s', async (_, path, text, { pushed, prints }) => {
    await using stage = await openStage({ 'a.md': PAGE, [path]: text })
    const run = await stage.push()
    await stage.sandbox.settled()
    expect(refsOf(stage)).toEqual(pushed ? ['a.md', path] : ['a.md'])
    expect(run).toMatchObject({ exitCode: prints ? 1 : 0, outputs: { failed: prints ? '1' : '0' } })
    if (prints) expect(run.output).toMatch(prints)
    expect(stage.sandbox.requests.length).toBeGreaterThan(0)
    // The service would refuse more, but is never asked to accept it.
    for (const { bytes } of stage.sandbox.requests) expect(bytes).toBeLessThanOrEqual(5_000_000)
  })
})
