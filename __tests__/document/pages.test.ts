import { expect, test } from '@jest/globals'
import { limitMessages, type Message } from '../../src/text/message.ts'
import { toPaths } from '../../src/text/paths.ts'
import { documentOf, settings } from './settings.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const paths = toPaths(['page.md'])
const frontMatter = '---\ntitle: Name\ndescription: What it is\ntags: a\n---\n'
const why: Message = { line: 1, column: 1, rule: 'parser', reason: 'It took too long.' }

test('front matter over 64 KiB costs the page its metadata, not its text, and hides it all the same', () => {
  const withLong = (line: string) => `---\ntitle: Name\nnote: ${'x'.repeat(64 * 1024)}\n${line}---\nText.\n`
  const hidden = documentOf('page.md', bytes(withLong('draft: true\n')), paths, settings)
  expect(hidden).toMatchObject({ kind: 'hidden', reason: 'front matter says `draft: true`' })
  expect(documentOf('page.md', bytes(withLong('')), paths, settings)).toMatchObject({
    kind: 'document',
    document: { name: 'Page', body: 'Text.\n' },
    messages: [
      { line: 1, column: 1, rule: 'title', reason: expect.stringMatching(/the page has no title.*"Page"/) },
      { line: 2, column: 1, rule: 'front-matter', reason: expect.stringMatching(/longer than 64 KiB/) },
    ],
  })
})

test('64 KiB of prose between two thematic breaks stay in the body', () => {
  const long = `---\n\n${'Prose. '.repeat(10_000)}\n\n---\n\nText.\n`
  expect(documentOf('page.md', bytes(long), paths, settings)).toMatchObject({
    document: { body: long },
    messages: [{ rule: 'title' }],
  })
})

test('a page nested deeper than the stack becomes plain text with its metadata', () => {
  const nested = `${'>'.repeat(20_000)} Text. <!-- c --> [x](gone.md)\n`
  expect(documentOf('page.md', bytes(frontMatter + nested), paths, settings)).toMatchObject({
    kind: 'document',
    document: {
      name: 'Name',
      description: 'What it is',
      tags: ['a'],
      body: nested.replace('<!-- c -->', ''),
    },
    messages: [{ line: 6, column: 1, rule: 'parser', reason: expect.stringMatching(/could not be parsed/) }],
  })
})

test('a page that is not to be parsed becomes plain text, with the reason', () => {
  const body = '# Heading\n\n[x](gone.md) <!-- c -->\n'
  const plain = (path: string, text: string) => documentOf(path, bytes(text), toPaths([]), settings, why)
  expect(plain('a/some-page.md', `\n${body}\n`)).toMatchObject({
    kind: 'document',
    document: {
      external_ref: 'a/some-page.md',
      name: 'Some page',
      description: '',
      tags: [],
      archived: false,
      body: '# Heading\n\n[x](gone.md)\n',
    },
    messages: [why],
  })
  const hidden = {
    ...{ kind: 'hidden', reason: 'front matter says `draft: true`' },
    ...{ isByFrontMatter: true, messages: [] },
  }
  expect(plain('page.md', '---\ndraft: true\n---\nText.\n')).toEqual(hidden)
})

test('a page of millions of blank lines is read like any other', () => {
  const text = `${'\n'.repeat(4_000_000)}Text.\n`
  expect(documentOf('page.md', bytes(text), paths, settings)).toMatchObject({ document: { body: 'Text.\n' } })
})

test('front matter that does not parse is searched for what hides the page in linear time', () => {
  const text = `---\ntitle: "x\nsearch:${'\n'.repeat(60_000)}\n---\n\nText.\n`
  expect(documentOf('page.md', bytes(text), paths, settings).kind).toBe('document')
})

const message = (line: number, reason = `reason ${line}`): Message => ({
  line,
  column: 2,
  rule: 'title',
  reason,
})
const messages = [message(1), message(2), message(3)]

test('of more messages than there may be the first are kept, and the last counts the others from its place on', () => {
  expect(limitMessages(3, messages)).toEqual(messages)
  const reason = 'there are 2 more warnings from here on. Fix those above first.'
  expect(limitMessages(2, messages)).toEqual([message(1), { ...message(2, reason), rule: 'more' }])
})
