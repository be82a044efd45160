import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type ParsedElement = DefaultTreeAdapterTypes.Element
type ParsedNode = DefaultTreeAdapterTypes.ChildNode

/** Larger files are no pages that anyone reads. */
export const MAX_BUILT_BYTES = 16_000_000
const MAX_NESTING = 500
const MAX_ELEMENTS = 250_000

/** Says in words for the user why a built page is not read. */
export class UnreadableError extends Error {}

/**
 * Takes elements and comments out of HTML before a tree is made of it. From the first one on that has no end, nothing is
 * taken out: it may be the text of an attribute.
 *
 * @param opening matches a comment, or an element whose name is its first group.
 * @param kept in what stays all the same.
 */
export function cutOut(html: string, opening: RegExp, kept?: RegExp): string {
  let rest = ''
  let index = 0
  opening.lastIndex = 0
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const name = found[1]?.toLowerCase()
    const end = endOf(html, name, found.index)
    if (end === undefined) break
    opening.lastIndex = end
    if (kept?.test(html.slice(found.index, end))) continue
    rest += html.slice(index, found.index)
    if (name === 'nav') rest += '<nav></nav>'
    index = end
  }
  return rest + html.slice(index)
}

/** Where a comment or an element ends; elements of the same name may be in it. */
function endOf(html: string, name: string | undefined, start: number): number | undefined {
  if (name === undefined) return after(html, '-->', start)
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi')
  let depth = 0
  tags.lastIndex = start
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1
    if (depth === 0) return after(html, '>', tags.lastIndex)
  }
  return undefined
}

function after(html: string, text: string, start: number): number | undefined {
  const found = html.indexOf(text, start)
  return found < 0 ? undefined : found + text.length
}

/** What is never content: with navigation, half of many sites' pages. */
const CHROME = /<(?:!--|(script|style|svg|nav)(?=[\s/>]))/gi

const NEVER_CUT = /<(?:main|article|h[1-6]|p|pre|table)\b|tablist|math\/tex/i

/**
 * Parses a page, and returns its elements in their order. Elements in elements would otherwise overflow the stack of all
 * that walks them, and formatting that is never closed multiplies.
 *
 * @throws UnreadableError
 */
export function parseHtml(html: Uint8Array): ParsedElement[] {
  // So are those given that are too large to be read at all.
  if (html.length === 0)
    throw new UnreadableError(`the built page is empty, or larger than ${MAX_BUILT_BYTES / 1_000_000} MB`)
  if (html.length > MAX_BUILT_BYTES)
    throw new UnreadableError(`the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`)
  let depth = 0
  let count = 0
  const document = parse(cutOut(new TextDecoder().decode(html), CHROME, NEVER_CUT), {
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        if (++depth > MAX_NESTING)
          throw new UnreadableError(`the built page has elements ${MAX_NESTING} levels deep`)
      },
      onItemPop() {
        depth--
      },
      createElement(...args) {
        if (++count > MAX_ELEMENTS)
          throw new UnreadableError(`the built page has more than ${MAX_ELEMENTS} elements`)
        return defaultTreeAdapter.createElement(...args)
      },
    },
  })
  return [...elementsOf(document)]
}

/** All elements below a node, in the order of the page. */
function* elementsOf(root: { childNodes: readonly ParsedNode[] }): Generator<ParsedElement> {
  const open = [...root.childNodes].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!('tagName' in node)) continue
    yield node
    for (let index = node.childNodes.length - 1; index >= 0; index--) open.push(node.childNodes[index]!)
  }
}

export function attribute(element: ParsedElement, name: string): string | undefined {
  return element.attrs.find(each => each.name === name)?.value
}

/** The text of an element and all below it, on one line. */
export function parsedText(element: { childNodes: readonly ParsedNode[] }): string {
  const parts: string[] = []
  const open = [...element.childNodes].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('value' in node) parts.push(node.value)
    else if ('childNodes' in node)
      for (let index = node.childNodes.length - 1; index >= 0; index--) open.push(node.childNodes[index]!)
  }
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** Whether an element is in one of those. */
function isWithin(element: ParsedElement, is: (each: ParsedElement) => boolean): boolean {
  for (let each = element.parentNode; each !== null && 'tagName' in each; each = each.parentNode)
    if (is(each)) return true
  return false
}

type Test = (element: ParsedElement) => boolean

const isMain: Test = element => element.tagName === 'main' || attribute(element, 'role') === 'main'
const isArticle: Test = element => element.tagName === 'article'
const isHeading: Test = element => element.tagName === 'h1'

/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS =
  'markdown-body theme-doc-markdown md-content VPContent vp-doc rst-content td-content col-content main-content main_content content-body body-content content contents'.split(
    ' ',
  )

/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
export function mainContent(elements: readonly ParsedElement[]): ParsedElement[] {
  const main = findMain(elements)
  if (main.some(each => isHeading(each) || contains(each, isHeading))) return main
  const heading = elements.find(each => isHeading(each) && !isSiteName(each))
  return heading ? [heading, ...main] : main
}

function findMain(elements: readonly ParsedElement[]): ParsedElement[] {
  const searched = outermostOf(elements, each => attribute(each, 'data-pagefind-body') !== undefined)
  if (searched.length > 0) return searched
  const mains = outermostOf(elements, isMain)
  const articles = outermostOf(elements, isArticle)
  const within = articles.filter(each => isMain(each) || isWithin(each, isMain))
  const [article] = within.length > 0 ? within : articles
  if (article && (within.length || articles.length) === 1) {
    const main = mains.find(each => contains(each, other => other === article))
    if (!main || contains(article, isAnyHeading) || !contains(main, isOwnTitle)) return [article]
  }
  const [first] = mains.length > 0 ? mains : knownContainer(elements)
  return first ? [first] : elements.filter(each => each.tagName === 'body')
}

function knownContainer(elements: readonly ParsedElement[]): ParsedElement[] {
  for (const name of CONTAINERS) {
    const found = elements.find(each => namesOf(each).includes(name))
    if (found) return [found]
  }
  return []
}

const isAnyHeading: Test = element => /^h[1-6]$/.test(element.tagName)
const isOwnTitle: Test = element =>
  isAnyHeading(element) && !isWithin(element, each => /^(?:nav|aside|header|footer)$/.test(each.tagName))

/** Of the site, not of the page, are headings in navigation, headers and menu bars, and those that are a link. */
const isSiteName: Test = heading =>
  isWithin(heading, isBar) ||
  contains(heading, isLink) ||
  (isWithin(heading, each => each.tagName === 'header') &&
    !isWithin(heading, each => isMain(each) || isArticle(each)))

/** A link to the heading itself has a name after `#`. */
const isLink: Test = element =>
  element.tagName === 'a' && parsedText(element) !== '' && !/#./.test(attribute(element, 'href') ?? '#.')

const isBar: Test = element =>
  /^(?:nav|aside|a)$/.test(element.tagName) ||
  namesOf(element).some(name =>
    /^(?:menu|nav|top|title)-?bar$|^(?:masthead|navbar-brand|logo|site-title)$/i.test(name),
  )

function outermostOf(elements: readonly ParsedElement[], is: Test): ParsedElement[] {
  return elements.filter(each => is(each) && !isWithin(each, is))
}

function contains(element: ParsedElement, is: Test): boolean {
  for (const each of elementsOf(element)) if (is(each)) return true
  return false
}

/** The classes and the id of an element. */
function namesOf(element: ParsedElement): string[] {
  return [...(attribute(element, 'class') ?? '').split(/\s+/), attribute(element, 'id') ?? '']
}
