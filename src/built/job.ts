import type { Message } from '../text/message.ts'
import { readBuilt, toBuiltBody, unreadable } from './index.ts'
import type { BuiltBody, BuiltPage, BuiltSite } from './types.ts'

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
