import { describe, expect, test } from '@jest/globals'
import { type BenchOptions, readArguments as readBench } from '../../scripts/bench/arguments.ts'
import { ArgumentError } from '../../scripts/command/options.ts'
import { type DemoOptions, readArguments as readDemo } from '../../scripts/demo/arguments.ts'

describe('the demo', () => {
  const defaults = {
    repo: undefined,
    pushes: Infinity,
    inputs: {},
    check: true,
    serve: true,
    port: undefined,
  }
  const lines = ['--site-urls', 'a/ -> https://a.example/', '--site-urls', 'b/ -> https://b.example']
  test.each<[string, string[], Partial<DemoOptions>]>([
    ['nothing: the whole example', [], {}],
    ['a repository: its last five commits', ['--repo', 'docs'], { repo: 'docs', pushes: 5 }],
    ['a number of pushes', ['--repo=docs', '--pushes', '12'], { repo: 'docs', pushes: 12 }],
    [
      'patterns, in their order',
      ['--files', 'a/**', '--files', '!a/b/**'],
      { inputs: { files: 'a/**\n!a/b/**' } },
    ],
    ['no comparison, no page', ['--no-check', '--no-serve'], { check: false, serve: false }],
    [
      'other inputs',
      [...lines, '--ref-prefix', 'x/'],
      { inputs: { 'site-urls': 'a/ -> https://a.example/\nb/ -> https://b.example', 'ref-prefix': 'x/' } },
    ],
    ['a port', ['--port', '8080'], { port: 8080 }],
  ])('accepts %s', (_, args, expected) => {
    expect(readDemo(args)).toEqual({ ...defaults, ...expected })
  })

  test.each([[['--help']], [['-h']], [['--repo', 'docs', '--help']]])('has help: %j', args => {
    expect(readDemo(args)).toBe('help')
  })

  test.each([
    ...['0', '-1', '1.5', '1e3', 'all', ''].map(
      text => [`--pushes=${text}`, `--pushes: "${text}" is`] as const,
    ),
    ...['65536', '-1', 'http', ''].map(text => [`--port=${text}`, `--port: "${text}" is not`] as const),
    ['--site-urls=docs/', '--site-urls: "docs/" is not'],
    ['--ref-prefix=a b', '--ref-prefix: "a b" is'],
    ['--files=**/*.{md,mdx}', '--files: "**/*.{md,mdx}" has braces'],
    ['--pushs=3', 'Usage: npm run demo'],
    ['docs', 'Usage: npm run demo'],
    ['--repo', 'Usage: npm run demo'],
  ])('refuses %s in words', (argument, words) => {
    const read = () => readDemo([argument])
    expect(read).toThrow(ArgumentError)
    expect(read).toThrow(words)
  })
})

describe('the bench', () => {
  const defaults: BenchOptions = {
    ...{ repo: undefined, generate: 1000, pageBytes: 8000, latencyMs: 0, runs: 5, others: true },
    ...{ output: 'results.md', built: undefined, scaling: [] },
  }
  test.each<[string, string[], Partial<BenchOptions>]>([
    ['nothing: a thousand generated pages', [], {}],
    ['a repository', ['--repo', 'docs'], { repo: 'docs' }],
    ['other pages', ['--generate', '50', '--page-bytes', '100'], { generate: 50, pageBytes: 100 }],
    ['a slow service', ['--latency', '50'], { latencyMs: 50 }],
    ['more rounds without remark', ['--runs', '9', '--no-others'], { runs: 9, others: false }],
    ['several sizes', ['--scaling', '10,100'], { scaling: [10, 100] }],
    ['a built site', ['--built', 'public'], { built: 'public' }],
  ])('accepts %s', (_, args, expected) => {
    expect(readBench(args)).toEqual({ ...defaults, ...expected })
  })

  test.each(['--runs=0', '--latency=soon', '--scaling=10,,20', '--generate=1e3'])('refuses %s', argument => {
    expect(() => readBench([argument])).toThrow(argument.split('=')[0])
  })
})
