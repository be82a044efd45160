import { describe, expect, test } from '@jest/globals'
import { includesOf } from '../../../src/generators/dialect.ts'
import type { GeneratorName } from '../../../src/inputs/generator.ts'
import { settingsOf, translated } from './translated.ts'

const lines = (...all: string[]) => all.join('\n')

describe('a region of a file is between its markers', () => {
  test.each<[language: string, begin: string, end: string]>([
    ['C#', '#region part', '#endregion'],
    ['TypeScript', '// #region part', '// #endregion part'],
    ['Java', '// region Part', '// endregion'],
    ['HTML', '<!-- #region part -->', '<!-- #endregion part -->'],
    ['Python', '# region part', '# endregion'],
    ['mdBook', '// ANCHOR: part', '// ANCHOR_END:part'],
    ['pymdown', '# --8<-- [start:part]', '# --8<-- [end:part]'],
    ['DocFX', '// <part>', '// </part>'],
    ['DocFX, in XML', '<!-- <part> -->', '<!-- </part> -->'],
  ])('of %s', (_, begin, end) => {
    const code = lines('before', begin, 'inside', end, 'after')
    expect(translated('vitepress', '<<< ./a.js#part', { 'docs/a.js': code }).markdown).toBe(
      '```js\ninside\n```',
    )
  })

  const region = (...code: string[]) => translated('vitepress', '<<< ./a.x#a', { 'docs/a.x': lines(...code) })
  const shown = (...code: string[]) => lines('```x', ...code, '```')

  test('the markers of other regions in it are left out', () => {
    const { markdown } = region(
      '// #region a',
      '1',
      '// #region b',
      '2',
      '// #endregion b',
      '3',
      '// #endregion a',
      '4',
    )
    expect(markdown).toBe(shown('1', '2', '3'))
  })

  test('an end without a name is that of the last that began', () => {
    const { markdown } = region('#region a', '1', '#region b', '2', '#endregion', '3', '#endregion', '4')
    expect(markdown).toBe(shown('1', '2', '3'))
  })

  test('without an end it goes on to the end of the file', () => {
    expect(region('0', '#region a', '1', '#endregion b', '2').markdown).toBe(shown('1', '2'))
  })

  test('one that is not there is said', () => {
    const { markdown, reasons } = region('#region b', '1', '#endregion')
    expect(markdown).toBe('<<< ./a.x#a')
    expect(reasons).toEqual([
      '"./a.x" cannot be included: docs/a.x has no such part. Fix its name or its lines.',
    ])
  })
})

describe('lines of a file are counted from 1, with both ends', () => {
  const code = '1\n2\n3\n4\n5'
  test.each<[generator: GeneratorName, written: string, expected: string]>([
    ['mdbook', '{{#include a.x:2}}', '2'],
    ['mdbook', '{{ #include  a.x:2 }}', '2'],
    ['mdbook', 'a\n\n> {{#playground a.x:2:3}}', 'a\n\n> ```rust\n> 2\n> 3\n> ```'],
    ['mdbook', '{{#include a.x:2:4}}', '2\n3\n4'],
    ['mdbook', '{{#include a.x::2}}', '1\n2'],
    ['mdbook', '{{#include a.x:4:}}', '4\n5'],
    ['mdbook', '{{#include a.x:0:1}}', '1'],
    ['mdbook', '{{#include a.x:}}', code],
    ['mkdocs', '--8<-- "docs/a.x:2:3,5:5"', '2\n3\n5'],
    ['mkdocs', "--8<-- 'docs/a.x:4'", '4'],
    ['vitepress', '<!--@include: ./a.x{3}-->', '3'],
    ['vitepress', '<!--@include: ./a.x{2,3}-->', '2\n3'],
    ['vitepress', '```\n<!--@include: ./a.x{3}-->\n```', '```\n3\n```'],
    ['docfx', ':::code language="x" source="a.x" range="1-2, 4-":::', '```x\n1\n2\n4\n5\n```'],
    ['docfx', '[!code-x[a](a.x#L2-L3)]', '```x\n2\n3\n```'],
    ['docfx', '[!code[a](a.x#l2)]', '```x\n2\n```'],
    ['docfx', '[!code-y[a](a.x?range=3-4&b=c#d)]', '```y\n3\n4\n```'],
  ])('%s: %s', (generator, written, expected) => {
    expect(translated(generator, written, { 'docs/a.x': code }).markdown).toBe(expected)
  })

  test.each<[generator: GeneratorName, written: string]>([
    ...['6', '6:7', 'no:such', '1:2:3', '1:1,3:x4', '1:1,3:4x'].map((part): [GeneratorName, string] => [
      'mdbook',
      `{{#include a.x:${part}}}`,
    ]),
    ['docfx', '[!code-x[a](a.x?range=1-x)]'],
  ])('%s: of %s there are none', (generator, written) => {
    const { markdown, reasons } = translated(generator, written, { 'docs/a.x': code })
    expect(markdown).toBe(written)
    expect(reasons).toEqual([expect.stringContaining('docs/a.x has no such part')])
  })
})

