import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { WorkingPage } from '../../src/document/document.ts'
import { processor, wholeProcessor } from '../../src/document/index.ts'
import { metadataOf } from '../../src/document/metadata.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { toPaths } from '../../src/text/paths.ts'
import { runs } from '../support/runs.ts'
import { contextOf, settings } from './settings.ts'

const paths = toPaths(['docs/page.md', 'docs/other.md'])

// With a title and a description a page's beginning need not be parsed, and with words at its end nor does its last block.
const described = (text: string) => `---\ntitle: Head\ndescription: D\n---\n${text}`
const framed = (text: string) => described(`words\n\n${text}\n\nwords\n`)

function expectSame(text: string): void {
  for (const page of [text, described(text), framed(text)]) {
    const whole = readBy(wholeProcessor, page)
    expect(readBy(processor, page)).toEqual(whole)
    // The tree of the same text is not parsed again: it must be as it was.
    expect(readBy(processor, page)).toEqual(whole)
  }
}

/** All that results from a text's Markdown, parsed as a run does or parsed whole. */
function readBy(by: typeof processor, text: string) {
  const source = splitFrontMatter(text)
  const page: WorkingPage = {
    ...{ path: 'docs/page.md', paths, settings },
    markdown: fileSource('docs/page.md', source.text, source.linesBefore),
    ...{
      status: { kind: 'none', address: undefined, hasOtherSites: false },
      address: undefined,
      sites: contextOf(paths).sites,
    },
    ...metadataOf(source.data, settings.tags),
    ...{ edits: [], messages: [], hasHeadings: false },
    ...{ navigationTitle: '', isNamedByNavigation: false },
  }
  const body = String(by.processSync({ value: source.text, data: { page } }))
  const { name, description, messages, hasHeadings, titleLines, lacksHeading } = page
  return { body, name, description, messages, hasHeadings, titleLines, lacksHeading }
}

const link = '[x](other.md)'
const list = (text: string) => text.trim().split(/ {2,}|\n/)

/** Lines of all that Markdown has. */
const lines = [
  ...Array(6).fill(''),
  ...list(
    `words  words  see ${link}  ![i](missing.png)  ![](https://x.y)  ![i](data:x)  <data:x>  [x](#nowhere)  [x](https://x.y)  # Head  ## ${link}  ---  ***  -  =`,
  ),
  ...list(
    `<h1>Html</h1>  **bold**  > quote  >  > ${link}  > [a]: other.md  > [!NOTE]  - item  - ${link}  * item`,
  ),
  ...list(
    '1. item  2. item  10) item  ```  ```  ~~~  ````  - ```  > ```  ```js  ``` `  1. ~~~  <!-- c -->  <!--',
  ),
  ...list('-->  - <!-- c  c --> d  <div>  </div>  <a href="other.md">  <img src=missing.png>  <pre>  </pre>'),
  ...list('<script>  </script>  <?  ?>  <!A  <![CDATA[  ]]>  <br>  <x-y>  - <div>  [a]: other.md  [a]'),
  ...list(
    '[a]: https://x.y "t"  [b][a]  [ [a] b](other.md)  [a](other.md  "title"  ![a][a]  [^1]  [^1]: note',
  ),
  ...list(
    `[^1]: ${link}  | a | b |  |---|---|  | ${link} | c |  a | b  -- | --  \uFEFFwords  :::note  {% raw %}`,
  ),
  ...list(
    '$$  \\  `` ` ``  `  *  _a  ~~a~~ b  &lt;  [!NOTE]  # `Head`  ## a_b  # Head #  #Head  # C#  # [a]  # 1.',
  ),
  ...['Name\n===', '-\titem', '\tcode', '    note', '      deep', '  more', ' ', '\t', '  '],
]
const indented = fc.tuple(
  fc.constantFrom('', '', '', ' ', '  ', '   ', '    ', '> ', '- '),
  fc.constantFrom(...lines),
)
const block = fc.array(indented, { maxLength: 24 }).map(all => all.map(each => each.join('')).join('\n'))
const blocks = fc.array(block, { maxLength: 4 }).map(all => all.join('\n\n'))

/** A few kinds of lines at a time, so that they meet each other. */
const few = fc
  .subarray(lines, { minLength: 2, maxLength: 6 })
  .chain(some => fc.array(fc.constantFrom('', ...some), { maxLength: 9 }))
  .map(all => all.join('\n'))

/** What makes a border uncertain, and little else. */
const borders = ['', '', '', link, '```', '```', '  ```', '<div>', '- a', '- ```', '  b', '<!--', '-->']
const uncertain = fc
  .array(fc.constantFrom(...borders), { minLength: 4, maxLength: 9 })
  .map(all => all.join('\n'))

