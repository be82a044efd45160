import { expect, test } from '@jest/globals'
import type { GeneratorName } from '../../../src/inputs/generator.ts'
import { tidy, translated } from './translated.ts'

test.each<[rule: string, generator: GeneratorName, written: string, expected: string]>([
  ['an icon takes the blank behind it along', 'mkdocs', 'A :material-a:  word', 'A word'],
  ['an icon takes its attributes along', 'mkdocs', ':octicons-a-24:{ .b } :simple-c:{ d } e', '{ d } e'],
  [
    'a link that is only an icon has no words',
    'mkdocs',
    'A [:material-b:](c.md){ .d }[:lucide-e:][f] and [g :lucide-h:](i.md).',
    'A  and [g ](i.md).',
  ],

  ['attributes end a heading', 'hugo', '# A {#a}\n\n## B { .b k="c d" }\n', '# A\n\n## B\n'],
  [
    'attributes end a heading in an item or a quote',
    'docusaurus',
    '-   # A {#a}\n\n> ## B {#b}\n',
    '-   # A\n\n> ## B',
  ],
  [
    'braces in a heading are words',
    'mkdocs',
    '# A {b} c {#d} e\n\n## { not .attributes }\n\n# B {#b}c\n',
    '# A {b} c {#d} e\n\n## { not .attributes }\n\n# B {#b}c\n',
  ],
  [
    'attributes are names, classes and values, in any script',
    'mkdocs',
    '# A {#\u00fc-b1  .c}\n\n## B { .c d.e }\n\n### C {#d e="f g" h=\'i j\' data-kl}\n\n# D { .e "f" }\n\n# E { .f! }\n',
    '# A\n\n## B { .c d.e }\n\n### C\n\n# D { .e "f" }\n\n# E { .f! }\n',
  ],
  [
    'attributes of a block are on a line of their own',
    'hugo',
    'A\n{.b}\n\n[c](d){.e}\n',
    'A\n\n[c](d){.e}\n',
  ],
  [
    'attributes follow a link, code, emphasis or a tag',
    'mkdocs',
    '[a](b){ .c } `d`{ .e } *f*{ .g } <i>h</i>{: .i } j',
    '[a](b) `d` *f* <i>h</i> j',
  ],
  ['attributes end a cell', 'mkdocs', '| a { .b } | c |\n|---|---|\n', '| a | c |\n|---|---|\n'],
  ['attributes may begin with a colon', 'jekyll', 'A\n{:note .b #c}\n{:target="_blank"}\n', 'A\n'],

  [
    'a list of contents is on a line of its own',
    'mkdocs',
    '[TOC]\n\nSee [TOC]\n[TOC] here\n',
    '\n\nSee [TOC]\n[TOC] here\n',
  ],
  [
    'the meaning of an abbreviation is not text',
    'mkdocs',
    'HTML *[a]: b\n\n*[HTML]: Words\n*[x]: y',
    'HTML *[a]: b\n\n',
  ],
  [
    'marks are words',
    'mkdocs',
    '==a b== and ^^c d^^, == e == and ^^ f ^^, ==g== ^^h^^',
    'a b and c d, == e == and ^^ f ^^, g h',
  ],
  [
    'what is raised or lowered follows a word',
    'mkdocs',
    'x^12^, H~2~O, ~~gone~~, ^a^ and b^longer-than-that^',
    'x<sup>12</sup>, H<sub>2</sub>O, ~~gone~~, ^a^ and b^longer-than-that^',
  ],
  [
    'a reference by a name is its words, unless it is a link',
    'mkdocs',
    '[a][b.cd] [d][b] [e][f.g]\n\n[F.G]: x\n',
    'a [d][b] [e][f.g]\n\n[F.G]: x\n',
  ],
  [
    'code in a line has its language left out',
    'mkdocs',
    '`#!py  a` ``#!py b`` `#!/bin/sh`\n\n    `#!py c`\n',
    '`a` ``#!py b`` `#!/bin/sh`\n\n    `#!py c`\n',
  ],
  [
    'an element that holds Markdown has a blank line below its tag',
    'mkdocs',
    '<div markdown>\n*a*\n</div>\n\n  <p class="b" markdown="1" id="c">\n\n*d*\n</p>\n\n<p markdown=span>\n\ne <b markdown>\n</p>\n',
    '<div>\n\n*a*\n</div>\n\n  <p class="b" id="c">\n\n*d*\n</p>\n\n<p>\n\ne <b markdown>\n</p>\n',
  ],
  [
    'a component leaves the words of its tag',
    'vitepress',
    '<Badge text="new" /> <Card title="A" label="A" caption="B" alt="C">in</Card> <div title="x">',
    'new A Bin <div title="x">',
  ],
  ['the name of a page in the browser is not text', 'mdbook', '{{#title A}}\n\n# B\n', '\n\n# B\n'],
  ['a comment without an end stays', 'docusaurus', 'a <!-- b --> c <!-- <!-- d --> e\n', 'a  c  e'],
  [
    'a script or style at the beginning of a line is not text',
    'mkdocs',
    '<script>\n<script>\n</script>\na <style> b\n\n<style>\nc</style>d\n<script>\n<style>\n</style>',
    '\na <style> b\n\nd\n<script>\n<style>\n</style>',
  ],
  [
    'a key has its sign or its name',
    'mkdocs',
    '++ctrl+alt+del++ ++arrow-up++ ++num5++ ++num-plus++ ++win++ ++comma++ ++"My key"++ ++_++ ++question+a-b++ ++ctrl+"a+b"++ a++b',
    'Ctrl+Alt+Del Up Num 5 Num \\+ Win \\, My key _ \\?+A B Ctrl+a+b a++b',
  ],
  [
    'edits are shown',
    'mkdocs',
    '{++a++} {--b c d--} {~~e~>f~~} g {==h~>i==}{>>j<<} {~~~>k~~} {--l++}{-- m --}',
    'a ~~b c d~~ ~~e~~f g h~>i j k {--l++} ~~m~~',
  ],
])('%s (%s)', (_, generator, written, expected) => {
  expect(translated(generator, written).markdown).toBe(tidy(expected))
})

