import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { commentsIn } from '../comments.ts'
import { gfmExtensions, gfmFromMarkdown, mayBeGfm } from '../parse.ts'
import { splice } from '../splice.ts'

const plain: Options = { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] }
const withGfm: Options = {
  extensions: [mdxjs(), ...gfmExtensions()],
  mdastExtensions: [mdxFromMarkdown(), ...gfmFromMarkdown()],
}

/**
 * The tree of an MDX page. Of what is not MDX, the `{#id}` of a heading and HTML comments are let through, as
 * Docusaurus does.
 *
 * @throws VFileMessage where the text is not MDX.
 */
export function parseMdx(text: string): Root {
  const options = mayBeGfm(text) ? withGfm : plain
  try {
    return fromMarkdown(text, options)
  } catch (error) {
    const other = masked(text)
    if (other === text || error instanceof RangeError) throw error
    return fromMarkdown(other, options)
  }
}

/** The text with as many other characters for the `{#id}` of a heading and comments of HTML. */
function masked(text: string): string {
  const ids = text.replace(/^( {0,3}#{1,6}[ \t].*)\{(#[\w.:-]+)\}(?=[ \t]*$)/gm, '$1($2)')
  const edits = commentsIn(ids).flatMap(({ start, end }) => {
    const comment = ids.slice(start, end)
    // What looks like a comment over a fence is two pieces of code.
    return /`|~~~/.test(comment) ? [] : [{ start, end, replacement: comment.replace(/[^\n]/g, ' ') }]
  })
  return splice(ids, edits)
}
