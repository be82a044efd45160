import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readMapping } from '../../src/document/plain/mapping.ts'
import { readYaml } from '../../src/document/yaml.ts'

test('front matter of most pages is read without the parser', () => {
  const block =
    'title: about_Foo\nonline version: https://learn.example/x?view=1&y=z#a\nms.date: 01/07/2019\ndraft: true\naliases:\n  - a b\n  - c#\nempty:\n'
  expect(readMapping(block)).toEqual({
    title: 'about_Foo',
    'online version': 'https://learn.example/x?view=1&y=z#a',
    'ms.date': '01/07/2019',
    draft: 'true',
    aliases: ['a b', 'c#'],
    empty: null,
  })
})

function expectSame(block: string): void {
  const data = readMapping(block)
  if (data !== undefined) expect(readYaml(block)).toEqual({ kind: 'mapping', data })
}

test.each([
  'a: null\n',
  'null: a\n',
  'a: b: c\n',
  'a: b:\n',
  'a: b #c\n',
  'a: b\n  c\n',
  'a:\n  b\n',
  'a:\n- b\n -c\n',
  'a:\n  - b\n - c\n',
  'a:\n - b\n  - c\n',
  'a:\n- b\n- b: c\n',
  'a: b\na: c\n',
  'a:\n- b\na:\n- c\n',
  'a:\n\n- b\n',
  'a: ~\n',
  'a: b\t\n',
  'a:\tb\n',
  'a: 1\nconstructor: b\n',
])('%j is read as YAML, or not at all', expectSame)

const bits = [
  ...[
    'a',
    'b c',
    'null',
    '1',
    'true',
    '~',
    ':',
    ': ',
    ' :',
    '#',
    ' #',
    '-',
    '- ',
    '\n',
    '\n',
    '\n- ',
    '\n  - ',
  ],
  ...[
    '\n    - ',
    "'",
    '"',
    '[',
    ']',
    '{',
    '}',
    ',',
    '&',
    '*',
    '!',
    '|',
    '>',
    '%',
    '@',
    '`',
    '?',
    '.',
    '/',
    '(',
    '=',
  ],
  ...['\t', ' ', '  ', '\\', '\u0085', '\u00a0', '\u2028', '\uFEFF', '...', '---', 'é', '<<', '\n\n'],
]
const block = fc
  .subarray(bits, { minLength: 1, maxLength: 5 })
  .chain(some => fc.array(fc.constantFrom('a', 'k: ', '\nk: ', '\nl:', '\n- ', ...some), { maxLength: 12 }))
  .map(parts => `k: ${parts.join('')}\n`)

test('blocks of all sorts are read as YAML, or not at all', () => {
  fc.assert(fc.property(block, expectSame), { numRuns: Number(process.env.RUNS ?? 5000) })
})
