import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { difference, type Line, type Row } from '../../../sandbox/page/difference.ts'

const rows = (before: string, after: string): Row[] => difference(before, after).flatMap(each => each.rows)
const sides = (all: Row[]) => ({
  before: all.flatMap(row => ('before' in row ? [row.before] : [])),
  after: all.flatMap(row => ('after' in row ? [row.after] : [])),
})
const text = ({ pieces }: Line) => pieces.map(piece => piece.text).join('')

test('a changed line is beside the old one, with the words that changed', () => {
  const [, changed] = rows('a\nthe old way\nc\n', 'a\nthe new way\nc\n')
  expect(changed).toEqual({
    kind: 'changed',
    before: {
      number: 2,
      pieces: [
        { text: 'the ', isChanged: false },
        { text: 'old', isChanged: true },
        { text: ' way', isChanged: false },
      ],
    },
    after: {
      number: 2,
      pieces: [
        { text: 'the ', isChanged: false },
        { text: 'new', isChanged: true },
        { text: ' way', isChanged: false },
      ],
    },
  })
})

test('an added or removed line has nothing beside it', () => {
  expect(rows('a\nb\n', 'a\n').map(({ kind }) => kind)).toEqual(['same', 'removed'])
  expect(rows('a\n', 'a\nb\n').map(({ kind }) => kind)).toEqual(['same', 'added'])
})

test('lines far from any change can be folded away, three around it stay', () => {
  const many = Array.from({ length: 20 }, (_, index) => `line ${index}`)
  const found = difference(many.join('\n'), many.with(10, 'other').join('\n'))
  expect(found.map(({ isFar, rows: each }) => [isFar, each.length])).toEqual([
    [true, 7],
    [false, 7],
    [true, 6],
  ])
})

describe('for any two texts', () => {
  const lines = fc
    .array(fc.constantFrom('a', 'b b', 'c', '', ' '), { maxLength: 12 })
    .map(each => each.join('\n'))

  test('both sides are whole and in order', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const found = sides(rows(before, after))
        const whole = (all: Line[]) => all.map(text).join('\n')
        expect(whole(found.before)).toBe(before.replace(/\n$/, ''))
        expect(whole(found.after)).toBe(after.replace(/\n$/, ''))
        expect(found.before.map(({ number }) => number)).toEqual(found.before.map((_, index) => index + 1))
      }),
    )
  })
})
