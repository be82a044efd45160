import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isSha, sanitizeForLog, sanitizeLine } from '../../src/text/index.ts'

/** Text of what has a meaning somewhere, next to any text at all. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...':#[]\n\r\0\u202e\u2028\ufeff😀a', '\ud83d'), maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const dangers = /^\s*::|##\[|[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/u

describe('a text from outside', () => {
  test.each([
    ['emoji and accents', 'é😀', 'é😀'],
    ['line breaks', 'a\nb\r\nc', 'a\\nb\\r\\nc'],
    ['a tab and NUL', 'a\tb\0', 'a\\tb\\0'],
    ['an escape sequence', '\u001b[31mred', '\\u{1b}[31mred'],
    ['a mark that turns text around', 'a\u202egpj.md', 'a\\u{202e}gpj.md'],
    ['a command', ' ::add-mask::x', ' : :add-mask::x'],
    ['the mark of a container', 'See ":::".', 'See ":::".'],
    ['an older command', 'x ##[error]y', 'x ## [error]y'],
    ['a command behind something invisible', ':\u200b:', ':\\u{200b}:'],
    ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
  ])('%s becomes one line without commands', (_, text, expected) => {
    expect(sanitizeForLog(text)).toBe(expected)
  })

  test('nothing of it can be a command, a control character or a line break', () => {
    fc.assert(
      fc.property(hostile, text => {
        expect(sanitizeForLog(text)).not.toMatch(dangers)
        expect(sanitizeLine(text)).not.toMatch(dangers)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the cut', () => {
  test('a text made long by its escapes is no command where it is cut', () => {
    fc.assert(
      fc.property(hostile, fc.nat(40), (text, length) =>
        expect(sanitizeForLog(text, length)).not.toMatch(dangers),
      ),
      { numRuns: 500 },
    )
  })

  test('is at 200 characters or where the caller says, and tears no surrogate pair', () => {
    expect(sanitizeForLog('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
    expect(sanitizeForLog('abcd', 3)).toBe('abc…')
    expect(sanitizeForLog(`${'x'.repeat(199)}😀${'y'.repeat(9)}`)).toBe(`${'x'.repeat(199)}…`)
    expect(sanitizeForLog(`😀${'x'.repeat(300)}`)).toBe(`😀${'x'.repeat(198)}…`)
  })
})

test.each<[unknown, boolean]>([
  ['0123456789abcdef0123456789abcdef01234567', true],
  ['f'.repeat(64), true],
  ['f'.repeat(41), false],
  ['F'.repeat(40), false],
  [`${'f'.repeat(40)}\n`, false],
  [['f'.repeat(40)], false],
  [undefined, false],
])('%j is the full name of a commit: %s', (value, expected) => {
  expect(isSha(value)).toBe(expected)
})
