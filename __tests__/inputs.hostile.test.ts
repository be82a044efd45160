import { describe, expect, test } from '@jest/globals'
import { inputs, problemOf } from './support/inputs.ts'

describe('base-url is taken', () => {
  test.each([
    ['https://search.example.com', 'https://search.example.com'],
    ['https://search.example.com/', 'https://search.example.com'],
    ['https://search.example.com///', 'https://search.example.com'],
    ['HTTPS://Search.Example.COM:443/docs/', 'https://search.example.com/docs'],
    ['https://search.example.com:8443', 'https://search.example.com:8443'],
    ['https://пример.example', 'https://xn--e1afmkfd.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://[::1]:80', 'http://[::1]'],
  ])('%s as %s', (text, expected) => {
    expect(inputs({ 'base-url': text }).baseUrl).toBe(expected)
  })
})

describe('base-url is refused', () => {
  test.each<[string, RegExp]>([
    ['', /^base-url: it is missing\. Give the address of your search service/],
    ['search.example.com', /is not a URL\. Give the whole address/],
    ['//search.example.com', /is not a URL/],
    ['/api', /is not a URL/],
    ['https://', /is not a URL/],
    ['https://[::1', /is not a URL/],
    ['https://a b.example', /is not a URL/],
    ['https://x.example:99999', /is not a URL/],
    ['https://1.2.3.999', /is not a URL/],
    ['http://search.example.com', /is not https, so the key could be read on its way/],
    ['http://localhost.evil.example', /is not https/],
    ['http://127.0.0.1.evil.example', /is not https/],
    ['http://evil.example/127.0.0.1', /is not https/],
    ['http://localhost@evil.example', /holds a user name or a password/],
    ['http://evil.example#@localhost', /has a query or a fragment/],
    ['http://0.0.0.0', /is not https/],
    ['http://10.0.0.1', /is not https/],
    ['http://169.254.169.254', /is not https/],
    ['http://[::ffff:127.0.0.1]', /is not https/],
    ['http://[::2]', /is not https/],
    ['http://local\u200bhost.example', /is not https/],
    ['ftp://search.example.com', /is not https/],
    ['ws://localhost', /is not https/],
    ['file:///etc/passwd', /is not https/],
    ['javascript:alert(1)', /is not https/],
    ['data:text/html,x', /is not https/],
    ['blob:https://search.example.com/1', /is not https/],
    ['localhost:8080', /is not https/],
    ['https://search.example.com/?', /has a query or a fragment\. Give the address without what follows/],
    ['https://search.example.com?x=1', /has a query or a fragment/],
    ['https://search.example.com/#', /has a query or a fragment/],
    ['https://user@search.example.com', /^base-url: it holds a user name or a password/],
    ['https://:pass@search.example.com', /^base-url: it holds a user name or a password/],
  ])('%j', (text, message) => {
    expect(problemOf({ 'base-url': text })).toMatch(message)
  })

  test.each([
    'https://user:hunter2@search.example.com',
    'http://user:hunter2@search.example.com',
    'https://hunter2@search.example.com/?x#y',
  ])('%s without repeating what is secret in it', text => {
    expect(problemOf({ 'base-url': text })).not.toMatch(/hunter2|user:/)
  })

  test.each([
    'https://user:hunter2@search example.com',
    'https://user:hunter2@',
    'user:hunter2@search.example.com',
    'https://search.example.com/?token=hunter2',
  ])('%s without repeating what is secret in it', text => {
    expect(problemOf({ 'base-url': text })).not.toMatch(/hunter2/)
  })
})

test.each([
  ...[
    '..',
    '.',
    '/',
    'a/b',
    '../docs',
    'docs/',
    '%2e%2e',
    'a%2Fb',
    'a\\b',
    'a?b',
    'a#b',
    'a b',
    'a\tb',
    'a\nb',
  ],
  ...[
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
  ...['a'.repeat(129), '__proto__.x'],
])('connector-id %j is refused', text => {
  expect(problemOf({ 'connector-id': text })).toMatch(
    /^connector-id: ".+" is not an ID: letters, digits, .* Copy it from the connector's page\.$/,
  )
})

test('no connector-id is refused as missing', () => {
  expect(problemOf({ 'connector-id': ' ' })).toMatch(/^connector-id: it is missing\. Copy it from/)
})
