import { linking } from './html.ts'

/**
 * Whether anything in a piece of Markdown may be edited, or decide about an edit elsewhere: a comment, an address in
 * HTML, a definition, or a destination that is not plainly absolute. It may answer true too often, but never false
 * where there is an edit or a message.
 */
export function mayBeEdited(text: string): boolean {
  return mayHaveComment(text) || destination.test(text) || (text.includes('<') && address.test(text))
}

/** A comment goes in one way or another depending on the blocks before and after it. */
export function mayHaveComment(text: string): boolean {
  return text.includes('<!--')
}

/** Whether there may be a heading, in Markdown or in HTML. */
export function mayHaveHeading(text: string): boolean {
  return heading.test(text)
}

// Whatever else stands before or after it, the destination of a link follows the first of these, and a definition has
// the second: whether brackets are a link depends on what is defined in all of the text.
const destination = /\](?:\((?!\s*<?(?:https?:|mailto:|#))|:)/i

const address = new RegExp([...linking.keys()].join('|'), 'i')

const heading = /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im
