import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { InputError, type Inputs, parseInputs, requireApiKey } from '../src/inputs.ts'
import { inputs, inputTexts, problemOf } from './support/inputs.ts'

test('the defaults of action.yml are taken', () => {
  expect(inputs()).toEqual({
    baseUrl: 'https://search.example.com',
    connectorId: 'docs',
    apiKey: 'k3y-with-write-access',
    files: ['**/*.md', '**/*.mdx', '**/*.markdown', '!**/node_modules/**', '!.github/**'],
    branch: undefined,
    sync: 'auto',
    dryRun: false,
    tags: [],
    refPrefix: '',
    shard: { index: 1, count: 1 },
    siteUrls: [],
    sourceLinks: true,
    maxArchive: 0.3,
    journal: { kind: 'deployments' },
    agentInstructions: undefined,
    githubToken: 'ghs-of-the-job',
    concurrency: 4,
    timeoutMinutes: 15,
  })
})

test.each<[string, string, keyof Inputs, unknown]>([
  ['connector-id', ' docs_1-A\n', 'connectorId', 'docs_1-A'],
  ['connector-id', 'a'.repeat(128), 'connectorId', 'a'.repeat(128)],
  ['api-key', '\n!~key"\\ \n', 'apiKey', '!~key"\\'],
  ['api-key', '', 'apiKey', undefined],
  ['files', 'a.md\r\n\n  # a remark\n  !b.md ', 'files', ['a.md', '!b.md']],
  ['branch', 'release/1.x', 'branch', 'release/1.x'],
  ['branch', 'refs/heads/main', 'branch', 'main'],
  ['sync', 'changes', 'sync', 'changes'],
  ['sync', 'everything', 'sync', 'everything'],
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
  ['tags', ' a, b\nc ,,\r\na', 'tags', ['a', 'b', 'c']],
  ['ref-prefix', 'handbook/', 'refPrefix', 'handbook/'],
  ['max-archive', '0%', 'maxArchive', 0],
  ['max-archive', '100 %', 'maxArchive', 1],
  ['journal', '.cache/docs', 'journal', { kind: 'file', path: '.cache/docs' }],
  ['journal', 'none', 'journal', { kind: 'none' }],
  ['journal', 'journal.jsonl', 'journal', { kind: 'file', path: 'journal.jsonl' }],
  ['agent-instructions', ' docs/AGENTS.md ', 'agentInstructions', 'docs/AGENTS.md'],
  ['agent-instructions', 'docs/.github.md', 'agentInstructions', 'docs/.github.md'],
  ['concurrency', '1', 'concurrency', 1],
  ['concurrency', '8', 'concurrency', 8],
  ['timeout-minutes', '360', 'timeoutMinutes', 360],
])('%s: %j is read', (name, text, key, expected) => {
  expect(inputs({ [name]: text })[key]).toEqual(expected)
})

