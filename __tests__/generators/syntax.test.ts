import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fileSource } from '../../src/markdown/source.ts'
import { siteConfig } from '../../src/sites/find.ts'
import { loadGenerator } from '../../src/sites/generators/index.ts'
import { type GeneratorName, generatorNames } from '../../src/sites/index.ts'
import { dialectFor } from '../../src/sites/site.ts'
import type { Dialect } from '../../src/sites/syntax/step.ts'

const settingsOf = (generator: GeneratorName) =>
  siteConfig(generator, '', { contentFolder: '', options: {}, includeFolders: [''], variables: {} })

const dialects = new Map<string, Dialect>()
for (const name of generatorNames) dialects.set(name, dialectFor(settingsOf(name), await loadGenerator(name)))

/** Those that do not go through MDX. */
const textual = generatorNames.filter(each => each !== 'docusaurus' && each !== 'mintlify')

const plain = fc.constantFrom(
  ...[
    `# Heading\n¦Words in a line.\n¦\n¦- item\n¦    indented\n¦> quote\n¦> [!NOTE]\n> Text.\n`,
    `\`\`\`js\na = {b: 1}\n\`\`\`\n¦| a | b |\n|---|---|\n¦\`code {#a}\` and *em*\n¦[link](a.md#b "c")\n`,
    `---\n¦1. one\n¦A == b, C++ and {braces}: {{ x }}\n¦![](a.png)\n¦[ref]: a.md\n¦Setext\n======\n`,
    `<b>x</b>\n`,
  ].flatMap(line => line.split('¦')),
)

test('a page with nothing of its generator is its own translation', () => {
  fc.assert(
    fc.property(fc.array(plain), fc.constantFrom(...textual), (blocks, generator) => {
      const source = fileSource('a.md', blocks.join('\n'))
      const { markdown, messages } = dialects.get(generator)!.toMarkdown(source, {
        read: () => undefined,
      })
      expect(messages.filter(({ reason }) => !reason.includes('looks like syntax'))).toEqual([])
      expect(markdown).toBe(source)
    }),
  )
})

/** What a generator puts around blocks, which are indented by so much. */
const wrappings: Partial<Record<GeneratorName, [before: string, indent: string, after: string][]>> = {
  mkdocs: [
    ['!!! note "TITLE *a*"\n', '    ', ''],
    ['??? tip\n', '    ', ''],
    ['=== "TITLE"\n\n', '    ', ''],
    ['- WORD\n\n', '    ', ''],
    ['/// note | TITLE\n', '', '///\n'],
    ['# WORD { #id .a }\n[WORD](a.md){ .b } :material-x: WORD\n', '', '{ .c }\n'],
    ['```js title="a"\nWORD\n```\n', '', ''],
    ['WORD\n\n--8<-- "part.md"\n', '', ''],
  ],
  vitepress: [
    ['::: tip TITLE\n', '', ':::\n'],
    [':::: details TITLE {open}\n', '', '::::\n'],
    ['- WORD\n', '  ', ''],
    ['<script setup>\nlet a\n</script>\nWORD\n', '', '<!-- @include: part.md{5,} -->\n'],
  ],
  docfx: [
    [':::zone pivot="a"\n', '', ':::zone-end\n'],
    ['# [TITLE](#tab/a)\n', '', '---\n'],
    ['[!INCLUDE [a](part.md)] WORD\n', '', '[!INCLUDE [a](part.md)]\n'],
    ['- [!UICONTROL TITLE] <xref:a.b>\n', '  ', ''],
  ],
  hugo: [
    ['{{< note >}}\n', '', '{{< /note >}}\n'],
    ['{{% a b="c" %}}WORD\n', '', 'WORD{{% /a %}}\n'],
    ['WORD {{< ref "a.md" >}}\n', '', '{{< include "part.md" >}}\n'],
  ],
  jekyll: [
    ['{% if a %}\n', '', '{% endif %}\n'],
    ['WORD\n{: .a}\n', '', '{% include part.md %}\n'],
    ['{% highlight js %}\nWORD\n{% endhighlight %}\n', '', ''],
  ],
}

/** Each is a row of wrappings, one in the other. */
const nestings = fc.array(fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
})

test('each word of a translation is at its place in the page or in what it includes, one of a title at that of its line', () => {
  let [pages, words] = [0, 0]
  fc.assert(
    fc.property(nestings, fc.constantFrom(...Object.keys(wrappings)), (rows, generator) => {
      const wrap = wrappings[generator as GeneratorName]!
      let count = 0
      const numbered = (text: string) =>
        text.replace(/WORD|TITLE/g, each => `${each === 'WORD' ? 'w' : 't'}${count++}w`)
      const written = ([first, ...others]: number[]): string => {
        if (first === undefined) return ''
        const [before, indent, after] = wrap[first % wrap.length]!
        const inside = `w${count++}w\n\n${written(others)}`.replace(/^(?=.)/gm, indent)
        return numbered(before) + inside + numbered(after)
      }
      const part = '---\na: b\n---\n\nThe wpartw.\n'
      const files: Record<string, string> = { 'a.md': rows.map(written).join('\n'), 'part.md': part }
      const read = (path: string) => (files[path] === undefined ? undefined : fileSource(path, files[path]))
      const { markdown } = dialects.get(generator)!.toMarkdown(read('a.md')!, {
        read,
      })
      const found = [...markdown.text.matchAll(/[wt](?:\d+|part)w/g)]
      for (const { 0: word, index } of found) {
        const { path, line, column } = markdown.placeAt(index)
        const isTitle = word.startsWith('t')
        expect(files[path]!.split('\n')[line - 1]?.slice(column - 1)).toMatch(
          new RegExp(`^${isTitle ? '.*' : ''}${word}`),
        )
      }
      // None is lost.
      expect(new Set(found.map(([word]) => word).filter(word => word !== 'wpartw')).size).toBe(count)
      words += found.length
      pages++
    }),
  )
  expect(words).toBeGreaterThan(10 * pages)
})

test('what a generator puts in is at the place of what it was made from', () => {
  const source = fileSource('a.md', 'One.\n\nTwo {{< card title="Three" >}}.\n')
  const { markdown } = dialects.get('hugo')!.toMarkdown(source, { read: () => undefined })
  expect(markdown.text).toBe('One.\n\nTwo Three.\n')
  expect(markdown.placeAt(markdown.text.indexOf('Three'))).toEqual({ path: 'a.md', line: 3, column: 5 })
})
