import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { defaultHandlers, defaultNodeHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { Html, RootContent, Root as Tree } from 'mdast'
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import {
  type Options,
  type Handle as Print,
  defaultHandlers as printers,
  toMarkdown,
} from 'mdast-util-to-markdown'
import { property } from './hast.ts'
import { ATOM } from './math.ts'
import { isPlainTable, plainHtml } from './table.ts'
import { collapseBlanks } from './white-space.ts'

/** Prints main content that was rewritten as GitHub-flavoured Markdown. */
export function printContent(root: Root): string {
  collapseBlanks(root)
  // The library gets an empty page and the real one by a handler: its own copy of the tree and its white space, which
  // compares each element with lists of names, would take a third of the time.
  const nodeHandlers = { root: (state: State) => defaultNodeHandlers.root!(state, root) }
  const tree = toMdast({ type: 'root', children: [] }, { handlers, nodeHandlers }) as Tree
  return toMarkdown(tree, printing)
}

type State = Parameters<Handle>[0]

/** What Markdown has as it stands, in a line. */
function raw(value: string): Html {
  return { type: 'html', value, data: { hName: 'span' } as Html['data'] & object }
}

const handlers: Record<string, Handle> = {
  [ATOM](_, node): RootContent | undefined {
    const footnote = property(node, 'footnote')
    if (footnote !== undefined) return { type: 'footnoteReference', identifier: footnote, label: footnote }
    const tex = property(node, 'tex')
    const fence = property(node, 'isDisplay') === undefined ? '$' : '$$'
    return tex === undefined ? undefined : raw(fence + tex + fence)
  },
  'footnote-definition'(state, node): RootContent {
    const identifier = property(node, 'footnote') ?? ''
    const children = state.toFlow(state.all(node)) as never[]
    return { type: 'footnoteDefinition', identifier, label: identifier, children }
  },
  sub: asHtml,
  sup: asHtml,
  table(state, node) {
    if (isPlainTable(node)) return defaultHandlers.table!(state, node)
    return { type: 'html', value: toHtml(plainHtml(node)) }
  },
}

function asHtml(state: State, node: Element): RootContent[] {
  return [raw(`<${node.tagName}>`), ...state.all(node), raw(`</${node.tagName}>`)]
}

const SPECIAL = /[\t\r\n!#&*<[\\\]_`|~]/

/** Whether a text has nothing to escape: no special character, none that is one where a line begins, no outer blank. */
function isPlain(value: string, { before, after }: { before: string; after: string }): boolean {
  if (SPECIAL.test(value)) return false
  const isAtBreak = /[\r\n\]]$/.test(before)
  return (!isAtBreak || /^\p{L}/u.test(value)) && !(value.endsWith(' ') && /^[\r\n]/.test(after))
}

// An underscore between letters means nothing, and a name is better found without a backslash in it.
const printText: Print = (node, parent, state, info) =>
  isPlain(node.value, info)
    ? node.value
    : printers.text(node, parent, state, info).replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')

const printing: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  handlers: { text: printText },
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
  ],
}
