import type { Message } from '../document.ts'
import type { Source } from './source.ts'

export { compile, type Inclusion, remember } from './compile.ts'
export { type FilePlace, fileSource, put, type Run, type Source, slice, sourceOf } from './source.ts'

/** How a site generator spells its pages. */
export interface Dialect {
  /** The page as GitHub-flavoured Markdown, so that all later steps know one language. */
  toMarkdown(source: Source, context: Context): Translated
}

export interface Context {
  /** Another file of the same tree, by its path: what a page includes. Absent where no site is known, and nothing included. */
  read?(path: string): Source | undefined
}

export interface Translated {
  /** Its places are those of the files it was made from. */
  markdown: Source
  /** At places in the page's file. */
  messages: Message[]
}

/** Plain Markdown, which needs no translation. */
export const plainMarkdown: Dialect = { toMarkdown: source => ({ markdown: source, messages: [] }) }