describe('a section of a page is what is below its heading', () => {
  const files = {
    'docs/part.md': lines(
      '# Top',
      '',
      '## One & two',
      '',
      '1',
      '',
      '### Deep {#own .a}',
      '',
      '2',
      '',
      '```sh',
      '# Own',
      '```',
      '',
      '## Own',
      '',
      '3',
      '',
    ),
  }
  test.each([
    ['one--two', lines('## One & two', '', '1', '', '### Deep', '', '2', '', '```sh', '# Own', '```')],
    ['own', lines('### Deep', '', '2', '', '```sh', '# Own', '```')],
  ])('#%s', (id, expected) => {
    expect(translated('vitepress', `<!--@include: ./part.md#${id}-->`, files).markdown).toBe(expected)
  })
})

describe('what is included', () => {
  const include = (text: string, name = 'part.md') =>
    translated('mdbook', `a\n\n{{#include ${name}}}\n\nb`, { [`docs/${name}`]: text }).markdown

  test('has no front matter, unless it is code or another kind of file', () => {
    expect(include('---\ntitle: A\n---\n\nText.\n')).toBe('a\n\nText.\n\nb')
    expect(include('---\ntitle: A\n---\n\nText.\n', 'part.html')).toBe('a\n\nText.\n\nb')
    expect(include('---\nkey: value\n---\n', 'part.md.yaml')).toBe('a\n\n---\nkey: value\n---\n\nb')
  })

  test('has its front matter where it is code', () => {
    const files = { 'docs/part.md': '---\ntitle: A\n---\n\nText.\n' }
    for (const [generator, written] of [
      ['vitepress', '<<< ./part.md'],
      ['docfx', '[!code-md[a](part.md)]'],
      ['docfx', '::: code language="md" source="part.md" :::'],
    ] as const)
      expect(translated(generator, written, files).markdown).toBe('```md\n---\ntitle: A\n---\n\nText.\n```')
  })

  test('has lines that count from its front matter', () => {
    const files = { 'docs/part.md': '---\ntitle: A\n---\n4\n5\n6\n' }
    expect(translated('mdbook', '{{#include part.md:1:5}}', files).markdown).toBe('4\n5')
  })

  test('has no blank lines at its ends', () => {
    expect(include('\n\n  Text.\n\nMore.\n \n\n')).toBe('a\n\n  Text.\n\nMore.\n\nb')
    expect(include('\n \n')).toBe('a\n\nb')
  })

  test('is indented as its include is, and has its marks of quotes', () => {
    const files = { 'docs/part.md': '1\n\n2\n' }
    const { markdown } = translated(
      'docfx',
      '-   [!INCLUDE [a](part.md)]\n\n> [!INCLUDE [a](part.md)]\n\n1. a\n\n   [!INCLUDE [a] ( part.md ) ]\n',
      files,
    )
    expect(markdown).toBe('-   1\n\n    2\n\n> 1\n>\n> 2\n\n1. a\n\n   1\n\n   2')
  })

  test('is one line beside other words', () => {
    const files = { 'docs/part.md': '1\n2\n' }
    const title = 'A title that is longer than what follows on its line'
    expect(
      translated(
        'docfx',
        `a [!INCLUDE [a](part.md)] b\n[!INCLUDE [${title}](part.md)] c\nd [!INCLUDE [a](part.md)]\n[!INCLUDE [a](part.md)].`,
        files,
      ).markdown,
    ).toBe('a 1 2 b\n1 2 c\nd 1 2\n1 2.')
  })

  test('is in its place in a line, and its links are from its own folder where the plugin says so', () => {
    const files = { 'docs/sub/a.md': '[b](c.md)\nd\n' }
    const included = (written: string) => translated('mkdocs', written, files).markdown
    expect(included('{% include-markdown "sub/a.md" %}')).toBe('[b](sub/c.md)\nd')
    expect(included('{% include "sub/a.md" %} e')).toBe('[b](c.md) d e')
    expect(included('```\n{% include-markdown "sub/a.md" %}\n```')).toBe(
      '```\n[b](sub/c.md)\nd\n```'.replace('sub/', ''),
    )
    expect(included('-   --8<-- "docs/sub/a.md"\n\n10.  {% include "sub/a.md" %}\n')).toContain(
      '10.  [b](c.md)\n     d',
    )
  })

  test('is found by its path from the page, the folders of includes or the root of the site', () => {
    const files = {
      'docs/a.md': 'beside',
      'inc/a.md': 'in the folder',
      'docs/sub/b.md': 'b',
      'docs/c~1.md': 'c',
    }
    const folders = { folder: '', includeFolders: ['inc/', 'docs/'] }
    const elsewhere = { folder: 'site/', contentFolder: 'inc/' }
    expect(translated('vitepress', '<!--@include: /a.md-->', files, elsewhere).markdown).toBe('in the folder')
    expect(translated('docfx', '[!INCLUDE [a](sub/b.md)]', files, elsewhere).markdown).toBe('b')
    expect(translated('docfx', '[!INCLUDE [a](c~1.md)]', files, elsewhere).markdown).toBe('c')
    expect(translated('docfx', '[!INCLUDE [a](~/docs/sub/b.md)]', files, elsewhere).markdown).toBe('b')
    expect(translated('mkdocs', '--8<-- "a.md"', files, folders).markdown).toBe('in the folder')
    expect(translated('mkdocs', '{% include-markdown "a.md" %}', files, folders).markdown).toBe('beside')
    expect(translated('mkdocs', '{% include-markdown "/sub/b.md" %}', files, folders).markdown).toBe('b')
    expect(
      translated(
        'mkdocs',
        '{% include-markdown "/sub/b.md" %}',
        { ...files, 'content/sub/b.md': 'content' },
        { ...folders, contentFolder: 'content/' },
      ).markdown,
    ).toBe('content')
    expect(translated('docfx', '[!INCLUDE [a](~/docs/sub/b.md)]', files, folders).markdown).toBe('b')
    expect(translated('vitepress', '<!--@include: /sub/b.md-->', files, folders).markdown).toBe('b')
    expect(
      translated('vitepress', '<!--@include: @b.md-->', files, {
        aliases: { '@': 'docs/', '@b': 'docs/sub/b' },
      }).markdown,
    ).toBe('b')
  })

  test('is between two texts where these are given', () => {
    const files = { 'docs/part.md': 'one two three two four' }
    const part = (options: string) =>
      translated('mkdocs', `{% include-markdown "part.md" ${options} %}`, files).markdown
    expect(part('start="one"')).toBe(' two three two four')
    expect(part('end="two"')).toBe('one')
    expect(part('end="one"')).toBe('')
    expect(part('start="two" end="two"')).toBe(' three')
    expect(part('start="five"')).toContain('{%')
    expect(part('end="five"')).toContain('{%')
  })
})

