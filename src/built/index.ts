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
import { digestOf } from '../text/index.ts'
import { encodeRoute } from '../text/paths.ts'
import { dropChrome, dropTrail } from './chrome.ts'
import { flattenCode, placeCode, sourceCodeOf } from './code.ts'
import { type Edges, mainContent, takeEdges, toIsAuthored } from './content.ts'
import {
  childrenOf,
  element,
  elementsNamed,
  find,
  has,
  hasWords,
  isElement,
  type Parent,
  parseHtml,
  property,
  textIn,
  textNode,
  UnreadableError,
} from './hast.ts'
import {
  type BuiltSite,
  type PageWords,
  routeOfFile,
  sharesShown,
  wordsOfPage,
} from './match.ts'
import {
  PLACEHOLDER_TAG,
  pairFootnotes,
  pairTabs,
  rewriteContent,
  toResolve,
} from './rewrite.ts'

export { commonEdges, type Edges, MIN_PAGES, topFolder } from './content.ts'
export {
  type BuiltHead,
  type BuiltSite,
  builtAddress,
  type Candidate,
  chooseFiles,
  findCandidates,
  folderAddress,
  type Match,
  readBuiltHead,
  routeOfFile,
  sharesShown,
} from './match.ts'

/** One built page to read on another thread. */
export interface BuiltJob {
  /** Its path in the workspace. */
  path: string
  /** Its path below the folder of the site. */
  file: string
  /** The Markdown that it was built from, if any, for what the page has lost of its code. */
  source?: Uint8Array
}

/** A source to compare with the words of the built pages that it may have. */
export interface WordsJob {
  source: Uint8Array
  pages: readonly PageWords[]
}

/** Larger files are no pages that anyone reads. */
export const MAX_PAGE_BYTES = 16_000_000

/** A page's main content as Markdown, or why there is none. */
type BuiltPage =
  | {
      body: string
      /** The first heading of a page without a source, else the title of its window. */
      title?: string | undefined
      /** Where readers find it, if that is known. */
      address?: string | undefined
      edges: Edges
    }
  | { body?: undefined; reason: string; isEmpty?: true; edges?: Edges }

const EMPTY = 'the built page has no text but headings'
const TABS_BY_SCRIPT =
  'the built page lacks words of its source: a script draws its tabs'
/** A page whose scripts draw a single tab has more of its source's words. */
const ENOUGH = 0.95

function shareOf(source: string, body: string): number {
  return sharesShown(source, [wordsOfPage(body)])[0]!
}

/** Reads a built page. Nothing in it is run. Never throws. */
export function readBuilt(
  { file, html, source }: Omit<BuiltJob, 'path'> & { html: Uint8Array },
  site: BuiltSite,
): BuiltPage {
  try {
    const page = parseHtml(html)
    const root: Root = { type: 'root', children: mainContent(page) }
    const areTabsWhole = pairTabs(root)
    const text = new TextDecoder().decode(source)
    const isAuthored = toIsAuthored(text)
    const code = sourceCodeOf(text)
    placeCode(root, code)
    dropChrome(root, isAuthored)
    dropTrail(root)
    flattenCode(root)
    const title = pageTitle(root, page)
    const edges = takeEdges(root, site.pageChrome, isAuthored)
    if (hasNoText(root)) return { reason: EMPTY, isEmpty: true, edges }
    pairFootnotes(root)
    const resolve = toResolve(file, site)
    rewriteContent(root, { resolve, source: code })
    const body = printContent(root)
    if (!areTabsWhole && shareOf(text, body) < ENOUGH)
      return { reason: TABS_BY_SCRIPT, edges }
    return {
      body,
      title: source === undefined ? title : undefined,
      address: addressOfBuilt(file, site),
      edges,
    }
  } catch (error) {
    if (error instanceof UnreadableError) return { reason: error.message }
    const why = error instanceof Error ? error.message : String(error)
    return { reason: `the built page could not be read (${why})` }
  }
}

function addressOfBuilt(
  file: string,
  { addresses, address }: BuiltSite,
): string | undefined {
  const canonical = addresses.get(file)
  if (canonical !== undefined || !address) return canonical
  return address + encodeRoute(routeOfFile(file))
}

/** The body of a page as a text to keep, in a form that a thread hands over as it is. */
export type PackedPage =
  | { json: Uint8Array; digest: string; edges: Edges }
  | (Extract<BuiltPage, { reason: string }> & { json?: undefined })

export function packBuilt(page: BuiltPage): PackedPage {
  if (page.body === undefined) return page
  const { edges, ...text } = page
  const json = new TextEncoder().encode(JSON.stringify(text))
  return { json, digest: digestOf(json), edges }
}

function pageTitle(content: Root, page: Root): string {
  const headings = elementsNamed(content, 'h1')
  const title =
    headings.find(heading => hasWords(textIn(heading))) ??
    find(page, node => isElement(node, 'title'))
  return title ? textIn(title).replace(/\s+/g, ' ').trim() : ''
}

/** Whether there is nothing to read but headings. */
function hasNoText(parent: Parent): boolean {
  return !parent.children.some(node => {
    if (!isElement(node)) return hasWords(textIn(node))
    if (/^h[1-6]$/.test(node.tagName)) return false
    return isElement(node, 'img', 'math') || !hasNoText(node)
  })
}

/** Prints main content that was rewritten as GitHub-flavoured Markdown. */
function printContent(root: Root): string {
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
