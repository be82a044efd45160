import type { Root } from 'hast'
import type { Message } from '../text/message.ts'
import { toResolve } from './addresses.ts'
import { printContent } from './body.ts'
import { languagesOf } from './code.ts'
import { dropEnding } from './ending.ts'
import { pairFootnotes } from './footnotes.ts'
import { type Content, isEmpty, readBuilt, unreadable } from './read.ts'
import { rewrite } from './rewrite.ts'
import type { BuiltBody, BuiltPage, BuiltSite } from './types.ts'

export { MAX_BUILT_BYTES } from './content.ts'
export { trailingRun } from './ending.ts'
export { builtAddress, matchBuilt, routeOfFile } from './match.ts'
export { kindByPath, readBuilt, unreadable } from './read.ts'
export type { BuiltBody, BuiltHead, BuiltMatch, BuiltPage, BuiltSite, MatchOptions } from './types.ts'

export const NO_TEXT = 'the built page has no text but headings'

/**
 * Makes a body in Markdown of a built page's main content. Nothing in the page is run. Never throws.
 *
 * @param content as `readBuilt` gives it.
 * @param file the page's path below the folder of the site.
 * @param source the Markdown that the page was built from, for the languages of code that the page has lost.
 */
export function toBuiltBody(content: string, file: string, site: BuiltSite, source = ''): BuiltBody {
  try {
    const { base, random, children } = JSON.parse(content) as Content
    const root: Root = { type: 'root', children }
    dropEnding(root, site.pageChrome)
    if (isEmpty(root)) return { empty: NO_TEXT }
    pairFootnotes(root)
    rewrite(root, { resolve: toResolve({ file, base, random }, site), languages: languagesOf(source) })
    return { body: printContent(root) }
  } catch (error) {
    return {
      empty: `the built page could not be read (${error instanceof Error ? error.message : String(error)})`,
    }
  }
}

/** One built page to read, or to make a body of, on another thread; `file` is its path below the folder of the site. */
export type BuiltJob = ReadingJob | BodyJob

export interface ReadingJob {
  file: string
  html: Uint8Array
  /** It took too long, or too much memory, before. */
  unparsed?: Message
}

export interface BodyJob {
  file: string
  content: string
  /** The Markdown that the page was built from. */
  source: string
  unparsed?: Message
}

const TOO_LONG = 'the built page took too long, or too much memory, to be read'

export function answerJob(job: BuiltJob, site: BuiltSite | undefined): BuiltPage | BuiltBody {
  const { file, unparsed } = job
  if ('html' in job) return unparsed ? { head: unreadable(TOO_LONG) } : readBuilt(job.html, file)
  return unparsed || !site ? { empty: TOO_LONG } : toBuiltBody(job.content, file, site, job.source)
}
