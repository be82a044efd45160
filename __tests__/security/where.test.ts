import { describe, expect, test } from '@jest/globals'
import type { ActionOptions } from '../../sandbox/action.ts'
import { startSandbox } from '../../sandbox/server.ts'
import type { Files } from '../support/checkout.ts'
import { problemOf } from '../support/inputs.ts'
import { openStage } from '../support/stage.ts'

const NOT_HTTPS = `http://search.example.com http://localhost.evil.example http://127.0.0.1.evil.example
  http://evil.example/127.0.0.1 http://local\u200bhost.example localhost:8080 http://0.0.0.0 http://10.0.0.1
  http://169.254.169.254 http://[::2] http://[::ffff:127.0.0.1] ftp://search.example.com ws://localhost
  file:///etc/passwd javascript:alert(1) data:text/html,x blob:https://x.test/1`
const WITH_MORE = `http://localhost@evil.example https://:pass@search.example.com http://evil.example#@localhost
  https://search.example.com/? https://search.example.com?x=1 https://search.example.com/#`

describe('base-url is refused', () => {
  test.each([
    ['is not an address that starts with https://, without which the key could be read', NOT_HTTPS],
    ['has a user name, a password, a query', WITH_MORE],
  ])('because it %s: %s', (why, texts) => {
    for (const text of texts.split(/ *\n? +/)) expect(problemOf({ 'base-url': text })).toContain(why)
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

test.each('.. / a/b %2e%2e a\\b a?b a#b a\tb a\nb a:b a@b a.b é docs\u200b ａ \0'.split(' '))(
  'connector-id %j is refused',
  text => {
    expect(problemOf({ 'connector-id': text })).toMatch(/^connector-id: ".+" is not an ID: /)
  },
)

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

  test.each([302, 307])('not an answer with status %s', async status => {
    await using evil = await startSandbox()
    await using stage = await openStage({ 'a.md': PAGE })
    stage.sandbox.fail({ status, headers: { location: `${evil.url}/api/ingest/docs/documents` } })
    expect((await stage.push()).output).toMatch(/the key is not sent on/)
    expect(evil.requests).toEqual([])
  })
})
