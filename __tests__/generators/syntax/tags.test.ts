import { describe, expect, test } from '@jest/globals'
import type { GeneratorName } from '../../../src/inputs/generator.ts'
import { fileSource } from '../../../src/markdown/source.ts'
import { dialectOfPage, settingsOf, tidy, translated } from './translated.ts'

test.each<[rule: string, generator: GeneratorName, written: string, expected: string]>([
  // Admonitions.
  [
    'an admonition has its kind as its title',
    'hugo',
    '{{% warning %}}\na\n{{% /warning %}}\n',
    '**Warning**\n\na\n\n',
  ],
  [
    'a hint is of the kind that it names',
    'hugo',
    '{{< hint info >}}\na\n{{< /hint >}}\n\n{{< hint >}}b{{< /hint >}}',
    '**Info**\n\na\n\n\nb',
  ],
  [
    'a notice is of the kind that comes first, with a title that follows',
    'hugo',
    '{{% notice style="tip" %}}a{{% /notice %}}\n\n{{% notice note "B" %}}\nc\n{{% /notice %}}\n',
    '**Tip**\n\na\n\n**B**\n\nc\n\n',
  ],
  [
    'in a line a title is beside its text',
    'hugo',
    'a {{< note >}}b{{< /note >}} c {{< y title="D **e**" >}}f{{< /y >}} {{< y title=" " >}}g{{< /y >}}',
    'a **Note** b c D **e** f g',
  ],

  // Tabs and what else has a title.
  [
    'a tab has its title, whatever names it',
    'hugo',
    '{{< tab title="A" >}}\na\n{{< /tab >}}\n{{< details summary="B" >}}\nb\n{{< /details >}}\n{{< tab header="C" >}}\nc\n{{< /tab >}}\n{{< expand "D **d**" >}}\nd\n{{< /expand >}}\n',
    '**A**\n\na\n\n**B**\n\nb\n\n**C**\n\nc\n\nD **d**\n\nd\n\n',
  ],
  [
    'tabs may name their tabs',
    'hugo',
    '{{< tabs items="A, B" >}}\n{{< tab >}}\na\n{{< /tab >}}\n{{< tab >}}\nb\n{{< /tab >}}\n{{< /tabs >}}\n',
    '**A**\n\na\n\n**B**\n\nb\n\n\n',
  ],

  // Images and links.
  [
    'an image has its title, its link and its caption',
    'hugo',
    '{{< figure src="a b.png" alt="[c]" title="D" caption="E" link="f" >}}\n\ng {{< img "h.png" "i" >}} j {{< img src="k.png" caption="l" >}}',
    '**D**\n\n[![\\[c\\]](<a b.png>)](f)\n\nE\n\ng ![i](h.png) j ![](k.png) l',
  ],
  [
    'a button is a link',
    'hugo',
    '{{% button href="a b" %}}C{{% /button %}} {{< btn url="d" title="E" >}}',
    '[C](<a b>) [E](d)',
  ],
  [
    'a reference names the source of a page',
    'hugo',
    '[a]({{< ref path="b.md" lang="c" >}}) [d]({{% relref "e#f" %}})',
    '[a](b.md) [d](e.md#f)',
  ],
  [
    'a card is a link with its words',
    'hugo',
    '{{< card link="/a" title="B" subtitle="x" caption="C" >}}',
    '[B](/a) C',
  ],

  // Code and words.
  [
    'code between tags is code',
    'hugo',
    '{{< highlight go "hl_lines=1" >}}\na\n  {{< note >}}\n\n{{< /highlight >}}\n\n{{< mermaid >}}\ngraph\n{{< /mermaid >}}\n\n{{< code-block lang="sh" >}}b{{< /code-block >}}\n\n{{< highlight >}}c{{< /highlight >}}',
    '```go\na\n  {{< note >}}\n```\n\n```mermaid\ngraph\n```\n\n```sh\nb\n```\n\n```\nc\n```',
  ],
  [
    'what it shows in a line is its words',
    'hugo',
    '{{< badge "a" >}} {{< kbd text="b" >}} {{< icon name="c" >}}{{< youtube id="d" title="e" >}}',
    'a b e',
  ],
  [
    'one that is not known leaves its words',
    'hugo',
    '{{< z title="A" label="B" text="A" alt="C" >}} {{< y label="D" >}}e{{< /y >}}',
    'A B C **D** e',
  ],
  [
    'one that is shown is in a comment of its own',
    'hugo',
    '`{{</* a */>}}` {{%/* b "c*d" */%}}',
    '`{{< a >}}` {{% b "c*d" %}}',
  ],

  // How tags are written.
  [
    'an argument may be in quotes of any kind',
    'hugo',
    '{{< x title = "a \\"b\\" \\\\" >}} {{< x title=`c "d"` >}} {{< x title=e >}}',
    'a "b" \\ c "d" e',
  ],
  ['a tag may be on several lines', 'hugo', 'a\n\n{{< x\n  title="b"\n>}}\n\nc', 'a\n\nb\n\nc'],
  ['an end tag of nothing leaves nothing', 'hugo', 'a\n\n{{< /x >}}\nb {{% /y %}}c', 'a\n\nb c'],
  [
    'tags in code are text, but for what a page is made of',
    'hugo',
    '`{{< x title="a" >}}`\n\n```\n{{% note %}}\n```',
    '`{{< x title="a" >}}`\n\n```\n{{% note %}}\n```',
  ],
  [
    'a tag between lines of text is a block of its own',
    'hugo',
    'a\n{{< x title="b" >}}\nc\n',
    'a\n\nb\n\nc\n',
  ],

  // Liquid.
  [
    'control has no words',
    'jekyll',
    '{% if a %}b{% elsif c %}d{% endif %}{%- assign e = "f" -%}{% for g in h %}i{% endfor %}',
    'bdi',
  ],
  [
    'a link is written from the page',
    'jekyll',
    '[a]({% link docs/sub/b.md %}) [c]({% post_url 2024-01-02-d %}) {% link %}',
    '[a](sub/b.md) [c](../_posts/2024-01-02-d.md) {% link %}',
  ],
  [
    'what is raw is no template',
    'jekyll',
    '{% raw %}{% if a %}{{ b }}{% endif %}{% endraw-%} {% comment %}c {% if d %}{% endcomment %}e',
    '{% if a %}{{ b }}{% endif %} e',
  ],
  [
    'a list of contents is not text',
    'jekyll',
    '10. x\n{:toc}\n\n- TOC\n  {: toc }\n\n- TOC\n{:toc .c max="3"}\n\n- d\n{:tocs}\n\n* a\n{: .b}\n',
    '\n\n\n\n- d\n\n* a\n',
  ],
  [
    'a comment in code is no text, and what is raw is its content',
    'jekyll',
    '```\n{% comment %}a{% endcomment %}{% raw %}{% b %}{% endraw %}\n```\n',
    '```\n{% b %}\n```\n',
  ],
  [
    'an embedded page is a link with its caption',
    'gitbook',
    '{% embed url="https://a.test/b c" %}\n\n{% embed url="d" caption="E" %}\n\n{% file src="f.pdf" %}\nG\n{% endfile %}\n',
    '[https://a.test/b c](<https://a.test/b c>)\n\n[E](d)\n\n[f.pdf](f.pdf)\n\nG\n\n',
  ],
  [
    'MkDocs has no tags but those of its plugins',
    'mkdocs',
    '{% if a %} {% raw %}{{ b }}{% endraw %}',
    '{% if a %} {{ b }}',
  ],
])('%s (%s)', (_, generator, written, expected) => {
  expect(translated(generator, written).markdown).toBe(tidy(expected))
})

