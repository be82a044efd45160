import { expect, test } from '@jest/globals'
import { toDocument } from '../../src/document/index.ts'
import { toPaths } from '../../src/plan/tree.ts'
import { contextOf, settings } from './settings.ts'

const paths = toPaths(['page.mdx'])
const documentOf = (text: string) => {
  const { messages, ...result } = toDocument(
    'page.mdx',
    new TextEncoder().encode(text),
    paths,
    settings,
    contextOf('page.mdx'),
  )
  // None of these pages has a title.
  return { ...result, messages: messages.filter(({ rule }) => rule !== 'title') }
}
const warning = (line: number, reason: RegExp) => ({
  line,
  rule: 'mdx',
  reason: expect.stringMatching(reason),
})

test('elements nested deeper than the stack leave the page as Markdown, with a warning', () => {
  const text = `${'<A>\n'.repeat(10_000)}Words.\n${'</A>\n'.repeat(10_000)}`
  expect(documentOf(text)).toMatchObject({
    kind: 'document',
    document: { body: text },
    messages: [warning(1, /not valid MDX \(RangeError.*: the page is read as Markdown/)],
  })
})

test('elements nested a hundred deep are unwrapped', () => {
  const lines = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}<A>`)
  const text = [
    ...lines,
    `${'  '.repeat(100)}- Words.`,
    ...lines.toReversed().map(line => line.replace('<', '</')),
  ]
  expect(documentOf(text.join('\n'))).toMatchObject({ document: { body: '- Words.\n' }, messages: [] })
})

test('an expression of a megabyte goes', () => {
  const text = `Before.\n\n{data('${'x'.repeat(1_000_000)}')}\n\n{/* ${'y\n'.repeat(100_000)} */}\n\nAfter.\n`
  expect(documentOf(text)).toMatchObject({ document: { body: 'Before.\n\nAfter.\n' }, messages: [] })
})

test('an expression nested deeper than the stack leaves the page as Markdown', () => {
  const text = `Words.\n\n{${'('.repeat(200_000)}1${')'.repeat(200_000)}}\n`
  expect(documentOf(text)).toMatchObject({
    document: { body: text },
    messages: [warning(3, /not valid MDX/)],
  })
})

test.each([
  ['a brace without an end', 'Words.\n\n{ a\n', 4],
  ['thousands of braces without an end', `Words.\n\n${'Text {a {b\n'.repeat(3000)}`, 3002],
  ['a tag without an end', 'Words.\n\n<A title="x"\n', 4],
  ['a tag that is never closed', 'Words.\n\n<A>\n\nMore.\n', 3],
  ['JavaScript that is none', 'import x frm y\n\nWords.\n', 1],
])('%s leaves the page as Markdown, with a warning at its line', (_, text, line) => {
  expect(documentOf(`---\ntitle: T\n---\n${text}`)).toMatchObject({
    document: { name: 'T', body: text },
    messages: [warning(line + 3, /not valid MDX \(.+\): the page is read as Markdown/)],
  })
})

test('a thousand elements on one line are unwrapped in time', () => {
  const text = `${'<A>x '.repeat(1000)}${'</A>'.repeat(1000)}\n`
  expect(documentOf(text)).toMatchObject({ document: { body: `${'x '.repeat(1000).trim()}\n` } })
})
