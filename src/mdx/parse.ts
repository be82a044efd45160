import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { type Block, cutBlocks, parseBlocks } from '../markdown/cut.ts'
import { gfmExtensions, gfmFromMarkdown, mayBeGfm } from '../markdown/parse.ts'

const commonmark: Options = { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] }
const withGfm: Options = {
  extensions: [mdxjs(), ...gfmExtensions()],
  mdastExtensions: [mdxFromMarkdown(), ...gfmFromMarkdown()],
}

/** The tree of a text, all of which is parsed. @throws VFileMessage where it is not MDX. */
export function parseMdx(text: string): Root {
  return fromMarkdown(text, mayBeGfm(text) ? withGfm : commonmark)
}

/** The tree of a page. @throws VFileMessage where the text is not MDX. */
export function parsePage(text: string): Root {
  try {
    const tree = parseInBlocks(text)
    if (tree) return tree
  } catch {
    // The places of its errors are those of what was parsed.
  }
  return parseMdx(text)
}

/** Parses a page without the blocks that mean the same in Markdown. Undefined where it matters what they are. */
export function parseInBlocks(text: string): Root | undefined {
  const blocks = cutBlocks(text, 'mdx')
  // A paragraph that is alone between two tags may become a link or a heading.
  const isAlone = (index: number) =>
    blocks[index - 1]?.text.trimEnd().endsWith('>') && blocks[index + 1]?.text.startsWith('</')
  return parseBlocks(text, blocks, (block, index) => !isPlain(block) || Boolean(isAlone(index)), parseMdx)
}

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, words }: Block): boolean {
  // In MDX nothing is code for being indented, and code may end with a fence that is. Definitions matter to all of the page.
  if (/(?: {4}|\t) {0,3}(?:`{3}|~{3})/.test(text)) return false
  if (/\t| {4}|\]:|^(?:import|export)\b/m.test(words)) return false
  return !/[<{]/.test(words) || !/[<{`]/.test(withoutCode(words))
}

/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text: string): string {
  if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text)) return text
  // In a table, a pipe ends the cell.
  return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '')
}
