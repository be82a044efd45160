import type { Root } from 'mdast'
import { fromMarkdown, type Options } from 'mdast-util-from-markdown'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { mdxjs } from 'micromark-extension-mdxjs'
import { location } from 'vfile-location'
import type { VFileMessage } from 'vfile-message'
import {
  type Block,
  gfmExtensions,
  gfmFromMarkdown,
  mayBeGfm,
  parseBlocks,
  splitBlocks,
} from '../../markdown/parse.ts'
import { isMdx } from '../../text/paths.ts'
import { attributeLists, htmlComments } from '../syntax/inline.ts'
import { type Step, stepwise } from '../syntax/step.ts'
import { compile, remember } from './compile.ts'
import { resolveImports, scopeOf, showComponents } from './components.ts'
import { unwrap } from './unwrap.ts'

/**
 * MDX. What does not parse as that is left as it is, as Markdown, with a message.
 *
 * @param show puts what components show into the tree.
 */
const reading =
  (show?: typeof showComponents): Step =>
  (source, work) => {
    const isNamedMdx = isMdx(work.open.at(-1) ?? '')
    const { format } = work.settings
    // Markdown that a page in MDX imports stays Markdown, unless all pages of the site are MDX.
    const isImported = work.open.length > 1
    if (isImported && !isNamedMdx && format !== 'mdx') return source
    try {
      const tree = parsePage(source.text)
      const parsed = remember(tree)
      resolveImports(tree, scopeOf(tree, source, work))
      show?.(tree, source, work)
      unwrap(tree)
      return compile(tree, source, parsed)
    } catch (error) {
      const { at, why } = parseProblem(error, source.text)
      let advice = 'Fix it here'
      if (isNamedMdx && format !== 'mdx')
        advice += ', or rename the page to end in ".md"'
      const reason = `not valid MDX (${why}): the page is read as Markdown, its imports and tags as text. ${advice}.`
      work.warn('mdx', `mdx ${source.placeAt(0).path}`, reason, source, at)
      return source
    }
  }

/** MDX of a site, with what its components show. */
export const mdx = reading(showComponents)

/** MDX of no site, with what is not MDX, but let through by Docusaurus: HTML comments, and the `{#id}` of headings. */
export const plainMdx = stepwise(
  [htmlComments, attributeLists('headings'), reading()],
  {
    folder: '',
    contentFolder: '',
    includeFolders: [],
    aliases: {},
    variables: {},
  },
)

/** Explains the parser's error, with its place in the text. */
function parseProblem(
  error: unknown,
  text: string,
): { at: number; why: string } {
  const {
    ruleId,
    reason: why = String(error),
    line,
    column,
  } = error as Partial<VFileMessage>
  const comment = text.lastIndexOf('{/*')
  if (ruleId === 'unexpected-eof' && comment > text.lastIndexOf('*/'))
    return { at: comment, why: 'the comment that begins here never ends' }
  // An element without an end is named with its place in the text, which is not that in the file.
  const [named, startLine, startColumn] = / \((\d+):(\d+)-\d+:\d+\)/.exec(
    why,
  ) ?? ['']
  const place = {
    line: line ?? Number(startLine ?? 1),
    column: column ?? Number(startColumn ?? 1),
  }
  return {
    at: location(text).toOffset(place) ?? text.length,
    why: why.replace(named, ''),
  }
}

const mdxAlone: Options = {
  extensions: [mdxjs()],
  mdastExtensions: [mdxFromMarkdown()],
}
const withGfm: Options = {
  extensions: [mdxjs(), ...gfmExtensions()],
  mdastExtensions: [mdxFromMarkdown(), ...gfmFromMarkdown()],
}

/** The tree of a text, all of which is parsed. @throws VFileMessage where it is not MDX. */
export function parseMdx(text: string): Root {
  if (mayBeGfm(text)) return fromMarkdown(text, withGfm)
  return fromMarkdown(text, mdxAlone)
}

/** The tree of a page. @throws VFileMessage where the text is not MDX. */
function parsePage(text: string): Root {
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
  const blocks = splitBlocks(text, 'mdx')
  const isWanted = (block: Block, index: number) => {
    // A paragraph that is alone between two tags may become a link or a heading.
    const isAlone =
      blocks[index - 1]?.text.trimEnd().endsWith('>') &&
      blocks[index + 1]?.text.startsWith('</')
    return (
      !isPlain(block) || Boolean(isAlone) || (index === 0 && imports !== '')
    )
  }
  const tree = parseBlocks(text, blocks, isWanted, parseMdx)
  if (!tree || imports === '') return tree
  const position = {
    start: { line: 1, column: 1, offset: 0 },
    end: { line: 1, column: 1, offset: imports.trimEnd().length },
  }
  return {
    ...tree,
    children: [
      { type: 'mdxjsEsm', value: imports, position },
      ...tree.children,
    ],
  }
}

const importLines =
  /^(?:import[ \t]+(?:[\w$]+|\{[^{}\n]*\})[ \t]+from[ \t]+(?:'[^'\n]+'|"[^"\n]+");?[ \t]*\n+)+/

/** Whether a block is the same in Markdown. May be wrongly false, but never wrongly true. */
function isPlain({ text, words, isDeep }: Block): boolean {
  // In MDX nothing is code for being indented, and code may end with a fence that is. Definitions matter to all of the page.
  if (/(?: {4}|\t) {0,3}(?:`{3}|~{3})/.test(text)) return false
  if (isDeep || /\t|\]:|[-+*.)>] {5}|^(?:import|export)\b/m.test(words))
    return false
  return !/[<{]/.test(words) || !/[<{`]/.test(withoutCode(words))
}

/** A text without its spans of code; with these where a backtick might be anything but the mark of one. */
function withoutCode(text: string): string {
  if (/\\`|\]\([^)\s]*[^)\w/.:#?=%&~-]/.test(text)) return text
  // In a table, a pipe ends the cell.
  return text.replace(/(?<!`)(`{1,2})(?!`)[^`|\n]+\1(?!`)/g, '')
}
