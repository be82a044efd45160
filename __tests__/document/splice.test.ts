import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Edit, splice } from '../../src/markdown/source.ts'

const apart = fc.array(fc.tuple(fc.string(), fc.string(), fc.string()))

test('edits that do not touch each other change their places and nothing else, in any order', () => {
  fc.assert(
    fc.property(apart, fc.string(), fc.infiniteStream(fc.nat()), (pieces, tail, random) => {
      const edits: Edit[] = []
      let source = ''
      let expected = ''
      for (const [kept, replaced, replacement] of pieces) {
        // Two edits with nothing between have no order of their own.
        source += `${kept}|`
        edits.push({ start: source.length, end: source.length + replaced.length, replacement })
        source += replaced
        expected += `${kept}|${replacement}`
      }
      const shuffled = edits
        .map(edit => ({ edit, at: random.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ edit }) => edit)
      expect(splice(source + tail, shuffled)).toBe(expected + tail)
    }),
  )
})

test('an edit inside another is lost in it', () => {
  const outer = { start: 1, end: 5, replacement: '-' }
  const inner = { start: 2, end: 3, replacement: 'x' }
  const sameStart = { start: 1, end: 2, replacement: 'y' }
  expect(splice('abcdef', [inner, sameStart, outer])).toBe('a-f')
})
