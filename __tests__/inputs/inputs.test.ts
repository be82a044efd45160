import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { metadata } from '../../sandbox/action.ts'
import {
  type Event,
  generatorChoices,
  InputError,
  type Inputs,
  inputTable,
  parseInputs,
} from '../../src/inputs/index.ts'
import { defaultFiles } from '../../src/inputs/patterns.ts'
import { inputs, inputTexts, problemOf } from '../support/inputs.ts'

describe('the defaults', () => {
  const optional = Object.keys(metadata.inputs).filter(name => !metadata.inputs[name]?.required)

  test('are those of action.yml, but for what the runner fills in', () => {
    const documented = optional.flatMap(name => {
      const { default: value } = metadata.inputs[name]!
      return value === undefined || value.includes('${{') ? [] : [[name, value]]
    })
    expect(documented.length).toBeGreaterThan(5)
    const defaults = Object.entries(inputTable).map(([name, { byDefault }]) => [name, byDefault])
    expect(Object.fromEntries(defaults.filter(([, value]) => value !== ''))).toEqual(
      Object.fromEntries(documented),
    )
  })

  test('are used where an input is empty or white space', () => {
    expect(inputs()).toMatchObject({
      files: [...defaultFiles],
      ...{ branch: undefined, sync: 'auto', dryRun: false, refPrefix: '', siteUrls: [] },
      ...{ sourceLinks: true, maxArchive: { kind: 'share', share: 0.3 } },
      ...{ journal: { kind: 'deployments' }, agentInstructions: undefined, timeoutMinutes: 15 },
    })
    const filledIn = ['connector-id', 'api-key', 'github-token']
    const names = optional.filter(name => !filledIn.includes(name))
    for (const blank of ['', ' \n\t '])
      expect(inputs(Object.fromEntries(names.map(name => [name, blank])))).toEqual(inputs())
  })
})

describe('the types that action-types.yml has', () => {
  interface Typed {
    type: string
    'allowed-values'?: string[]
  }
  const types: Record<'inputs' | 'outputs', Record<string, Typed>> = parse(
    readFileSync(new URL('../../action-types.yml', import.meta.url), 'utf8'),
  )

  test('are those of the inputs and outputs of action.yml', () => {
    expect(Object.keys(types.inputs)).toEqual(Object.keys(metadata.inputs))
    expect(Object.keys(types.outputs)).toEqual(Object.keys(metadata.outputs))
  })

  test('are what the inputs accept', () => {
    const examples: Record<string, string[]> = { boolean: ['true', 'false'] }
    const typed = Object.entries(types.inputs).filter(([, { type }]) => type === 'boolean' || type === 'enum')
    expect(typed.map(([name]) => name)).toEqual(['dry-run', 'sync', 'site-tags', 'source-links', 'generator'])
    for (const [name, { type, 'allowed-values': values = examples[type] ?? [] }] of typed)
      for (const value of values) expect(() => inputs({ [name]: value })).not.toThrow()
    expect(types.inputs.generator?.['allowed-values']).toEqual([...generatorChoices])
    expect(problemOf({ sync: 'some' })).toMatch(/^sync: /)
  })
})

