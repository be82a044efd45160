import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkPage } from '../../scripts/corpus/mdx.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { siteConfig } from '../../src/sites/find.ts'
import { loadGenerator } from '../../src/sites/generators/index.ts'
import { mdx } from '../../src/sites/mdx/index.ts'
import { dialectFor } from '../../src/sites/site.ts'
import { toPaths } from '../../src/text/paths.ts'
import { mdxText } from './mdx-text.ts'
import { documentOf, settings } from './settings.ts'

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
  'docs/_outer.mdx': "import Note from './_note.mdx'\n\n## Outer\n\n<Note/>\n",
}

const dialect = dialectFor(
  siteConfig('mintlify', '', { contentFolder: 'docs/', options: {}, aliases: { '@site/': '' } }),
  await loadGenerator('mintlify'),
  mdx,
)

test('a place in an included page is one of its own file', () => {
  const text = "import Outer from './_outer.mdx'\n\nBefore.\n\n> <Outer />\n"
  const { markdown } = dialect.toMarkdown(fileSource('docs/page.mdx', text, 2), {
    read: path => (path in files ? fileSource(path, files[path]!) : undefined),
  })
  const placeOf = (words: string) => markdown.placeAt(markdown.text.indexOf(words))
  expect(placeOf('Before')).toEqual({ path: 'docs/page.mdx', line: 5, column: 1 })
  expect(placeOf('Outer')).toMatchObject({ path: 'docs/_outer.mdx', line: 3, column: 4 })
  expect(placeOf('npm i')).toMatchObject({ path: 'docs/_note.mdx', line: 8, column: 1 })
  expect(placeOf('helps')).toMatchObject({ path: 'docs/_note.mdx', line: 11, column: 15 })
})

const mdxDocument = (text: string) => {
  const content = new TextEncoder().encode(`---\ntitle: T\n---\n${text}`)
  return documentOf('docs/page.mdx', content, paths, settings)
}

test.each([
  ['elements nested deeper than the stack', `${'<A>\n'.repeat(10_000)}Words.\n${'</A>\n'.repeat(10_000)}`, 1],
  [
    'an expression nested deeper than the stack',
    `Words.\n\n{${'('.repeat(200_000)}1${')'.repeat(200_000)}}\n`,
    3,
  ],
  ['thousands of braces without an end', `Words.\n\n${'Text {a {b\n'.repeat(3000)}`, 3002],
  ['a tag without an end', 'Words.\n\n<A title="x"\n', 4],
  ['JavaScript that is none', 'import x frm y\n\nWords.\n', 1],
])('%s: the page is read as Markdown, with a warning at the line', (_, text, line) => {
  const reason = expect.stringMatching(/not valid MDX \(.+\): the page is read as Markdown/)
  expect(mdxDocument(text)).toMatchObject({
    document: { name: 'T', body: `# T\n\n${text}` },
    messages: [{ rule: 'mdx', line: line + 3, reason }],
  })
})

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}<A>`).join('\n')

test.each([
  [
    'elements nested a hundred deep',
    `${nested(100)}\n${'  '.repeat(100)}- Words.\n${nested(100).split('\n').toReversed().join('\n').replaceAll('<', '</')}`,
    '- Words.\n',
  ],
  [
    'a thousand elements on one line',
    `${'<A>x '.repeat(1000)}${'</A>'.repeat(1000)}\n`,
    `${'x '.repeat(1000).trim()}\n`,
  ],
  [
    'an expression of a megabyte',
    `Before.\n\n{data('${'x'.repeat(1_000_000)}')}\n\n{/* ${'y\n'.repeat(100_000)} */}\n\nAfter.\n`,
    'Before.\n\nAfter.\n',
  ],
])('%s is read in time', (_, text, body) => {
  expect(mdxDocument(text)).toMatchObject({ document: { body: `# T\n\n${body}` }, messages: [] })
})
