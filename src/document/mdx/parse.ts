import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { gfmExtensions, gfmFromMarkdown } from '../gfm.ts'
import { masked } from './masked.ts'

let options: Options | undefined

/**
 * The tree of an MDX page. Of what is not MDX, the `{#id}` of a heading and HTML comments are let through, as
 * Docusaurus does.
 *
 * @throws VFileMessage where the text is not MDX.
 */
export function parseMdx(text: string): Root {
  // Made on first use: few repositories have such pages.
  options ??= mdx()
  try {
    return fromMarkdown(text, options)
  } catch (error) {
    const other = masked(text)
    if (other === text || error instanceof RangeError) throw error
    return fromMarkdown(other, options)
  }
}

function mdx(): Options {
  return {
    extensions: [mdxjs(), ...gfmExtensions()],
    mdastExtensions: [mdxFromMarkdown(), ...gfmFromMarkdown()],
  }
}
