import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { type Block, cutBlocks, parseBlocks } from '../markdown/cut.ts'
import { gfmExtensions, gfmFromMarkdown, mayBeGfm } from '../markdown/parse.ts'

const mdxAlone: Options = { extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()] }
const withGfm: Options = {
  extensions: [mdxjs(), ...gfmExtensions()],
  mdastExtensions: [mdxFromMarkdown(), ...gfmFromMarkdown()],
}

/** The tree of a text, all of which is parsed. @throws VFileMessage where it is not MDX. */
export function parseMdx(text: string): Root {
  return fromMarkdown(text, mayBeGfm(text) ? withGfm : mdxAlone)
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

/**
 * Parses a page without the blocks that mean the same in Markdown, and without the imports of one line that it begins with,
 * on each of which a parser of JavaScript would run. Undefined where it matters what a block is.
 */
export function parseInBlocks(page: string): Root | undefined {
  const [imports = ''] = importLines.exec(page) ?? []
  const text = imports.replace(/[^\n]/g, ' ') + page.slice(imports.length)
  const blocks = cutBlocks(text, 'mdx')
  const isWanted = (block: Block, index: number) => {
    // A paragraph that is alone between two tags may become a link or a heading.
    const isAlone =
      blocks[index - 1]?.text.trimEnd().endsWith('>') && blocks[index + 1]?.text.startsWith('</')
    return !isPlain(block) || Boolean(isAlone) || (index === 0 && imports !== '')
  }
  const tree = parseBlocks(text, blocks, isWanted, parseMdx)
  if (!tree || imports === '') return tree
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: imports.trimEnd().length },
  }
  return { ...tree, children: [{ type: 'mdxjsEsm', value: imports, position }, ...tree.children] }
}

const importLines =
  /^(?:import[ \t]+(?:[\w$]+|\{[^{}\n]*\})[ \t]+from[ \t]+(?:'[^'\n]+'|"[^"\n]+");?[ \t]*\n+)+/

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, words, isDeep }: Block): boolean {
  // In MDX nothing is code for being indented, and code may end with a fence that is. Definitions matter to all of the page.
  if (/(?: {4}|\t) {0,3}(?:`{3}|~{3})/.test(text)) return false
  if (isDeep || /\t|\]:|[-+*.)>] {5}|^(?:import|export)\b/m.test(words)) return false
  return !/[<{]/.test(words) || !/[<{`]/.test(withoutCode(words))
}

/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text: string): string {
  if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text)) return text
  // In a table, a pipe ends the cell.
  return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '')
}
