import { describe, expect, test } from '@jest/globals'
import { dialectFor, includesOf } from '../../src/generators/dialect.ts'
import { siteConfig } from '../../src/generators/generator.ts'
import { type GeneratorName, generators } from '../../src/inputs/generator.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { dialectOfPage, settingsOf } from './fixtures.ts'

describe('includes are bounded:', () => {
  const translated = (files: Record<string, string>) => {
    const read = (path: string) => (files[path] === undefined ? undefined : fileSource(path, files[path]))
    return dialectOfPage('a.md', settingsOf('mkdocs')).toMarkdown(read('a.md')!, { read })
  }
  const reasons = (files: Record<string, string>) => translated(files).messages.map(each => each.reason)

  test('a page that includes itself, through others too', () => {
    const files = { 'a.md': '--8<-- "b.md"\n', 'b.md': 'B\n--8<-- "a.md"\n--8<-- "b.md"\n' }
    expect(translated(files).markdown.text).toBe('B\n')
    expect(reasons(files)).toEqual([
      expect.stringMatching(/^b\.md:2:1: "a\.md" cannot be included: a\.md would include itself/),
      expect.stringMatching(/^b\.md:3:1: "b\.md" cannot be included: b\.md would include itself/),
    ])
  })

  test('files that include the next one many times', () => {
    const next = (index: number) => `Text.\n${`--8<-- "${index}.md"\n`.repeat(100)}`
    const files = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`${index}.md`, next(index + 1)]),
    )
    const { markdown, messages } = translated({ ...files, 'a.md': next(0) })
    expect(markdown.text.length).toBeLessThan(10_000_000)
    expect(messages.length).toBeLessThan(20)
    expect(messages.map(each => each.reason).join()).toContain(
      'more than 2,000 files or 5,000,000 characters',
    )
  })

  test('a file that is larger than a page may be', () => {
    const files = { 'a.md': '--8<-- "b.md"\n'.repeat(100), 'b.md': 'word '.repeat(200_000) }
    expect(translated(files).markdown.text.match(/word word\n/g)?.length).toBe(5)
    expect(reasons(files)).toEqual([expect.stringMatching(/5,000,000 characters/)])
  })

  test.each(['../../etc/passwd', '/etc/passwd', '..', '.', ''])(
    '%j is not read outside of the repository',
    path => {
      const asked: string[] = []
      const text = [
        `--8<-- "${path}"`,
        `[!INCLUDE [a](${path})]`,
        `{% include "${path}" %}`,
        `{{< include "${path}" >}}`,
      ]
      for (const generator of ['mkdocs', 'docfx', 'gitbook', 'hugo', 'jekyll'] as const)
        dialectOfPage('docs/a.md', settingsOf(generator)).toMarkdown(
          fileSource('docs/a.md', text.join('\n\n')),
          {
            read: each => void asked.push(each),
          },
        )
      expect(asked.filter(each => each.startsWith('/') || each.split('/').includes('..'))).toEqual([])
    },
  )
})

const SIZE = 50_000

const hostileSettings = (generator: GeneratorName) =>
  siteConfig(generator, '', { contentFolder: '', options: {}, includeFolders: [''], variables: { a: 'b' } })

/** Between bars; each is repeated. */
const units = [
  `{{<¦{{< a >}}¦{{< a >}}\n¦{{< /a >}}¦{{< a "¦{{</*¦{{%¦{{¦{{ a }}¦{{#include a}}\n¦{% a %}¦{% a`,
  `{% raw %}¦{% enda %}¦{% include a %}¦{% highlight a %}\n¦{% a "\\"¦{%¦:::¦::: tip\n¦:::a[`,
  `::: code-group\n¦/// a\n¦:::image a="¦:::row:::\n¦    :::column:::\n¦!!! note\n¦=== "a"\n¦!!! a a`,
  `=== "¦    ¦\t¦??? a\n    ¦--8<--\n¦;--8<--\n¦--8<-- "a"\n¦-¦<!--@include:¦<!-- @include: a -->`,
  `<<< a\n¦<<<¦[!INCLUDE [¦[!include [a](b)]¦[!code-a[¦[!a ¦# [a](#tab/a)\n¦](#tab/¦<xref:¦[a](xref:¦{`,
  `{ .a }¦{:¦{ a="¦==a¦==a==¦++a+¦++"¦^^a¦:material-a¦:a¦*[a¦[TOC]\n¦\`¦\`\`\`\n¦\`\`\`a {\n`,
  `\`\`\` [a] ¦- a\n¦> ¦1. ¦# a { data-search-exclude }\n¦# a {#b}\n¦<script>\n¦<style>`,
  `<div markdown>\n¦<a markdown ¦* TOC\n{:toc}\n¦<Snippet file="¦a¦ ¦\n¦"¦\\¦a=¦a b ¦|¦<¦//`,
  `#region a\n¦import "a.mdx"\n`,
].flatMap(line => line.split('¦'))

const texts = units.map(unit => `${unit.repeat(SIZE / unit.length)}x`)

test.each(generators.filter(each => !/docusaurus|mintlify/.test(each)))(
  '%s: hostile pages are translated',
  generator => {
    const settings = hostileSettings(generator)
    const dialect = dialectFor(settings)
    for (const text of texts) {
      const { markdown } = dialect.toMarkdown(fileSource('a.md', text), { read: () => undefined })
      expect(markdown.text.length).toBeLessThan(10 * SIZE)
      includesOf(text, 'a.md', settings)
    }
  },
)
