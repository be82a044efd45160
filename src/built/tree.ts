import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** Larger files are no pages that anyone reads. */
export const MAX_BUILT_BYTES = 16_000_000
const MAX_DEPTH = 500
const MAX_ELEMENTS = 250_000

/** Says in words for the user why a built page is not read. */
export class UnreadableError extends Error {}

/**
 * Parses a page, and returns its elements in their order. Elements in elements would otherwise overflow the stack of all that walks them, and formatting that is
 * never closed multiplies.
 *
 * @throws UnreadableError
 */
export function parsePage(html: Uint8Array): Element[] {
  // So are those given that are too large to be read at all.
  if (html.length === 0)
    throw new UnreadableError(`the built page is empty, or larger than ${MAX_BUILT_BYTES / 1_000_000} MB`)
  if (html.length > MAX_BUILT_BYTES)
    throw new UnreadableError(`the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`)
  let depth = 0
  let count = 0
  const document = parse(new TextDecoder().decode(html), {
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        if (++depth > MAX_DEPTH)
          throw new UnreadableError(`the built page has elements ${MAX_DEPTH} levels deep`)
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
export function* elementsOf(root: { childNodes: readonly Node[] }): Generator<Element> {
  const open = [...root.childNodes].reverse()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!('tagName' in node)) continue
    yield node
    for (let index = node.childNodes.length - 1; index >= 0; index--) open.push(node.childNodes[index]!)
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find(each => each.name === name)?.value
}

/** The text of an element and all below it, on one line. */
export function textOf(element: { childNodes: readonly Node[] }): string {
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
export function isWithin(element: Element, is: (each: Element) => boolean): boolean {
  for (let each = element.parentNode; each !== null && 'tagName' in each; each = each.parentNode)
    if (is(each)) return true
  return false
}
