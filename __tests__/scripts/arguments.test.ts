import { describe, expect, test } from '@jest/globals'
import { ArgumentError } from '../../scripts/command/options.ts'
import { type DemoOptions, readArguments } from '../../scripts/demo/arguments.ts'

const defaults: DemoOptions = {
  repo: undefined,
  pushes: Infinity,
  files: [],
  inputs: {},
  check: true,
  serve: true,
  port: undefined,
}

describe('what is asked for', () => {
  test.each<[string, string[], Partial<DemoOptions>]>([
    ['nothing: the whole made-up history', [], {}],
    ['a repository: its last five commits', ['--repo', 'docs'], { repo: 'docs', pushes: 5 }],
    ['a number of pushes', ['--repo=docs', '--pushes', '12'], { repo: 'docs', pushes: 12 }],
    ['fewer pushes of the made-up history', ['--pushes', '2'], { pushes: 2 }],
    ['patterns, in their order', ['--files', 'a/**', '--files', '!a/b/**'], { files: ['a/**', '!a/b/**'] }],
    ['no comparison', ['--no-check'], { check: false }],
    ['no page', ['--no-serve'], { serve: false }],
    [
      'other inputs',
      [
        '--site-urls',
        'a/ -> https://a.example/',
        '--site-urls',
        'b/ -> https://b.example',
        '--ref-prefix',
        'x/',
      ],
      { inputs: { 'site-urls': 'a/ -> https://a.example/\nb/ -> https://b.example', 'ref-prefix': 'x/' } },
    ],
    ['a port', ['--port', '8080'], { port: 8080 }],
  ])('%s', (_, args, expected) => {
    expect(readArguments(args)).toEqual({ ...defaults, ...expected })
  })

  test.each([[['--help']], [['-h']], [['--repo', 'docs', '--help']]])('%j asks for help', args => {
    expect(readArguments(args)).toBe('help')
  })
})

describe('what is refused', () => {
  test.each(['0', '-1', '1.5', '1e3', 'all', ''])('--pushes=%s is no whole number from 1 up', text => {
    const read = () => readArguments([`--pushes=${text}`])
    expect(read).toThrow(ArgumentError)
    expect(read).toThrow(
      `--pushes: "${text}" is not a whole number from 1 up. Write --pushes 3, for example.`,
    )
  })

  test.each(['65536', '-1', 'http', ''])('--port=%s is no port', text => {
    expect(() => readArguments([`--port=${text}`])).toThrow(
      `--port: "${text}" is not a port from 0 to 65535.`,
    )
  })

  test.each([
    [
      ['--site-urls', 'docs/'],
      /^--site-urls: "docs\/" is not a folder, "->" and an address\. Write one folder/,
    ],
    [['--ref-prefix', 'a b'], /^--ref-prefix: "a b" is too long or has white space in it/],
  ])('%j, in the words of the action', (args, message) => {
    expect(() => readArguments(args)).toThrow(ArgumentError)
    expect(() => readArguments(args)).toThrow(message)
  })

  test.each([
    [['--pushs', '3'], /Unknown option '--pushs'[\s\S]*Usage: npm run demo/],
    [['docs'], /Unexpected argument 'docs'[\s\S]*Usage: npm run demo/],
    [['--repo'], /'--repo <value>' argument missing[\s\S]*Usage: npm run demo/],
  ])('%j, with the usage', (args, message) => {
    const read = () => readArguments(args)
    expect(read).toThrow(ArgumentError)
    expect(read).toThrow(message)
  })
})