test.each<[string, string, keyof Inputs, unknown]>([
  ['base-url', 'https://search.example.com/x//', 'baseUrl', 'https://search.example.com/x'],
  ['base-url', 'https://api.example.com/api/search', 'baseUrl', 'https://api.example.com/api/search'],
  ['base-url', 'https://x/documents-api', 'baseUrl', 'https://x/documents-api'],
  ['base-url', 'http://localhost:8080', 'baseUrl', 'http://localhost:8080'],
  ['base-url', 'http://[::1]:80/x', 'baseUrl', 'http://[::1]/x'],
  ['connector-id', ' docs_1-A\n', 'connectorId', 'docs_1-A'],
  ['api-key', '\n!~key"\\ \n', 'apiKey', '!~key"\\'],
  ['files', 'a.md\r\n\n  # a remark\n  !b.md ', 'files', ['a.md', '!b.md']],
  ['branch', 'refs/heads/release/1.x', 'branch', 'release/1.x'],
  ['sync', 'everything', 'sync', 'everything'],
  ['generator', 'hugo', 'generator', 'hugo'],
  ['generator', './web//mkdocs-fr.yml', 'generator', 'web/mkdocs-fr.yml'],
  ['dry-run', 'True', 'dryRun', true],
  ['source-links', 'FALSE', 'sourceLinks', false],
  [
    'site-urls',
    'docs/ -> https://x.example.com\n\n./docs//api->http://x.example.com:8080/a b/(c)//\n / -> https://y.example.com/é/',
    'siteUrls',
    [
      { prefix: 'docs/api/', url: 'http://x.example.com:8080/a%20b/%28c%29/' },
      { prefix: 'docs/', url: 'https://x.example.com/' },
      { prefix: '', url: 'https://y.example.com/%C3%A9/' },
    ],
  ],
  ['generated', 'api/**\n!api/_*', 'generated', ['api/**', '!api/_*']],
  [
    'built-site',
    ' public \n./out//html/->./docs/en/ \n site ->/\n .github.io -> a.b ',
    'builtSite',
    [
      { folder: 'public', source: '' },
      { folder: 'out/html', source: 'docs/en/' },
      { folder: 'site', source: '' },
      { folder: '.github.io', source: 'a.b/' },
    ],
  ],
  ['files', '!docs/drafts/**\n!a.md', 'files', [...defaultFiles, '!docs/drafts/**', '!a.md']],
  ['files', 'docs/**\n!docs/drafts/**', 'files', ['docs/**', '!docs/drafts/**']],
  ['tags', ' a, b\nc ,,\r\na', 'tags', { tags: ['a', 'b', 'c'], rules: [] }],
  ['ref-prefix', 'handbook/', 'refPrefix', 'handbook/'],
  ['agent-instructions', 'docs.git/xgit~1/git~12', 'agentInstructions', 'docs.git/xgit~1/git~12'],
  ['max-archive', '100 %', 'maxArchive', { kind: 'share', share: 1 }],
  ['max-archive', '37', 'maxArchive', { kind: 'documents', count: 37 }],
  ['max-archive', '137', 'maxArchive', { kind: 'documents', count: 137 }],
  ['journal', '.cache/docs', 'journal', { kind: 'file', path: '.cache/docs' }],
  ['journal', 'journal.jsonl', 'journal', { kind: 'file', path: 'journal.jsonl' }],
  ['agent-instructions', ' docs/.github.md ', 'agentInstructions', 'docs/.github.md'],
  ['timeout-minutes', '360', 'timeoutMinutes', 360],
])('%s: %j is read', (name, text, key, expected) => {
  expect(inputs({ [name]: text })[key]).toEqual(expected)
})

const rows = (name: string, message: RegExp, ...texts: string[]) =>
  texts.map((text): [string, string, RegExp] => [name, text, message])