test.each<[generator: GeneratorName, written: string]>([
  ['mkdocs', 'a --8<-- "a.md"'],
  ['mkdocs', '--8<-- "a.md" b'],
  ['mkdocs', 'a --8<--\na.md\n--8<--'],
  ['mkdocs', '--8<--\na.md\n--8<-- b'],
  ['mkdocs', '--8<--b\na.md\n--8<--'],
  ['vitepress', 'a <<< ./a.md'],
  ['docfx', 'a :::code source="a.md":::'],
])('an include is alone on its line (%s: %j)', (generator, written) => {
  const { markdown, reasons } = translated(
    generator,
    written,
    { 'docs/a.md': 'b' },
    { includeFolders: ['docs/'] },
  )
  expect(markdown).toBe(written)
  expect(reasons).toEqual([])
})

test('what a page includes is found in code and with what is appended to each page', () => {
  const settings = { includeFolders: ['docs/', 'inc/'] }
  const asked = (generator: GeneratorName, text: string, others = {}) =>
    includesOf(text, 'docs/page.md', settingsOf(generator, { ...settings, ...others }))
  expect(asked('hugo', '```\n{{< md-include "a.md" >}}\n```')).toEqual([
    ['docs/a.md', 'inc/a.md', '_includes/a.md', 'a.md'],
  ])
  expect(asked('mkdocs', 'a', { syntaxOptions: { appended: ['b.md'] } })).toEqual([['docs/b.md', 'inc/b.md']])
  expect(asked('mkdocs', 'a')).toEqual([])
})