test('a tag that is not known and has no words is said, once for each name', () => {
  const { markdown, reasons } = translated(
    'hugo',
    'a {{< w id="b" >}} {{< w >}} {{< y >}} {{< z >}}c{{< /z >}}',
  )
  expect(markdown).toBe('a    c')
  expect(reasons).toEqual([
    expect.stringMatching(/^"w" is not known/),
    expect.stringMatching(/^"y" is not known/),
  ])
})

test.each<[generator: GeneratorName, written: string]>([
  ['jekyll', '{% include %}'],
  ['jekyll', '{% include_relative %}'],
  ['gitbook', '{% include %}'],
  ['mkdocs', '{% include-markdown %}'],
])('an include of nothing stays, and this is said (%s: %s)', (generator, written) => {
  const { markdown, reasons } = translated(generator, written)
  expect(markdown).toBe(written)
  expect(reasons).toEqual([expect.stringMatching(/^"" cannot be included: it is not a path/)])
})

test.each<[generator: GeneratorName, written: string, expected: string]>([
  ['jekyll', '{% include a.md %}', 'in a folder'],
  ['jekyll', '{% include_relative a.md %}', 'beside'],
  ['gitbook', '{% include "a.md" %}', 'beside'],
])('code may be included (%s: %s)', (generator, written, expected) => {
  const files = { 'docs/a.md': 'beside', 'inc/a.md': 'in a folder' }
  const inFence = (code: string) => ['```', code, '```'].join('\n')
  const { markdown } = translated(generator, inFence(written), files, { includeFolders: ['inc/'] })
  expect(markdown).toBe(inFence(expected))
})