test.each([
  ...rows('base-url', /it is missing\. Give the address of your search service/, ''),
  ...rows('base-url', /is not an address that starts with https/, 'search.example.com'),
  ...rows(
    'base-url',
    /ends in a path of the service's API, which this action adds itself\. Give the address before it: https:\/\/x\. /,
    'https://x/api',
    'https://x/API/',
    'https://x/api/v1',
    'https://x/api/ingest',
    'https://x/api/ingest/{sourceID}/documents/',
    'https://x/ingest/docs/documents',
    'https://x/documents',
    'https://x/api/agent-instructions',
  ),
  ...rows(
    'base-url',
    /Give the address before it: http:\/\/localhost:8080\/y\. /,
    'http://localhost:8080/y/api/ingest',
  ),
  ...rows('base-url', /^base-url: "ftp:\/\/x" is not an address/, 'ftp://x'),
  ...rows(
    'built-site',
    /^built-site: ".*" is not a folder in the workspace, or two with "->" between them\. Write each site on a line/,
    ...['a -> b -> c', '-> docs', 'public ->', 'C:/site', '../site', 'a/../b'],
    ...['.', './', '.git', 'a/.GIT/b', 'public -> .git', 'pub*', 'pub?ic', 'pub\\ic', 'a\tb'],
  ),
  ...rows(
    'built-site',
    /^built-site: "public [=→]>? ?docs\/" is not .* with "->" between/,
    'public => docs/',
    'public → docs/',
  ),
  ...rows('built-site', /^built-site: "\.\.\/a" .*\n.*"\.\.\/b" is not/s, '../a\n../b'),

  ...rows('connector-id', /it is missing\. Copy it from the connector's page/, ''),
  ...rows('connector-id', /is not an ID: letters, digits, "-" and "_" only/, '../x', 'a'.repeat(129)),
  ...rows('api-key', /it has a space, .*Copy it again/, 'two words', 'a\nb', 'schlüssel'),
  ...rows('api-key', /it has a space, .* without "Bearer"/, 'Bearer abc'),
  ...rows('github-token', /it has a space, .*Copy it again/, 'a b'),
  ...rows('files', /has braces/, '*.{md,mdx}'),
  ...rows('generated', /only excludes files/, '!api/**'),
  ...rows('warnings', /only excludes files/, 'dialect !docs/**: off'),
  ...rows('sync', /"all" is not one of auto, changes, everything\. Choose one of them/, 'all'),
  ...rows('dry-run', /is not one of true, false\. Choose one of them/, 'yes', '1', 'untrue'),
  ...rows(
    'agent-instructions',
    /".*" is not a file's path in the workspace, outside git's own folder\. Give one from the repository's root/,
    ...['../a', 'a/../../b', '/etc/passwd', 'C:/a', 'docs\\a.md', 'docs/', 'a\nb'],
    ...['.git/config', 'a/.GIT/hooks/x', '.git./x', '.git /x', 'git~1/x'],
  ),
  ...rows('ref-prefix', /has white space in it\. Give a short prefix/, 'a b'),
  ...rows(
    'site-urls',
    /is not a folder, "->" and an address\. Write one folder per line from the repository's root/,
    ...['a -> b -> https://x.example.com/', '-> https://x.example.com/'],
    ...['../docs -> https://a.b/', 'docs/** -> https://a.b/'],
    ...['docs/ -> docs.example.com', 'docs/ -> ftp://x.example.com/', 'docs/ -> https:x.example.com'],
    ...['docs/ -> x-http://x.example.com/', 'docs/ -> httpsx://x.example.com/', 'docs/ -> https://', 'docs'],
    ...['docs/ -> https://me:pw@x.example.com/', 'docs/ -> https://me@x.example.com/'],
    ...['docs/ -> https://x.example.com/#/', 'docs/ -> https://x.example.com/?'],
  ),
  ...rows('site-urls', /^site-urls: "x" is not .*\nsite-urls: "y" is not/, 'x\ny'),
  ...rows(
    'max-archive',
    /is neither a share .* nor a number of documents\. Give one/,
    '0.3',
    '101%',
    '-1%',
    '%',
  ),
  ...rows(
    'journal',
    /is neither "deployments" nor a file\. Leave the input out/,
    'deployment',
    'x.jsonlines',
  ),
  ...rows(
    'timeout-minutes',
    /is not a whole number from 1 to 360\. Give one/,
    ...['0', '361', '1.5', '0x4', 'ten'],
  ),
])('%s: %j is refused, and the message says what to do', (name, text, message) => {
  const problem = problemOf({ [name]: text })
  expect(problem).toMatch(message)
  expect(problem).toMatch(new RegExp(`^${name}: `))
})

describe('the problems of a run', () => {
  const wrong = {
    ...{
      'base-url': '',
      'connector-id': '/',
      'api-key': 'a b',
      files: '/a.md\n{a,b}',
      sync: 'x',
    },
    ...{ 'dry-run': 'x', 'ref-prefix': ' x y', 'site-urls': 'x', 'source-links': 'x' },
    ...{ 'max-archive': 'x', journal: 'x', 'timeout-minutes': 'x' },
  }

  test('are explained where their input is, or with others of which little can be said', () => {
    expect(problemOf({ 'connector-id': '/', 'timeout-minutes': 'x' })).toMatch(
      /^connector-id: .*#connector-id\ntimeout-minutes: .*#other-inputs$/,
    )
    expect(new InputError('no').topic).toBe('other-inputs')
  })

  test('are all named at once, a line for each', () => {
    const names = problemOf(wrong)
      .split('\n')
      .map(line => line.split(':')[0])
    expect(names).toEqual(Object.keys(wrong).flatMap(name => (name === 'files' ? [name, name] : [name])))
    expect(() => parseInputs(inputTexts(wrong))).toThrow(InputError)
  })
})

describe('the key', () => {
  const push: Event = {
    ...{ name: 'push', ref: 'refs/heads/main', defaultBranch: 'main', deleted: false },
    ...{ baseSha: undefined, baseRef: undefined, beforeSha: undefined },
  }
  const problem = (event: Partial<Event>, changes: Record<string, string>): string => {
    try {
      parseInputs(inputTexts({ 'api-key': '', ...changes }), { ...push, ...event })
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }

  test('that is missing where a run writes is named together with the other problems', () => {
    expect(problem({}, { 'timeout-minutes': '0', 'connector-id': '/' })).toMatch(
      /^connector-id: .*\ntimeout-minutes: .*\napi-key: it is missing or empty\. Store a key with write access as a repository secret .*\$\{\{ secrets\.SEARCH_API_KEY \}\}.*#api-key$/,
    )
  })

  test.each<[string, Partial<Event>, Record<string, string>, RegExp]>([
    ['in a dry run', {}, { 'dry-run': 'true' }, /^$/],
    ['in a preview', { name: 'pull_request' }, {}, /^$/],
    ['for another branch', { ref: 'refs/heads/topic' }, {}, /^$/],
    ['where it is not known whether the run is a dry one', {}, { 'dry-run': 'yes' }, /^dry-run: [^\n]*$/],
  ])('is not asked for %s', (_, event, changes, expected) => {
    expect(problem(event, changes)).toMatch(expected)
  })

  test('is not asked for where there is one, or where each target may have its own', () => {
    expect(problem({}, { 'api-key': 'k3y' })).toBe('')
    expect(problem({}, { targets: 'targets.yml' })).toBe('')
  })
})
