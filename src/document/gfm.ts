import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Extension } from 'micromark-util-types'

// Not all of GFM: autolink literals take most of its time, and like task lists they need no edit.

/** The syntax of GFM that an edit may have to do with. */
export function gfmExtensions(): Extension[] {
  return [gfmTable(), gfmFootnote(), gfmStrikethrough()]
}

/** What makes nodes of that syntax. */
export function gfmFromMarkdown(): FromMarkdownExtension[] {
  return [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), gfmStrikethroughFromMarkdown()]
}
