import type { Root } from 'mdast'
import { type Plugin, unified } from 'unified'
import { VFile } from 'vfile'
import { location } from 'vfile-location'
import type { Message, Rule } from '../document.ts'
import type { Place } from '../place.ts'
import { compile, remember } from './compile.ts'
import type { FilePlace, Source } from './source.ts'

export type { Inclusion, Seam } from './compile.ts'
export { type FilePlace, fileSource, put, type Run, type Source, slice, sourceOf } from './source.ts'

/** How a site generator spells its pages. */
export interface Dialect {
  /** The page as GitHub-flavoured Markdown, so that all later steps know one language. */
  toMarkdown(source: Source, context: Context): Translated
}

export interface Context {
  /** The page, from the root of the repository. */
  path: string
  /**
   * A file that a page includes, below its front matter, by what the file at `from` names it with: relative to that file,
   * or as the site's configuration allows. Undefined where there is none.
   */
  read(specifier: string, from: string): Source | undefined
}

export interface Translated {
  /** Its places are those of the files it was made from. */
  markdown: Source
  /** At places in the page's file. */
  messages: Message[]
}

/** Plain Markdown, which needs no translation. */
export const plainMarkdown: Dialect = { toMarkdown: source => ({ markdown: source, messages: [] }) }

/**
 * The dialect of a parser and of plugins that replace nodes of its trees. A plugin has the source and its context in
 * `file.data`, and says with `file.message(reason, { place, ruleId })` what it could not translate.
 */
export function dialectOf(parse: (text: string) => Root, ...plugins: Plugin<[], Root>[]): Dialect {
  const processor = unified().use(plugins).freeze()
  return {
    toMarkdown(source, context) {
      const file = new VFile({ value: source.text, data: { source, context } })
      const tree = parse(source.text)
      remember(tree)
      const markdown = compile(processor.runSync(tree, file) as Root, source)
      const messages = file.messages.map(({ line = 1, column = 1, reason, ruleId }) => {
        return { ...originOf({ line, column }, source), rule: ruleId as Rule, reason }
      })
      return { markdown, messages }
    },
  }
}

/** Where a place in the text of a source is in its file. */
export function originOf(place: Place, source: Source): FilePlace {
  return source.placeAt(location(source.text).toOffset(place) ?? source.text.length)
}

declare module 'vfile' {
  interface DataMap {
    source: Source
    context: Context
  }
}
