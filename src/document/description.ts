import type { Nodes, Paragraph, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'

/** Describes the page with its first paragraph of text, where the front matter does not. */
export function description() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page!
    if (page.description !== '') return
    const source = String(file)
    const paragraphs = tree.children.filter(node => isText(node, source))
    const paragraph = paragraphs.find(each => !isLabel(each)) ?? paragraphs[0]
    if (paragraph) page.description = excerpt(withoutAttributes(oneLine(plainText(paragraph))))
  }
}

/** Whether a page is described by this when nothing before it describes it. */
export function isProse(node: RootContent, source: string): boolean {
  return isText(node, source) && !isLabel(node)
}

function isText(node: RootContent, source: string): node is Paragraph {
  return (
    node.type === 'paragraph' &&
    !dialect.test(source.slice(node.position?.start.offset, node.position?.end.offset)) &&
    /[\p{L}\p{N}]/u.test(plainText(node))
  )
}

// Words in bold on a line of their own are the label of what is below them, as of a tab; so is a sentence that ends in a
// colon.
function isLabel(node: Paragraph): boolean {
  const line = oneLine(plainText(node))
  const isBold = node.children.length === 1 && node.children[0]?.type === 'strong'
  return isBold || (/[:：]$/.test(line) && !/[.!?] /.test(line))
}

// Syntax of site generators, not prose: containers (`:::`), admonitions (`!!!`, `???`) and tabs (`===`), formulas,
// Liquid and Hugo tags, attributes of kramdown and Pandoc, DocFX's `[!INCLUDE]` and `[!VIDEO]`, tables of contents.
const dialect =
  /^(?::::|!!!|\?\?\?|=== |\$\$|\{%|\{\{[<%]|\{[:#.]|\[![A-Za-z]|\[\[_?TOC_?\]\]|\[TOC\]|@\[toc\])/i

/** The text of a node as a reader sees it, on lines as written: without images, footnotes and HTML but `<br>`. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break' || (node.type === 'html' && /^<\/?br[\s/>]/i.test(node.value))) return ' '
  return 'children' in node ? node.children.map(plainText).join('') : ''
}

/** Text on one line without the attributes at its end: `{#id}`, `{.class}` (Pandoc) and `{: ... }` (kramdown). */
export function withoutAttributes(line: string): string {
  return line.replace(/ ?\{[:#.][^{}]*\}$/, '')
}

const maxLength = 300

/** Well-formed text on one line: every run of white space and control characters becomes one space. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** At most 300 UTF-16 units of a text on one line, cut at a word, with `…` where something was cut. */
export function excerpt(text: string): string {
  const line = oneLine(text)
  if (line.length <= maxLength) return line
  const space = line.lastIndexOf(' ', maxLength - 1)
  // In scripts without spaces the last one may be far back, or nowhere.
  const cut = line.slice(0, space > maxLength / 2 ? space : maxLength - 1)
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}
