import type { Root } from 'mdast'
import { remark } from 'remark'
import type { Parser, Plugin, Preset, Processor } from 'unified'
import {
  type Block,
  cutBlocks,
  destinations,
  gfm,
  mayBeGfm,
  parseBlocks,
} from '../markdown/parse.ts'
import { splice } from '../markdown/source.ts'
import { comments } from './comments.ts'
import type { WorkingPage } from './document.ts'
import { htmlLinks, mayHaveAddress } from './html.ts'
import { links } from './links.ts'
import { description, isProse, title } from './metadata.ts'

const parser = remark().use(gfm).use(destinations).freeze()

// Looking for tables alone takes a third of the time of a text that has none.
const commonmark = remark().use(destinations).freeze()

/** The compiler of the processor: the source with the page's edits, where others print the tree. */
const splicer: Plugin<[], Root, string> = function () {
  this.compiler = (_tree, file) => splice(String(file), file.data.page!.edits)
}

const edits: Preset = {
  plugins: [title, description, comments, links, htmlLinks, splicer],
}

/** Markdown in, the same Markdown with a page's edits out. The page is in `data.page`, also what was found about it. */
export const processor = parser().use(parts).use(edits).freeze()

/** The same by parsing all of the text, for what compares them. */
export const wholeProcessor = parser().use(edits).freeze()

/** Gives the parser only the blocks from which an edit, a message, the page's name or its description can come. */
function parts(this: Processor): void {
  const parse = this.parser as Parser<Root>
  this.parser = (text, file) =>
    parseParts(text, file.data.page!, part =>
      mayBeGfm(part) ? parse(part, file) : commonmark.parse(part),
    )
}

function parseParts(
  text: string,
  page: WorkingPage,
  parse: (text: string) => Root,
): Root {
  const blocks = cutBlocks(text, 'markdown')
  const heading = blocks.findIndex(mayHaveHeading)
  const prose = page.description === '' ? blocks.findIndex(mayHaveProse) : -1
  // Also of a page with a name: its text may begin with a heading or not.
  const beginning = blocks.slice(0, Math.max(heading, prose) + 1)
  const wanted = new Set([
    ...beginning,
    ...blocks.filter(mayHaveHeading),
    ...blocksWithEdits(blocks),
  ])
  const tree = parseBlocks(text, blocks, block => wanted.has(block), parse)
  if (!tree) return parse(text)
  const end = blocks[beginning.length]?.start ?? text.length
  const begun = tree.children.filter(node => node.position!.start.offset! < end)
  if (prose >= 0 && !begun.some(node => isProse(node, text))) return parse(text)
  return tree
}

function blocksWithEdits(blocks: readonly Block[]): Block[] {
  const haveComments = blocks.map(mayHaveComment)
  return blocks.filter(
    (block, index) =>
      mayBeEdited(block) ||
      // Whether a comment may be removed depends on the blocks before and after it.
      haveComments.slice(Math.max(0, index - 1), index + 2).includes(true),
  )
}

function mayHaveComment({ words }: Block): boolean {
  return words.includes('<!--') || /^ {0,3}\[(?:\/\/|comment)\]:/im.test(words)
}

/**
 * Whether there may be a comment, an address in HTML, a definition, or a destination that is not plainly absolute or is a
 * file itself. May be wrongly true, but never wrongly false.
 */
function mayBeEdited({ words }: Block): boolean {
  return (
    words.includes('<!--') ||
    // Whatever else is around it, this comes before the destination of a link.
    /\]\((?!\s*<?(?:(?!data:)[a-z][a-z0-9+.-]*:|#))|<data:/i.test(words) ||
    // Whether brackets are a link depends on what is defined anywhere in the text.
    (words.includes(']:') && /^[ \t>*+\-\d.)]*\[/m.test(words)) ||
    mayHaveAddress(words)
  )
}

function mayHaveHeading({ words }: Block): boolean {
  return /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im.test(words)
}

/** Whether a block may be a paragraph: may be wrongly true, but never wrongly false. */
function mayHaveProse({ text, words }: Block): boolean {
  if (words.trim() === '') return false
  return !/^#{1,6}[ \t].*\n*$/.test(text)
}
