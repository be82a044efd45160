import type { Root } from 'mdast'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { gfmExtensions, gfmFromMarkdown } from '../gfm.ts'
import { masked } from './masked.ts'

let parser: Processor<Root> | undefined

/**
 * The tree of an MDX page. Of what is not MDX, the `{#id}` of a heading and HTML comments are let through, as
 * Docusaurus does.
 *
 * @throws VFileMessage where the text is not MDX.
 */
export function parseMdx(text: string): Root {
  // Made on first use: few repositories have such pages.
  parser ??= unified().use(remarkParse).use(mdx).freeze()
  try {
    return parser.parse(text)
  } catch (error) {
    const other = masked(text)
    if (other === text || error instanceof RangeError) throw error
    return parser.parse(other)
  }
}

function mdx(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [mdxjs(), ...gfmExtensions()]
  data.fromMarkdownExtensions = [mdxFromMarkdown(), ...gfmFromMarkdown()]
}
