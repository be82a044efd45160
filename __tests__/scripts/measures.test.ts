import { expect, test } from '@jest/globals'
import type { Result } from '../../scripts/bench/match.ts'
import { toSvg } from '../../scripts/bench/plot.ts'
import { toMarkdown } from '../../scripts/bench/results.ts'
import { type Size, toScalingMarkdown } from '../../scripts/bench/scaling.ts'

const result = (name: string, seconds: number, cpuSeconds: number): Result => ({
  ...{ name, seconds, cpuSeconds, peakBytes: 2 ** 20, requests: 1, bytes: 2e6, documents: 1 },
})

test('a ratio is that of two contestants in the same run, by wall and by CPU', () => {
  const results = [result('full push', 3, 6), result('remark-cli, no push', 12, 10)]
  const circumstances = { what: 'A repository', runs: 5, latencyMs: 0, git: 'git' }
  const text = toMarkdown({ results, load: 1 }, circumstances, false)
  expect(text).toContain('| full push | 3.00 s | 6.00 s | 1 MiB | 1 | 2.0 MB |')
  expect(text).toContain('| full push | remark-cli, no push | 0.25 | 0.60 | ≤ 0.25 |')
  expect(text).not.toContain('| nothing changed |')
  const ofMdx = toMarkdown({ results, load: 1 }, circumstances, true)
  expect(ofMdx).toContain('| full push | remark-cli, no push | 0.25 | 0.60 | ≤ 0.33 |')
})

test('the slope is that of CPU between the smallest and the largest repository', () => {
  const sizes = [
    [100, 1],
    [1000, 9],
    [10_000, 10],
  ].map(
    ([pages = 0, seconds = 0]): Size => ({
      pages,
      load: 0,
      results: [result('full push', seconds, seconds)],
    }),
  )
  const text = toScalingMarkdown(sizes, 'Here.')
  expect(text).toMatch(/full push: .* 0\.50\./)
  expect(text).toContain('| 1000 | full push | 9.00 s | 9.00 s |')
  expect(toSvg(sizes).match(/<circle/g)).toHaveLength(3)
})
