import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { readMessages } from './messages.ts'
import { noTrouble } from './no-trouble.ts'

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
const [, part = ''] = /\n## When something goes wrong\n([\s\S]*?)\n## /.exec(readme) ?? []

/** What stands in backticks in the first column. */
const entries = part
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .flatMap(line => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => words))

/** The first letter may be large or small, and "…" stands for anything. */
function names(entry: string, text: string): boolean {
  // The input's name comes from elsewhere.
  const words = entry.replace(/^(?:base-url|connector-id): /, '').toLowerCase()
  const pieces = words.split('…').map(each => each.trim())
  let from = 0
  return pieces.every(piece => {
    const at = text.toLowerCase().indexOf(piece, from)
    from = at + piece.length
    return at >= 0
  })
}

const messages = readMessages()

test('each message of the sources is in the README, or is no trouble', () => {
  const missing = messages
    .filter(
      ({ text, isAside }) =>
        !isAside && !noTrouble.includes(text) && !entries.some(entry => names(entry, text)),
    )
    .map(({ file, text }) => `${file}: ${text}`)
  expect(missing).toEqual([])
})

test('each entry of the README is in the sources, in these words', () => {
  expect(entries.filter(entry => !messages.some(({ text }) => names(entry, text)))).toEqual([])
  expect(entries.length).toBeGreaterThan(90)
})

test('what is said to be no trouble is still said', () => {
  expect(noTrouble.filter(each => !messages.some(({ text }) => text === each))).toEqual([])
})
