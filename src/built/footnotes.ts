import type { Element, Root } from 'hast'
import { classesOf, element, elementsIn, hasWords, isElement, property, textIn } from './hast.ts'
import { ATOM } from './math.ts'

/** Makes references of the links to footnotes, in place, and puts what they lead to at the end. */
export function pairFootnotes(root: Root): void {
  const all = [...elementsIn(root)]
  const ids = new Map(all.map(each => [property(each, 'id'), each]))
  const definitions = new Map<Element, string>()
  for (const each of all.filter(isReference)) {
    const definition = ids.get(property(each, 'href')?.slice(1))
    const label = textIn(each).replace(/[^\p{L}\p{N}-]/gu, '')
    if (definition === undefined || label === '' || !isElement(definition, 'li', 'aside', 'div', 'p'))
      continue
    const known = definitions.get(definition) ?? label
    definitions.set(definition, known)
    Object.assign(each, element(ATOM, [], { footnote: known }))
  }
  if (definitions.size === 0) return
  for (const [each, label] of definitions) root.children.push(toDefinition(each, label))
  for (const each of all.filter(isList)) if (!hasWords(textIn(each))) each.children = []
}

function isReference(node: Element): boolean {
  if (!isElement(node, 'a') || !property(node, 'href')?.startsWith('#')) return false
  const names = [...classesOf(node), property(node, 'role')].join(' ')
  return (
    property(node, 'dataFootnoteRef') !== undefined ||
    /\b(?:footnote-?ref(?:erence)?|doc-noteref)\b/.test(names) ||
    /^#(?:user-content-)?(?:fn|footnote)[-:]?[\w-]+$/.test(property(node, 'href') ?? '')
  )
}

function isList(node: Element): boolean {
  return classesOf(node).some(name => /^footnotes?(?:-list|-definition)?$/.test(name))
}

function toDefinition(definition: Element, label: string): Element {
  const isOwnLabel = (each: Element['children'][number]) =>
    isElement(each, 'span', 'sup') && classesOf(each).some(name => /label/.test(name))
  const children = definition.children.filter(each => !isOwnLabel(each))
  definition.children = []
  trimEnd(children)
  return element('footnote-definition', children, { footnote: label })
}

/** Takes out the blank before what led back. */
function trimEnd(nodes: Element['children']): void {
  const last = nodes.at(-1)
  if (isElement(last)) trimEnd(last.children)
  else if (last?.type === 'text') last.value = last.value.trimEnd()
  if (last?.type === 'text' && last.value === '' && nodes.length > 1) {
    nodes.pop()
    trimEnd(nodes)
  }
}
