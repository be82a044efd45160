import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import type { Parser, Plugin, Preset, Processor } from 'unified'
import { escaped } from '../markdown/compile.ts'
import { type Block, cutBlocks, parseBlocks } from '../markdown/cut.ts'
import { destinations, gfm, mayBeGfm } from '../markdown/parse.ts'
import { splice } from '../markdown/source.ts'
import { comments } from './comments.ts'
import type { DocumentSettings, Page } from './document.ts'
import { htmlLinks, mayHaveAddress } from './html.ts'
import { links } from './links.ts'
import {
  description,
  headingText,
  isProse,
  oneLine,
  title,
} from './metadata.ts'
import { urlOf } from './target.ts'

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
  page: Page,
  parse: (text: string) => Root,
): Root {
  const blocks = cutBlocks(text, 'markdown')
  const wanted = blocksWithEdits(blocks)
  // Of a page with a name only a heading at its top matters: it is removed when it repeats the name.
  const heading = blocks.findIndex(mayHaveHeading)
  const prose = page.description === '' ? blocks.findIndex(mayHaveProse) : -1
  const end = Math.max(heading, prose) + 1
  for (const block of blocks.slice(0, end)) wanted.add(block)
  const tree = parseBlocks(text, blocks, block => wanted.has(block), parse)
  // Nearly always the first that may be it is it. Where it is not, all is parsed.
  const until = blocks[end]?.start ?? text.length
  const isFound = (isSought: (node: RootContent) => boolean) =>
    tree?.children.some(
      node => node.position!.start.offset! < until && isSought(node),
    )
  const isNamed =
    heading < 0 || page.name !== '' || isFound(node => headingText(node) !== '')
  const isDescribed = prose < 0 || isFound(node => isProse(node, text))
  return tree && isNamed && isDescribed ? tree : parse(text)
}

function blocksWithEdits(blocks: readonly Block[]): Set<Block> {
  const wanted = new Set(blocks.filter(mayBeEdited))
  for (const [index, { words }] of blocks.entries()) {
    if (
      !words.includes('<!--') &&
      !/^ {0,3}\[(?:\/\/|comment)\]:/im.test(words)
    )
      continue
    // What becomes of a comment depends on the blocks before and after it.
    for (const beside of blocks.slice(Math.max(0, index - 1), index + 2))
      wanted.add(beside)
  }
  return wanted
}

/**
 * Whether there may be a comment, an address in HTML, a definition, or a destination that is not plainly absolute. May
 * be wrongly true, but never wrongly false.
 */
function mayBeEdited({ words }: Block): boolean {
  return (
    words.includes('<!--') ||
    // An image without a text is counted.
    /!\[\s*\]/.test(words) ||
    // Whatever else is around it, this comes before the destination of a link.
    /\]\((?!\s*<?(?:[a-z][a-z0-9+.-]*:|#))/i.test(words) ||
    // Whether brackets are a link depends on what is defined anywhere in the text.
    (words.includes(']:') && /^[ \t>*+\-\d.)]*\[/m.test(words)) ||
    mayHaveAddress(words)
  )
}

function mayHaveHeading({ words }: Block): boolean {
  return /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im.test(words)
}

/** Not where there is nothing but a heading, a quote or a list. */
function mayHaveProse({ text, words }: Block): boolean {
  const isOther =
    /^(?:#{1,6}[ \t].*|>.*(?:\n>.*)*|[-+*] [^-+*\s].*(?:\n+(?: {2}|[-+*] [^-+*\s]).*)*)\n*$/
  return words.trim() !== '' && !isOther.test(text)
}

/** A paragraph that leads from the document to its file: the record of a document has no field for that. */
export function sourceLink(path: string, settings: DocumentSettings): string {
  return `[${escaped(oneLine(path))}](${urlOf('blob', path, settings)})\n`
}
