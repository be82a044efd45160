import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkPage } from '../../scripts/corpus/mdx.ts'
import { toDocument } from '../../src/document/index.ts'
import { dialectFor } from '../../src/generators/dialect.ts'
import { siteConfig } from '../../src/generators/generator.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { mdx } from '../../src/mdx/index.ts'
import { toPaths } from '../../src/plan/tree.ts'
import { mdxText } from './mdx-text.ts'
import { contextOf, settings } from './settings.ts'

const paths = toPaths(['docs/page.mdx'])

test('the words, code blocks, lists and tables of any MDX are in its document', async () => {
  const counts = { compared: 0, hidden: 0, 'no MDX': 0 }
  const property = fc.asyncProperty(mdxText, async text => {
    const content = new TextEncoder().encode(`---\ntitle: "-"\n---\n${text}`)
    const finding = await checkPage('docs/page.mdx', content, paths, settings)
    counts[finding.kind]++
    if (finding.kind === 'compared')
      expect(finding).toMatchObject({ lost: [], changed: [], restructured: [] })
  })
  await fc.assert(property, { numRuns: 600 })
  // What does not parse would show nothing.
  expect(counts).toEqual({ compared: 600, hidden: 0, 'no MDX': 0 })
})

const files: Record<string, string> = {
  'docs/_note.mdx': '---\ntitle: not seen\n---\n\nA *note*.\n\n```sh\nnpm i\n```\n\n<Kbd>F1</Kbd> helps.\n',
  'docs/_list.md': '- one\n- two\n',
  'docs/_outer.mdx': "import Note from './_note.mdx'\n\n## Outer\n\n<Note/>\n",
  'docs/_loop.mdx': "import Loop from './_loop.mdx'\n\nround\n\n<Loop />\n",
  'docs/_broken.mdx': '<p>never ends\n',
  'shared/word.mdx': 'one **word**\n',
}

const dialect = dialectFor(
  siteConfig('mintlify', '', { contentFolder: 'docs/', options: {}, aliases: { '@site/': '' } }),
  mdx,
)

function translated(text: string) {
  return dialect.toMarkdown(fileSource('docs/page.mdx', text, 2), {
    read: path => (path in files ? fileSource(path, files[path]!) : undefined),
  })
}

const note = 'A *note*.\n\n```sh\nnpm i\n```\n\nF1 helps.'
const indented = (by: string) => note.replace(/^/gm, by).replace(/ +$/gm, '')

test.each([
  [
    'as blocks',
    "import Note from './_note.mdx'\n\nBefore.\n\n<Note/>\n\nAfter.\n",
    `Before.\n\n${note}\n\nAfter.`,
  ],
  [
    'in a list and a quote',
    "import Note from './_note.mdx'\n\n- a\n\n  <Note/>\n- b\n\n> <Note/>\n",
    `- a\n\n${indented('  ')}\n- b\n\n${indented('> ')}`,
  ],
  [
    'through another',
    "import Outer from './_outer.mdx'\n\n<Tabs>\n  <Outer />\n</Tabs>\n",
    `## Outer\n\n${note}`,
  ],
  [
    'in a paragraph',
    "import Word from '@site/shared/word.mdx'\n\nJust <Word/> more.\n",
    'Just\n\none **word**\n\nmore.',
  ],
  [
    'beside a list',
    "import List from './_list.md'\n\n- zero\n\n<List/>\n\n<List/>\n",
    '- zero\n\n<!-- -->\n\n- one\n- two\n\n<!-- -->\n\n- one\n- two',
  ],
])('an included page is in its place %s', (_, text, expected) => {
  expect(translated(text)).toMatchObject({ markdown: { text: expected }, messages: [] })
})

test('a place in an included page is one of its own file', () => {
  const { markdown } = translated("import Outer from './_outer.mdx'\n\nBefore.\n\n> <Outer />\n")
  const placeOf = (words: string) => markdown.placeAt(markdown.text.indexOf(words))
  expect(placeOf('Before')).toEqual({ path: 'docs/page.mdx', line: 5, column: 1 })
  expect(placeOf('Outer')).toEqual({ path: 'docs/_outer.mdx', line: 3, column: 4 })
  expect(placeOf('npm i')).toEqual({ path: 'docs/_note.mdx', line: 8, column: 1 })
  expect(placeOf('helps')).toEqual({ path: 'docs/_note.mdx', line: 11, column: 15 })
})

test.each([
  [
    './_loop.mdx',
    'round\n\n<Loop />',
    3,
    /^docs\/_loop\.mdx:5:1: "\.\/_loop\.mdx" cannot be included: docs\/_loop\.mdx would incl/,
  ],
  ['./_gone.mdx', '<X />', 5, /^"\.\/_gone\.mdx" cannot be included: the repository has no text file/],
])('what cannot be included stays as written, with one message: %s', (specifier, text, line, reason) => {
  const { markdown, messages } = translated(`import X from '${specifier}'\n\n<X />\n`)
  expect(markdown.text).toBe(text)
  expect(messages).toEqual([{ line, column: 1, rule: 'include', reason: expect.stringMatching(reason) }])
})

test('an included page that is not MDX is included as Markdown, with a message that names it', () => {
  const { markdown, messages } = translated("import X from './_broken.mdx'\n\n<X />\n")
  expect(markdown.text).toBe('<p>never ends')
  expect(messages).toEqual([expect.objectContaining({ rule: 'mdx', line: 3, column: 1 })])
  expect(messages[0]!.reason).toMatch(/^docs\/_broken\.mdx:1:1: not valid MDX/)
})

const pagePaths = toPaths(['page.mdx'])
const documentOf = (text: string) => {
  const { messages, ...result } = toDocument(
    'page.mdx',
    new TextEncoder().encode(text),
    pagePaths,
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
