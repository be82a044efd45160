import { type DialectSettings, dialectOf } from '../../../src/generators/generator.ts'
import { dialectFor } from '../../../src/generators/syntaxes.ts'
import type { Generator } from '../../../src/inputs/generator.ts'
import { type Dialect, fileSource } from '../../../src/markdown/source.ts'
import { mdx } from '../../../src/mdx/index.ts'
import { isMdx } from '../../../src/text/paths.ts'

export function dialectOfPage(path: string, settings: DialectSettings): Dialect {
  return dialectFor(settings, isMdx(path) || settings.mdx === 'all' ? mdx : undefined)
}

/**
 * What a page is in Markdown, tidied, and what is said of it.
 *
 * @param files others of the repository, by their paths.
 */
export function translated(
  generator: Generator,
  text: string,
  files: Readonly<Record<string, string>> = {},
  settings: Partial<DialectSettings> = {},
): { markdown: string; reasons: string[] } {
  const path = 'docs/page.md'
  const read = (other: string) => (files[other] === undefined ? undefined : fileSource(other, files[other]))
  const own = settingsOf(generator, settings)
  const { markdown, messages } = dialectOfPage(path, own).toMarkdown(fileSource(path, text), { read })
  return { markdown: tidy(markdown.text), reasons: messages.map(({ reason }) => reason) }
}

/** With one blank line for several, and none at its ends: how many there are says nothing in Markdown. */
export function tidy(markdown: string): string {
  return markdown.replace(/\n(?:[ \t]*\n)+/g, '\n\n').replace(/^\n+|\s+$/g, '')
}

/** The settings of a site whose pages are in `docs/`. */
export function settingsOf(generator: Generator, settings: Partial<DialectSettings> = {}): DialectSettings {
  const mdx = generator === 'docusaurus' || generator === 'mintlify' ? 'all' : 'mdx-only'
  return dialectOf(generator, '', 'docs/', { includeFolders: [''], mdx, ...settings })
}
