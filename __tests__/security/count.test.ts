import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

interface Results {
  testResults: { assertionResults: { fullName: string }[] }[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const flags = [
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  ...['__tests__/security', '--testPathIgnorePatterns', 'slow', 'fuzz', 'count'],
  // Every row is listed, and none is run.
  ...['--testNamePattern', '^no test has this name$', '--json'],
]

test('the README says how many attacks there are, in whole hundreds', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: root, maxBuffer: 1e8 })
  const { testResults } = JSON.parse(stdout) as Results
  const rows = testResults.flatMap(each => each.assertionResults)
  // Each regular expression is tried on many texts, but that is one attack.
  const attacks = rows.filter(each => !each.fullName.startsWith('every regular expression')).length
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const [, said] = /More than (\d+)\s+attacks\s+are\s+tried\s+on\s+each\s+change/.exec(readme) ?? []
  expect(Number(said)).toBe(Math.floor(attacks / 100) * 100)
})
