import type { Nodes, Parents } from 'mdast'
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Extension as MicromarkExtension } from 'micromark-util-types'
import type { Processor } from 'unified'

/** remark-gfm without autolink literals, which take most of its time, and task lists: neither needs an edit. */
export function gfm(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push(...gfmExtensions())
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(...gfmFromMarkdown())
}

/** The extensions of the tokenizer for that syntax. */
export function gfmExtensions(): MicromarkExtension[] {
  return [gfmTable(), gfmFootnote(), gfmStrikethrough()]
}

/** The extensions that make nodes of those tokens. */
export function gfmFromMarkdown(): Extension[] {
  return [
    gfmTableFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
  ]
}

/** Whether a text may have that syntax: may be wrongly true, but never wrongly false. */
export function mayBeGfm(text: string): boolean {
  if (text.includes('[^') || text.indexOf('~') < text.lastIndexOf('~'))
    return true
  if (!/[|:]/.test(text)) return false
  // The row below the head of a table, also in lists and quotes.
  const rows = text.match(/^[ \t>*+\d.)|:-]+$/gm) ?? []
  return rows.some(row => /[|:]/.test(row) && row.includes('-'))
}

/** The offsets of a destination in the source of its node, without the `<>` that may be around it. */
interface Destination {
  start: number
  end: number
}

declare module 'mdast' {
  interface LinkData {
    destination?: Destination
  }
  interface ImageData {
    destination?: Destination
  }
  interface DefinitionData {
    destination?: Destination
  }
}

/** Keeps the place of each destination on its node: mdast itself has only the place of the whole link. */
export function destinations(this: Processor): void {
  const data = this.data()
  const extension = {
    exit: {
      resourceDestinationString: keep,
      definitionDestinationString: keep,
    },
  }
  data.fromMarkdownExtensions ??= []
  data.fromMarkdownExtensions.push(extension)
}

// Does what mdast-util-from-markdown does at these tokens, and keeps the place.
function keep(this: CompileContext, token: Token): undefined {
  const url = this.resume()
  const node = this.stack.at(-1)
  if (
    node?.type !== 'link' &&
    node?.type !== 'image' &&
    node?.type !== 'definition'
  )
    return
  node.url = url
  const from = node.position!.start.offset!
  node.data = {
    destination: {
      start: token.start.offset - from,
      end: token.end.offset - from,
    },
  }
}

/** Calls `see` for everything in a node, in the order of the source: unist-util-visit, in a tenth of its time. */
export function walk(parent: Parents, see: (node: Nodes) => void): void {
  for (const node of parent.children) {
    see(node)
    if ('children' in node) walk(node, see)
  }
}
