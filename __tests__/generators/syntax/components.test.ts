import { expect, test } from '@jest/globals'
import { translated } from './translated.ts'

const code = (...lines: string[]) => ['```sh', ...lines, '```'].join('\n')

test.each<[rule: string, written: string, expected: string]>([
  [
    'an admonition has its kind as its title',
    '<Aside>a</Aside>\n\n<Admonition type="my-kind">b</Admonition>',
    '**Note**\n\na\n\n**My kind**\n\nb',
  ],
  [
    'an admonition without content or with a title of its own has no other',
    '<Aside type="tip" />\n\n<Aside title="A">b</Aside>',
    '**A**\n\nb',
  ],
  [
    'a tab has its label, from its tabs if need be',
    '<Tabs values={[{ value: "a", label: "A" }, { value: "b" }]}>\n<TabItem value="a">1</TabItem>\n<TabItem value="b">2</TabItem>\n<TabItem value="c" label="C">3</TabItem>\n</Tabs>',
    '**A**\n\n1\n\n**b**\n\n2\n\n**C**\n\n3',
  ],
  [
    'code is fenced, with its language',
    '<CodeBlock language="js">a</CodeBlock>\n\n<Code lang="py" code="b" />\n\n<CodeBlock>{`\n\n\nc\n    d  \n`}</CodeBlock>',
    '```js\na\n```\n\n```py\nb\n```\n\n```\nc\n  d\n```',
  ],
  [
    'code that is made by a program stays out',
    '<CodeBlock>{a()}</CodeBlock>\n\n<CodeBlock>{a.b("c")}</CodeBlock>\n\n<CodeBlock>*b*</CodeBlock>\n\n<CodeBlock>{"c"} d</CodeBlock>\n\n<Code code=" " />\n\ne',
    '*b*\n\nc d\n\ne',
  ],
  [
    'a constant of the page is its value',
    'export const a = "b", c = `${a}d`\n\n{a} {c} {`${a}e`} {f} {a()}',
    'b bd be',
  ],
  [
    'a constant of the page is the value of a prop',
    'export const a = "b"\n\nexport const c = () => 1\n\n<Card title={a} href="d" />\n\n<Card title={c()} />\n\n<Card title={e} note={a.f("One two")} />',
    '[b](d)\n\n**1**',
  ],
  [
    'what is for the browser is not text',
    '<Head><title>a</title></Head>\n\n<script>{`b`}</script>\n\n<Header>c</Header>\n\n<Overhead>d</Overhead>',
    'c\n\nd',
  ],
  ['a component that is a block shows its text', '<Badge text="# a b" />', '\\# a b'],
  ['an icon has no words', 'a <Icon name="b" label="c" title="d" /> e', 'a e'],
  [
    'a component shows its text where it has no content',
    'a <Badge text="b" /> <Badge text="c">d</Badge>',
    'a b d',
  ],
  [
    'a component shows what it says in more than a word',
    '<A heading="One  two" id="three" class="f g" rel="h i" {...k("l m")} /> \n\n<A note="One two">j</A>\n\n<A subtitle="k l" details="m n" classNames="o p" />',
    'One two\n\nj\n\nk l\n\nm n\n\no p',
  ],
  [
    'a component shows its description',
    '<Card title="A" description="b c" href="/d">\n\ne\n\n</Card>',
    '[A](/d)\n\ne\n\nb c',
  ],
  [
    'a component shows the items that it is given',
    '<List of={[{ title: "A", text: "b", to: "/c" }, { name: "D", items: [{ label: "E" }] }, [{ title: "f" }], { url: "/g" }, "h", { title: ["i"], label: "J", url: "/k" }]} />',
    '[A](/c)\n\nb\n\n**D**\n\n**E**\n\n[J](/k)',
  ],
  [
    'commands are code',
    '<Run npm={` npm i a\n    npm run b`} cargo="cargo c" make="make d" deno="" xnpm="e f" npmArgs="g h" />',
    `**npm**\n\n${code('npm i a', 'npm run b')}\n\n**cargo**\n\n${code('cargo c')}\n\nmake d\n\ne f\n\ng h`,
  ],
])('%s', (_, written, expected) => {
  expect(translated('docusaurus', written).markdown).toBe(expected)
})

test('code may be that of a file which the page imports', () => {
  const files = {
    'docs/a.js': '\n\n  a()\n\n',
    'docs/sub/b.js': 'b()',
    'docs/empty.js': '\n',
    'docs/e.md': '---\ne: f\n---\n',
  }
  const written = [
    'import A from "!!raw-loader!./a.js"',
    'import B from "./sub/b.js?raw"',
    'import C from "./c.js?raw"',
    'import D from "./empty.js?raw"',
    'import E from "./e.md?raw"',
    'import F from "package/f.js?raw"',
    'import G from "./a.js?raw-not"',
    'import H from "other!!raw-loader!./a.js"',
    'import I from "./a.js"',
    '',
    '<CodeBlock language="js">{A}</CodeBlock>',
    '',
    '<Code code={B} />',
    '',
    '<Code code={C} />',
    '',
    ...['D', 'E', 'F', 'G', 'H', 'I'].map(name => `<Code code={${name}} />\n`),
  ]
  const { markdown, reasons } = translated('docusaurus', written.join('\n'), files)
  expect(markdown).toBe('```js\n  a()\n```\n\n```\nb()\n```\n\n```\n---\ne: f\n---\n```')
  expect(reasons).toEqual([
    expect.stringContaining('no text file docs/c.js'),
    expect.stringMatching(/"package\/f\.js".* is not a path/),
  ])
})

test('an emoji has the name that GitHub or Twemoji gives it, where the site shows it', () => {
  const written = ':tada: :man_raising_hand: :no_such: a:x:b 10:30:45 `:tada:`'
  expect(translated('hugo', written, {}, { syntaxOptions: { hasEmoji: true } }).markdown).toBe(
    '🎉 🙋‍♂️ :no_such: a:x:b 10:30:45 `:tada:`',
  )
  expect(translated('hugo', written).markdown).toBe(written)
})

test('Mintlify reads Markdown as MDX', () => {
  expect(translated('mintlify', '{"a"} {/* b */}').markdown).toBe('a')
})

test('an element that stands for an imported page has no words of its own', () => {
  const written = 'import A from "./a.mdx"\n\n<A note="One two" />\n\n<B note="One two" />'
  expect(translated('docusaurus', written, { 'docs/a.mdx': 'Words.' }).markdown).toBe('Words.\n\nOne two')
})

test("an import's path is a string of JavaScript", () => {
  const written = "import Part from './\\_part.mdx'\n\n<Part />"
  expect(translated('docusaurus', written, { 'docs/_part.mdx': 'Words.' }).markdown).toBe('Words.')
})
