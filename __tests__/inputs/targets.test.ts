import { readFileSync } from 'node:fs'
import { describe, expect, jest, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { targetsSchema } from '../../scripts/targets-schema/schema.ts'
import { InputError, parseVariable } from '../../src/inputs/index.ts'
import { defaultFiles } from '../../src/inputs/patterns.ts'
import { namesFile, parseTargets } from '../../src/inputs/targets.ts'
import { splitHelp } from '../../src/text/message.ts'
import { inputs } from '../support/inputs.ts'

const schema = JSON.parse(readFileSync(new URL('../../docs/targets.schema.json', import.meta.url), 'utf8'))
const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)

const secrets: Record<string, string> = {
  API_SEARCH_KEY: 'key-of-the-api',
  PADDED_SEARCH_KEY: ' key\n',
  BAD_SEARCH_KEY: 'two words',
  BLANK_SEARCH_KEY: ' ',
}

const read = (text: string, needsKey = true, changes: Record<string, string> = {}) =>
  parseTargets({ text }, inputs({ targets: text, ...changes }), {
    secret: name => secrets[name] ?? '',
    needsKey,
  })

/** The message without the addresses where it is explained. */
function problemsOf(text: string, path?: string, changes: Record<string, string> = {}): string[] {
  const given = inputs({ targets: 'x.yml', ...changes })
  try {
    parseTargets({ text, path }, given, { secret: name => secrets[name] ?? '', needsKey: true })
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n').map(line => splitHelp(line).text)
    throw error
  }
  throw new Error('these targets are taken')
}

const EXAMPLE = `defaults: { tags: [docs] }
targets:
  - name: handbook
    connector-id: handbook
    files: [handbook/**]
    site-urls: { handbook/: https://handbook.example.com/ }
  - name: api
    connector-id: developers
    files:
      - services/*/docs/**
      - '!**/drafts/**'
    ref-prefix: api/
    tags: [api, "v1, v2", services/legacy/** -> legacy]
    max-archive: 50%
    source-links: false
    generator: none
    api-key-env: PADDED_SEARCH_KEY
`

const one = (lines: string) => `targets:\n  - name: one\n    ${lines}\n`

describe('targets', () => {
  test('have what they say, then the defaults, then the inputs', () => {
    const given = inputs({ targets: 'x.yml', 'timeout-minutes': '2' })
    const [handbook, api] = read(EXAMPLE, true, { 'timeout-minutes': '2', 'ref-prefix': 'x/' })
    expect(handbook).toEqual({
      ...given,
      targets: EXAMPLE.trim(),
      name: 'handbook',
      connectorId: 'handbook',
      refPrefix: 'x/',
      tags: { tags: ['docs'], rules: [] },
      files: ['handbook/**'],
      siteUrls: [{ prefix: 'handbook/', url: 'https://handbook.example.com/' }],
    })
    expect(api).toMatchObject({
      ...{ name: 'api', connectorId: 'developers', apiKey: 'key', refPrefix: 'api/' },
      files: ['services/*/docs/**', '!**/drafts/**'],
      ...{ maxArchive: { kind: 'share', share: 0.5 }, sourceLinks: false, generator: 'none', siteUrls: [] },
      tags: {
        tags: ['api', 'v1', 'v2'],
        rules: [{ files: ['services/legacy/**'], tags: ['legacy'] }],
      },
    })
  })

  test.each<[string, string]>([
    ['lines', '|\n      a/**\n      !a/b.md'],
    ['a list', '[a/**, "!a/b.md"]'],
  ])('may have patterns as %s', (_, files) => {
    expect(read(`targets:\n  - name: a\n    files: ${files}\n`)[0]?.files).toEqual(['a/**', '!a/b.md'])
  })

  test.each<[string, string, string, string[]]>([
    ['the default patterns', '', '', [...defaultFiles, '!a/b.md']],
    ['those of the defaults', '', '[docs/**]', ['docs/**', '!a/b.md']],
    ['those of the step', 'a/**', '', ['a/**', '!a/b.md']],
    ['those of the step and lines of the defaults', 'a/**', '["!a/c.md"]', ['a/**', '!a/c.md', '!a/b.md']],
  ])('have lines that only exclude added to %s', (_, ofStep, byDefault, expected) => {
    const defaults = byDefault === '' ? '' : `defaults: { files: ${byDefault} }\n`
    const text = `${defaults}targets:\n  - { name: a, files: ["!a/b.md"] }\n  - { name: b, connector-id: b, files: [b/**] }\n  - { name: c, connector-id: c }\n`
    const [a, b, c] = read(text, true, { files: ofStep })
    expect([a?.files, b?.files]).toEqual([expected, ['b/**']])
    expect(c?.files).toEqual(expected.filter(line => line !== '!a/b.md'))
  })

  test('may have pages of their own that git does not have', () => {
    const text = one('generated: [api/**]\n    built-site: [public, "out -> docs"]')
    expect(read(text)[0]).toMatchObject({
      generated: ['api/**'],
      builtSite: [
        { folder: 'public', source: '' },
        { folder: 'out', source: 'docs/' },
      ],
    })
  })

  test('need no key where nothing is written', () => {
    const text = 'targets: [{ name: a, api-key-env: UNSET_SEARCH_KEY }, { name: b, connector-id: b }]'
    expect(read(text, false, { 'api-key': '' }).map(each => each.apiKey)).toEqual(['', ''])
  })
})

