import type { VFileMessage } from 'vfile-message'
import type { Message } from '../document.ts'
import type { Place } from '../place.ts'
import { splice } from '../splice.ts'
import { resolveImages } from './imports.ts'
import { parseMdx } from './parse.ts'
import { placesOf } from './places.ts'
import { unendedComment } from './unended.ts'
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
    const tree = parseMdx(source)
    resolveImages(tree)
    const edits = unwrap(tree, source)
    const text = splice(source, edits)
    return { text, messages: [], sourcePlace: placesOf(source, text, edits) }
  } catch (error) {
    return { text: source, messages: [toMessage(error, source)], sourcePlace: place => place }
  }
}

function toMessage(error: unknown, source: string): Message {
  const { ruleId, reason: why = String(error), ...place } = error as Partial<VFileMessage>
  const comment = ruleId === 'unexpected-eof' ? unendedComment(source) : undefined
  if (comment) return { ...comment, ...noMdx('the comment that begins here never ends') }
  // An element without an end is named with its place in the text, which is not that in the file.
  const [named, start, from] = / \((\d+):(\d+)-\d+:\d+\)/.exec(why) ?? ['']
  const [line, column] = [place.line ?? Number(start ?? 1), place.column ?? Number(from ?? 1)]
  return { line, column, ...noMdx(why.replace(named, '')) }
}

function noMdx(why: string): Pick<Message, 'rule' | 'reason'> {
  const reason = `this is no MDX (${why}): the page is read as Markdown, its imports and tags as text. Mend it here, or rename the page to end in ".md".`
  return { rule: 'mdx', reason }
}
