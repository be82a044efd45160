import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { specification } from '../../scripts/corpus/corpora.ts'
import { readBothWays } from '../../scripts/corpus/readings.ts'
import { toPaths } from '../../src/document/paths.ts'
import { cutPieces } from '../../src/document/pieces.ts'
import { settings } from './settings.ts'

const paths = toPaths(['docs/page.md', 'docs/other.md'])

// With these a page's beginning need not be read, and with words at its end neither is what comes before them.
const described = (text: string) => `---\ntitle: Head\ndescription: D\n---\n${text}`
const framed = (text: string) => `---\ntitle: T\ndescription: D\n---\nwords\n\n${text}\n\nwords\n`

function expectSame(text: string): void {
  for (const page of [text, described(text), framed(text)]) {
    const { inParts, whole } = readBothWays(page, 'docs/page.md', paths, settings)
    expect(inParts).toEqual(whole)
  }
}

const cut = (text: string) => cutPieces(text).map(({ start, end }) => text.slice(start, end))

test.each<[string, string[]]>([
  ['paragraphs', ['one\n\n', 'two\n\n\n', '# three']],
  ['a list with what belongs to its items', ['- a\n\n  b\n\n    c\n\n- d\n\n', 'e']],
  ['fenced code with blank lines in it', ['```\na\n\nb\n```\n\n', 'c']],
  ['fenced code after words', ['a\n```\nb\n\nc\n```\n\n', 'd']],
  ['fenced code in a list', ['1. a\n\n   ```\n   b\n\n   c\n   ```\n\n', 'd']],
  ['a comment with blank lines in it', ['<!-- a\n\nb -->\n\n', 'c']],
  ['fenced code that does not end', ['a\n\n', '```\nb\n\nc\n\nd']],
  ['what may be code in HTML, or not: the rest is one piece', ['a\n\n', '<div>\n```\nb\n\nc\n\nd']],
  ['what may be in a list, or not', ['- a\n\n  ```\nb\n\nc\n\nd']],
])('cut between top-level blocks: %s', (_, pieces) => {
  expect(cut(pieces.join(''))).toEqual(pieces)
})

const link = '[x](other.md)'
const lines = [
  ...[
    '',
    '',
    '',
    '',
    '',
    ' ',
    '\t',
    'words',
    'words',
    `see ${link}`,
    `![i](missing.png)`,
    '[x](https://x.y)',
  ],
  ...[
    '# Head',
    `## ${link}`,
    'Name\n===',
    '---',
    '***',
    '-',
    '=',
    '<h1>Html</h1>',
    '**bold**',
    '> quote',
    '>',
    `> ${link}`,
  ],
  ...[
    '- item',
    `- ${link}`,
    '* item',
    '1. item',
    '2. item',
    '10) item',
    '-\titem',
    '  more',
    '   more',
    '    code',
    '\tcode',
    '      deep',
  ],
  ...[
    '```',
    '```',
    '~~~',
    '````',
    '   ```',
    '  ```',
    '    ```',
    '- ```',
    '> ```',
    '```js',
    '  ~~~',
    '``` `',
    '1. ~~~',
  ],
  ...[
    '<!-- c -->',
    '<!--',
    '-->',
    ' <!-- c',
    '- <!-- c',
    'c --> d',
    '<div>',
    '</div>',
    `<a href="other.md">`,
    '<img src=missing.png>',
  ],
  ...[
    '<pre>',
    '</pre>',
    '<script>',
    '</script>',
    '<?',
    '?>',
    '<!A',
    '<![CDATA[',
    ']]>',
    '<br>',
    '<x-y>',
    '  <div>',
    '- <div>',
  ],
  ...[
    '[a]: other.md',
    '[a]: https://x.y "t"',
    '[a]',
    '[b][a]',
    '[ [a] b](other.md)',
    '[a](other.md',
    '"title"',
    '![a][a]',
    '> [a]: other.md',
  ],
  ...[
    '[^1]',
    '[^1]: note',
    `[^1]: ${link}`,
    '    note',
    '| a | b |',
    '|---|---|',
    `| ${link} | c |`,
    'a | b',
    '-- | --',
  ],
  ...[
    '\uFEFFwords',
    ':::note',
    '{% raw %}',
    '$$',
    '\\',
    '  ',
    '`` ` ``',
    '`',
    '*',
    '_a',
    '~~a',
    '&lt;',
    '[!NOTE]',
    '> [!NOTE]',
  ],
]
const line = fc.constantFrom(...lines)
const indented = fc
  .tuple(fc.constantFrom('', '', '', '', ' ', '  ', '   ', '    ', '> ', '- '), line)
  .map(each => each.join(''))