test('an include that is not there says where it was looked for, once for each name', () => {
  const { reasons } = translated(
    'docfx',
    '[!INCLUDE [a](b.md)]\n\n[!INCLUDE [a](b.md)]\n\n[!INCLUDE [a](../../c.md)]\n\n[!INCLUDE [a]()]',
  )
  expect(reasons).toEqual([
    '"b.md" cannot be included: the repository has no text file docs/b.md of at most 5 MB. Fix the path, or add the file.',
    '"../../c.md" cannot be included: it is not a path in the repository. Fix the path.',
    '"" cannot be included: it is not a path in the repository. Fix the path.',
  ])
})

describe('links of what is included are written from its own folder', () => {
  const linked = (text: string) =>
    translated('docfx', '[!INCLUDE [a](../inc/part.md)]', { 'inc/part.md': text }).markdown

  test.each([
    ['[a](b.md)', '[a](../inc/b.md)'],
    ['[a](../docs/b.md?c#d "e")', '[a](b.md?c#d "e")'],
    ['[a](sub/)', '[a](../inc/sub/)'],
    ['[a](../docs/)', '[a](./)'],
    ['[a]: b.md', '[a]: ../inc/b.md'],
    [
      '<img src="b.png" alt="src"> and <a href="c.md">d</a>',
      '<img src="../inc/b.png" alt="src"> and <a href="../inc/c.md">d</a>',
    ],
  ])('%s', (written, expected) => {
    expect(linked(written)).toBe(expected)
  })

  test.each([
    '[a](/b.md)',
    '[a](#b)',
    '[a](https://b.test/c)',
    '[a](mailto:b@c.test)',
    '[a](~/b.md)',
    '[a](../../b.md)',
    '`[a](b.md)`',
  ])('%s stays', written => {
    expect(linked(written)).toBe(written)
  })

  test.each([
    ['docs/part.md', 'part.md', '[a](./b.md)'],
    ['inc/sub/part.md', '../inc/sub/part.md', '[a](../../../b.md)'],
  ])('but for those of %s, which lead to the same place or nowhere', (path, name, written) => {
    expect(translated('docfx', `[!INCLUDE [a](${name})]`, { [path]: written }).markdown).toBe(written)
  })
})

test.each<[rule: string, written: string, expected: string]>([
  [
    'an image has its words',
    ':::image type="content" source="a b.png" alt-text="c: [d]":::',
    '![c: \\[d\\]](<a b.png>)',
  ],
  [
    'a video is a link',
    ':::video source="a.mp4" title="B":::\n\n> [!VIDEO https://a.test/b ]\n\n:::video source="c.mp4":::',
    '[B](a.mp4)\n\n> [Video](https://a.test/b)\n\n[Video](c.mp4)',
  ],
  [
    'words that are not translated are words',
    'a :::no-loc text="b":::, [!UICONTROL Save as] and [!DNL  c].::: no-loc :::',
    'a b, Save as and c.',
  ],
  [
    'a zone has no words',
    '::: zone pivot="a"\nb ::: zone c\n::: zone-end\n:::moniker range=">=c"\nd\n:::moniker-end',
    'b ::: zone c\n\nd',
  ],
  [
    'what the API has is called by its last name',
    '<xref:A.B.C> <xref:A.B%2A> <xref:A.B*?displayProperty=x> [c](xref:A.B) [d](xref:A.B(E,F)?view=g)',
    'C B B c d',
  ],
  [
    'what the API has is called as it is asked for',
    '<xref:A.B.C?displayProperty=nameWithType> <xref:A.B.C?displayProperty=fullName>',
    'B.C A.B.C',
  ],
])('on Microsoft Learn %s', (_, written, expected) => {
  expect(translated('docfx', written).markdown).toBe(expected)
})

