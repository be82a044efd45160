import type { Message } from '../text/message.ts'
import type { Source } from './source.ts'

export { compile, remember } from './compile.ts'
export { type FilePlace, fileSource, put, type Source, sourceOf } from './source.ts'

/** How a site generator spells its pages. */
export interface Dialect {
  /**
   * The page as GitHub-flavoured Markdown, so that all later steps know one language, with the places of the files that it
   * was made from; messages are at places of the page.
   */
  toMarkdown(source: Source, context: Context): { markdown: Source; messages: Message[] }
}

export interface Context {
  /** Another file of the same tree, by its path: what a page includes. Absent where no site is known, and nothing included. */
  read?(path: string): Source | undefined
  /** What the page's front matter says. */
  data?: object
}

/** Plain Markdown, which needs no translation. */
export const plainMarkdown: Dialect = { toMarkdown: source => ({ markdown: source, messages: [] }) }
