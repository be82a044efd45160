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
    const isText = (node: RootContent): node is Paragraph =>
      node.type === 'paragraph' &&
      !dialect.test(source.slice(node.position?.start.offset, node.position?.end.offset)) &&
      plainText(node).trim() !== ''
    const paragraph = tree.children.find(isText)
    if (paragraph) page.description = excerpt(withoutAttributes(oneLine(plainText(paragraph))))
  }
}

// What is no prose to those who know it: containers (`:::`), admonitions (`!!!`, `???`) and tabs (`===`), formulas,
// Liquid and Hugo tags, attributes of kramdown and Pandoc, DocFX's `[!INCLUDE]` and `[!VIDEO]`, tables of contents.
const dialect =
  /^(?::::|!!!|\?\?\?|=== |\$\$|\{%|\{\{[<%]|\{[:#.]|\[![A-Za-z]|\[\[_?TOC_?\]\]|\[TOC\]|@\[toc\])/i
