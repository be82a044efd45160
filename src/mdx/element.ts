import type { Program } from 'estree'
import type { Code, Nodes, PhrasingContent, RootContent } from 'mdast'
import type {
  MdxFlowExpression,
  MdxTextExpression,
} from 'mdast-util-mdx-expression'
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import { htmlBlockNames } from 'micromark-util-html-tag-name'
import { Call } from '../generators/config/literals.ts'
import { get, members } from '../text/data.ts'

export type Element = MdxJsxFlowElement | MdxJsxTextElement
export type Expression = MdxFlowExpression | MdxTextExpression

export function isJsx(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** Whether what is around an element of HTML is no part of its text. */
export function isBlock({ name }: Element): boolean {
  return (
    htmlBlockNames.includes(name ?? '') ||
    /^(?:button|hgroup|pre|select|video)$/.test(name ?? '')
  )
}

/** Lower-case names are those of HTML; a fragment has none. */
export function isComponent({ name }: Element): boolean {
  return name === null || !/^[a-z][^.]*$/.test(name)
}

/** Whether an element of HTML says something inside a line which Markdown has no other way to say. */
export function isMeaningful({ name }: Element): boolean {
  return /^(?:abbr|br?|cite|code|de?l|dfn|em|i|ins|kbd|mark|q|s|samp|strong|su[bp]|u|var)$/.test(
    name ?? '',
  )
}

/** The text of an expression that is a string, a number or a template without substitutions; empty for all others. */
export function literalText({
  data,
}: {
  data?: { estree?: Program | null | undefined } | undefined
}): string {
  const [statement] = data?.estree?.body ?? []
  const expression =
    statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  if (
    expression?.type === 'TemplateLiteral' &&
    expression.expressions.length === 0
  )
    return expression.quasis[0]?.value.cooked ?? ''
  if (expression?.type === 'Identifier' && expression.name === 'Infinity')
    return expression.name
  const value = expression?.type === 'Literal' ? expression.value : ''
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : ''
}

/** The text of a prop, trimmed; empty without one. */
function prop(element: Element, name: string): string {
  const found = element.attributes.findLast(
    each => each.type === 'mdxJsxAttribute' && each.name === name,
  )
  const value = found?.value ?? ''
  return (typeof value === 'string' ? value : literalText(value)).trim()
}

/**
 * Reads from the props of an element what a reader sees besides its children: an image or a link made of its own text,
 * titles and captions, and where the children lead if nothing else does. Inside a line these lead there themselves; elsewhere its title does.
 */
export function shownOf(element: Element, isInline: boolean) {
  const isEmpty = element.children.length === 0
  const [src, alt] = [prop(element, 'src'), prop(element, 'alt')]
  const href =
    prop(element, 'href') || prop(element, 'to') || (isEmpty ? src : '')
  const isImage =
    isEmpty && src !== '' && (element.name === 'img' || alt !== '')
  const titles = ['title', 'label', 'summary']
    .map(name => prop(element, name))
    .filter(Boolean)
  const captions = [isImage ? '' : alt, prop(element, 'caption')].filter(
    Boolean,
  )
  const leads =
    !isImage && href !== '' && (isEmpty || !isInline)
      ? titles.shift()
      : undefined
  const self: PhrasingContent[] = isImage
    ? [{ type: 'image', url: src, alt }]
    : []
  if (leads)
    self.push({
      type: 'link',
      url: href,
      children: [{ type: 'text', value: leads }],
    })
  return { self, titles, captions, href: isEmpty || leads ? '' : href }
}

/** A prop that is a text. */
export function propText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** An element in the place of another. */
export function elementLike(
  { type, position }: Element,
  props: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[] = [],
): Element {
  const element = {
    type,
    name: 'Fragment',
    attributes: [],
    children: [],
    position,
  } as Element
  for (const [name, value] of Object.entries(props)) give(element, name, value)
  return Object.assign(element, { children })
}

/** Gives an element a prop, if there is one. */
export function give(
  element: Element,
  name: string,
  value: string | undefined,
): void {
  const attribute: MdxJsxAttribute = { type: 'mdxJsxAttribute', name, value }
  if (value) element.attributes.push(attribute)
}

/** Code in a fence. */
export function codeNode(value: string, lang: string | undefined): Code {
  return { type: 'code', lang: lang ?? null, value }
}

/** Gives an element other children: words as they are in a line, or blocks. */
export function setChildren(
  element: Element,
  children: readonly RootContent[],
): void {
  const isText = children.every(each => each.type === 'text')
  if (!isText)
    Object.assign(element, { type: 'mdxJsxFlowElement', name: 'div', children })
  else if (element.type === 'mdxJsxTextElement')
    Object.assign(element, { children })
  else Object.assign(element, { children: [{ type: 'paragraph', children }] })
}

/** Shows a prop that readers see: the command of a package manager, or words that are not for the browser. */
export function phrase(
  element: Element,
  name: string,
  value: string,
): Element[] {
  if (/^(?:npm|pnpm|yarn|bun|deno|cargo)$/.test(name) && value)
    return [
      elementLike(element, { label: name }, [
        codeNode(value.trim().replace(/\n[ \t]+/g, '\n'), 'sh'),
      ]),
    ]
  const isSaid = /\S\s+\S/.test(value) && !KNOWN.test(name)
  return isSaid ? [elementLike(element, { caption: value })] : []
}

/** Props that are read elsewhere, or are no words. */
const KNOWN =
  /^(?:title|label|summary|alt|caption|description|text|src|href|to|sizes|srcset|viewBox|d|rel|allow)$|(?:class|className|style)$/i

/** Cards, links and the like that a component is given as data, each as an element of its own. */
export function itemsOf(value: unknown, element: Element): Element[] {
  if (Array.isArray(value))
    return value.flatMap(each =>
      Array.isArray(each) ? [] : itemsOf(each, element),
    )
  if (value instanceof Call) return []
  const [title, caption, href] = ITEM.map(keys =>
    keys.map(key => propText(get(value, key))).find(Boolean),
  )
  const inner = members(value).flatMap(([, each]) =>
    Array.isArray(each) ? itemsOf(each, element) : [],
  )
  return title === undefined
    ? inner
    : [elementLike(element, { title, caption, href }), ...inner]
}

const ITEM = [
  ['title', 'label', 'name'],
  ['description', 'text'],
  ['href', 'to', 'url'],
]
