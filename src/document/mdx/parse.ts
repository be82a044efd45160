import type { Root } from 'mdast'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { gfmExtensions, gfmFromMarkdown } from '../gfm.ts'

let parser: Processor<Root> | undefined

/**
 * The tree of an MDX page. Made on first use: few repositories have such pages, and the parser of JavaScript in it
 * takes its time to start.
 *
 * @throws VFileMessage where the text is not MDX.
 */
export function parseMdx(text: string): Root {
  parser ??= unified().use(remarkParse).use(mdx).freeze()
  return parser.parse(text)
}

function mdx(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [mdxjs(), ...gfmExtensions()]
  data.fromMarkdownExtensions = [mdxFromMarkdown(), ...gfmFromMarkdown()]
}
