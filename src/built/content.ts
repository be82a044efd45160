import type { Element, ElementContent, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, parse } from 'parse5'
import {
  classesOf,
  element,
  elementsIn,
  has,
  hasWords,
  isElement,
  property,
  textIn,
} from './hast.ts'

const MAX_NESTING = 500
const MAX_ELEMENTS = 250_000
const TOO_DEEP = `the built page has elements ${MAX_NESTING} levels deep`

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
  for (
    let found = opening.exec(html);
    found !== null;
    found = opening.exec(html)
  ) {
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
function endOf(
  html: string,
  name: string | undefined,
  start: number,
): number | undefined {
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

/** Elements that are never content: with navigation, half of many sites' pages. */
const CHROME = /<(?:!--|(script|style|svg|nav)(?=[\s/>]))/gi

const NEVER_CUT = /<(?:main|article|h[1-6]|p|pre|table)\b|tablist|math\/tex/i

/**
 * Parses a page. Elements in elements would otherwise overflow the stack of all
 * that walks them, and formatting that is never closed multiplies.
 *
 * @throws UnreadableError
 */
export function parseHtml(html: Uint8Array): Root {
  if (html.length === 0) throw new UnreadableError('the built page is empty')
  let depth = 0
  let count = 0
  const document = parse(
    cutOut(new TextDecoder().decode(html), CHROME, NEVER_CUT),
    {
      treeAdapter: {
        ...defaultTreeAdapter,
        onItemPush() {
          if (++depth > MAX_NESTING) throw new UnreadableError(TOO_DEEP)
        },
        onItemPop() {
          depth--
        },
        createElement(...args) {
          if (++count > MAX_ELEMENTS)
            throw new UnreadableError(
              `the built page has more than ${MAX_ELEMENTS} elements`,
            )
          return defaultTreeAdapter.createElement(...args)
        },
      },
    },
  )
  const root = fromParse5(document) as Root
  placeStreamed(root)
  return root
}

/**
 * Puts what React sends later into its place, as its script does in a browser: a page of a static site has `<div hidden id="S:3">`
 * at its end for each `<template id="B:3">` (or `P:3`).
 */
function placeStreamed(root: Root): void {
  const all = [...elementsIn(root)]
  const isTemplate = (each: Element) =>
    isElement(each, 'template') && /^[BP]:/.test(property(each, 'id') ?? '')
  const templates = all.filter(isTemplate)
  if (templates.length === 0) return
  const later = new Map(all.map(each => [property(each, 'id'), each]))
  const parents = new Map<Element, Element>()
  const setParents = (parent: Element) => {
    for (const child of parent.children)
      if (isElement(child)) parents.set(child, parent)
  }
  all.forEach(setParents)
  for (const template of templates) {
    const part = later.get(property(template, 'id')!.replace(/^[BP]:/, 'S:'))
    if (
      !part ||
      property(part, 'hidden') === undefined ||
      isIn(template, part, parents)
    )
      continue
    Object.assign(template, element('div', part.children))
    part.children = []
    setParents(template)
  }
}

/** @throws UnreadableError */
function isIn(
  element: Element,
  ancestor: Element,
  parents: ReadonlyMap<Element, Element>,
): boolean {
  let depth = 0
  for (
    let each: Element | undefined = element;
    each !== undefined;
    each = parents.get(each)
  ) {
    if (each === ancestor) return true
    if (++depth > MAX_NESTING) throw new UnreadableError(TOO_DEEP)
  }
  return false
}

type Test = (element: Element) => boolean

const isMain: Test = element =>
  isElement(element, 'main') || property(element, 'role') === 'main'
const isArticle: Test = element => isElement(element, 'article')
const isHeading: Test = element => isElement(element, 'h1')
const isAnyHeading: Test = element => /^h[1-6]$/.test(element.tagName)
const isAside: Test = element =>
  isElement(element, 'nav', 'aside', 'header', 'footer')

/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS =
  'markdown-body theme-doc-markdown md-content VPContent vp-doc rst-content td-content col-content docContent doc-content docs-content main-content main_content content-body body-content content contents'.split(
    ' ',
  )

/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
export function mainContent(page: Root): Element[] {
  const elements = [...elementsIn(page)]
  const parents = new Map(
    elements.flatMap(each =>
      each.children.map(child => [child, each] as const),
    ),
  )
  const isWithin = (element: Element, is: Test) => {
    for (
      let each = parents.get(element);
      each !== undefined;
      each = parents.get(each)
    )
      if (is(each)) return true
    return false
  }
  const main = findMain(elements, isWithin)
  if (main.some(each => isHeading(each) || has(each, isHeading))) return main
  // Headings in navigation, headers and menu bars, and those that are a link, name the site.
  const isSiteName: Test = each =>
    isWithin(each, isBar) ||
    has(each, isLink) ||
    (isWithin(each, other => isElement(other, 'header')) &&
      !isWithin(each, other => isMain(other) || isArticle(other)))
  const heading = elements.find(each => isHeading(each) && !isSiteName(each))
  return heading ? [heading, ...main] : main
}

/** @param isWithin whether an element is in one of those. */
function findMain(
  elements: readonly Element[],
  isWithin: (element: Element, is: Test) => boolean,
): Element[] {
  const outermost = (is: Test) =>
    elements.filter(each => is(each) && !isWithin(each, is))
  // A home page of VitePress may have a `main` for what its author puts below the hero.
  const searched = outermost(
    each =>
      property(each, 'dataPagefindBody') !== undefined ||
      classesOf(each).includes('VPHome'),
  )
  if (searched.length > 0) return searched
  const mains = outermost(isMain)
  const articles = outermost(isArticle)
  const within = articles.filter(each => isMain(each) || isWithin(each, isMain))
  const [article] = within.length > 0 ? within : articles
  if (article && (within.length || articles.length) === 1) {
    const main = mains.find(each => has(each, other => other === article))
    const isOwnTitle: Test = each =>
      isAnyHeading(each) && !isWithin(each, isAside)
    // The card of another page has headings that are links (Congo's lists).
    const isHeadingOfPage: Test = each =>
      isAnyHeading(each) && !has(each, isLink) && !isWithin(each, isLink)
    if (!main || has(article, isHeadingOfPage) || !has(main, isOwnTitle))
      return [article]
  }
  if (mains.length > 0) return mains.slice(0, 1)
  for (const name of CONTAINERS) {
    const found = elements.find(each => namesOf(each).includes(name))
    if (found) return [found]
  }
  return elements.filter(each => isElement(each, 'body')).map(innermostWithText)
}

/** The share of all text that the content of a page without landmarks has: headers, footers and menus are beside it. */
const NEARLY_ALL = 0.9

function innermostWithText(body: Element): Element {
  let found = body
  const all = proseLength(body)
  for (;;) {
    const inner = found.children.find(
      each =>
        isElement(each, 'div', 'section', 'center') &&
        proseLength(each) >= NEARLY_ALL * all,
    )
    if (!inner) return found
    found = inner as Element
  }
}

/** How much a node says besides links, which are most of what navigation says. */
function proseLength(node: ElementContent): number {
  if (!isElement(node))
    return node.type === 'text' ? node.value.replace(/\s+/g, '').length : 0
  if (
    isElement(
      node,
      'a',
      'script',
      'style',
      'template',
      'noscript',
      'nav',
      'svg',
    )
  )
    return 0
  return node.children.reduce((sum, each) => sum + proseLength(each), 0)
}

/** A link to the heading itself has a name after `#`. */
const isLink: Test = element =>
  isElement(element, 'a') &&
  hasWords(textIn(element)) &&
  !/#./.test(property(element, 'href') ?? '#.')

const isBar: Test = element =>
  isElement(element, 'nav', 'aside', 'a') ||
  namesOf(element).some(name =>
    /^(?:menu|nav|top|title)-?bar$|^(?:masthead|navbar-brand|logo|site-title)$/i.test(
      name,
    ),
  )

function namesOf(element: Element): string[] {
  return [...classesOf(element), property(element, 'id') ?? '']
}
