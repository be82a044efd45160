import type { Element, ElementContent, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, parse } from 'parse5'
import {
  classesOf,
  element,
  elementsIn,
  elementsNamed,
  has,
  hasWords,
  idsOf,
  isElement,
  parentsOf,
  property,
  textIn,
} from './hast.ts'

const MAX_NESTING = 500
const MAX_ELEMENTS = 250_000
const TOO_DEEP = `the built page has elements ${MAX_NESTING} levels deep`
const TOO_MANY = `the built page has more than ${MAX_ELEMENTS} elements`

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
  let restEnd = 0
  let position = 0
  for (;;) {
    opening.lastIndex = position
    const match = opening.exec(html)
    if (!match) break
    const start = match.index
    const name = match[1]?.toLowerCase()
    const end = endOf(html, name, start)
    if (end === undefined) break
    position = end
    if (kept?.test(html.slice(start, end))) continue
    rest += html.slice(restEnd, start)
    if (name === 'nav') rest += '<nav></nav>'
    restEnd = end
  }
  return rest + html.slice(restEnd)
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
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      if (++depth > MAX_NESTING) throw new UnreadableError(TOO_DEEP)
    },
    onItemPop() {
      depth--
    },
    createElement(...args) {
      if (++count > MAX_ELEMENTS) throw new UnreadableError(TOO_MANY)
      return defaultTreeAdapter.createElement(...args)
    },
  }
  const text = cutOut(new TextDecoder().decode(html), CHROME, NEVER_CUT)
  const root = fromParse5(parse(text, { treeAdapter })) as Root
  placeStreamed(root)
  return root
}

/**
 * Puts what React sends later into its place, as its script does in a browser: a page of a static site has `<div hidden id="S:3">`
 * at its end for each `<template id="B:3">` (or `P:3`).
 */
function placeStreamed(root: Root): void {
  const templates = elementsNamed(root, 'template').filter(isPlace)
  if (templates.length === 0) return
  const elements = [...elementsIn(root)]
  const ids = idsOf(elements)
  const parents = parentsOf(elements)
  for (const template of templates) {
    const part = ids.get(property(template, 'id')!.replace(/^[BP]:/, 'S:'))
    if (!part || property(part, 'hidden') === undefined) continue
    if (isIn(template, part, parents)) continue
    Object.assign(template, element('div', part.children))
    part.children = []
    for (const child of template.children) parents.set(child, template)
  }
}

function isPlace(template: Element): boolean {
  return /^[BP]:/.test(property(template, 'id') ?? '')
}

/** @throws UnreadableError */
function isIn(
  element: Element,
  ancestor: Element,
  parents: ReadonlyMap<ElementContent, Element>,
): boolean {
  let depth = 0
  let node: Element | undefined = element
  while (node) {
    if (node === ancestor) return true
    if (++depth > MAX_NESTING) throw new UnreadableError(TOO_DEEP)
    node = parents.get(node)
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
  return new ContentFinder(page).find()
}

class ContentFinder {
  readonly #elements: readonly Element[]
  readonly #parents: ReadonlyMap<ElementContent, Element>

  constructor(page: Root) {
    this.#elements = [...elementsIn(page)]
    this.#parents = parentsOf(this.#elements)
  }

  find(): Element[] {
    const main = this.#findMain()
    if (main.some(node => isHeading(node) || has(node, isHeading))) return main
    const heading = this.#elements.find(
      node => isHeading(node) && !this.#isSiteName(node),
    )
    return heading ? [heading, ...main] : main
  }

  #isWithin(element: Element, test: Test): boolean {
    let ancestor = this.#parents.get(element)
    while (ancestor) {
      if (test(ancestor)) return true
      ancestor = this.#parents.get(ancestor)
    }
    return false
  }

  // Headings in navigation and menu bars, and those that are a link, name the site.
  #isSiteName(heading: Element): boolean {
    return this.#isWithin(heading, isBar) || has(heading, isLink)
  }

  #outermost(test: Test): Element[] {
    return this.#elements.filter(
      node => test(node) && !this.#isWithin(node, test),
    )
  }

  #findMain(): Element[] {
    const marked = this.#outermost(isMarked)
    if (marked.length > 0) return marked
    const mains = this.#outermost(isMain)
    const article = this.#onlyArticle()
    if (article) {
      const main = mains.find(node => has(node, inner => inner === article))
      if (!main || this.#hasTitles(article, main)) return [article]
    }
    if (mains.length > 0) return mains.slice(0, 1)
    for (const name of CONTAINERS) {
      const containers = this.#outermost(node => namesOf(node).includes(name))
      if (containers.length > 0) return containers
    }
    const bodies = this.#elements.filter(node => isElement(node, 'body'))
    return bodies.map(innermostWithText)
  }

  /** The only article in the main part of the page, or in all of the page. */
  #onlyArticle(): Element | undefined {
    const articles = this.#outermost(isArticle)
    const within = articles.filter(
      article => isMain(article) || this.#isWithin(article, isMain),
    )
    const [article, ...others] = within.length > 0 ? within : articles
    return others.length === 0 ? article : undefined
  }

  /** Whether the article has headings of its own, or the main part around it has none. */
  #hasTitles(article: Element, main: Element): boolean {
    // The card of another page has headings that are links (Congo's lists).
    const isHeadingOfPage: Test = node =>
      isAnyHeading(node) && !has(node, isLink) && !this.#isWithin(node, isLink)
    const isTitle: Test = node =>
      isAnyHeading(node) && !this.#isWithin(node, isAside)
    return has(article, isHeadingOfPage) || !has(main, isTitle)
  }
}

/** Whether an element is marked as what readers search. */
const isMarked: Test = element =>
  property(element, 'dataPagefindBody') !== undefined ||
  // A home page of VitePress may have a `main` for what its author puts below the hero.
  classesOf(element).includes('VPHome')

/** The share of all text that the content of a page without landmarks has: headers, footers and menus are beside it. */
const NEARLY_ALL = 0.9

function innermostWithText(body: Element): Element {
  const least = NEARLY_ALL * proseLength(body)
  let container = body
  for (;;) {
    const inner = container.children
      .filter(child => isElement(child, 'div', 'section', 'center'))
      .find(child => proseLength(child) >= least)
    if (!inner) return container
    container = inner
  }
}

/** How much a node says besides links, which are most of what navigation says. */
function proseLength(node: ElementContent): number {
  if (node.type === 'text') return node.value.replace(/\s+/g, '').length
  if (!isElement(node) || NO_PROSE.has(node.tagName)) return 0
  return node.children.reduce((sum, child) => sum + proseLength(child), 0)
}

const NO_PROSE = new Set('a script style template noscript nav svg'.split(' '))

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
