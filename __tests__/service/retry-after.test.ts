import { expect, test } from '@jest/globals'
import { retryAfterMs } from '../../src/service/retry-after.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

test.each<[string | null, number]>([
  [null, 0],
  ['0', 0],
  ['7', 7_000],
  ['86400', 86_400_000],
  ['Thu, 01 Jan 2026 00:02:00 GMT', 120_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  ['-1', 0],
  ['1000000000', 1e12],
  ['12345678901234567890', 1e12],
])('%j is %i ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected)
})

test.each(['3600.5', '2100-1'])('%j, which is neither seconds nor an HTTP date, is 0 ms', header => {
  expect(retryAfterMs(header, now)).toBe(0)
})
