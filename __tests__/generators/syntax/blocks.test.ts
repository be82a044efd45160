import { describe, expect, test } from '@jest/globals'
import type { GeneratorName } from '../../../src/inputs/generator.ts'
import { tidy, translated } from './translated.ts'

test.each<[rule: string, generator: GeneratorName, written: string, expected: string]>([
  // Admonitions, tabs and definitions, whose content is indented.
  [
    'an admonition has its kind as its title',
    'mkdocs',
    '!!! my_own-kind extra\n    a\n',
    '**My own kind**\n\na\n',
  ],
  [
    'an admonition has the title that it is given, once bold',
    'mkdocs',
    '!!! note "a **b**"\n    c\n',
    'a **b**\n\nc\n',
  ],
  [
    'an admonition may have more blanks in its line, or none, and only a title where it can be folded',
    'mkdocs',
    '!!!note\n    a\n\n??? "B"\n    b\n\n!!!  c  inline  "D" \n    d\n\n===  "E F"\n  \te\n\n- f\n\n    !!! tip\n        g\n',
    '**Note**\n\na\n\n**B**\n\nb\n\n**D**\n\nd\n\n**E F**\n\ne\n\n- f\n\n    **Tip**\n\n    g\n',
  ],
  [
    'what only looks like an admonition is text',
    'mkdocs',
    'a !!! note\n!!! note "b" c\n!!! "d"\n',
    'a !!! note\n!!! note "b" c\n!!! "d"\n',
  ],
  [
    'an admonition with an empty title has none',
    'mkdocs',
    'x\n\n!!! note ""\n    a\n\n!!! note " "\n    b\n',
    'x\n\na\n\nb\n',
  ],
  [
    'an admonition ends with its indentation, a blank line or not',
    'mkdocs',
    '!!! note\n    a\n\n    b\nc\n\n    d\n',
    '**Note**\n\na\n\nb\n\nc\n\n    d\n',
  ],
  [
    'what is indented deeper stays deeper, by blanks or tabs',
    'mkdocs',
    '!!! a\n      b\n\t\tc\n\n\t- d\n',
    '**A**\n\n  b\n\tc\n\n- d\n',
  ],
  [
    'a definition is a paragraph of its own',
    'hugo',
    'A\n: b\n  c\n\n  d\n\n: e\n\nF\n:   g\n',
    'A\n\nb\nc\n\nd\n\ne\n\nF\n\ng\n',
  ],
  ['MkDocs has definitions in lists', 'mkdocs', '- A\n\n    :   b\n', '- A\n\n    b\n'],
  ['a colon that no term is above is text', 'hugo', ': a\n\nb :\n:c\n', ': a\n\nb :\n:c\n'],

  // Containers between lines of colons or slashes.
  [
    'a container without a kind that is known has no title of its own',
    'vitepress',
    '::: custom\na\n:::\n\n::: custom B\nc\n:::\n',
    'a\n\n**B**\n\nc\n',
  ],
  [
    'a container of more colons holds those of fewer',
    'docusaurus',
    '::::note A\n\n:::tip B\n\nc\n\n:::\n\n::::\n\nd',
    '**A**\n\n**B**\n\nc\n\n\n\n\n\nd',
  ],
  [
    'a container has its title in brackets, with attributes or not',
    'starlight',
    ':::note[A [b](c)]\nd\n:::\n\n:::tip[E]{icon="f"}\ng\n:::\n',
    '**A [b](c)**\n\nd\n\n\n**E**\n\ng\n\n',
  ],
  [
    'what only looks like the end of a container is text',
    'vitepress',
    '::: tip A {b} \nc :::\n::: 1\n::: \n\n::: tip D\n',
    '**A**\n\nc :::\n::: 1\n\n**D**\n',
  ],
  ['colons that end nothing are text', 'vitepress', 'a\n\n:::\n\n`::: tip`\n', 'a\n\n:::\n\n`::: tip`\n'],
  ['HTML in a container has no title', 'mkdocs', '/// html | div.a\nb\n///\n', 'b\n\n'],
  [
    'a block of slashes has its options left out',
    'mkdocs',
    '/// details | A\n    attrs:\n        id: c\n    open: true\n\nb\n///\n\n/// tip\nd    e: f\n///\n',
    '**A**\n\nb\n\n**Tip**\n\nd    e: f\n',
  ],
  [
    'code in a group has its label, or its language',
    'vitepress',
    '::: code-group\n\nSee ```a``` [b].\n\n```js [A b]\nc\n```\n\n```py\nd\n```\n\n```\ne\n```\n:::\n\n```js [F]\n```\n',
    'See ```a``` [b].\n\n**A b**\n\n```js\nc\n```\n\n**py**\n\n```py\nd\n```\n\n```\ne\n```\n\n\n```js\n```\n',
  ],

  [
    'code in any other container has no label',
    'vitepress',
    '::: tip A\n```js [b]\n```\n:::\n',
    '**A**\n\n```js\n```\n',
  ],
  ['fewer colons end no container', 'vitepress', '::::tip\n:::\na\n::::\n', '**TIP**\n\n:::\na\n'],

  // Rows, columns, zones and tabs of Microsoft Learn.
  [
    'columns are indented as their authors like',
    'docfx',
    '::: row :::\n  ::: column :::\n      a\n\n        b\n  ::: column-end :::\n::: row-end :::\n',
    '\n\na\n\n  b\n\n\n',
  ],
  [
    'what is beside rows is indented as it was',
    'docfx',
    '    a\n\n:::row:::\n  :::column:::\n  b\n  :::column-end:::\n:::row-end:::\n\n    c\n\n:::row:::\n:::row-end:::\n\n    d\n',
    '    a\n\nb\n\n    c\n\n    d\n',
  ],
  [
    'a heading that links to a tab in code, or in words, is text',
    'docfx',
    '```\n# [A](#tab/a)\n```\n\nx # [B](#tab/b)\n\n# [C](#tab/c) d\n\n---\n',
    '```\n# [A](#tab/a)\n```\n\nx # [B](#tab/b)\n\n# [C](#tab/c) d\n\n---\n',
  ],
  [
    'a heading that links to a tab is its title',
    'docfx',
    '#[A](#tab/a) \n\nb\n\n### [*C*](#tab/c/d)\n\ne ---\n\n--- f\n\n*** \n\ng\n\n---\n',
    '**A**\n\nb\n\n***C***\n\ne ---\n\n--- f\n\ng\n\n---\n',
  ],
  ['tabs may be in a quote', 'docfx', '> # [A](#tab/a)\n> b\n> ---\n', '> **A**\n> b\n\n'],

  // Sections that are not for search.
  [
    'a section that is kept out of search ends at a heading of its depth',
    'mkdocs',
    '# A\n\n## B { data-search-exclude }\n\nb # b\n\n### C\n\n## D {data-pagefind-ignore}\nd\n# E\n',
    '# A\n\n# E\n',
  ],
])('%s (%s)', (_, generator, written, expected) => {
  expect(translated(generator, written).markdown).toBe(tidy(expected))
})

