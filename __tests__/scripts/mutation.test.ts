import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { ArgumentError } from '../../scripts/command/options.ts'
import { readArguments } from '../../scripts/mutation/arguments.ts'
import { changedRanges } from '../../scripts/mutation/changed.ts'
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
    'src/b.ts:2-58',
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
