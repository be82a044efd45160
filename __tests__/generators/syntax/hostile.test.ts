import { expect, test } from '@jest/globals'
import { dialectFor, includesOf } from '../../../src/generators/dialect.ts'
import { siteConfig } from '../../../src/generators/generator.ts'
import { type GeneratorName, generators } from '../../../src/inputs/generator.ts'
import { fileSource } from '../../../src/markdown/source.ts'

const SIZE = 50_000

const settingsOf = (generator: GeneratorName) =>
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
    const settings = settingsOf(generator)
    const dialect = dialectFor(settings)
    for (const text of texts) {
      const { markdown } = dialect.toMarkdown(fileSource('a.md', text), { read: () => undefined })
      expect(markdown.text.length).toBeLessThan(10 * SIZE)
      includesOf(text, 'a.md', settings)
    }
  },
)
