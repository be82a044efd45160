import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { ArgumentError } from '../../scripts/command/options.ts'
import { readArguments } from '../../scripts/mutation/arguments.ts'
import { changedRanges } from '../../scripts/mutation/changed.ts'
import { equivalents } from '../../scripts/mutation/equivalents.ts'
import { judge } from '../../scripts/mutation/judge.ts'
import { modules } from '../../scripts/mutation/modules.ts'
import { forgetSurvivors } from '../../scripts/mutation/results.ts'
import { testsOf } from '../../scripts/mutation/settings.ts'
import { temporaryFolder } from '../support/folder.ts'
import { createRepo } from '../support/repo.ts'

type Mutant = Parameters<typeof judge>[1][number]

test('modules are named by those that there are', () => {
  expect(readArguments(['push', '--since', 'HEAD^'])).toEqual({
    ...{ names: ['push'], since: 'HEAD^', isAgain: false },
  })
  expect(readArguments(['--again'])).toMatchObject({ names: Object.keys(modules), isAgain: true })
  expect(() => readArguments(['oven'])).toThrow(ArgumentError)
})

test('of what was changed since a commit only the lines that are there are mutated, and not too many', async () => {
  await using repo = await createRepo({ 'src/a.ts': '1\n2\n3\n4\n', 'src/b.ts': '1\n', 'docs/c.ts': '1\n' })
  await repo.git('read-tree', 'main')
  await mkdir(join(repo.folder, 'src'))
  await writeFile(join(repo.folder, 'src/a.ts'), '1\ntwo\n4\nfive\nsix\n')
  await writeFile(join(repo.folder, 'src/b.ts'), '1\n'.repeat(100))
  expect(await changedRanges(repo.folder, 'main', ['src/*.ts'])).toEqual([
    'src/a.ts:2-2',
    'src/a.ts:4-5',
    'src/b.ts:2-100',
  ])
})

test('what was not noticed the last time is tried again', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, 'results.json')
  await forgetSurvivors(file)
  const statuses = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'Ignored'].map(status => ({ status }))
  await writeFile(file, JSON.stringify({ files: { 'a.ts': { mutants: statuses } } }))
  await forgetSurvivors(file)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    files: { 'a.ts': { mutants: [{ status: 'Killed' }, { status: 'Timeout' }] } },
  })
})

/** A module as Stryker changes it: its second mutant is one of what runs as it is loaded. */
const changed = `
const isActive = (id: string) => (globalThis as any).__stryker__.activeMutant === id
const limit = isActive('1') ? 0 : 2
export const isSmall = (value: number) => (isActive('0') ? true : value < limit)
`
const tests = `
import { describe, expect, test } from '@jest/globals'
import { isSmall } from './small.ts'
describe('a number', () => {
  test.each([[1, true], [3, false]])('%i', (value, expected) => expect(isSmall(value)).toBe(expected))
  test.each(['1'])('%s', text => expect(text).toBe('1'))
})
`
const program = `
import { strykerPlugins } from '${new URL('../../scripts/mutation/runner.ts', import.meta.url)}'
const runner = new strykerPlugins[0].injectableClass({ tests: ['small.test.ts'] })
await runner.init()
const found = [await runner.dryRun({ timeout: 60_000 })]
const run = (id, more) => runner.mutantRun({ activeMutant: { id }, ...more })
found.push(await run('0', { testFilter: found[0].tests.map(each => each.id) }))
found.push(await run('0', { testFilter: [found[0].tests[0].id] }))
found.push(await run('1', {}), await run('1', { reloadEnvironment: true }))
found.push(await run('none', { reloadEnvironment: true }))
console.log(JSON.stringify(found))
`

test('a mutant is killed by the first of its tests that fails, where need be with all modules loaded again', async () => {
  await using folder = await temporaryFolder()
  await writeFile(join(folder.path, 'small.ts'), changed)
  await writeFile(join(folder.path, 'small.test.ts'), tests)
  await symlink(join(process.cwd(), 'node_modules'), join(folder.path, 'node_modules'))
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder.path })
  const names = ['a number %i #0', 'a number %i #1', 'a number %s #2']
  const [first, ...found] = JSON.parse(stdout)
  expect(first).toMatchObject({ status: 'complete', tests: names.map(name => ({ name, status: 0 })) })
  expect(found).toMatchObject([
    { status: 'killed', killedBy: [names[1]] },
    { status: 'survived', nrOfTests: 1 },
    { status: 'survived', nrOfTests: 3 },
    { status: 'killed', killedBy: [names[0]] },
    { status: 'survived', nrOfTests: 3 },
  ])
})

test('each change that changes nothing is of a line that is there', async () => {
  for (const [file, all] of Object.entries(equivalents)) {
    const lines = (await readFile(file, 'utf8')).split('\n').map(each => each.trim())
    expect(lines).toEqual(expect.arrayContaining(all.map(([line]) => line)))
    for (const [source] of all.flatMap(([, , ...changes]) => changes))
      expect(lines.join('\n')).toContain(source.replaceAll(/\n */g, '\n'))
  }
})

test('each module has tests', () => {
  for (const module of Object.values(modules)) {
    const tests = testsOf(module)
    for (const each of module.tests) expect(tests.some(path => path.includes(each))).toBe(true)
  }
})

test('the score is of all mutants that tests were to notice, and each survivor is shown', () => {
  const mutant = (status: string, column: number): Mutant =>
    ({
      fileName: 'package.json',
      status,
      replacement: '[',
      location: { start: { line: 1, column }, end: { line: 1, column: column + 1 } },
    }) as Mutant
  const results = [
    mutant('Killed', 1),
    mutant('Timeout', 1),
    mutant('CompileError', 1),
    mutant('Survived', 1),
  ]
  const found = judge('plan', results, 70)
  expect(found.isEnough).toBe(false)
  expect(found.lines).toEqual([
    'package.json:1:1 Survived\n  - {\n  + [',
    'plan: 2 of 3 mutants noticed, 1 of them by a timeout, 66.7 %, and 0 change nothing',
  ])
  expect(judge('plan', results.slice(0, 3), 100).isEnough).toBe(true)
})