/** What makes something else of plain links, and definitions that do. */
const marks = [
  ...list(
    '[  ]  (  )  !  `  ``  <  >  \\  |  &  :  ^  *  ~~~  "t"  #  [^  [x][a]  [a]  [a][b](other.md)  [^1]',
  ),
  ...list('(other.md)  ](  `x`  `|`  <b>  ![i](missing.png)  a'),
  ...['\t', '\n', '\n\n', '\n- ', '\n> ', '\n1. ', '\n# ', '\n===', '\n    ', '\n:-', '\n```\n', ' '],
  '\n|-|-|\n',
  ...[
    '\n[a]: other.md',
    '\n[b]: <x> "t"',
    '\n<!-- c -->',
    '\n[a]:',
    '\n[`b]: `]',
    '\n[^1]: a',
    '\u00a0',
    '\uFEFF',
  ],
]
const entangled = fc
  .subarray(marks, { minLength: 2, maxLength: 5 })
  .chain(some => fc.array(fc.constantFrom(link, ...some), { maxLength: 10 }))
  .map(all => all.join('').replace(/^\uFEFF+/, ''))

const stories = {
  'a name after many lines that could be headings': 'a\n\n---\n\n---\n\n---\n\n---\n\n# Name\n',
  'a heading at the top that repeats the title, under definitions':
    '<!-- c -->\n[a]: other.md\n\n# Head\n\nz\n',
  'a list that cannot begin after indented code': '    code\n\n2. words\n\n    code\n\n2. b\n',
  'an item after indented code that cannot interrupt a paragraph':
    '      code\n\n10) item\n\n    <img src=missing.png>',
  'an item in HTML below a list': `- a\n<div>\n- b\n${link}\n`,
  'an item in HTML below one without text': `- \n\n  </script>\n- \n> ${link}`,
  'fences of which one is in a quote': '> ```\n  <pre>\n  ```',
  'a byte order mark after a rule': '***\uFEFF',
  'a byte order mark': `a\n\n\uFEFF${link} ${link}\n\nz\n`,
  'a link after what a definition makes a reference': `a [b]${link}\n\nz\n\n[x]: https://x.y\n`,
  'brackets that a definition makes no link': '[ [a] b](other.md)\n\nwords\n\n[a]: https://x.y\n',
  'a comment between a list and code': '- a\n\n<!-- c -->\n\n```\nb\n```\n\nz\n',
  'definitions under a comment that a list would take in': '- a\n\n<!-- c -->\n[b]: other.md\n',
  'a comment between definitions and a list': 'a\n\n[b]: other.md\n<!-- c -->\n\n- a\n',
  'a definition in a comment without an end': '<!-- c\n[a]: other.md\n',
  'a table of one column': `a\n:-\n${link}\n`,
  'a definition in two lines of a blockquote': '> [a\n> b]: other.md\n',
  'code in a list that a line at the margin ends': `- ${link}\n\n  \`\`\`\n  b\n${link}\n  \`\`\`\n  ${link}\n\nz\n`,
  'code that a longer fence ends': `a\n\`\`\`\nb\n\`\`\`\`\`\`\`\n${link}\n\`\`\`\nc\n\`\`\`\n`,
  'fences in HTML around a link': `<div>\n\`\`\`\n\n${link}\n\n\`\`\`\n</div>\n\nz\n`,
}

test('a page makes the same document whether parts of it are parsed or all of it', () => {
  const examples = Object.values(stories).map((text): [string] => [text])
  const text = fc.oneof(blocks, few, uncertain, entangled)
  fc.assert(fc.property(text, expectSame), { numRuns: runs(150), examples })
})

test('so do the examples of CommonMark, alone and in rows of three', () => {
  const text = readFileSync(fileURLToPath(import.meta.resolve('commonmark-spec/spec.txt')), 'utf8')
  const found = text.matchAll(/^`{32} example.*\n([\s\S]*?)^\.\n[\s\S]*?^`{32}$/gm)
  const examples = Array.from(found, ([, markdown = '']) => markdown.replaceAll('→', '\t'))
  expect(examples.length).toBeGreaterThan(600)
  examples.forEach(expectSame)
  const some = fc.array(fc.constantFrom(...examples), { minLength: 1, maxLength: 3 })
  const row = fc.tuple(fc.constantFrom('\n', '\n\n', '\n\ntext\n\n'), some)
  fc.assert(
    fc.property(row, ([gap, parts]) => expectSame(parts.join(gap))),
    { numRuns: runs(40) },
  )
})