test.each<[string, string, RegExp]>([
  ['a key that does not exist', one('flies: [a.md]'), /"one": flies: there is no such key here\. Use name, /],
  ['a key at the top', 'target: []\ntargets: [{ name: a }]', /^targets: target: there is no such key here/],
  ['another address', one('base-url: https://evil.example'), /"one": base-url: there is no such key/],
  [
    'another address for all',
    'defaults: { base-url: https://evil.example }\ntargets: [{ name: a }]',
    /^targets: defaults: base-url: there is no such key/,
  ],
  [
    'a name among the defaults',
    'defaults: { name: a }\ntargets: [{ name: a }]',
    /defaults: name: there is no/,
  ],
  ['a mapping for a list', one('files: { a: b }'), /"one": files: this is not a list of texts or a text\./],
  ['a list for a text', one('connector-id: [a]'), /connector-id: this is not a text\./],
  ['a list in a list', one('tags: [[a]]'), /tags: this is not a list of texts or a text/],
  ['a list in a mapping', one('site-urls: { a: [b] }'), /site-urls: this is not a mapping from folders/],
  ['no name', 'targets: [{ name: a }, { tags: a }]', /^targets: target 2: name: it is missing/],
  ['no targets', 'defaults: {}', /^targets: targets: it is missing/],
  ['an empty list', 'targets: []', /there is no target\./],
  [
    'a text for a target',
    'targets: [handbook]',
    /target 1: this is not a mapping, such as \{ name: handbook/,
  ],
  ['a key without a value', 'targets: [{ name }]', /target 1: name: this is not a text/],
])('%s is an error that names target and key, for the schema too', (_, text, message) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(message)])
  expect(isValid(parse(text))).toBe(false)
})

test.each<[string, string, RegExp]>([
  ['a generator', one('generator: word'), /"one": generator: "word" is not one of auto, none, mkdocs/],
  ['a pattern', one('files: [a/**, "*.{md,mdx}"]'), /"one": files: "\*\.\{md,mdx\}" has braces/],
  ['an address', one('site-urls: { docs/: nowhere }'), /site-urls: "docs\/ -> nowhere" is not a folder/],
  ['a name', 'targets: [{ name: a/b }]', /^targets: "a\/b": name: "a\/b" is not the name of a target/],
  [
    'a name twice',
    'targets: [{ name: One }, { name: one, connector-id: one }]',
    /"one": name: another target is called that/,
  ],
  [
    'a key twice',
    one('tags: a\n    tags: b'),
    /this is not YAML: Map keys must be unique at line 4, column 5/,
  ],
  ['nothing', '# only a remark', /this is not a mapping, .* or the path of a file that ends in \.yml/],
  ['a pattern of tags', one('tags: "!a.md -> a"'), /"one": tags: only excludes files/],
  ['what is not YAML', 'targets: [', /this is not YAML: .* at line \d+, column \d+/],
  ['two documents', 'targets: [{ name: a }]\n---\n', /this is not YAML: .*multiple documents/],
  [
    'a pattern that is an alias',
    one('files: [*.md]'),
    /this is not YAML: .*alias.*\.md\. Put a pattern that begins with/,
  ],
  [
    'a pattern that is a tag',
    one('files: [a/**, !a/b/**]'),
    /this is not YAML: .*tag: !a\/b\/\*\* at line \d+.*\. Put a pattern that begins with/,
  ],
  [
    'a variable that is not set',
    one('api-key-env: OTHER_SEARCH_KEY'),
    /"one": api-key-env: the variable OTHER_SEARCH_KEY is not set or empty\. .*secrets\.OTHER_SEARCH_KEY/,
  ],
  [
    'a variable that is blank',
    one('api-key-env: BLANK_SEARCH_KEY'),
    /the variable BLANK_SEARCH_KEY is not set or empty/,
  ],
  ['a key that is none', one('api-key-env: BAD_SEARCH_KEY'), /"one": api-key-env: it has a space/],
  ['the key itself', one('api-key-env: sk-123'), /api-key-env: it is not the name of a variable/],
])('%s is an error that names target and key', (_, text, message) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(message)])
})

test('two targets with one connector are an error that says what to write instead', () => {
  const entry = (name: string) => `{ name: ${name}, connector-id: docs, files: [${name}/**] }`
  expect(problemsOf(`targets: [${entry('one')}, ${entry('two')}]`)).toEqual([
    expect.stringMatching(
      /^targets: "two": connector-id: "one" pushes to the connector docs already\. Write one target with the patterns of both/,
    ),
  ])
})

