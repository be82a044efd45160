import { nameOf } from '../../text/paths.ts'
import type { Reader } from '../generator.ts'

/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000

/**
 * Parts of the names of plugins that leave a page's words as they are, or whose syntax is read here. A `*` stands for the rest
 * of a word.
 */
const HARMLESS = [
  // They make search, navigation, addresses, feeds and other files beside the pages.
  'search same-dir monorepo lunariajs *nav pages section-index *sidebar *sidebars link links redirect redirects redirect-from',
  'sitemap rss feed llms* seo robots pwa og',
  // They check, bundle, translate or pack pages.
  'validator linkcheck htmlproofer spellcheck gettext i18n minif* compress optimize privacy offline cache vite unplugin',
  // They change how a page looks, or its frame.
  'material head header footer editlink sitetitle *select *tableofcontents *menu* routedata theme css tailwind* unocss icon',
  'icons astrojs expressive-code highlight shiki glightbox zoom target-blank avatar octicons sass',
  // Dates and authors are page chrome.
  'revision-date last-modified last-changed authors committers',
  // Versions, blogs and exports of the whole site are pages of their own.
  'mike blog archives paginate pdf print-site group info meta projects social tags typeset compose',
  // Formulas and the sources of diagrams stay what they are; a table of contents has the page's own headings.
  'math mathjax mathjax2 mathjax3 katex mermaid mermaid2 *toc heading-id heading-ids headingid headingids slug autolink-headings',
  // Python-Markdown's own extensions, and the syntax of GitHub.
  'abbr admonition admonitions attr-list codehilite def-list extra fenced-code footnote footnotes legacy-* md-in-html nl2br',
  'smarty tables wikilinks *lists gfm smartypants frontmatter',
  // Their syntax is read here, or has a warning on each page that has it.
  'pymdownx zensical mdx-include markdown-include* include-markdown gen-files exclude macros markdownextradata autorefs',
  'mkdocstrings table-reader mkdocs-click callouts npm2yarn tab-blocks group-icons vitepress-plugin-tabs twoslash attrs',
  'container admonish trpl-* remark-directive jemoji mentions gist optional-front-matter readme-index titles-from-headings',
  'default-layout remote-theme github-metadata commonmark* coffeescript',
  // What configurations are written with, and data.
  'node path pathe fs url yaml dotenv json svg png locales',
]
  .join(' ')
  .split(' ')
  .map(part => `-${part}-`.replace('-*', '').replace('*-', ''))

/** The same, of the last part of a path. */
const HARMLESS_ENDS = ['-vitepress-', '-config-', '-types-']

/** Whether a plugin, by its name, may change the words of pages: any that is not known. */
export function mayChangeWords(name: string): boolean {
  const parts = `-${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}-`
  const isHarmless =
    HARMLESS.some(part => parts.includes(part)) ||
    HARMLESS_ENDS.some(end => parts.endsWith(end))
  return !isHarmless
}

/** The names that something is imported by, and from where. */
const IMPORTS =
  /\b(?:import|const|let|var) (?!type\b)([\w\s{},*]{1,300}?)(?:from ?|= ?require\()["']([^"'\n]+)["']/g

/** A file that is named in a value, or a package that is loaded in it. */
const NAMED_IN_VALUE = /(?:\brequire\(["']|["'](?=\.{1,2}\/))([^"'\n]+)["']/g

/** The words of a list of imports. */
const IMPORTED = /(?!as |type )\b\w+/g

const COMMENT = /^[ \t]*\/\/.*/gm

/** The folders of a file of the repository. */
const FOLDERS = /^(?:\.{0,2}|@site|~)\/.*\//

/**
 * The plugins that a configuration in JavaScript or TypeScript has under some keys, by the files of the repository or the
 * packages that they are in. Nothing of it is run.
 */
export async function ownCodeIn(
  path: string,
  reader: Reader,
  keys: string,
): Promise<string[]> {
  const text = (await reader.text(path)) ?? ''
  const source = text.replace(COMMENT, '')
  const imports = [...source.matchAll(IMPORTS)]
  const found = new Set<string>()
  for (const { index } of source.matchAll(
    new RegExp(`\\b(?:${keys})\\s*:`, 'g'),
  )) {
    const value = textOfValue(source, index)
    const words = new Set(value.match(/\w+/g))
    for (const [, names = '', from = ''] of imports)
      if (names.match(IMPORTED)?.some(name => words.has(name))) found.add(from)
    for (const [, from = ''] of value.matchAll(NAMED_IN_VALUE)) found.add(from)
  }
  return [...found].filter(from => mayChangeWords(from.replace(FOLDERS, '')))
}

/** A page's content, and a loop beside it, in a layout of Jekyll or Hugo. */
const LISTING = [
  '\\{\\{-? *(?:content|\\.Content)\\b',
  '\\{[{%]-? *(?:for|range)\\b',
]

/**
 * The templates of the repository that write words besides a page's own, by their paths below a folder and by what all of them
 * have in their texts: a list beside the content, if nothing else. Both are regular expressions.
 */
export async function templatesIn(
  folder: string,
  reader: Reader,
  paths: string,
  marks: readonly string[] = LISTING,
): Promise<string[]> {
  const expression = new RegExp(paths)
  const candidates = [...reader.files].filter(
    path =>
      path.startsWith(folder) && expression.test(path.slice(folder.length)),
  )
  const found: string[] = []
  for (const [path, text] of await reader.texts(candidates)) {
    const shown = text.replace(COMMENT, '')
    const isMarked = marks.every(mark => new RegExp(mark).test(shown))
    if (isMarked && mayChangeWords(nameOf(path))) found.push(path)
  }
  return found
}

/** A value behind a key, up to the bracket that belongs to its first one. */
function textOfValue(source: string, key: number): string {
  let depth = 0
  for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
    if (/[[{(]/.test(source[at]!)) depth++
    if (/[\]})]/.test(source[at]!) && --depth <= 0) return source.slice(key, at)
  }
  return source.slice(key, key + MAX_VALUE)
}
