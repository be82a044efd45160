import { toResolve } from './addresses.ts'
import { printContent } from './body.ts'
import { languagesOf } from './code.ts'
import { dropEnding } from './ending.ts'
import { pairFootnotes } from './footnotes.ts'
import { contentOf, isEmpty, titleOf } from './read.ts'
import { rewrite } from './rewrite.ts'
import { parsePage, UnreadableError } from './tree.ts'
import type { BuiltBody, BuiltSite } from './types.ts'

export { trailingRun } from './ending.ts'
export { builtAddress, matchBuilt, routeOfFile } from './match.ts'
export { kindByPath, readBuilt, unreadable } from './read.ts'
export { MAX_BUILT_BYTES } from './tree.ts'
export type { BuiltBody, BuiltHead, BuiltMatch, BuiltSite, MatchOptions } from './types.ts'

/**
 * Makes a body in Markdown of a built page's main content. Nothing in the page is run. Never throws.
 *
 * @param file the page's path below the folder of the site.
 * @param source the Markdown that the page was built from, for the languages of code that the page has lost.
 */
export function toBuiltBody(html: Uint8Array, file: string, site: BuiltSite, source = ''): BuiltBody {
  try {
    const elements = parsePage(html)
    const content = contentOf(elements)
    const title = titleOf(content, elements)
    dropEnding(content, site.furniture)
    if (isEmpty(content)) return { empty: 'the built page has no text but headings' }
    pairFootnotes(content)
    rewrite(content, { resolve: toResolve(file, elements, site), languages: languagesOf(source) })
    return { body: printContent(content), title }
  } catch (error) {
    if (error instanceof UnreadableError) return { empty: error.message }
    return {
      empty: `the built page could not be read (${error instanceof Error ? error.message : String(error)})`,
    }
  }
}
