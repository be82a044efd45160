import { dialectFor } from '../../../src/generators/dialect.ts'
import { type SiteConfig, siteConfig } from '../../../src/generators/generator.ts'
import type { GeneratorName } from '../../../src/inputs/generator.ts'
import { type Dialect, fileSource } from '../../../src/markdown/source.ts'
import { mdx } from '../../../src/mdx/index.ts'
import { isMdx } from '../../../src/text/paths.ts'

export function dialectOfPage(path: string, settings: SiteConfig): Dialect {
  return dialectFor(settings, isMdx(path) || settings.mdx === 'all' ? mdx : undefined)
}

/**
 * What a page is in Markdown, tidied, and what is said of it.
 *
 * @param files others of the repository, by their paths.
 */
export function translated(
  generator: GeneratorName,
  text: string,
  files: Readonly<Record<string, string>> = {},
  settings: Partial<SiteConfig> = {},
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
export function settingsOf(generator: GeneratorName, settings: Partial<SiteConfig> = {}): SiteConfig {
  const mdx = generator === 'docusaurus' || generator === 'mintlify' ? 'all' : 'mdx-only'
  return siteConfig(generator, '', {
    contentFolder: 'docs/',
    options: {},
    includeFolders: [''],
    mdx,
    ...settings,
  })
}