test.each<[string, string, RegExp]>([
  ['api-key', 'two words', /^api-key: it has a space, .*Copy the key again/],
  ['api-key', 'a\nb', /^api-key: it has a space, a line break/],
  ['api-key', 'schlüssel', /^api-key: .* another character that no key has/],
  ['api-key', 'Bearer abc', /^api-key: it starts with the word "Bearer"\. Store the key alone/],
  ['files', '', /^files: only excludes files \(or is empty\)\. Add at least one pattern/],
  ['files', '# nothing', /^files: only excludes files/],
  ['files', '*.{md,mdx}', /^files: "\*\.\{md,mdx\}" has braces/],
  ['branch', 'two words', /^branch: "two words" is not the name of a branch\. Give one name, such as main/],
  ['branch', 'a..b', /^branch: "a\.\.b" is not/],
  ['branch', '-x', /^branch: "-x" is not/],
  ['branch', 'release/*', /^branch: "release\/\*" is not/],
  ['branch', 'main/', /^branch: "main\/" is not/],
  ['sync', 'all', /^sync: "all" is not one of auto, changes, everything\. Choose one of them/],
  ['sync', '', /^sync: "" is not one of/],
  ['dry-run', 'yes', /^dry-run: "yes" is neither true nor false\. Write one of the two/],
  ['source-links', '1', /^source-links: "1" is neither true nor false/],
  ...[
    '../AGENTS.md',
    'a/../../b',
    '/etc/passwd',
    'C:/AGENTS.md',
    'docs\\AGENTS.md',
    'docs/',
    'a\nb',
    'true',
    'a/'.repeat(250).concat('b'),
  ].map((path): [string, string, RegExp] => [
    'agent-instructions',
    path,
    /^agent-instructions: ".*" is not a file's path in the workspace\. Give one from the repository's root/,
  ]),
  ...['.git/config', 'a/.GIT/hooks/x', '.git./x', 'git~1/x'].map((path): [string, string, RegExp] => [
    'agent-instructions',
    path,
    /^agent-instructions: ".*" lies in git's own folder\. Give a path beside it/,
  ]),
  ['ref-prefix', 'a b', /^ref-prefix: "a b" is too long or has white space in it\. Give a short prefix/],
  ['ref-prefix', 'x'.repeat(201), /^ref-prefix: "x{200}…" is too long/],
  [
    'site-urls',
    'docs/ https://x.example.com/',
    /^site-urls: "docs\/ https:.*" is not a folder, "->" and an address\. Write one folder a line, such as docs\//,
  ],
  ['site-urls', 'a -> b -> https://x.example.com/', /^site-urls: "a -> b -> .*" is not a folder, "->" and/],
  ['site-urls', '-> https://x.example.com/', /^site-urls: .* is not a folder, "->" and an address/],
  [
    'site-urls',
    'docs/ -> docs.example.com',
    /has no address of a website after "->"\. Give the whole address/,
  ],
  ['site-urls', 'docs/ -> ftp://x.example.com/', /has no address of a website/],
  ['site-urls', 'docs/ -> https:x.example.com', /has no address of a website/],
  ['site-urls', 'docs/ -> https://me:pw@x.example.com/', /has a user name or a password in its address/],
  ['site-urls', 'docs/ -> https://x.example.com/#/', /has a query or a fragment in its address\. Give/],
  [
    'site-urls',
    '../docs -> https://x.example.com/',
    /names no folder: "\.\.\/docs" has "\.\.", .*Write the folder/,
  ],
  ['site-urls', 'docs/** -> https://x.example.com/', /names no folder: "docs\/\*\*" has/],
  [
    'site-urls',
    'docs -> https://x.example.com/\n/docs/ -> https://y.example.com/',
    /^site-urls: "\/docs\/ -> .*" names a folder that another line names as well\. Leave one of the two/,
  ],
  [
    'max-archive',
    '0.3',
    /^max-archive: "0\.3" is not a share\. Give a percentage from 0% to 100%, such as 30%/,
  ],
  ['max-archive', '101%', /^max-archive: "101%" is not a share/],
  ['max-archive', '-1%', /^max-archive: "-1%" is not a share/],
  [
    'journal',
    'deployment',
    /^journal: "deployment" is neither "deployments" nor "none" nor a file\. Leave the input out/,
  ],
  ['journal', '', /^journal: "" is neither/],
  ['concurrency', '0', /^concurrency: "0" is not a whole number from 1 to 8\. Give one/],
  ['concurrency', '9', /^concurrency: "9" is not/],
  ['concurrency', '1.5', /^concurrency: "1\.5" is not/],
  ['concurrency', '0x4', /^concurrency: "0x4" is not/],
  ['timeout-minutes', '361', /^timeout-minutes: "361" is not a whole number from 1 to 360/],
  ['timeout-minutes', 'ten', /^timeout-minutes: "ten" is not/],
])('%s: %j is refused, and the message says what to do', (name, text, message) => {
  expect(problemOf({ [name]: text })).toMatch(message)
})

describe('the problems of a run', () => {
  const wrong = {
    'base-url': '',
    'connector-id': '/',
    'api-key': 'a b',
    files: '/a.md\n{a,b}',
    branch: '..',
    sync: 'x',
    'dry-run': 'x',
    'ref-prefix': ' x y',
    'site-urls': 'x',
    'source-links': 'x',
    'max-archive': 'x',
    journal: 'x',
    concurrency: 'x',
    'timeout-minutes': 'x',
  }

  test('are all named at once, a line for each', () => {
    expect(() => parseInputs(inputTexts(wrong))).toThrow(InputError)
    const names = problemOf(wrong)
      .split('\n')
      .map(line => line.split(':')[0])
    expect(names).toEqual(Object.keys(wrong).flatMap(name => (name === 'files' ? [name, name] : [name])))
  })

  test('each are one harmless line, whatever was given', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(':', '#', '[', '\n', '\u202e', '/', '\u001b'),
      minLength: 1,
    })
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wrong)), hostile, (name, text) => {
        let message = `${name}: `
        try {
          inputs({ [name]: text })
        } catch (error) {
          message = (error as Error).message
        }
        for (const line of message.split('\n')) {
          expect(line.startsWith(`${name}: `)).toBe(true)
          expect(line).not.toMatch(/::|##\[|[\p{Cc}\u202e]/u)
        }
      }),
    )
  })

  test('an error that is not of the input’s making passes through', () => {
    const get = () => {
      throw new TypeError('no such input')
    }
    expect(() => parseInputs(get)).toThrow(/^no such input$/)
  })
})

describe('the key', () => {
  test('is in no message, not even in part, whatever else is wrong', () => {
    const key = fc.string({ unit: 'binary', minLength: 6 }).filter(text => text.trim().length >= 6)
    fc.assert(
      fc.property(key, text => {
        const message = problemOf({ 'api-key': text, sync: 'wrong' })
        expect(message).not.toContain(text.trim())
        expect(message).not.toContain(JSON.stringify(text.trim()).slice(1, -1))
      }),
      { numRuns: 500 },
    )
  })

  test('is asked for where a run writes', () => {
    expect(requireApiKey(inputs())).toBe('k3y-with-write-access')
    expect(() => requireApiKey(inputs({ 'api-key': '' }))).toThrow(
      /^api-key: it is missing or empty\. Store a key with write access as a repository secret .*\$\{\{ secrets\.SEARCH_API_KEY \}\}/,
    )
  })
})
