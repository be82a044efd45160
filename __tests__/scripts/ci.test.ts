import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const program = fileURLToPath(new URL('../../.ci/failures.awk', import.meta.url))

/** The end of CI's output about a check with this log. */
function shortened(log: string, ...options: string[]): string[] {
  const args = ['-v', 'check=browser', ...options, '-f', program]
  const { stdout, stderr } = spawnSync('awk', args, { input: log, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trimEnd().split('\n')
}

const titles = (log: string) => shortened(log, '-v', 'titles=1')

const details = Array.from({ length: 30 }, (_, index) => `      line ${index}`).join('\n')
const log = (...names: string[]) =>
  [
    '  ● Console\n\n    console.log\n\n',
    'PASS fast __tests__/a.test.ts\n',
    '\u001b[31mFAIL\u001b[39m fast __tests__/b.test.ts (9 s)\n',
    ...names.map(name => `  ● as one types › ${name}\n\n${details}\n\n`),
    'Test Suites: 1 failed, 1 passed, 2 total\n',
  ].join('')

test('each failed test is named, with its first lines', () => {
  const text = log('a word', 'a slash')
  const heading = '__tests__/b.test.ts: as one types'
  expect(titles(text)).toEqual([
    `FAILED: browser: ${heading} › a word`,
    `FAILED: browser: ${heading} › a slash`,
  ])
  const first = ['--- browser: __tests__/b.test.ts', '  ● as one types › a word', '', '      line 0']
  expect(shortened(text).slice(0, 4)).toEqual(first)
  expect(shortened(text)).toHaveLength(42)
})

test('of a log without tests the last lines are printed', () => {
  const text = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('')
  expect(titles(text)).toEqual(['FAILED: browser'])
  expect(shortened(text)).toEqual(['--- browser, its last lines', ...text.trimEnd().split('\n').slice(-20)])
  expect(shortened('')).toEqual(['--- browser, its last lines'])
})
