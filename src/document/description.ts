import type { Paragraph, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { excerpt } from './excerpt.ts'
import { plainText } from './plain-text.ts'

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
    if (paragraph) page.description = excerpt(plainText(paragraph))
  }
}

// What is no prose to those who know it: containers (`:::`), admonitions (`!!!`, `???`), formulas, Liquid and Hugo
// tags, kramdown's attributes, DocFX includes, tables of contents.
const dialect = /^(?::::|!!!|\?\?\?|\$\$|\{%|\{\{[<%]|\{:|\[!INCLUDE\b|\[\[_?TOC_?\]\]|\[TOC\]|@\[toc\])/i
