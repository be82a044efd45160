import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Secrets } from '../../src/text/index.ts'
import { runs } from '../support/runs.ts'

const areIn = (secret: string, text: string): boolean => {
  const secrets = new Secrets()
  secrets.add(secret)
  return secrets.areIn(text)
}

const hex = (character: string, digits = 2) => character.charCodeAt(0).toString(16).padStart(digits, '0')
const NAMES: Record<string, string> = {
  ...{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos', '/': 'sol', '+': 'plus', '%': 'percnt' },
  ...{
    '\\': 'bsol',
    '=': 'equals',
    '#': 'num',
    _: 'lowbar',
    '.': 'period',
    ':': 'colon',
    '!': 'excl',
    $: 'dollar',
  },
}

/** How one character is written; the mark of an encoding is always encoded, other characters perhaps. */
const encodings: Record<string, { mark: string; encode: (character: string) => string }> = {
  'a backslash': { mark: '\\', encode: each => (/[\w-]/.test(each) ? each : `\\${each}`) },
  'JSON in small letters': { mark: '\\', encode: each => `\\u${hex(each, 4)}` },
  'JSON in capitals': { mark: '\\', encode: each => `\\u${hex(each, 4).toUpperCase()}` },
  'JavaScript with braces': { mark: '\\', encode: each => `\\u{${hex(each)}}` },
  'JavaScript and Python': { mark: '\\', encode: each => `\\x${hex(each)}` },
  'URLs in small letters': { mark: '%', encode: each => `%${hex(each)}` },
  'URLs in capitals': { mark: '%', encode: each => `%${hex(each).toUpperCase()}` },
  'HTML in decimals': { mark: '&', encode: each => `&#${each.charCodeAt(0)};` },
  'HTML in decimals, with zeros': { mark: '&', encode: each => `&#00${each.charCodeAt(0)};` },
  'HTML in hexadecimal': { mark: '&', encode: each => `&#x${hex(each)};` },
  'HTML in hexadecimal capitals': { mark: '&', encode: each => `&#X${hex(each).toUpperCase()};` },
  'HTML by names': { mark: '&', encode: each => (NAMES[each] ? `&${NAMES[each]};` : each) },
}

const wholes: Record<string, (text: string) => string> = {
  'as it is': text => text,
  'in capitals': text => text.toUpperCase(),
  'in small letters': text => text.toLowerCase(),
  'over several lines': text => text.replace(/.{5}/g, '$&\r\n'),
  base64: text => Buffer.from(text).toString('base64'),
  'base64 of what is before it too': text => Buffer.from(`x:${text}`).toString('base64'),
  base64url: text => Buffer.from(`Basic ${text}`).toString('base64url'),
  hexadecimal: text => Buffer.from(text).toString('hex'),
}

/** Of all that a key may be made of. */
const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
const keyOf = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...printable), minLength, maxLength })

interface Layer {
  name: string
  /** Which characters are encoded that need not be, in turn. */
  isEncoded: boolean[]
}

const layers: fc.Arbitrary<Layer[]> = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(encodings)),
    isEncoded: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
  }),
  { maxLength: 4 },
)

function encoded(text: string, all: readonly Layer[]): string {
  let result = text
  for (const { name, isEncoded } of all) {
    const { mark, encode } = encodings[name]!
    const isMarked = (character: string, index: number) =>
      character === mark || isEncoded[index % isEncoded.length]
    const characters = result.split('').map((each, index) => (isMarked(each, index) ? encode(each) : each))
    result = characters.join('')
  }
  // Of what is longer, less than one character of the secret is ever shown.
  fc.pre(result.length <= 9_000)
  return result
}

const before = fc.string({ unit: 'grapheme', maxLength: 30 })
const after = fc.string({ unit: 'grapheme', maxLength: 30 })

describe('a secret is found', () => {
  test('whatever it is, wherever it is, in any encodings of encodings', () => {
    const whole = fc.constantFrom(...Object.values(wholes))
    fc.assert(
      fc.property(keyOf(24, 80), whole, layers, before, after, (key, toWhole, layers, before, after) => {
        expect(areIn(key, before + encoded(toWhole(key), layers) + after)).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('by 12 of its characters in a row', () => {
    fc.assert(
      fc.property(keyOf(12, 40), fc.nat(), layers, (key, position, layers) => {
        const start = position % (key.length - 11)
        expect(areIn(key, `"${encoded(key.slice(start, start + 12), layers)}"`)).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('only as a whole where it is shorter', () => {
    fc.assert(
      fc.property(keyOf(1, 11), layers, (key, layers) => {
        expect(areIn(key, `"${encoded(key, layers)}"`)).toBe(true)
      }),
      { numRuns: runs(1_000) },
    )
    expect(areIn('walrus-ice', 'walrus-ic')).toBe(false)
  })
})

test.each([
  ['URLs', '%', '25'],
  ['HTML', '&', 'amp;'],
  ['JSON', '\\', 'u005c'],
])('a text that is encoded for %s again and again counts as one with a secret', (_, mark, code) => {
  expect(areIn('a key that is not in it', mark + code.repeat(20_000))).toBe(true)
})

test('a text without a secret is shown, also with the first or last letters of one', () => {
  fc.assert(
    fc.property(fc.base64String({ minLength: 24 }), fc.string({ unit: 'grapheme' }), (key, text) => {
      expect(areIn(key, `${text} ${key.slice(0, 11)}...${key.slice(-11)}`)).toBe(false)
    }),
    { numRuns: runs(500) },
  )
})
