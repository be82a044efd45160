import { describe, expect, test } from '@jest/globals'
import { InputError } from '../../src/inputs/index.ts'
import { namesFile, parseTargets } from '../../src/inputs/targets.ts'
import { parseVariable } from '../../src/inputs/values.ts'
import { splitHelp } from '../../src/text/index.ts'
import { inputs } from '../support/inputs.ts'

const secrets: Record<string, string> = {
  API_SEARCH_KEY: 'key-of-the-api',
  PADDED_KEY: ' key\n',
  BAD_KEY: 'two words',
  BLANK_KEY: ' ',
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
    tags: [api, "v1, v2"]
    max-archive: 50%
    source-links: false
    generator: none
    api-key-env: API_SEARCH_KEY
    rules:
      - { files: [services/legacy/**], tags: [legacy] }
`

const one = (lines: string) => `targets:\n  - name: one\n    ${lines}\n`

describe('targets', () => {
  test('have what they say, then the defaults, then the inputs', () => {
    const given = inputs({ targets: 'x.yml', concurrency: '2' })
    const [handbook, api] = read(EXAMPLE, true, { concurrency: '2', 'ref-prefix': 'x/' })
    expect(handbook).toEqual({
      ...given,
      targets: EXAMPLE.trim(),
      name: 'handbook',
      connectorId: 'handbook',
      refPrefix: 'x/',
      tags: ['docs'],
      files: ['handbook/**'],
      siteUrls: [{ prefix: 'handbook/', url: 'https://handbook.example.com/' }],
    })
    expect(api).toMatchObject({
      ...{ name: 'api', connectorId: 'developers', apiKey: 'key-of-the-api', refPrefix: 'api/' },
      files: ['services/*/docs/**', '!**/drafts/**'],
      ...{ tags: ['api', 'v1', 'v2'], maxArchive: 0.5, sourceLinks: false, generator: 'none', siteUrls: [] },
      rules: [{ files: ['services/legacy/**'], tags: ['legacy'] }],
    })
  })

  test.each<[string, string]>([
    ['lines', '|\n      a/**\n      !a/b.md'],
    ['a list', '[a/**, "!a/b.md"]'],
  ])('may have patterns as %s', (_, files) => {
    expect(read(`targets:\n  - name: a\n    files: ${files}\n`)[0]?.files).toEqual(['a/**', '!a/b.md'])
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

  test('have no blanks around what they say', () => {
    expect(read(one('connector-id: " a "'))[0]?.connectorId).toBe('a')
  })

  test('find their key in a variable, whatever is around it', () => {
    expect(read(one('api-key-env: PADDED_KEY'))[0]?.apiKey).toBe('key')
  })

  test('may be fifty, in 64 KiB', () => {
    const targets = (count: number) => Array.from({ length: count }, (_, index) => `  - name: t${index}\n`)
    const text = (count: number) => `targets:\n${targets(count).join('')}`
    expect(read(text(50))).toHaveLength(50)
    expect(problemsOf(text(52))).toEqual([
      expect.stringMatching(/^targets: line 2, column 3: there are more than 50 targets\./),
    ])
    const long = (length: number) => `${text(1)}#`.padEnd(length, 'x')
    expect(read(long(65_536))).toHaveLength(1)
    expect(problemsOf(long(65_537))).toEqual(['targets: it is longer than 64 KiB. Give fewer targets.'])
  })

  test('have no pages that all of them would push', () => {
    const problems = problemsOf(one('files: [a]'), undefined, { generated: 'api/**' })
    expect(problems).toEqual([expect.stringMatching(/^generated: with targets these pages would go to each/)])
  })

  test('need no key where nothing is written', () => {
    const text = 'targets: [{ name: a, api-key-env: NOT_SET_KEY }, { name: b }]'
    expect(read(text, false, { 'api-key': '' }).map(each => each.apiKey)).toEqual(['', ''])
  })
})

test.each<[string, string, string | RegExp]>([
  [
    'a key that does not exist',
    one('flies: [a.md]'),
    /^targets: line 3, column 5: there is no key "flies" here\. Use name, /,
  ],
  [
    'a key at the top',
    'target: []\ntargets: [{ name: a }]',
    /line 1, column 1: there is no key "target" here\. Use defaults, targets\./,
  ],
  [
    'another address',
    one('base-url: https://evil.example'),
    /line 3, column 5: base-url cannot be set here: nothing that is read/,
  ],
  [
    'another address for all',
    'defaults: { base-url: https://evil.example }\ntargets: [{ name: a }]',
    /line 1, column 13: base-url cannot/,
  ],
  ['a key', one('api-key: sk-123456'), /line 3, column 5: api-key cannot be set here/],
  ['a token', one('github-token: ghp_1'), /line 3, column 5: github-token cannot be set here/],
  [
    'what is for the run',
    one('concurrency: 8'),
    /line 3, column 5: concurrency is for the run as a whole\. Set the input concurrency/,
  ],
  [
    'a name among the defaults',
    'defaults: { name: a }\ntargets: [{ name: a }]',
    /there is no key "name" here/,
  ],
  ['an inherited name', one('constructor: x'), /there is no key "constructor" here/],
  ['a pattern', one('files: [a/**, "*.{md,mdx}"]'), /line 3, column 19: files: "\*\.\{md,mdx\}" has braces/],
  [
    'a mapping for a list',
    one('files: { a: b }'),
    /line 3, column 12: files: this is not a list of texts or a text\./,
  ],
  ['a list for a text', one('connector-id: [a]'), /line 3, column 19: connector-id: this is not a text\./],
  ['a list in a list', one('tags: [[a]]'), /tags: this is not a list of texts or a text/],
  ['a list for site-urls', one('site-urls: [a]'), /site-urls: this is not a mapping from folders/],
  [
    'an address',
    one('site-urls: { docs/: nowhere }'),
    /line 3, column 16: site-urls: "docs\/ -> nowhere" has no address/,
  ],
  ['a name', 'targets: [{ name: a/b }]', /line 1, column 19: name: "a\/b" is not the name of a target/],
  ['no name', 'targets: [{ tags: a }]', /line 1, column 11: this target has no name/],
  [
    'a name twice',
    'targets:\n  - name: One\n  - name: one\n',
    /line 3, column 11: another target is called "One" already/,
  ],
  ['a key twice', one('tags: a\n    tags: b'), /line 4, column 5: "tags" is here twice/],
  ['no targets', 'defaults: {}', /line 1, column 1: there is no target\./],
  ['an empty list', 'targets: []', /line 1, column 10: there is no target\./],
  ['nothing', '# only a remark', /this is not a mapping\. Write "targets:" and a list below it, or the path/],
  [
    'a path without an extension',
    'docs/targets',
    /this is not a mapping\. .* path of a file that ends in \.yml/,
  ],
  [
    'a text for a target',
    'targets: [handbook]',
    /line 1, column 11: this is not a mapping\. A target is a mapping/,
  ],
  ['a rule that is a text', one('rules: [a]'), /rules: A rule is a mapping, such as \{/],
  ['a key that is a list', '? [a]\n: b\ntargets: [{ name: a }]', /line 1, column 3: there is no key "" here/],
  ['a key without a value', 'targets: [{ name }]', /line 1, column 13: name: "" is not the name of a target/],
  ['an error of YAML before all others', 'a: *b\ntargets: [', /this is not YAML: /],
  ['a variable that is blank', one('api-key-env: BLANK_KEY'), /the variable BLANK_KEY is not set or empty/],
  ['rules that are none', one('rules: { files: a }'), /rules: this is not a list/],
  [
    'a rule without tags',
    one('rules: [{ files: a.md }]'),
    /line 3, column 13: rules: a rule without tags does nothing/,
  ],
  [
    'a key of a rule',
    one('rules: [{ files: a.md, tags: a, tag: b }]'),
    /column 37: there is no key "tag" here\. Use files, tags/,
  ],
  ['a pattern of a rule', one('rules: [{ files: "!a.md", tags: a }]'), /rules: files: only excludes files/],
  [
    '51 targets',
    `targets: [${Array.from({ length: 51 }, (_, at) => `{ name: n${at} }`).join(', ')}]`,
    /there are more than 50 targets/,
  ],
  ['what is no YAML', 'targets: [', /line \d+, column \d+: this is not YAML: /],
  [
    'two documents',
    'targets: [{ name: a }]\n---\ntargets: [{ name: b }]\n',
    /this is not YAML: .*multiple documents/,
  ],
  [
    'an alias',
    'defaults: &a { tags: [x] }\ntargets: [{ name: a, rules: *a }]',
    /line 2, column 29: YAML reads "\*a" as an alias, which is not allowed/,
  ],
  [
    'a tag',
    one('tags: !!js/function "x"'),
    /YAML reads "!!js\/function" as a tag, which is not allowed here/,
  ],
  [
    'a tag of a list',
    one('tags: !x [a]'),
    /line \d+, column \d+: YAML reads "!x" as a tag, which is not allowed here\. Put a pattern in quotes: '!x'/,
  ],
  [
    'a variable that is not set',
    one('api-key-env: OTHER_KEY'),
    /line 3, column 18: api-key-env: the variable OTHER_KEY is not set or empty\. .*secrets\.OTHER_KEY/,
  ],
  ['a key that is none', one('api-key-env: BAD_KEY'), /line 3, column 18: api-key-env: it has a space/],
  [
    'the key itself',
    one('api-key-env: sk-123'),
    /line 3, column 18: api-key-env: it is not the name of a variable/,
  ],
])('%s is an error with its place', (_, text, message) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(message)])
})

test.each([
  ...[
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'PATH',
    'HOME',
    'NODE_OPTIONS',
    'NODE_AUTH_TOKEN',
    'INPUT_API_KEY',
    'RUNNER_TEMP',
  ],
  ...[
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'STATE_X',
    'AWS_SECRET_ACCESS_KEY',
    'HTTPS_PROXY',
    'CI',
  ],
  ...['JAVA_HOME', 'SSH_AUTH_SOCK', 'GIT_ASKPASS', 'LC_ALL', 'USER'],
])('the variable %s is read by nobody', variable => {
  let wasRead = false
  const secret = () => {
    wasRead = true
    return 'key'
  }
  const text = one(`api-key-env: ${variable}`)
  expect(() => parseTargets({ text }, inputs(), { secret, needsKey: true })).toThrow(
    /belongs to the runner, to GitHub or to a tool/,
  )
  expect(wasRead).toBe(false)
})

test('what is for the run as a whole is named as that, whatever it is', () => {
  const names = ['agent-instructions', 'branch', 'dry-run', 'journal', 'shard', 'sync', 'timeout-minutes']
  for (const name of names)
    expect(problemsOf(one(`${name}: x`))).toEqual([
      expect.stringContaining(`${name} is for the run as a whole. Set the input ${name} in the workflow.`),
    ])
})

test.each(['DOCS_PATH', 'PATH_OF_DOCS', 'MY_CI', 'CIRCLE', 'HOME_KEY', 'X_TOKEN'])(
  'the variable %s may be for a key',
  name => {
    expect(parseVariable(name)).toBe(name)
  },
)

test.each(['CI', 'GITHUB', 'GITHUB_TOKEN', 'HOME', 'HTTPS_PROXY', 'GRADLE_HOME', 'VSCODE_ROOT', 'NPM_TOKEN'])(
  'the variable %s is not made to be sent anywhere',
  name => {
    expect(() => parseVariable(name)).toThrow(/belongs to the runner, to GitHub or to a tool/)
  },
)

test.each(['my-KEY', 'KEY-x', 'key', `K${'x'.repeat(100)}`, '_KEY'])(
  '%s is the name of no variable',
  name => {
    expect(() => parseVariable(name)).toThrow(/^it is not the name of a variable/)
  },
)

test('each problem is explained where targets are', () => {
  for (const text of ['x', 'x'.repeat(70_000)]) expect(() => read(text)).toThrow(/#targets$/)
  expect(() => read('targets: []', true, { generated: 'a.md' })).toThrow(/#targets$/)
})

test('what may be a key is in no message', () => {
  expect(problemsOf(one('api-key-env: sk-123456')).join()).not.toContain('sk-')
  expect(problemsOf(one('api-key: sk-123456')).join()).not.toContain('sk-')
  expect(problemsOf(one('api-key-env: BAD_KEY')).join()).not.toContain('two words')
})

test('all problems are named at once, in the order of their places, with the file they are in', () => {
  const text = 'target: x\ntargets:\n  - files: [/a.md]\n    base-url: x\n  - name: b\n    generator: x\n'
  const places = problemsOf(text, '.github/docs-push.yml').map(line =>
    /^targets: (\S+) (\S+)/.exec(line)?.slice(1).join(' '),
  )
  expect(places).toEqual([
    '.github/docs-push.yml:1:1: there',
    '.github/docs-push.yml:3:5: this',
    '.github/docs-push.yml:3:13: files:',
    '.github/docs-push.yml:4:5: base-url',
    '.github/docs-push.yml:6:16: generator:',
  ])
})

test('a target without a connector or a key anywhere is named', () => {
  expect(problemsOf('targets: [{ name: a }]', undefined, { 'connector-id': '', 'api-key': '' })).toEqual([
    expect.stringMatching(/^targets: line 1, column 11: connector-id: it is missing/),
    expect.stringMatching(/^targets: line 1, column 11: this target has no key/),
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
    ['aliases of aliases', bomb, /as an alias/],
    ['an alias of itself', 'targets: &a [*a]', /as an alias/],
    ['65,000 aliases', `targets: [&a x${', *a'.repeat(13_000)}]`, /as an alias/],
    ['nesting', '['.repeat(60_000), /line 1, column 1: this is nested too deeply to be read$/],
    ['nested mappings', '{a: '.repeat(15_000), /line 1, column 1: this is nested too deeply to be read$/],
    [
      'many keys',
      `targets:\n${Array.from({ length: 6_000 }, (_, at) => `  k${at}:`).join('\n')}`,
      /there is no target/,
    ],
    ['many unknown keys', Array.from({ length: 6_000 }, (_, at) => `k${at}:`).join('\n'), /there is no key/],
    ['many errors', '}\n'.repeat(30_000), /not YAML/],
    ['10 MB', `targets: [{ name: a }]\n${'#'.repeat(10_000_000)}`, /it is longer than 64 KiB/],
    [
      'commands of the runner',
      one('"::error::x ##[group]": x'),
      /there is no key ": :error: :x ## \[group\]"/,
    ],
    ['invisible characters', one('"\u202e\u0007": x'), /there is no key "\\u\{202e\}/],
  ])('%s end in an error', (_, text, message) => {
    const problems = problemsOf(text)
    expect(problems[0]).toMatch(message)
    expect(problems.length).toBeLessThanOrEqual(20)
    expect(problems.join('').length).toBeLessThan(20_000)
  })
})
