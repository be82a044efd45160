import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { gfmExtensions, gfmFromMarkdown, mayBeGfm } from '../parse.ts'

const plain: Options = { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] }
const withGfm: Options = {
  extensions: [mdxjs(), ...gfmExtensions()],
  mdastExtensions: [mdxFromMarkdown(), ...gfmFromMarkdown()],
}

/** The tree of an MDX page. @throws VFileMessage where the text is not MDX. */
export function parseMdx(text: string): Root {
  return fromMarkdown(text, mayBeGfm(text) ? withGfm : plain)
}
