import { describe, expect, test } from '@jest/globals'
import type { Generator } from '../../../src/inputs/generator.ts'
import { tidy, translated } from './translated.ts'

test.each<[rule: string, generator: Generator, written: string, expected: string]>([
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
    'one that can be folded is an admonition',
    'mkdocs',
    '??? note\n    a\n\n???+ tip "b"\n    c\n',
    '**Note**\n\na\n\n**b**\n\nc\n',
  ],
  [
    'tabs have their titles',
    'mkdocs',
    '=== "A"\n    a\n\n===! "B"\n    b\n\n===+ "C"\n\n    c\n',
    '**A**\n\na\n\n**B**\n\nb\n\n**C**\n\nc\n',
  ],
  [
    'an admonition ends with its indentation, a blank line or not',
    'mkdocs',
    '!!! note\n    a\n\n    b\nc\n\n    d\n',
    '**Note**\n\na\n\nb\n\nc\n\n    d\n',
  ],
  [
    'an admonition may be deep in others',
    'mkdocs',
    '!!! a\n    !!! b\n        !!! c\n            d\n',
    '**A**\n\n**B**\n\n**C**\n\nd\n',
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
  ['MkDocs has definitions, too', 'mkdocs', 'A\n:   b\n', 'A\n\nb\n'],
  ['MkDocs has definitions in lists', 'mkdocs', '- A\n\n    :   b\n', '- A\n\n    b\n'],
  ['a colon that no term is above is text', 'hugo', ': a\n\nb :\n:c\n', ': a\n\nb :\n:c\n'],
  [
    'a definition may be indented by a tab, or be apart from its term',
    'hugo',
    'A\n: b\n\n\tc\n\nD\n\n   :  e\n',
    'A\n\nb\n\n  c\n\nD\n\n   e\n',
  ],
  ['a definition in a list is one of the list', 'hugo', '- a\n  : b\n\n    c\n', '- a\n\n  b\n\n  c\n'],

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
  [
    'a title in brackets ends with its line or its bracket',
    'starlight',
    ':::note[A] \nb\n:::\n\n:::note[C [d] e\nf\n:::\n',
    '**A**\n\nb\n\n**C [d] e**\n\nf\n',
  ],
  [
    'what only looks like a block of slashes is text',
    'mkdocs',
    '/// tip\na /// note\nb ///\n/// 1\n/// \n\n/// note',
    '**Tip**\n\na /// note\nb ///\n/// 1\n\n**Note**',
  ],
  [
    'a block of slashes may be indented, and have blanks or none',
    'mkdocs',
    '- a\n\n  /// note \n  b\n  ///\n\n///tip  |C\nd\n///\n',
    '- a\n\n  **Note**\n\n  b\n\n**C**\n\nd\n',
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
    'slashes in code or text are text',
    'mkdocs',
    '/// note: a\n\n```\n/// note\n///\n```\n',
    '/// note: a\n\n```\n/// note\n///\n```\n',
  ],
  [
    'code in a group has its label, or its language',
    'vitepress',
    '::: code-group\n\nSee ```a``` [b].\n\n```js [A b]\nc\n```\n\n```py\nd\n```\n\n```\ne\n```\n:::\n\n```js [F]\n```\n',
    'See ```a``` [b].\n\n**A b**\n\n```js\nc\n```\n\n**py**\n\n```py\nd\n```\n\n```\ne\n```\n\n\n```js\n```\n',
  ],
  ['GitBook has no containers', 'gitbook', '::: tip\na\n:::\n', '::: tip\na\n:::\n'],

  [
    'code in any other container has no label',
    'vitepress',
    '::: tip A\n```js [b]\n```\n:::\n',
    '**A**\n\n```js\n```\n',
  ],
  [
    'code in a group in a list has its label in the list',
    'vitepress',
    '- a\n\n  ::: code-group\n\n  ```js [b]\n  ```\n\n  :::\n',
    '- a\n\n  **b**\n\n  ```js\n  ```\n',
  ],
  ['fewer colons end no container', 'vitepress', '::::tip\n:::\na\n::::\n', '**TIP**\n\n:::\na\n'],
  ['what is indented below colons is text', 'vitepress', '::: tip\n    a: b\n:::\n', '**TIP**\n\n    a: b\n'],
  [
    'options of slashes are indented by four columns',
    'mkdocs',
    '/// tip | A\n  b: c\n///\n',
    '**A**\n\n  b: c\n',
  ],
  [
    'a title may have brackets and braces',
    'vitepress',
    '::: tip a [b](c) {d} [e]\n:::\n\n::: details\n:::\n',
    '**a [b](c) {d} [e]**\n\n**Details**\n',
  ],

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
    'a row that is named in words begins none',
    'docfx',
    'a :::row:::\n\n    b\n\n:::row:::\n:::row-end:::\n',
    'a :::row:::\n\n    b\n',
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
  [
    'a heading in code keeps nothing out of search',
    'hugo',
    '```\n# A { data-search-exclude }\n```\n\nb\n',
    '```\n# A { data-search-exclude }\n```\n\nb\n',
  ],

  // HTML, which in some generators goes on to its end tag.
  [
    'a blank line in HTML does not end it where code would follow',
    'jekyll',
    '<div>\n  <div>\n\n    <p>a</p>\n  </div>\n\n    <p>b</p>\n\n</div>\n\n    code\n',
    '<div>\n  <div>\n    <p>a</p>\n  </div>\n    <p>b</p>\n\n</div>\n\n    code\n',
  ],
  [
    'HTML ends with its own end tag',
    'jekyll',
    '<div>\n<p>\n\n    a\n\n</div>\n\n    b\n\n<DIV>\n\n    c\n</div>\n',
    '<div>\n<p>\n    a\n\n</div>\n\n    b\n\n<DIV>\n    c\n</div>\n',
  ],
  [
    'HTML with a fence or Markdown in it stays',
    'mkdocs',
    '<div>\n\n    a\n\n```\n```\n</div>\n\n<div markdown class="b">\n\nb\n\n    b\n</div>\n\n<div markdown\n  class="c">\n\n    c\n</div>\n',
    '<div>\n\n    a\n\n```\n```\n</div>\n\n<div class="b">\n\nb\n\n    b\n</div>\n\n<div markdown\n  class="c">\n\n    c\n</div>\n',
  ],
  [
    'HTML that begins in a paragraph ends with it',
    'mkdocs',
    'a\n<div>\n\n    b\n\n</div>\n\nc <div>\n\n    d\n\n</div>\n',
    'a\n<div>\n\n    b\n\n</div>\n\nc <div>\n\n    d\n\n</div>\n',
  ],
  [
    'HTML may follow HTML, and end on any line',
    'mkdocs',
    '<h2>\n\n    a\n</h2>\n\n<p>\n\n    b</p>\n',
    '<h2>\n    a\n</h2>\n\n<p>\n    b</p>\n',
  ],
  [
    'a tag of HTML may be on several lines',
    'jekyll',
    '<section\n  class="a">\n  <div\n    class="b">\n\n    c\n  </div>\n\n    <section\n>d</section>\n\n    e\n</section>\n',
    '<section\n  class="a">\n  <div\n    class="b">\n    c\n  </div>\n    <section\n>d</section>\n    e\n</section>\n',
  ],
  ['HTML may have an end tag that no line begins with', 'mkdocs', '<p>\n\n    a</p>\n', '<p>\n    a</p>\n'],
  [
    'an inline element begins no HTML',
    'mkdocs',
    '<span>\n\n    a\n\n</span>\n',
    '<span>\n\n    a\n\n</span>\n',
  ],
])('%s (%s)', (_, generator, written, expected) => {
  expect(translated(generator, written).markdown).toBe(tidy(expected))
})

