import { describe, expect, test } from '@jest/globals'
import { type BenchOptions, readArguments } from '../../scripts/bench/arguments.ts'
import type { Result } from '../../scripts/bench/match.ts'
import { toSvg } from '../../scripts/bench/plot.ts'
import { toMarkdown } from '../../scripts/bench/results.ts'
import { type Size, toScalingMarkdown } from '../../scripts/bench/scaling.ts'
import { ArgumentError } from '../../scripts/command/options.ts'

const defaults: BenchOptions = {
  repo: undefined,
  generate: 1000,
  pageBytes: 8000,
  latencyMs: 0,
  runs: 5,
  remark: true,
  output: 'results.md',
  scaling: [],
}

describe('what the bench is asked for', () => {
  test.each<[string, string[], Partial<BenchOptions>]>([
    ['nothing: a thousand generated pages', [], {}],
    ['a repository', ['--repo', 'docs'], { repo: 'docs' }],
    ['other pages', ['--generate', '50', '--page-bytes', '100'], { generate: 50, pageBytes: 100 }],
    ['a slow service', ['--latency', '50'], { latencyMs: 50 }],
    ['more rounds without remark', ['--runs', '9', '--no-remark'], { runs: 9, remark: false }],
    ['several sizes', ['--scaling', '10,100'], { scaling: [10, 100] }],
  ])('%s', (_, args, expected) => {
    expect(readArguments(args)).toEqual({ ...defaults, ...expected })
  })

  test.each([['--runs=0'], ['--latency=soon'], ['--scaling=10,,20'], ['--generate=1e3']])(
    '%s is no whole number from 1 up',
    argument => {
      expect(() => readArguments([argument])).toThrow(ArgumentError)
    },
  )
})

test('a ratio is that of two contestants in the same run, by wall and by CPU', () => {
  const result = (name: string, seconds: number, cpuSeconds: number): Result => ({
    name,
    seconds,
    cpuSeconds,
    peakBytes: 2 ** 20,
    requests: 1,
    bytes: 2e6,
    documents: 1,
  })
  const results = [result('full push', 3, 6), result('remark-cli, no push', 12, 10)]
  const text = toMarkdown({ results, load: 1 }, { what: 'A repository', runs: 5, latencyMs: 0, git: 'git' })
  expect(text).toContain('| full push | 3.00 s | 6.00 s | 1 MiB | 1 | 2.0 MB |')
  expect(text).toContain('| full push | remark-cli, no push | 0.25 | 0.60 | ≤ 0.25 | ≤ 0.1 |')
  expect(text).not.toContain('| nothing changed |')
})

test('the slope is that of CPU between the smallest and the largest repository', () => {
  const size = (pages: number, cpuSeconds: number): Size => ({
    pages,
    load: 0,
    results: [
      {
        name: 'full push',
        seconds: cpuSeconds,
        cpuSeconds,
        peakBytes: 0,
        requests: 1,
        bytes: 1,
        documents: 1,
      },
    ],
  })
  const sizes = [size(100, 1), size(1000, 9), size(10_000, 10)]
  const text = toScalingMarkdown(sizes, 'Here.')
  expect(text).toContain('- full push: CPU grows as the number of pages to the power of 0.50.')
  expect(text).toContain('| 1000 | full push | 9.00 s | 9.00 s |')
  expect(toSvg(sizes).match(/<circle/g)).toHaveLength(3)
})
