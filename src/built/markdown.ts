import type { Element, ElementContent, Root, Text } from 'hast'
import { toHtml } from 'hast-util-to-html'
import {
  defaultHandlers,
  defaultNodeHandlers,
  type Handle,
  toMdast,
} from 'hast-util-to-mdast'
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
import { lookUp } from '../text/data.ts'
import {
  childrenOf,
  element,
  elementsNamed,
  has,
  isElement,
  type Parent,
  property,
  textNode,
} from './hast.ts'
import { PLACEHOLDER_TAG } from './rewrite.ts'

/** Prints main content that was rewritten as GitHub-flavoured Markdown. */
export function printContent(root: Root): string {
  collapseBlanks(root)
  // The library gets an empty page, and the real one by a handler: its own copy of the tree and its white space, which
  // compares each element with lists of names, would take half of the time.
  let tree: Tree = { type: 'root', children: [] }
  const nodeHandlers = {
    root(state: State) {
      tree = defaultNodeHandlers.root!(state, root) as Tree
      return undefined
    },
    text: (state: State, node: Text) =>
      node.value === '' ? [] : defaultNodeHandlers.text!(state, node),
  }
  toMdast({ type: 'root', children: [] }, { handlers, nodeHandlers })
  return toMarkdown(tree, printing)
}

type State = Parameters<Handle>[0]

/** Inline HTML, which the printer does not escape. */
function rawHtml(value: string): Html {
  return {
    type: 'html',
    value,
    data: { hName: 'span' } as Html['data'] & object,
  }
}

const handlers: Record<string, Handle> = {
  [PLACEHOLDER_TAG](_, node): RootContent | undefined {
    const label = property(node, 'footnote')
    if (label !== undefined)
      return { type: 'footnoteReference', identifier: label, label }
    const tex = property(node, 'tex')
    if (tex === undefined) return undefined
    const fence = property(node, 'isDisplay') === undefined ? '$' : '$$'
    return rawHtml(fence + tex + fence)
  },
  'footnote-definition'(state, node): RootContent {
    const label = property(node, 'footnote') ?? ''
    const children = state.toFlow(state.all(node)) as never[]
    return { type: 'footnoteDefinition', identifier: label, label, children }
  },
  sub: asHtml,
  sup: asHtml,
  table(state, node) {
    if (isPlainTable(node)) return defaultHandlers.table!(state, node)
    const children = plain(node, false)
    return { type: 'html', value: toHtml({ type: 'root', children }) }
  },
}

function asHtml(state: State, node: Element): RootContent[] {
  return [
    rawHtml(`<${node.tagName}>`),
    ...state.all(node),
    rawHtml(`</${node.tagName}>`),
  ]
}

const SPECIAL = /[\t\r\n!#&*<[\\\]_`|~]/

/** Whether a text has nothing to escape: no special character, none that is one where a line begins, no outer blank. */
function needsNoEscape(
  value: string,
  { before, after }: { before: string; after: string },
): boolean {
  if (SPECIAL.test(value)) return false
  const isAtBreak = /[\r\n\]]$/.test(before)
  return (
    (!isAtBreak || /^\p{L}/u.test(value)) &&
    !(value.endsWith(' ') && /^[\r\n]/.test(after))
  )
}

// An underscore between letters means nothing, and a name is better found without a backslash in it.
const printText: Print = (node, parent, state, info) => {
  if (needsNoEscape(node.value, info)) return node.value
  const text = printers.text(node, parent, state, info)
  return text.replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
}

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

const NOT_IN_CELLS = new Set(
  'ul ol pre table blockquote dl details h1 h2 h3 h4 h5 h6 hr figure'.split(
    ' ',
  ),
)

/** Whether Markdown can hold a table: one row of headings, and lines of text in all cells. */
function isPlainTable(table: Element): boolean {
  return elementsNamed(table, 'td', 'th').every(isPlainCell)
}

function isPlainCell(cell: Element): boolean {
  const isWide = CELL.some(name => Number(property(cell, name) ?? 1) > 1)
  return (
    !isWide &&
    elementsNamed(cell, 'p').length < 2 &&
    !has(cell, inner => NOT_IN_CELLS.has(inner.tagName))
  )
}

