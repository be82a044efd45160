import type { Message } from '../document.ts'
import { readBuilt, toBuiltBody, unreadable } from './index.ts'
import type { BuiltBody, BuiltHead, BuiltSite } from './types.ts'

/** One built page to read, on another thread. */
export interface BuiltJob {
  makes: 'head' | 'body'
  /** Its path below the folder of the site. */
  file: string
  html: Uint8Array
  /** Of a body: the Markdown that the page was built from. */
  source?: string
  /** It took too long, or too much memory, before. */
  unparsed?: Message
}

const TOO_LONG = 'the built page took too long, or too much memory, to be read'

export function readJob(
  { makes, file, html, source, unparsed }: BuiltJob,
  site: BuiltSite | undefined,
): BuiltHead | BuiltBody {
  if (makes === 'body') return unparsed || !site ? { empty: TOO_LONG } : toBuiltBody(html, file, site, source)
  return unparsed ? unreadable(TOO_LONG) : readBuilt(html, file)
}