describe('a file that a shortcode includes', () => {
  const files = {
    'docs/a.md': 'beside',
    'inc/b.md': 'in a folder',
    'docs/c.sh': 'echo',
    'site/_includes/d.md': 'of the theme',
  }
  const settings = { folder: 'site/', includeFolders: ['inc/'] }
  test.each([
    ['{{< include "a.md" >}}', 'beside'],
    ['{{< include "/a.md" >}}', 'beside'],
    ['{{% readfile file="b.md" %}}', 'in a folder'],
    ['{{< md-include path="d.md" >}}', 'of the theme'],
    ['{{< include src="c.sh" lang="sh" >}}', '```sh\necho\n```'],
    ['{{< include "c.sh" code=true >}}', '```\necho\n```'],
    ['x {{< include "a.md" >}} y', 'x beside y'],
    ['```\n{{% include "b.md" %}}\n{{% readfile "a.md" %}}\n```', '```\nin a folder\nbeside\n```'],
  ])('%s', (written, expected) => {
    expect(translated('hugo', written, files, settings).markdown).toBe(expected)
  })
})

test('a message says where the tag is', () => {
  const { messages } = dialectOfPage('a.md', settingsOf('hugo')).toMarkdown(
    fileSource('a.md', 'b\n\nc {{< d >}}\n'),
    {},
  )
  expect(messages).toEqual([{ line: 3, column: 3, rule: 'dialect', reason: expect.any(String) }])
})

describe('a value of the configuration', () => {
  const variables = { version: '1.2', 'a.b': 'c', 'my.version': 'd' }
  const valued = (generator: GeneratorName, written: string) =>
    translated(generator, written, {}, { variables }).markdown

  test.each([
    [
      '{{ version }} {{version}} {{ a.b }} {{ other }} {{ version | upper }} {{ toString }}',
      '1.2 1.2 c {{ other }} {{ version | upper }} {{ toString }}',
    ],
    [
      '{{ site.version }} {{ config.extra.version }} {{ var.version }} {{ page.version }} {{ my.site.version }}',
      '1.2 1.2 1.2 {{ page.version }} {{ my.site.version }}',
    ],
    ['```\n{{ version }}\n```', '```\n1.2\n```'],
  ])('%j', (written, expected) => {
    expect(valued('mkdocs', written)).toBe(expected)
  })

  test('is that of a parameter', () => {
    expect(
      valued('hugo', '{{< param version >}} {{% param "site.params.version" %}} {{< param name="other" >}}'),
    ).toBe('1.2 1.2 {{< param name="other" >}}')
    expect(valued('hugo', '`{{< param version >}} {{< variable version >}}`')).toBe('`1.2 1.2`')
  })
})