describe('code', () => {
  test.each<[rule: string, generator: GeneratorName, written: string, expected: string]>([
    [
      'keeps its language alone',
      'mkdocs',
      '```js hl_lines="1"\n```\n\n~~~ {.py .a #b}\n~~~\n\n``` {.ts}\n```\n',
      '```js\n```\n\n~~~ py\n~~~\n\n``` ts\n```\n',
    ],
    [
      'keeps no option as its language',
      'mintlify',
      '```title="a" {1}\n```\n\n```c++:a [b]\n```',
      '```\n```\n\n```c++\n```',
    ],
    [
      'has its title above it',
      'docusaurus',
      "a\n```js title='b **c**'\nd\n```",
      'a\n\nb **c**\n\n```js\nd\n```',
    ],
    [
      'in a list has its title in the list',
      'mkdocs',
      '- a\n\n  ```js title="b"\n  c\n  ```\n\n10. ~~~js title="d"\n    ~~~\n',
      '- a\n\n  **b**\n\n  ```js\n  c\n  ```\n\n10. **d**\n\n    ~~~js\n    ~~~\n',
    ],
    [
      'in a quote has its title in the quote',
      'docusaurus',
      '> a\n> ```js title="b"\n> c\n> ```\n',
      '> a\n>\n> **b**\n>\n> ```js\n> c\n> ```\n',
    ],
    [
      'that is text about a title stays',
      'mkdocs',
      '```\n``` title="a"\ntitle="b"\n```\n',
      '```\n``` title="a"\ntitle="b"\n```\n',
    ],
    [
      'ends with the list that it is in',
      'vitepress',
      '- a\n\n  ```js {1}\n  b\n\nc {#d}\n',
      '- a\n\n  ```js\n  b\n\nc\n',
    ],
    [
      'ends with a fence as long as its own',
      'vitepress',
      '````md {1}\n```\na {#b}\n````\n\nc {#d}\n',
      '````md\n```\na {#b}\n````\n\nc\n',
    ],
    [
      'ends with a fence of its own kind',
      'vitepress',
      '~~~\n```\na {#b}\n~~~ x\n~~~ ~~~\n~~~~ \n\nc {#d}\n',
      '~~~\n```\na {#b}\n~~~ x\n~~~ ~~~\n~~~~ \n\nc\n',
    ],
    [
      'is indented by four columns below a blank line',
      'vitepress',
      'a\n    b {#c}\n\n    d {#e}\n\n\t f {#g}\n- h\n\n    i {#j}\n',
      'a\n    b\n\n    d {#e}\n\n\t f {#g}\n- h\n\n    i\n',
    ],
    [
      'in a list goes on to its end, over blank lines',
      'vitepress',
      '- ```\n  a {#b}\n\n  c {#d}\n  ```\n  e {#f}\n',
      '- ```\n  a {#b}\n\n  c {#d}\n  ```\n  e\n',
    ],
    [
      'in a line ends with as many backquotes as it began with',
      'mkdocs',
      '``a ` ==b== `` ==c== ` ==d== ``\n\n```e ==f== ``` ==g==\n\nh `````==i==`````\n',
      '``a ` ==b== `` c ` d ``\n\n```e ==f== ``` g\n\nh `````==i==`````\n',
    ],
    [
      'is no content of an item or a footnote',
      'mkdocs',
      '100. a\n\n     ==b==\n\n[^cc]: d\n\n    ==e==\n\nf - g\n\n    ==h==\n\na. i\n\n    ==j==\n',
      '100. a\n\n     b\n\n[^cc]: d\n\n    e\n\nf - g\n\n    ==h==\n\na. i\n\n    ==j==\n',
    ],
    [
      'in a line may go on in the next, in its own paragraph',
      'vitepress',
      '`a\n{#b} c` {#d}\n\n`e\n\nf`{#f} g\n',
      '`a\n{#b} c`\n\n`e\n\nf` g\n',
    ],
  ])('%s (%s)', (_, generator, written, expected) => {
    expect(translated(generator, written).markdown).toBe(tidy(expected))
  })

  test('ends before the text below it, in which comments and headings are words', () => {
    expect(translated('vitepress', '```js\n```\n\na // [!code focus]\n').markdown).toBe(
      '```js\n```\n\na // [!code focus]',
    )
    expect(translated('mdbook', '```rust\n# a\n```\n\n# B\n').markdown).toBe('```rust\n```\n\n# B')
  })

  const inFence = (generator: GeneratorName, info: string, code: string, settings = {}) =>
    translated(generator, `\`\`\`${info}\n${code}\n\`\`\`\n`, {}, settings)
      .markdown.split('\n')
      .slice(1)
      .join('\n')
      .replace(/\n```\n?$/, '')

  test.each([
    ['js', '// highlight-next-line'],
    ['py', '  # highlight-start'],
    ['css', '/* highlight-end */ '],
    ['ts', '//highlight-start'],
    ['html', '<!-- highlight-start -->'],
    ['jsx', '{/* highlight-start */}'],
    ['sql', '-- highlight-start'],
  ])('of %s has no comments that mark lines (Docusaurus)', (language, comment) => {
    const others = `a ${comment}\n${comment.replace('highlight', 'comment')}`
    expect(inFence('docusaurus', language, `${comment}\n${others}`)).toBe(others)
  })

  test('has no comments that mark lines as the configuration names them (Docusaurus)', () => {
    expect(
      inFence('docusaurus', 'js', '// error\n// highlight-start\na', {
        syntaxOptions: { magicComments: ['error'] },
      }),
    ).toBe('// highlight-start\na')
  })

  test.each([
    ['js', '// [!code focus]'],
    ['ts', '//[!code focus]'],
    ['css', '/* [!code ++] */ '],
    ['html', '<!-- [!code --] -->'],
    ['py', '# [!code warning]'],
    ['sql', '-- [!code error]'],
    ['tex', '% [!code hl]'],
  ])('of %s has no comments that mark lines (VitePress)', (language, comment) => {
    expect(inFence('vitepress', language, `a ${comment}\n  ${comment}\nb\nc ${comment} d`)).toBe(
      `a\nb\nc ${comment} d`,
    )
  })

  test('has no lines that are hidden from readers (mdBook)', () => {
    expect(inFence('mdbook', 'rust', '# a\n  # b\n#\n##c\n#[d]\ne # f')).toBe('#c\n#[d]\ne # f')
    expect(inFence('mdbook', 'sh,hidelines=!!', '!!a\n b\n !!c')).toBe(' b')
    expect(
      inFence('mdbook', 'py,editable', '~a\nb', { syntaxOptions: { hiddenPrefixes: { py: '~' } } }),
    ).toBe('b')
  })
})

test('what is documented from code is its name, and this is said', () => {
  const { markdown, reasons } = translated(
    'mkdocs',
    '    a: b\n\n::: two words\n\nx ::: a\n\n:::   b.c \n    options:\n        d: true\n    e: f\n\n    code\n\n::: g\n x    y\n',
  )
  expect(markdown).toBe('    a: b\n\n::: two words\n\nx ::: a\n\n`b.c`\n\n    code\n\n`g`\n x    y')
  expect(reasons).toEqual([
    expect.stringMatching(/^":::" shows what is documented in code/),
    expect.stringMatching(/^":::" looks like syntax/),
  ])
})
