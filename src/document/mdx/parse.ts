import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { cutPieces, type Piece } from '../blocks.ts'
import { cutsOf, parseCut } from '../cut.ts'
import { gfmExtensions, gfmFromMarkdown, mayBeGfm } from '../parse.ts'

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
export function parsePlain(page: string): Root | undefined {
  const text = withoutImports(page)
  const pieces = cutPieces(text, false)
  // What is alone between two tags may become a link or a heading.
  const isAlone = (index: number) =>
    pieces[index - 1]?.text.trimEnd().endsWith('>') && pieces[index + 1]?.text.startsWith('</')
  const plain = new Set(pieces.filter((piece, index) => isPlain(piece) && !isAlone(index)))
  return parseCut(
    text,
    cutsOf(pieces, piece => !plain.has(piece)),
    parseMdx,
  )
}

/** Blanks for the imports of one line that a page begins with, on each of which a parser of JavaScript would run. */
function withoutImports(text: string): string {
  const imports =
    /^(?:import[ \t]+(?:[\w$]+|\{[^{}\n]*\})[ \t]+from[ \t]+(?:'[^'\n]+'|"[^"\n]+");?[ \t]*\n+)+/
  return text.replace(imports, lines => lines.replace(/[^\n]/g, ' '))
}

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, isCode }: Piece): boolean {
  // In MDX code is never indented, and a fence that ends it may be.
  if (isCode) return !/^(?: {4}| {0,3}\t)[ \t]*(?:`{3}|~{3})/m.test(text)
  // Definitions matter to all of the page.
  if (/\t|^(?:import|export)\b|\]:|^ {4}|[-+*.)>] {5}/m.test(text)) return false
  return !/[<{]/.test(text) || !/[<{`]/.test(withoutCode(text))
}

/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text: string): string {
  if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text)) return text
  // In a table, a pipe ends the cell.
  return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '')
}