test('the schema is that by which targets are read: if not, run npm run targets-schema', () => {
  expect(schema).toEqual(targetsSchema)
})

test.each([
  one('connector-id: docs'),
  'targets: [{ name: 1.10 }]',
  one('files: [a.md]\n    source-links: false\n    max-archive: 30'),
  one('files: |\n      a.md\n      b.md'),
  one('site-urls: { docs/: https://docs.example.com/ }'),
  one('site-urls: docs/ -> https://docs.example.com/'),
  one('tags: [a.md -> old]\n    generator: hugo\n    api-key-env: API_SEARCH_KEY'),
  'defaults: { tags: [a, b, a.md -> x] }\ntargets: [{ name: a }, { name: b, connector-id: b }]',
])('schema and parser accept %j', text => {
  expect(isValid(parse(text))).toBe(true)
  expect(read(text).length).toBeGreaterThan(0)
})

test.each(['DOCS_SEARCH_KEY', 'SEARCH', 'SEARCH_KEY_2'])('the variable %s may be for a key', name => {
  expect(parseVariable(name)).toBe(name)
})

test.each(['my-SEARCH', 'SEARCH-x', 'search', '_SEARCH', 'GITHUB_TOKEN', 'PATH', 'AWS_SECRET_ACCESS_KEY'])(
  'the variable %s is not read',
  name => {
    const secret = jest.fn(() => 'key')
    const text = one(`api-key-env: ${name}`)
    expect(() => parseTargets({ text }, inputs(), { secret, needsKey: true })).toThrow(
      /it is not the name of a variable with SEARCH in it/,
    )
    expect(secret).not.toHaveBeenCalled()
  },
)

test('what may be a key is in no message', () => {
  expect(problemsOf(one('api-key-env: sk-123456')).join()).not.toContain('sk-')
  expect(problemsOf(one('api-key: sk-123456')).join()).not.toContain('sk-')
  expect(problemsOf(one('api-key-env: BAD_SEARCH_KEY')).join()).not.toContain('two words')
})

test('all problems are named at once, with the file they are in, and explained where targets are', () => {
  const text = 'target: x\ntargets:\n  - files: [/a.md]\n    base-url: x\n  - name: b\n    generator: x\n'
  const places = problemsOf(text, '.github/docs-push.yml').map(line =>
    line.split(': ').slice(1, 4).join(': '),
  )
  expect(places.toSorted()).toEqual([
    '.github/docs-push.yml: "b": generator',
    '.github/docs-push.yml: target 1: base-url',
    '.github/docs-push.yml: target 1: files',
    '.github/docs-push.yml: target 1: name',
    '.github/docs-push.yml: target: there is no such key here. Use defaults, targets; any other input is set in the workflow.',
  ])
  expect(() => read(text)).toThrow(/#targets$/)
})

test('a target without a connector or a key anywhere is named', () => {
  expect(problemsOf('targets: [{ name: a }]', undefined, { 'connector-id': '', 'api-key': '' })).toEqual([
    expect.stringMatching(/^targets: "a": connector-id: it is missing/),
    expect.stringMatching(/^targets: "a": it has no key/),
  ])
})

test.each([
  ['.github/docs-push.yml', true],
  ['a b.YAML', true],
  ['a.ymlx', false],
  ['targets: [{ name: a }]', false],
  ['targets:\n  - name: a.yml', false],
])('%j names a file: %s', (text, expected) => {
  expect(namesFile(text)).toBe(expected)
})

describe('hostile YAML', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...Array.from({ length: 12 }, (_, at) => {
      const [name, before] = [String.fromCharCode(98 + at), String.fromCharCode(97 + at)]
      return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`
    }),
  ].join('\n')

  test.each<[string, string, RegExp]>([
    ['aliases of aliases', bomb.split('\n').slice(0, 11).join('\n'), /not YAML: Excessive alias count/],
    ['more of them', bomb, /not YAML: it has more than 100 aliases/],
    ['very many', `a: &a x\nb: [${'*a,'.repeat(20_000)}]`, /not YAML: it has more than 100 aliases/],
    ['nesting', '['.repeat(60_000), /not YAML: Maximum call stack/],
    ['many unknown keys', Array.from({ length: 6_000 }, (_, at) => `k${at}:`).join('\n'), /it is missing/],
    ['many errors', '}\n'.repeat(30_000), /not YAML/],
    [
      'commands of the runner',
      one('"::error::x ##[group]": x'),
      /"one": : :error::x ## \[group\]: there is no/,
    ],
    ['invisible characters', one('"\u202e\u0007": x'), /"one": \\u\{202e\}/],
  ])('%s end in an error', (_, text, message) => {
    const problems = problemsOf(text)
    expect(problems[0]).toMatch(message)
    expect(problems.length).toBeLessThanOrEqual(20)
    expect(problems.join('').length).toBeLessThan(20_000)
  })
})