test('code of Microsoft Learn may be a part of its file', () => {
  const files = {
    'docs/a b.cs': '1\n// <one>\n2\n// </one>\n3\n4\n// <HTML5>\n5\n// </HTML5>\n// <L1a>\n6\n// </L1a>\n7',
    'src/a.cs': 'root',
  }
  const code = (written: string) =>
    translated('docfx', written, files).markdown.replace(/^```cs\n|\n```$/g, '')
  expect(code('[!code[a](a%20b.cs?name=one)]')).toBe('2')
  expect(code('[!code[a]( a b.cs?region=one )]')).toBe('2')
  expect(code('[!code[a](a b.cs#one)]')).toBe('2')
  expect(code('[!code[a](a b.cs#L11-13)]')).toBe('6\n// </L1a>\n7')
  expect(code('[!code[a](a b.cs#HTML5)]')).toBe('5')
  expect(code('[!code[a](a b.cs#L1a)]')).toBe('6')
  expect(code('[!code[a](~/src/a.cs)]')).toBe('root')
  expect(code(':::code source="a b.cs" id="one":::')).toBe('2')
})

test('code that is included has its language, its label and a fence that it cannot end', () => {
  const files = { 'docs/a.d.ts': 'const a = `\n```\n`\n', 'docs/b': 'b\n', 'docs/sub/bc': 'b' }
  const code = (written: string) => translated('vitepress', written, files).markdown
  expect(code('<<< ./a.d.ts')).toBe('````ts\nconst a = `\n```\n`\n````')
  expect(code('<<< ./b{json5}')).toBe('```json5\nb\n```')
  expect(code('<<< ./b{1,2-3 py:line-numbers} [B]')).toBe('```py\nb\n```')
  expect(code('::: code-group\n\n<<< ./sub/bc\n\n<<< ./b [Two]\n\n:::\n')).toContain(
    '**bc**\n\n``` \nb\n```\n\n**Two**\n\n``` \nb\n```',
  )
})

test('what the configuration appends to each page are the definitions that the page uses', () => {
  const settings = {
    includeFolders: ['none/', 'inc/'],
    syntaxOptions: { appended: ['a.md', 'b.md', 'none.md'] },
  }
  const files = {
    'inc/a.md': '[One]: a.md\n[two]: b.md\n*[HTML]: Words\nA last word [four]: there.\n',
    'inc/b.md': '[three]: c.md\n',
  }
  const { markdown, reasons } = translated('mkdocs', 'See [one] and [x][THREE].\n', files, settings)
  expect(markdown).toBe(
    'See [one] and [x][THREE].\n\n[One]: a.md\nA last word [four]: there.\n\n[three]: c.md',
  )
  expect(reasons).toEqual([])
  expect(translated('mkdocs', 'No.\n', { 'inc/b.md': files['inc/b.md'] }, settings).markdown).toBe('No.')
})

test('imports of Markdown are includes', () => {
  const text = `import A from './_a.mdx'\nimport {B} from "@site/b/_b.md"\nimport C from './c.js'\nexport {D} from '../d.mdx'\nconst E = import( './e.mdx')\nimport './f.md.js'\n`
  const settings = settingsOf('docusaurus', { aliases: { '@site/': 'web/' } })
  const paths = [['web/docs/_a.mdx'], ['web/b/_b.md'], ['web/d.mdx'], ['web/docs/e.mdx']]
  expect(includesOf(text, 'web/docs/page.md', settings)).toEqual(paths)
  expect(includesOf(`import A from '/snippets/a.mdx'`, 'docs/x/p.mdx', settingsOf('mintlify'))).toEqual([
    ['docs/snippets/a.mdx', 'snippets/a.mdx'],
  ])
})