test.each(['mdbook', 'docusaurus', 'starlight', 'docfx', 'mintlify'] as const)(
  'attributes on their own line are words where only headings have them (%s)',
  generator => {
    expect(translated(generator, '# A {#a}\n\nB\n{.b}\n').markdown).toBe('# A\n\nB\n{.b}')
  },
)

test.each([
  ['{{ a.b }}', '{{'],
  ['x [a]({{ site.url }}/b)', '{{'],
  ['- {{< x >}} text', '{{'],
  ['a {% endx %}', '{%'],
  ['{* a.py ln[1] *}', '{*'],
  ['{!> a.md !}', '{!'],
  ['> ::: x y', ':::'],
  ['@@@ note', '@@'],
  ['a <Badge> b', '<Capital'],
])('what looks like syntax in %j and is left has a warning', (written, kind) => {
  expect(translated('mdbook', `# A\n\n${written}`).reasons).toEqual([
    expect.stringContaining(`"${kind}" looks like syntax of the site`),
  ])
})

test.each([
  '`{{ a }}` and <code>{% b %}</code>',
  '```\n{{ a }}\n::: b\n@@ c\n<Abc>\n```',
  '<pre>\n{{ a }}\n</pre>\n\n<!-- {% b %} -->',
  '\\{{ a }} $x^{{2}}$ ${{ secrets.A }} {{}} {% %} 50 {%',
  '<BR> <A HREF="x">y</A> <T> 1 <Two and a@@b x::: y',
  '{% include missing.md %}',
])('what only resembles it has none: %j', written => {
  expect(translated('mdbook', written).reasons).toEqual([])
})
