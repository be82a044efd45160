import type { Code, RootContent } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { Call } from '../generators/config/literals.ts'
import { get, members } from '../text/data.ts'
import type { Element } from './element.ts'

/** A prop that is a text. */
export function words(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** An element in the place of another. */
function made(
  { type, position }: Element,
  props: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[] = [],
): Element {
  const element = { type, name: 'Fragment', attributes: [], children: [], position } as Element
  for (const [name, value] of Object.entries(props)) give(element, name, value)
  return Object.assign(element, { children })
}

/** Gives an element a prop, if there is one. */
export function give(element: Element, name: string, value: string | undefined): void {
  const attribute: MdxJsxAttribute = { type: 'mdxJsxAttribute', name, value }
  if (value) element.attributes.push(attribute)
}

/** Code in a fence. */
export function codeNode(value: string, lang: string | undefined): Code {
  return { type: 'code', lang: lang ?? null, value }
}

/** Gives an element other children: words as they are in a line, or blocks. */
export function fill(element: Element, children: readonly RootContent[]): void {
  const isText = children.every(each => each.type === 'text')
  if (!isText) Object.assign(element, { type: 'mdxJsxFlowElement', name: 'div', children })
  else if (element.type === 'mdxJsxTextElement') Object.assign(element, { children })
  else Object.assign(element, { children: [{ type: 'paragraph', children }] })
}

/** What a prop says to readers: the command of a package manager, or words that are not for the browser. */
export function phrase(element: Element, name: string, value: string): Element[] {
  if (/^(?:npm|pnpm|yarn|bun|deno|cargo)$/.test(name) && value)
    return [made(element, { label: name }, [codeNode(value.trim().replace(/\n[ \t]+/g, '\n'), 'sh')])]
  const isSaid = /\S\s+\S/.test(value) && !KNOWN.test(name)
  return isSaid ? [made(element, { caption: value })] : []
}

/** Props that are read elsewhere, or are no words. */
const KNOWN =
  /^(?:title|label|summary|alt|caption|description|text|src|href|to|sizes|srcset|viewBox|d|rel|allow)$|(?:class|className|style)$/i

/** Cards, links and the like that a component is given as data, each as an element of its own. */
export function itemsOf(value: unknown, element: Element): Element[] {
  if (Array.isArray(value)) return value.flatMap(each => (Array.isArray(each) ? [] : itemsOf(each, element)))
  if (value instanceof Call) return []
  const [title, caption, href] = ITEM.map(keys => keys.map(key => words(get(value, key))).find(Boolean))
  const inner = members(value).flatMap(([, each]) => (Array.isArray(each) ? itemsOf(each, element) : []))
  return title === undefined ? inner : [made(element, { title, caption, href }), ...inner]
}

const ITEM = [
  ['title', 'label', 'name'],
  ['description', 'text'],
  ['href', 'to', 'url'],
]
