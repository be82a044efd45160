import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxjs } from 'micromark-extension-mdxjs'
import { gfmExtensions } from '../gfm.ts'
import { type Place, placeAt } from '../place.ts'
import { masked } from './masked.ts'

/** More are not tried, and no longer texts: each is one more parse of it all, only for a place. */
const MAX_CANDIDATES = 3
const MAX_LENGTH = 64 * 1024

/** Where the comment begins that takes its expression to the end of the text, if there is one. */
export function unendedComment(text: string): Place | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const from = text.lastIndexOf('*/') + 1
  const candidates = [...text.slice(from).matchAll(/\{\s*\/\*/g)].map(({ index }) => from + index)
  const at = candidates.slice(0, MAX_CANDIDATES).find(each => isExpression(text, each))
  return at === undefined ? undefined : placeAt(text, at)
}

/** Whether a brace begins an expression, rather than being a character of code. */
function isExpression(text: string, at: number): boolean {
  let found = false
  const enter = ({ start }: { start: { offset: number } }) => {
    found ||= start.offset === at
  }
  // Elements that are not closed are no matter: only what begins is looked at.
  const options: Options = {
    extensions: [mdxjs(), ...gfmExtensions()],
    mdastExtensions: [{ enter: { mdxFlowExpression: enter, mdxTextExpression: enter } }],
  }
  // What follows may be the end of code.
  const after = text.slice(at + 1).replace(/[{}<]/g, ' ')
  try {
    fromMarkdown(`${masked(text.slice(0, at))}{}${after}`, options)
  } catch {
    return false
  }
  return found
}
