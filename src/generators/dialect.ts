import type { Generator } from '../inputs/generator.ts'

export { type Generator, generators } from '../inputs/generator.ts'

/** What the translation of a site's pages must know of its configuration: plain data, which goes to the worker threads. */
export interface DialectSettings {
  generator: Generator
  /** The folder of the site's configuration: `''` for the repository's root, or a path that ends in `/`. */
  folder: string
  /** The folder of its pages, such as MkDocs' `docs_dir`, in the same form. */
  contentFolder: string
  /** Where an include without a folder of its own is looked for, in order, such as pymdown's `base_path`; in the same form. */
  includeFolders: readonly string[]
  /** What is included at the end of each page, such as pymdown's `auto_append`. */
  appended?: readonly string[]
  /** Prefixes of import and include paths, such as `@site/`, and the folder that each stands for. */
  aliases: Readonly<Record<string, string>>
  /** What lines of code begin with that readers do not see, by language (mdBook's `hidelines`). */
  hiddenPrefixes?: Readonly<Record<string, string>>
  /** What is in comments that mark lines of code and that readers do not see (Docusaurus' `magicComments`). */
  magicComments?: readonly string[]
  /** Whether `.md` is Markdown where the generator would read it as MDX (Docusaurus' `markdown.format`). */
  isMdMarkdown?: boolean
  /** What begins and ends a tag, where it is not `{%` and `%}`. */
  tagDelimiters?: readonly [open: string, close: string]
  /** What begins and ends a list of attributes, where it is not `{` and `}`. */
  attributeDelimiters?: readonly [open: string, close: string]
  /** `:smile:` is an emoji. */
  hasEmoji?: boolean
  /** What the configuration gives a plain value, such as MkDocs' `extra`: `{{ name }}` stands for it. */
  variables: Readonly<Record<string, string>>
}
