import { VFileMessage } from 'vfile-message'
import type { Message } from '../document.ts'
import { splice } from '../splice.ts'
import { parseMdx } from './parse.ts'
import { type Place, placesOf } from './places.ts'
import { unwrap } from './unwrap.ts'

/** An MDX page as Markdown. */
export interface Unwrapped {
  text: string
  messages: Message[]
  /** The place in the source of a place in the text, both 1-based. */
  sourcePlace: (place: Place) => Place
}

/** Makes Markdown of MDX. What does not parse as that is taken as Markdown, with a message. Never throws. */
export function fromMdx(source: string): Unwrapped {
  try {
    const edits = unwrap(parseMdx(source), source)
    const text = splice(source, edits)
    return { text, messages: [], sourcePlace: placesOf(source, text, edits) }
  } catch (error) {
    return { text: source, messages: [toMessage(error)], sourcePlace: place => place }
  }
}

function toMessage(error: unknown): Message {
  const { line = 1, column = 1 } = error instanceof VFileMessage ? error : {}
  const why = error instanceof VFileMessage ? error.reason : String(error)
  const reason = `this is no MDX (${why}): the page is read as Markdown, its imports and tags as text. Mend it here, or rename the page to end in ".md".`
  return { line, column, rule: 'mdx', reason }
}