const written = fc.array(indented, { maxLength: 24 }).map(each => each.join('\n'))
const blocks = fc.array(written, { maxLength: 4 }).map(each => each.join('\n\n'))

test.each<[string, string]>([
  ['a name after many lines that could be headings', 'a\n\n---\n\n---\n\n---\n\n---\n\n# Name\n'],
  ['a heading at the top that says the title again', '---\ntitle: Name\n---\n# Name\n\na\n'],
  [
    'a list that cannot begin after indented code, as micromark has it',
    '    code\n\n2. words\n\n    code\n\n2. b\n',
  ],
  ['a byte order mark', `---\ntitle: T\ndescription: D\n---\na\n\n\uFEFF${link} ${link}\n\nz\n`],
  ['a link in a span of code that has only one of its brackets', `a \`[\` ${link} \`](x.md)\`\n\nz\n`],
  ['a definition whose label looks like code', '[`a]: other.md`]\n\n[`a] `a`]\n\nz\n'],
  ['a link in the text of an image', '![a [b](other.md)](c.png)\n\nz\n'],
  ['a link that would be code if it were not in a list', `- a\n\n      ${link}\n\nz\n`],
  ['a link after what a definition makes a reference', `a [b]${link}\n\nz\n\n[x]: https://x.y\n`],
  ['definitions under a comment that a list would take in', '- a\n\n<!-- c -->\n[b]: other.md\n'],
  ['a title after definitions', '<!-- c -->\n[b]: other.md\n\n# T\n\n[b]\n'],
  ['a comment between definitions and a list', 'a\n\n[b]: other.md\n<!-- c -->\n\n- a\n'],
  ['a cell that ends in what looks like code', '| `a | [b](other.md)` |\n|---|---|\n\nz\n'],
  ['a footnote before brackets', 'a [^1](other.md)\n\nz\n\n[^1]: note\n\nz\n'],
  ['a link in code on two lines', `a \`b\n${link} \` c ${link}\n\nz\n`],
  ['a link in the text of an image on three lines', `![a\n${link}\nb][c]\n\nz\n\n[c]: https://x.y\n`],
  ['a link with a title', '[a](other.md "t") [b](other.md)\n\nz\n'],
  ['a comment between a list and code', '- a\n\n<!-- c -->\n\n```\nb\n```\n\nz\n'],
  [
    'a comment between definitions with more on its line',
    '[a]: b\n<!-- c --> <!-- d --> <a href="other.md">\n[b]: c\n\nz\n',
  ],
  ['a comment after a definition with blanks at its end', '[a]: b\n<!-- c -->  \n\nz\n'],
  ['a definition in a comment without an end', '<!-- c\n[a]: other.md\n'],
  ['a heading at the top that says the title again, under definitions', '[a]: other.md\n\n# Head\n\nz\n'],
  ['a page of definitions alone', '[a]: other.md\n[a]: missing.md\n'],
  ['a definition with an end of another kind', '[a]: other.md\u00a0\n'],
  ['a link that a definition elsewhere makes none', '[ [a] b](other.md)\n\nwords\n\n[a]: https://x.y\n'],
  ['a comment between a list and what it would take in', '- a\n\n<!-- c -->\n\n  b\n\nc\n'],
])('%s comes to the same in parts as whole', (_, text) => expectSame(text))

// What makes a border uncertain, and little else.
const borders = ['', '', '', link, '```', '```', '  ```', '<div>', '- a', '- ```', '  b', '<!--', '-->']
const uncertain = fc
  .array(fc.constantFrom(...borders), { minLength: 4, maxLength: 9 })
  .map(each => each.join('\n'))