describe('code', () => {
  test.each<[rule: string, generator: Generator, written: string, expected: string]>([
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
      'has its title left out where the generator shows none',
      'hugo',
      '```js title="a"\n```\n',
      '```js\n```\n',
    ],
    [
      'that is text about a title stays',
      'mkdocs',
      '```\n``` title="a"\ntitle="b"\n```\n',
      '```\n``` title="a"\ntitle="b"\n```\n',
    ],
    ['is indented at the beginning of a page', 'mkdocs', '    ==a==\n\nb\n', '    ==a==\n\nb\n'],
    [
      'of no item is what follows an item that goes on without its indentation',
      'mkdocs',
      '- a\nb\n\n    ==c==\n\n- d\n\n  - e\n\n      ==f==\n',
      '- a\nb\n\n    c\n\n- d\n\n  - e\n\n      f\n',
    ],
    [
      'ends with the list that it is in',
      'vitepress',
      '- a\n\n  ```js {1}\n  b\n\nc {#d}\n',
      '- a\n\n  ```js\n  b\n\nc\n',
    ],
    [
      'ends with the quote that it is in',
      'vitepress',
      '> ```js {1}\n> b {#x}\n\nc {#d}\n',
      '> ```js\n> b {#x}\n\nc\n',
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
      'in a list is indented by four columns more',
      'vitepress',
      '1. a\n\n       b {#c}\n\n   d {#e}\n',
      '1. a\n\n       b {#c}\n\n   d\n',
    ],
    [
      'in a list goes on to its end, over blank lines',
      'vitepress',
      '- ```\n  a {#b}\n\n  c {#d}\n  ```\n  e {#f}\n',
      '- ```\n  a {#b}\n\n  c {#d}\n  ```\n  e\n',
    ],
    [
      'is indented by four columns again below a heading or a paragraph',
      'vitepress',
      '- a\n# B\n\n    c {#d}\n\n1. e\n\nf\n\n    g {#h}\n',
      '- a\n# B\n\n    c {#d}\n\n1. e\n\nf\n\n    g {#h}\n',
    ],
    [
      'in a quote ends with a fence of the quote',
      'vitepress',
      ' > ```\n > a {#b}\n > ```\n > c {#d}\n\n> ```\ne > f {#g}\n',
      ' > ```\n > a {#b}\n > ```\n > c\n\n> ```\ne > f\n',
    ],
    [
      'in a line may go on, in its paragraph, its item or its cell',
      'mkdocs',
      '`a\nx ==b==` ==c==\n\n`d\n\ne ==e==` f\n\n- `g\n  - ==h==` i\n\n1. `j\n10. ==k==` l\n\n`m\n# ==n==`\n',
      '`a\nx ==b==` c\n\n`d\n\ne e` f\n\n- `g\n  - h` i\n\n1. `j\n10. k` l\n\n`m\n# n`\n',
    ],
    [
      'in a line ends with as many backquotes as it began with',
      'mkdocs',
      '``a ` ==b== `` ==c== ` ==d== ``\n\n```e ==f== ``` ==g==\n\nh `````==i==`````\n',
      '``a ` ==b== `` c ` d ``\n\n```e ==f== ``` g\n\nh `````==i==`````\n',
    ],
    [
      'in a fence is in no line',
      'mkdocs',
      'a `b\n\n```\n` ==c==\n```\n\n==d==` e\n\nf `g\n```\n```\nh ==i==` ``` j\n',
      'a `b\n\n```\n` ==c==\n```\n\nd` e\n\nf `g\n```\n```\nh i` ``` j\n',
    ],
    [
      'may be fenced in an item of any list',
      'mkdocs',
      '10)  ```\n     ==a==\n     ```\n==b==\n\n* -   ```\n      ==c==\n\n==d==\n\n1. ~~~\n==e==\n',
      '10)  ```\n     ==a==\n     ```\nb\n\n* -   ```\n      ==c==\n\nd\n\n1. ~~~\ne\n',
    ],
    [
      'may be less indented than its fence, unless that is in a list',
      'mkdocs',
      '   ```\n==a==\n   ```\n==b==\n\nc\n    ```\n==d==\n',
      '   ```\n==a==\n   ```\nb\n\nc\n    ```\nd\n',
    ],
    [
      'needs three marks for a fence',
      'mkdocs',
      '~~a~~ ==b==\n==c==\n\n~a~ ==d==\n==e==\n',
      '~~a~~ b\nc\n\n~a~ d\ne\n',
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
    ['in a line ends with as many backquotes', 'vitepress', '``a ` {#b} `` {#c}\n', '``a ` {#b} ``\n'],
    [
      'in a line does not go on in another item',
      'vitepress',
      '- `a\n- b` {#c}\n- `d {#e}` f',
      '- `a\n- b`\n- `d {#e}` f',
    ],
    ['begins no fence in a line that has its end', 'vitepress', '```a {#b}``` {#c}\n', '```a {#b}```\n'],
  ])('%s (%s)', (_, generator, written, expected) => {
    expect(translated(generator, written).markdown).toBe(tidy(expected))
  })

  test.each([
    ['``` js {1}', '``` js'],
    ['```c{1}', '```c'],
    ['```c  a', '```c'],
    ['```{.c}', '```c'],
    ['```c {.a}', '```c'],
  ])('keeps its language alone: %s', (written, expected) => {
    expect(translated('gitbook', `${written}\n\`\`\``).markdown).toBe(`${expected}\n\`\`\``)
  })

  test('ends before the text below it, in which comments and headings are words', () => {
    expect(translated('vitepress', '```js\n```\n\na // [!code focus]\n').markdown).toBe(
      '```js\n```\n\na // [!code focus]',
    )
    expect(translated('mdbook', '```rust\n# a\n```\n\n# B\n').markdown).toBe('```rust\n```\n\n# B')
  })

  const inFence = (generator: Generator, info: string, code: string, settings = {}) =>
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
    ['tsx', '{ /* highlight-start */ }'],
    ['sql', '-- highlight-start'],
    ['lisp', ';; highlight-start'],
    ['ml', '(* highlight-start *)'],
    ['tex', '% highlight-start'],
    ['bat', 'REM highlight-start'],
    ['vb', "' highlight-start"],
    ['cobol', '*> highlight-start'],
  ])('of %s has no comments that mark lines (Docusaurus)', (language, comment) => {
    const others = `a ${comment}\n${comment.replace('highlight', 'comment')}`
    expect(inFence('docusaurus', language, `${comment}\n${others}`)).toBe(others)
  })

  test('has no comments that mark lines as the configuration names them (Docusaurus)', () => {
    expect(
      inFence('docusaurus', 'js', '// error\n// highlight-start\na', {
        options: { magicComments: ['error'] },
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
    ['ini', '; [!code highlight:2]'],
    ['tex', '% [!code hl]'],
  ])('of %s has no comments that mark lines (VitePress)', (language, comment) => {
    expect(inFence('vitepress', language, `a ${comment}\n  ${comment}\nb\nc ${comment} d`)).toBe(
      `a\nb\nc ${comment} d`,
    )
  })

  test('has no lines that are hidden from readers (mdBook)', () => {
    expect(inFence('mdbook', 'rust', '# a\n  # b\n#\n##c\n#[d]\ne # f')).toBe('#c\n#[d]\ne # f')
    expect(inFence('mdbook', 'sh,hidelines=!!', '!!a\n b\n !!c')).toBe(' b')
    expect(inFence('mdbook', 'py,editable', '~a\nb', { options: { hiddenPrefixes: { py: '~' } } })).toBe('b')
  })
})

test('what is documented from code is its name, and this is said', () => {
  const { markdown, reasons } = translated(
    'mkdocs',
    '    a: b\n\n::: two words\n\nx ::: a\n\n:::   b.c \n    options:\n        d: true\n    e: f\n\n    code\n\n::: g\n x    y\n',
  )
  expect(markdown).toBe('    a: b\n\n::: two words\n\nx ::: a\n\n`b.c`\n\n    code\n\n`g`\n x    y')
  expect(reasons).toEqual([expect.stringMatching(/^"b\.c" is documented from its code/)])
})
