import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { compare, type Documents, size } from '../../scripts/demo/compare.ts'
import { makeHistory } from '../../scripts/demo/history.ts'
import { chooseFate, openingFate } from '../../scripts/replay/fates.ts'
import { numbers } from '../../scripts/replay/print.ts'
import { randomFrom } from '../../scripts/replay/random.ts'
import { none } from '../../scripts/replay/trouble.ts'
import type { Document } from '../../src/document/document.ts'
import { page } from '../sandbox/client.ts'
import { createCheckout } from '../support/checkout.ts'
import { type Folder, temporaryFolder } from '../support/folder.ts'
import { type Ended, runScript } from './process.ts'

let folder: Folder
let history: string

beforeAll(async () => {
  folder = await temporaryFolder()
  history = await makeHistory(join(folder.path, 'larkspur'))
})
afterAll(async () => folder[Symbol.asyncDispose]())

const replay = (...args: string[]) => runScript('replay', args)

/** What happened to each run. */
const fatesOf = ({ stdout }: Ended) =>
  [...stdout.matchAll(/^ *\d+ of \d+ {2}[0-9a-f]{7} {2}(?:.* s +)?(\S.*)$/gm)].map(([, fate]) => fate)

describe('a history that can be synced', () => {
  test('ends up to date without trouble, one run for each push', async () => {
    const run = await replay('--repo', history, '--pushes', '3')
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(run.stdout).toMatch(/^3 pushes of example\/larkspur, branch main, /m)
    expect(run.stdout).toMatch(/^in all +3 +3 +0 +0 /m)
    expect(run.stdout).toMatch(/^0 stale, 0 extra, 0 missing$/m)
  })

  test('ends up to date as often as asked for, with its record on GitHub', async () => {
    const options = ['--pushes', '10', '--long', '--journal', 'deployments', '--faults', '--seed', '70']
    const run = await replay('--repo', history, ...options)
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(run.stdout).toMatch(/^0 stale, 0 extra, 0 missing$/m)
    expect(fatesOf(run)).toHaveLength(12)
    expect(fatesOf(run).join()).toMatch(/killed at a record,.*killed at a record’s end/)
  })

  test('ends up to date through lost, failed and killed runs, the same ones each time for a seed', async () => {
    const faults = ['--repo', history, '--faults', '--seed', '232']
    const [run, again] = [await replay(...faults), await replay(...faults)]
    expect(run).toMatchObject({ exitCode: 0, stderr: '', leftovers: [] })
    expect(run.stdout).toMatch(/^0 stale, 0 extra, 0 missing$/m)
    expect(fatesOf(run)).toHaveLength(9)
    expect(fatesOf(run).slice(-2)).toEqual(['nothing', 'nothing is refused any more'])
    expect(fatesOf(again)).toEqual(fatesOf(run))
    expect(run.stdout).toMatch(/^Documents that the service had forgotten: [1-9]/m)
    // A page that is refused for good holds up nothing else.
    expect(run.stdout).toMatch(/last run but one: 1; by the last: 0, and delivered: 1$/m)
  })
})

test('a history that ends with a page that cannot be read is red, and the log of its run is printed once', async () => {
  await using checkout = await createCheckout({ 'a.md': '# A\n\nText.\n', 'b.md': 'No text: \0\n' })
  const run = await replay('--repo', checkout.folder)
  expect(run).toMatchObject({ exitCode: 1, leftovers: [] })
  expect(run.stdout.match(/^ {2}\| : :error file=b\.md: :/gm)).toHaveLength(1)
})

test.each([
  [['--faults'], /--repo is missing[\s\S]*Usage: npm run replay/],
  [['--repo', '.', '--seed', 'x'], /^--seed: "x" is not/],
  [['--repo', '.', '--pushes', '0'], /^--pushes: "0" is not/],
  [['--repo', '.', '--journal', 'none'], /^--journal: "none" is neither/],
  [['--repo', '.', '--files', '{a,b}'], /^--files: "\{a,b\}" has braces/],
  [['--repo', '.', '--files', 'nothing/**'], /^--files: .*"nothing\/\*\*"/],
  [['--repo', '/nowhere'], /^--repo: "\/nowhere" is not a git repository/],
  [['--reppo', '.'], /--reppo[\s\S]*Usage: npm run replay/],
])('%j cannot be done, and one message says why', async (args, message) => {
  const run = await replay(...args)
  expect(run).toMatchObject({ exitCode: 2, stdout: '', leftovers: [] })
  expect(run.stderr).toMatch(message)
})

describe('the fates of runs', () => {
  const fates = (seed: number, count: number, changed = ['a.md', 'b.md'], isOnGitHub = false) => {
    const random = randomFrom(seed)
    return Array.from({ length: count }, () => chooseFate(random, changed, isOnGitHub))
  }

  test('depend only on the seed', () => {
    expect(fates(5, 50)).toEqual(fates(5, 50))
    expect(fates(5, 50)).not.toEqual(fates(6, 50))
  })

  test.each([
    [1, false, 15],
    [2, true, 18],
  ])('of many pushes with the seed %i are of every kind, and most happen', (seed, isOnGitHub, kinds) => {
    const all = fates(seed, 300, undefined, isOnGitHub)
    expect(new Set(all.map(each => each.name)).size).toBe(kinds)
    expect(all.filter(each => each.trouble === undefined).length).toBeLessThan(100)
  })

  test('refuse only documents that the commit changes', () => {
    const refused = (changed: string[]) =>
      new Set(
        fates(1, 200, changed).flatMap(({ trouble: { poisoned = [], refused = [] } = none }) => [
          ...poisoned,
          ...refused,
        ]),
      )
    expect([refused(['x.md']), refused([])]).toEqual([new Set(['x.md']), new Set()])
  })

  test('begin with a first run that is killed half way and a second one that succeeds', () => {
    const first = openingFate(0, randomFrom(1))?.trouble
    expect(first).toMatchObject({ signal: { name: 'SIGKILL', at: 2 } })
    expect(openingFate(1, randomFrom(1))?.trouble).toMatchObject({ signal: undefined, poisoned: [] })
    expect(openingFate(2, randomFrom(1))).toBeUndefined()
  })
})

describe('documents in search, compared with those that should be there', () => {
  const documents = (...changes: Partial<Document>[]): Documents =>
    new Map(changes.map(({ external_ref = 'a.md', ...each }) => [external_ref, page(external_ref, each)]))

  test('do not differ when they are equal', () => {
    expect(size(compare(documents({ tags: ['x'] }), documents({ tags: ['x'] })))).toBe(0)
    expect(size(compare(documents({ tags: ['a', 'b'] }), documents({ tags: ['b', 'a'] })))).toBe(1)
  })

  test.each<Partial<Document>>([
    { name: 'B' },
    { description: 'b' },
    { tags: ['b'] },
    { archived: true },
    { body: 'A' },
  ])('with %j are stale in that field', change => {
    const { stale } = compare(documents({}), documents(change))
    expect(stale).toEqual([{ externalRef: 'a.md', fields: Object.keys(change) }])
  })

  test('are stale, extra or missing', () => {
    const actual = documents({ external_ref: 'stale', body: 'old' }, { external_ref: 'extra' }, {})
    const expected = documents({ external_ref: 'stale', body: 'new' }, { external_ref: 'missing' }, {})
    const found = compare(actual, expected)
    expect(found).toMatchObject({ missing: ['missing'], extra: ['extra'], stale: [{ externalRef: 'stale' }] })
    expect([numbers(found), size(found)]).toEqual(['1 stale, 1 extra, 1 missing', 3])
  })
})
