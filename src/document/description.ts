import type { Paragraph, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { excerpt, oneLine } from './excerpt.ts'
import { plainText, withoutAttributes } from './plain-text.ts'

/** Describes the page with its first paragraph of text, where the front matter does not. */
export function description() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page
    if (page?.description !== '') return
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
    plainText(node).trim() !== ''
  )
}

// Words in bold on a line of their own head what is below them, as a tab's label does.
function isLabel({ children }: Paragraph): boolean {
  return children.length === 1 && children[0]?.type === 'strong'
}

// What is no prose to those who know it: containers (`:::`), admonitions (`!!!`, `???`) and tabs (`===`), formulas,
// Liquid and Hugo tags, attributes of kramdown and Pandoc, DocFX's `[!INCLUDE]` and `[!VIDEO]`, tables of contents.
const dialect =
  /^(?::::|!!!|\?\?\?|=== |\$\$|\{%|\{\{[<%]|\{[:#.]|\[![A-Za-z]|\[\[_?TOC_?\]\]|\[TOC\]|@\[toc\])/i
