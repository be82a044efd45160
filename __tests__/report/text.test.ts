import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { withCommas } from '../../src/report/summary/text.ts'

test('a count is written as English writes it', () => {
  fc.assert(fc.property(fc.maxSafeNat(), count => withCommas(count) === count.toLocaleString('en')))
})

test.each<[number, string]>([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_000_005, '1,000,005'],
])('%d is %s', (count, text) => {
  expect(withCommas(count)).toBe(text)
})
