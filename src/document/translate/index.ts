import { location } from 'vfile-location'
import type { Message } from '../document.ts'
import type { Place } from '../place.ts'
import type { FilePlace, Source } from './source.ts'

export { compile, type Inclusion, remember, type Seam } from './compile.ts'
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
   * A file that a page includes, by what the file at `from` names it with: relative to that file, or as the site's
   * configuration allows. With `''` for `from` it is a path from the root. Undefined where there is none.
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

/** Where a place in the text of a source is in its file. */
export function originOf(place: Place, source: Source): FilePlace {
  return source.placeAt(location(source.text).toOffset(place) ?? source.text.length)
}
