import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'

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
