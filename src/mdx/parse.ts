import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { cutPieces, listMarker, type Piece } from '../markdown/blocks.ts'
import { codeIn, cutsOf, parseCut } from '../markdown/cut.ts'
import { gfmExtensions, gfmFromMarkdown, mayBeGfm } from '../markdown/parse.ts'
import { splice } from '../markdown/splice.ts'

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
    const tree = parsePlain(text)
    if (tree) return tree
  } catch {
    // The places of its errors are those of what was parsed.
  }
  return parseMdx(text)
}

/**
 * Parses a page without the blocks that mean the same in Markdown, since the parser of MDX takes its time over each letter:
 * in the tree a rule is in the place of such blocks. Undefined where it matters what they are.
 */
export function parsePlain(text: string): Root | undefined {
  const end = imports.exec(text)?.[0].length ?? 0
  const pieces = cutPieces(text, 'mdx', end)
  // A paragraph that is alone between two tags may become a link or a heading.
  const isAlone = ({ isCode, text }: Piece, index: number) =>
    !(isCode || /\n[ \t]*\n./.test(text)) &&
    pieces[index - 1]?.text.trimEnd().endsWith('>') &&
    pieces[index + 1]?.text.startsWith('</')
  const plain = new Set(pieces.filter((piece, index) => isPlain(piece) && !isAlone(piece, index)))
  return parseCut(text, [{ start: 0, end }, ...cutsOf(pieces, piece => !plain.has(piece))], parseMdx)
}

/** The imports of one line that a page begins with, on each of which a parser of JavaScript would run. */
const imports = /^(?:import[ \t]+(?:[\w$]+|\{[^{}\n]*\})[ \t]+from[ \t]+(?:'[^'\n]+'|"[^"\n]+");?[ \t]*\n+)+/

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, isCode }: Piece): boolean {
  // In MDX code is never indented, and a fence that ends it may be.
  if (isCode) return !/^(?: {4}| {0,3}\t)[ \t]*(?:`{3}|~{3})/m.test(text)
  if (!/[<{\t]| {4}|\]:|^(?:import|export)\b/m.test(text)) return true
  const words = withoutCodeBlocks(text)
  // Definitions matter to all of the page.
  if (/\t|^(?:import|export)\b|\]:|[-+*.)>] {5}/m.test(words) || hasCodeIndent(words)) return false
  return !/[<{]/.test(words) || !/[<{`]/.test(withoutCode(words))
}

/** Whether a line may be indented as code: by four columns more than the text of the item that it is in. */
function hasCodeIndent(text: string): boolean {
  const width = listMarker.exec(text)?.[0].length ?? 0
  const lines = (' '.repeat(width) + text.slice(width)).split('\n')
  const indents = lines.map(line => line.search(/\S/))
  const isItem = indents.every(indent => indent < 0 || indent >= width)
  return indents.some(indent => indent > (isItem ? width : 0) + 3)
}

/** A text that has of its code blocks only where they begin and end. */
function withoutCodeBlocks(text: string): string {
  const content = codeIn({ text, start: 0 }).map(cut => ({ ...cut, replacement: '' }))
  return splice(text, content).replace(/^([ \t]*)(?:`{3,}[^`\n]*|~{3}.*)$/gm, '$1.')
}

/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text: string): string {
  if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text)) return text
  // In a table, a pipe ends the cell.
  return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '')
}
