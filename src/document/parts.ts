import type { Root, RootContent } from 'mdast'
import { remark } from 'remark'
import type { Parser, Processor } from 'unified'
import { cutPieces, type Piece } from '../markdown/blocks.ts'
import { cutsOf, parseCut } from '../markdown/cut.ts'
import { destinations, mayBeGfm } from '../markdown/parse.ts'
import { isProse } from './description.ts'
import type { Page } from './document.ts'
import { mayHaveAddress } from './html.ts'
import { headingText } from './title.ts'

/**
 * Gives the parser only the blocks from which an edit, a message, the page's name or its description can come; in the
 * tree a rule is in the place of the others. Nearly all that a page costs is parsing, and in most pages less than
 * a fifth of the text can matter.
 */
export function parts(this: Processor): void {
  const parse = this.parser as Parser<Root>
  this.parser = (text, file) =>
    parseParts(text, file.data.page!, part => (mayBeGfm(part) ? parse(part, file) : commonmark.parse(part)))
}

// Looking for tables alone takes a third of the time of a text that has none.
const commonmark = remark().use(destinations).freeze()

type Parse = (text: string) => Root

function parseParts(text: string, page: Page, parse: Parse): Root {
  const pieces = cutPieces(text)
  const wanted = piecesWithEdits(pieces)
  const others = pieces.filter(piece => !wanted.has(piece))
  // Of a page with a name only a heading at its top matters: it is removed when it repeats the name.
  const headings = (page.name === '' ? others : others.slice(0, 1)).filter(mayHaveHeading)
  const prose = page.description === '' ? others.filter(mayHaveProse) : []
  // Each round parses again what the last one has: a long list of links would be parsed five times.
  for (let count = Math.max(1, wanted.size >> 4); ; count *= 8) {
    for (const piece of [...headings.slice(0, count), ...prose.slice(0, count)]) wanted.add(piece)
    const cuts = cutsOf(pieces, piece => wanted.has(piece))
    const tree = parseCut(text, cuts, parse) ?? parse(text)
    const isNamed = isFound(tree, headings[count], node => headingText(node) !== '')
    if (isNamed && isFound(tree, prose[count], node => isProse(node, text))) return tree
  }
}

/** Whether what is sought is before the next piece that would be parsed for it, if there is one left. */
function isFound(tree: Root, next: Piece | undefined, isSought: (node: RootContent) => boolean): boolean {
  return next === undefined || tree.children.some(node => startOf(node) < next.start && isSought(node))
}

function startOf(node: RootContent): number {
  return node.position?.start.offset ?? 0
}

function piecesWithEdits(pieces: readonly Piece[]): Set<Piece> {
  const wanted = new Set(pieces.filter(mayBeEdited))
  const last = pieces.at(-1)
  // What has to follow the body depends on how its last block ends.
  if (last && /<|`{3}|~{3}/.test(last.text)) wanted.add(last)
  for (const [index, piece] of pieces.entries()) {
    if (piece.isCode || !piece.text.includes('<!--')) continue
    // What becomes of a comment depends on the blocks before and after it.
    for (const beside of pieces.slice(Math.max(0, index - 1), index + 2)) wanted.add(beside)
  }
  return wanted
}

/**
 * Whether there may be a comment, an address in HTML, a definition, or a destination that is not plainly absolute. May
 * be wrongly true, but never wrongly false.
 */
function mayBeEdited({ text, isCode }: Piece): boolean {
  if (isCode) return false
  return (
    text.includes('<!--') ||
    // Whatever else is around it, this comes before the destination of a link.
    /\]\((?!\s*<?(?:[a-z][a-z0-9+.-]*:|#))/i.test(text) ||
    // Whether brackets are a link depends on what is defined anywhere in the text.
    (text.includes(']:') && /^[ \t>*+\-\d.)]*\[/m.test(text)) ||
    mayHaveAddress(text)
  )
}

function mayHaveHeading({ text, isCode }: Piece): boolean {
  return !isCode && /^ {0,3}(?:#|=+[ \t]*$|-+[ \t]*$)|<h[1-6]/im.test(text)
}

/** Not where there is nothing but a heading, a quote or an item. */
function mayHaveProse({ text, isCode }: Piece): boolean {
  return !isCode && !/^(?:#{1,6}[ \t].*|>.*(?:\n>.*)*|[-+*] [^-+*\s].*(?:\n+ {2}.*)*)\n*$/.test(text)
}
