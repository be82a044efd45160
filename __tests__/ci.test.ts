import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const program = fileURLToPath(new URL('../.ci/failures.awk', import.meta.url))

/** What is told at the end of CI of a check with this log. */
function told(log: string, ...options: string[]): string[] {
  const args = ['-v', 'check=browser', ...options, '-f', program]
  const { stdout, stderr } = spawnSync('awk', args, { input: log, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trimEnd().split('\n')
}

const titles = (log: string) => told(log, '-v', 'titles=1')

const details = Array.from({ length: 30 }, (_, index) => `      line ${index}`).join('\n')
const failing = (name: string) => `  ● as one types › ${name}\n\n${details}\n\n`
const log = (...names: string[]) =>
  [
    '  ● Console\n\n    console.log\n\n',
    'PASS __tests__/a.test.ts\n',
    '\u001b[31mFAIL\u001b[39m __tests__/b.test.ts (9 s)\n',
    ...names.map(failing),
    'Test Suites: 1 failed, 1 passed, 2 total\n',
  ].join('')

test('each test that failed is named, with its first lines', () => {
  const text = log('a word', 'a slash')
  expect(titles(text)).toEqual([
    'FAILED: browser: __tests__/b.test.ts: as one types › a word',
    'FAILED: browser: __tests__/b.test.ts: as one types › a slash',
  ])
  const lines = told(text)
  expect(lines.slice(0, 4)).toEqual([
    '--- browser: __tests__/b.test.ts',
    '  ● as one types › a word',
    '',
    '      line 0',
  ])
  expect(lines).toHaveLength(42)
})

test('one that is listed twice is told once, and of very many the first', () => {
  expect(titles(log('a word', 'a word'))).toHaveLength(1)
  const many = log(...Array.from({ length: 9 }, (_, index) => `${index}`))
  expect(titles(many)).toHaveLength(7)
  expect(titles(many).at(-1)).toBe('FAILED: browser: and 3 more tests')
})

test('a log without tests is told by its last lines', () => {
  const text = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join('')
  expect(titles(text)).toEqual(['FAILED: browser'])
  expect(told(text)).toEqual(['--- browser, its last lines', ...text.trimEnd().split('\n').slice(-20)])
  expect(told('')).toEqual(['--- browser, its last lines'])
})