const KEPT = new Set(
  'a b blockquote br caption code del em h1 h2 h3 h4 h5 h6 hr i img li ol p pre strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const CELL = ['colSpan', 'rowSpan']
const ATTRIBUTES: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: CELL,
  th: CELL,
}

/** Part of a table as HTML without what only its looks need, on lines none of which is blank: that would end it in Markdown. */
function plain(node: ElementContent, isCode: boolean): ElementContent[] {
  if (node.type === 'text') return plainText(node.value, isCode)
  if (!isElement(node)) return []
  if (isElement(node, PLACEHOLDER_TAG)) {
    const tex = property(node, 'tex') ?? ''
    return [textNode(property(node, 'footnote') ?? `$${tex}$`)]
  }
  const children = node.children.flatMap(child =>
    plain(child, isCode || isElement(node, 'pre')),
  )
  if (!KEPT.has(node.tagName)) return children
  const properties: Element['properties'] = {}
  for (const name of lookUp(ATTRIBUTES, node.tagName) ?? [])
    if (name in node.properties) properties[name] = node.properties[name]
  if (!ROWS.has(node.tagName))
    return [element(node.tagName, children, properties)]
  const lines: ElementContent[] = []
  for (const child of children)
    if (isElement(child)) lines.push(textNode('\n'), child)
  lines.push(textNode('\n'))
  return [element(node.tagName, lines, properties)]
}

const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

function plainText(value: string, isCode: boolean): ElementContent[] {
  if (!isCode) return [textNode(value.replace(/\s+/g, ' '))]
  const [first = '', ...others] = value.trimEnd().split('\n')
  // A break that is written as a reference is no line of the Markdown.
  return [textNode(first), ...others.flatMap(line => [BREAK, textNode(line)])]
}

const BREAK: ElementContent = element('br', [])

/** Elements on whose edges blanks show nothing (HTML, "Rendering": what is a block, and line breaks). */
const BREAKING = new Set(
  'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer footnote-definition form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp'.split(
    ' ',
  ),
)

const REPLACED = new Set(
  'button input select textarea audio canvas embed iframe img math object picture svg video'.split(
    ' ',
  ),
)

const VERBATIM = new Set([
  'pre',
  'listing',
  'plaintext',
  'script',
  'style',
  'xmp',
  'textarea',
])

/** Collapses white space, in place, as browsers show it. */
function collapseBlanks(root: Parent): void {
  const line = new Line()
  line.readAll(root)
  line.end()
}

class Line {
  /** The last text, if it ends in a blank, perhaps one that does not break. */
  #last: Text | undefined
  #isAtStart = true

  readAll(parent: Parent): void {
    for (const node of childrenOf(parent)) {
      if (node.type === 'text') this.#readText(node)
      else if (isElement(node)) this.#readElement(node, parent)
    }
  }

  #readText(node: Text): void {
    const text = node.value.replace(/[\t\n\v\f\r ]+/g, ' ')
    const isAfterBlank = this.#isAtStart || this.#last?.value.endsWith(' ')
    node.value = isAfterBlank && text.startsWith(' ') ? text.slice(1) : text
    if (node.value === '') return
    this.#isAtStart = false
    this.#last = /\s$/.test(node.value) ? node : undefined
  }

  #readElement(node: Element, parent: Parent): void {
    const isBlock = BREAKING.has(node.tagName)
    if (isBlock) this.end()
    if (!VERBATIM.has(node.tagName)) this.readAll(node)
    if (isBlock) this.end()
    else if (REPLACED.has(node.tagName)) {
      this.#last = undefined
      // The blank after the checkbox of an item is the printer's.
      const isCheckbox = isElement(node, 'input') && isElement(parent, 'li')
      if (!isCheckbox) this.#isAtStart = false
    }
  }

  end(): void {
    if (this.#last) this.#last.value = this.#last.value.trimEnd()
    this.#last = undefined
    this.#isAtStart = true
  }
}