test('what may be code or HTML, or not, comes to the same in parts as whole', () => {
  fc.assert(fc.property(uncertain, expectSame), { numRuns: Number(process.env.RUNS ?? 2500) })
})

test('generated Markdown comes to the same in parts as whole', () => {
  fc.assert(fc.property(blocks, expectSame), { numRuns: Number(process.env.RUNS ?? 2500) })
})

// What makes of plain links something else, and definitions that do. A few at a time, so that they meet each other.
const marks = [
  ...[
    '[',
    ']',
    '(',
    ')',
    '!',
    '`',
    '``',
    '<',
    '>',
    '\\',
    '|',
    '&',
    ':',
    '^',
    '*',
    '~~~',
    '"t"',
    '#',
    '[^',
    '\t',
  ],
  ...[
    link,
    '![i](missing.png)',
    '[x][a]',
    '[a]',
    '[a][b](other.md)',
    '[^1]',
    '(other.md)',
    '](',
    '`x`',
    '`|`',
    '<b>',
  ],
  ...[
    '\n',
    '\n\n',
    '\n- ',
    '\n> ',
    '\n1. ',
    '\n# ',
    '\n===',
    '\n    ',
    '\n:-',
    '\n|-|-|\n',
    '\n```\n',
    ' ',
    '  ',
  ],
  ...[
    '\n[a]: other.md',
    '\n[b]: <x> "t"',
    '\n<!-- c -->',
    '\n[a]:',
    '\n[`b]: `]',
    '\n[^1]: a',
    '\u00a0',
    '\uFEFF',
    'a',
  ],
]
const entangled = fc
  .subarray(marks, { minLength: 2, maxLength: 5 })
  .chain(some => fc.array(fc.constantFrom(link, ...some), { maxLength: 10 }))
  .map(each => each.join('').replace(/^\uFEFF+/, ''))

test('links in all sorts of trouble come to the same in parts as whole', () => {
  fc.assert(fc.property(entangled, expectSame), { numRuns: Number(process.env.RUNS ?? 2500) })
})

// What begins a page, and is plain or not quite.
const openings = [
  ...[
    '# Head',
    '# `Head`',
    '## a_b',
    '# Head #',
    '#Head',
    '# A *b*',
    '# C#',
    '# a `b` c',
    '# [a]',
    '# Head  ',
    '# Héad',
    '# 1.',
  ],
  ...[
    'words',
    'a_b c_',
    'a `b` c',
    'a `` b',
    'a `b``c`',
    'a `b\nc` d',
    'a ` b ` c',
    'a  ',
    'a\\',
    'a & b',
    'a &amp; b',
    'a | b',
    'a!',
  ],
  ...[
    '===',
    '---',
    '-|-',
    ' more',
    '**Head**',
    '<!-- c -->',
    '[a]: other.md',
    '- item',
    '1. item',
    '',
    '',
    '',
    '',
    'Head',
    '| b',
  ],
]
const beginnings = fc
  .subarray(openings, { minLength: 2, maxLength: 6 })
  .chain(some => fc.array(fc.constantFrom('', ...some), { maxLength: 9 }))
  .map(each => each.join('\n'))

test('beginnings of pages come to the same in parts as whole', () => {
  fc.assert(fc.property(beginnings, expectSame), { numRuns: Number(process.env.RUNS ?? 2500) })
})

test('the examples of CommonMark, in rows of three, come to the same in parts as whole', async () => {
  const { pages } = await specification(fileURLToPath(import.meta.resolve('commonmark-spec/spec.txt')))
  const examples = pages.map(({ content }) => Buffer.from(content).toString())
  const some = fc.array(fc.constantFrom(...examples), { minLength: 1, maxLength: 3 })
  const row = fc.tuple(fc.constantFrom('\n', '\n\n', '\n\ntext\n\n'), some)
  examples.forEach(expectSame)
  fc.assert(
    fc.property(row, ([gap, parts]) => expectSame(parts.join(gap))),
    { numRuns: 3000 },
  )
})
