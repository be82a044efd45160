import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultTreeAdapter, parse } from 'parse5'

export type Parent = Element | Root

/** The children of an element or the root of a page, none of which is a doctype. */
export function childrenOf(parent: Parent): ElementContent[] {
  return parent.children as ElementContent[]
}

export function isElement<Name extends string>(
  node: Nodes | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } {
  return (
    node?.type === 'element' &&
    (names.length === 0 || names.includes(node.tagName as Name))
  )
}

/** Elements that are a part of a line of text. */
export const IN_LINE = new Set(
  'a abbr b cite code del em i ins kbd mark q s samp small span strong sub sup time u'.split(
    ' ',
  ),
)

/** An attribute that is there, by its name in hast; several words as they are written. */
export function property(
  { properties }: Element,
  name: string,
): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties
  return Array.isArray(className) ? (className as string[]) : []
}

/** All elements below a node, in the order of the page. */
export function* elementsIn(parent: Parent): Generator<Element> {
  const open: RootContent[] = [...parent.children].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type !== 'element') continue
    yield node
    for (let index = node.children.length - 1; index >= 0; index--)
      open.push(node.children[index]!)
  }
}

/** The parents of the children of elements. */
export function parentsOf(
  elements: readonly Element[],
): Map<ElementContent, Element> {
  const parents = new Map<ElementContent, Element>()
  for (const parent of elements)
    for (const child of parent.children) parents.set(child, parent)
  return parents
}

/** Elements by their IDs; those without one by none. */
export function idsOf(
  elements: readonly Element[],
): Map<string | undefined, Element> {
  return new Map(elements.map(node => [property(node, 'id'), node]))
}

/** All elements of some names below a node. */
export function elementsNamed<Name extends string>(
  parent: Parent,
  ...names: Name[]
): (Element & { tagName: Name })[] {
  return [...elementsIn(parent)].filter(node => isElement(node, ...names))
}

/** The first element below a node that passes a test. */
export function find(
  parent: Parent,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsIn(parent)) if (test(element)) return element
  return undefined
}

/** Whether an element below a node passes a test. */
export function has(
  parent: Parent,
  test: (element: Element) => boolean,
): boolean {
  return find(parent, test) !== undefined
}

/** Whether there is an element of one of some names below a node. */
export function hasNamed(parent: Parent, ...names: string[]): boolean {
  return has(parent, element => isElement(element, ...names))
}

/** @param enough reads no further from so many characters on: for tests that only a short text passes. */
export function textIn(node: Nodes, enough = Number.POSITIVE_INFINITY): string {
  if (node.type === 'text') return node.value
  let text = ''
  if (!('children' in node)) return text
  for (const child of node.children) {
    text += textIn(child, enough - text.length)
    if (text.length >= enough) break
  }
  return text
}

/** The text of a node with a blank between elements, which styles keep apart. */
export function spacedText(node: Nodes): string {
  return 'children' in node
    ? node.children.map(spacedText).join(' ')
    : textIn(node)
}

/** Whether there is anything that a reader can say: a letter, a digit or a picture. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)
}

export function hasHeading(parent: Parent): boolean {
  return hasNamed(parent, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
}

export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

export function textNode(value: string): ElementContent {
  return { type: 'text', value }
}

/** A paragraph of bold text: what a title of a part that is no heading becomes. */
export function label(children: ElementContent[]): Element {
  return element('p', [element('strong', children)])
}

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
export function withoutElements(
  html: string,
  opening: RegExp,
  kept?: RegExp,
): string {
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

const NEVER_CUT = /<(?:main|article|h[1-6]|p|pre|table)\b|tablist/i

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
  const text = withoutElements(
    new TextDecoder().decode(html),
    CHROME,
    NEVER_CUT,
  )
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
