import { describe, expect, test } from '@jest/globals'
import type { ActionOptions } from '../../sandbox/action.ts'
import { startSandbox } from '../../sandbox/server.ts'
import type { Files } from '../support/checkout.ts'
import { inputs, problemOf } from '../support/inputs.ts'
import { openStage } from './stage.ts'

test.each([
  ['https://search.example.com///', 'https://search.example.com'],
  ['HTTPS://Search.Example.COM:443/docs/', 'https://search.example.com/docs'],
  ['https://search.example.com:8443', 'https://search.example.com:8443'],
  ['https://пример.example', 'https://xn--e1afmkfd.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.1/x', 'http://127.0.0.1/x'],
  ['http://[::1]:80', 'http://[::1]'],
])('base-url %s is accepted as %s', (text, expected) => {
  expect(inputs({ 'base-url': text }).baseUrl).toBe(expected)
})

describe('base-url is refused', () => {
  test.each<[RegExp, string[]]>([
    [/^base-url: it is missing\. Give the address of your search service/, ['']],
    [/is not a URL/, ['search.example.com', '//search.example.com', '/api', 'https://', 'https://[::1']],
    [/is not a URL/, ['https://a b.example', 'https://x.example:99999', 'https://1.2.3.999']],
    [/is not https, so the key could be read on its way/, ['http://search.example.com']],
    [/is not https/, ['http://localhost.evil.example', 'http://127.0.0.1.evil.example']],
    [/is not https/, ['http://evil.example/127.0.0.1', 'http://local\u200bhost.example', 'localhost:8080']],
    [/is not https/, ['http://0.0.0.0', 'http://10.0.0.1', 'http://169.254.169.254', 'http://[::2]']],
    [/is not https/, ['http://[::ffff:127.0.0.1]', 'ftp://search.example.com', 'ws://localhost']],
    [
      /is not https/,
      ['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'blob:https://x.test/1'],
    ],
    [
      /has a user name, a password, a query/,
      ['http://localhost@evil.example', 'https://:pass@search.example.com'],
    ],
    [
      /has a user name, a password, a query/,
      ['http://evil.example#@localhost', 'https://search.example.com/?'],
    ],
    [
      /has a user name, a password, a query/,
      ['https://search.example.com?x=1', 'https://search.example.com/#'],
    ],
  ])('with %s: %j', (message, texts) => {
    for (const text of texts) expect(problemOf({ 'base-url': text })).toMatch(message)
  })

  test.each([
    'https://user:hunter2@search.example.com',
    'https://hunter2@search.example.com/?x#y',
    'https://user:hunter2@search example.com',
    'https://user:hunter2@',
    'user:hunter2@search.example.com',
    'https://search.example.com/?token=hunter2',
  ])('%s without repeating what is secret in it', text => {
    expect(problemOf({ 'base-url': text })).not.toMatch(/hunter2/)
  })
})

test.each([
  ['..', '.', '/', 'a/b', '../docs', 'docs/', '%2e%2e', 'a%2Fb', 'a\\b', 'a?b', 'a#b', 'a b', 'a\tb', 'a\nb'],
  [
    'a:b',
    'a@b',
    'a;b',
    'a&b',
    'a=b',
    'a,b',
    'a.b',
    'é',
    'docs\u200b',
    '\u202edocs',
    'ａ',
    '😀',
    '\0',
    '${x}',
  ],
  ['a'.repeat(129), '__proto__.x'],
])('connector-id %j is refused, and so are its like', (...texts) => {
  for (const text of texts)
    expect(problemOf({ 'connector-id': text })).toMatch(
      /^connector-id: ".+" is not an ID: letters, digits, .* Copy it from the connector's page\. https:\S*#connector-id$/,
    )
})

test('no connector-id is refused as missing', () => {
  expect(problemOf({ 'connector-id': ' ' })).toMatch(/^connector-id: it is missing\. Copy it from/)
})

describe('nothing but the inputs decides where anything is sent:', () => {
  const PAGE = '# A\n\nText.\n'

  test.each<[string, Files, Partial<ActionOptions>]>([
    [
      'front matter',
      { 'a.md': '---\nbase-url: EVIL\nconnector-id: other\napi-key: x\nexternal_ref: ../../x\n---\nText.\n' },
      {},
    ],
    [
      'files of settings',
      {
        'a.md': PAGE,
        '.env': 'INPUT_BASE-URL=EVIL\nHTTPS_PROXY=EVIL\nHTTP_PROXY=EVIL\n',
        '.npmrc': 'proxy=EVIL',
        '.curlrc': 'proxy=EVIL',
        'action.yml': 'inputs: {base-url: {default: EVIL}}',
        '.docs-push.yml': 'base-url: EVIL',
      },
      {},
    ],
    [
      'names of files',
      { 'a.md': PAGE, 'x/../b.md?x=@evil.example#.md': PAGE, 'EVIL.md': PAGE, '%2e%2e%2fapi.md': PAGE },
      {},
    ],
    [
      'what the event says',
      { 'a.md': PAGE },
      {
        event: {
          name: 'push',
          payload: {
            'base-url': 'EVIL',
            inputs: { 'base-url': 'EVIL', 'connector-id': 'other' },
            repository: { default_branch: 'main', clone_url: 'EVIL', url: 'EVIL' },
          },
        },
      },
    ],
    [
      'inputs of another spelling',
      { 'a.md': PAGE },
      {
        environment: {
          INPUT_BASE_URL: 'EVIL',
          BASE_URL: 'EVIL',
          INPUT_CONNECTOR_ID: 'other',
          API_BASE_URL: 'EVIL',
        },
      },
    ],
    [
      'an http proxy of the machine',
      { 'a.md': PAGE },
      { environment: { HTTP_PROXY: 'EVIL', http_proxy: 'EVIL', ALL_PROXY: 'EVIL', NODE_USE_ENV_PROXY: '1' } },
    ],
  ])('not %s', async (_, files, options) => {
    await using evil = await startSandbox()
    const host = evil.url.slice('http://'.length)
    const filled = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('EVIL', evil.url))
    const named = Object.entries(files).map(([path, text]) => [path.replace('EVIL', host), filled(text)])
    await using stage = await openStage(Object.fromEntries(named))
    const run = await stage.push(filled(options))
    expect(run.exitCode).toBe(0)
    expect(evil.requests).toEqual([])
    expect(new Set(stage.sandbox.requests.map(each => each.path))).toEqual(
      new Set(['/api/ingest/docs/documents']),
    )
  })

  test.each([301, 302, 303, 307, 308])('not an answer with status %s', async status => {
    await using evil = await startSandbox()
    await using stage = await openStage({ 'a.md': PAGE })
    stage.sandbox.fail({ status, headers: { location: `${evil.url}/api/ingest/docs/documents` } })
    expect((await stage.push()).output).toMatch(/the key is not sent on/)
    expect(evil.requests).toEqual([])
  })

  test('not an earlier record', async () => {
    await using evil = await startSandbox()
    await using stage = await openStage({ 'a.md': PAGE })
    await stage.push()
    await stage.rewriteJournal(text =>
      text.replaceAll(
        '"connectorId":"docs"',
        `"connectorId":"docs","baseUrl":"${evil.url}","serverUrl":"${evil.url}"`,
      ),
    )
    expect((await stage.push({ event: { name: 'workflow_dispatch' } })).exitCode).toBe(0)
    expect(evil.requests).toEqual([])
  })
})
