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
import { parseFragment } from 'parse5'
import {
  type HtmlElement,
  type HtmlNode,
  htmlText,
} from '../../markdown/parse.ts'
import { members, valueAt } from '../../text/data.ts'
import { Call } from '../config/literals.ts'

export type Element = MdxJsxFlowElement | MdxJsxTextElement
export type Expression = MdxFlowExpression | MdxTextExpression

export function isJsx(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** Whether an element of HTML is a block, so that the text beside it is another paragraph. */
export function isBlock({ name }: Element): boolean {
  return (
    htmlBlockNames.includes(name ?? '') ||
    /^(?:button|hgroup|pre|select|video)$/.test(name ?? '')
  )
}

/** Whether an element is a component or a fragment: the names of HTML are in lower case, and a fragment has none. */
export function isComponent({ name }: Element): boolean {
  return name === null || !/^[a-z][^.]*$/.test(name)
}

/** Whether an element of HTML says something inside a line which Markdown has no other way to say. */
export function isMeaningful({ name }: Element): boolean {
  return MEANINGFUL.has(name ?? '')
}

const MEANINGFUL = new Set(
  'abbr b br cite code del dl dfn em i ins kbd mark q s samp strong sub sup u var'.split(
    ' ',
  ),
)

/** The text of an expression that is a string, a number or a template without substitutions; empty for all others. */
export function literalText({
  data,
}: {
  data?: { estree?: Program | null | undefined } | undefined
}): string {
  const [statement] = data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') return ''
  const { expression } = statement
  if (expression.type === 'TemplateLiteral') {
    const { expressions, quasis } = expression
    if (expressions.length > 0) return ''
    return quasis[0]?.value.cooked ?? ''
  }
  if (expression.type === 'Identifier' && expression.name === 'Infinity')
    return expression.name
  if (expression.type !== 'Literal') return ''
  const { value } = expression
  if (typeof value === 'string' || typeof value === 'number')
    return String(value)
  return ''
}

/** The text of a prop, trimmed; empty without one. */
function prop(element: Element, name: string): string {
  const attribute = element.attributes.findLast(
    other => other.type === 'mdxJsxAttribute' && other.name === name,
  )
  const value = attribute?.value ?? ''
  if (typeof value === 'string') return value.trim()
  return literalText(value).trim()
}

/**
 * Reads from the props of an element what a reader sees besides its children: an image or a link made of its own text,
 * titles and captions, and where the children lead if nothing else does. Inside a line these lead there themselves; elsewhere its title does.
 */
export function shownOf(element: Element, isInline: boolean): ShownProps {
  const isEmpty = element.children.length === 0
  const src = prop(element, 'src')
  const alt = prop(element, 'alt')
  const caption = prop(element, 'caption')
  const titles = ['title', 'label', 'summary']
    .map(name => prop(element, name))
    .filter(Boolean)
  const url = prop(element, 'href') || prop(element, 'to')
  if (isEmpty && src !== '' && (element.name === 'img' || alt !== '')) {
    const captions = [caption].filter(Boolean)
    const self: PhrasingContent[] = [{ type: 'image', url: src, alt }]
    return { self, titles, captions, href: '' }
  }
  const captions = [alt, caption].filter(Boolean)
  let href = url
  if (isEmpty) href ||= src
  const isLink = href !== '' && (isEmpty || !isInline)
  if (isLink && titles.length > 0) {
    const children = [{ type: 'text' as const, value: titles.shift()! }]
    const self: PhrasingContent[] = [{ type: 'link', url: href, children }]
    return { self, titles, captions, href: '' }
  }
  if (isEmpty) return { self: [], titles, captions, href: '' }
  return { self: [], titles, captions, href }
}

interface ShownProps {
  /** An image, or a link. */
  self: PhrasingContent[]
  titles: string[]
  captions: string[]
  /** The address that the children lead to; empty where they do not. */
  href: string
}

/** The value of a prop, if it is a text. */
export function propText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return undefined
}

/** Makes an element with props and children at the place of another one. */
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

/** Adds a prop to an element, unless it is empty. */
export function give(
  element: Element,
  name: string,
  value: string | undefined,
): void {
  const attribute: MdxJsxAttribute = { type: 'mdxJsxAttribute', name, value }
  if (value) element.attributes.push(attribute)
}

/** A block of code. */
export function codeNode(value: string, lang: string | undefined): Code {
  return { type: 'code', lang: lang ?? null, value }
}

/** Replaces the children of an element: text stays in its line or paragraph, anything else makes the element a block. */
export function setChildren(
  element: Element,
  children: readonly RootContent[],
): void {
  const isText = children.every(child => child.type === 'text')
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
  if (/^(?:npm|pnpm|yarn|bun|deno|cargo)$/.test(name) && value) {
    const command = value.trim().replace(/\n[ \t]+/g, '\n')
    return [elementLike(element, { label: name }, [codeNode(command, 'sh')])]
  }
  const hasWords = /\S\s+\S/.test(value)
  if (!hasWords || READ_ELSEWHERE.test(name) || NO_WORDS.test(name)) return []
  return [elementLike(element, { caption: value })]
}

const READ_ELSEWHERE =
  /^(?:title|label|summary|alt|caption|description|tip|text|children|src|href|to)$/i
const NO_WORDS =
  /^(?:sizes|srcset|viewBox|d|rel|allow)$|(?:class|className|style)$/i

/** Makes elements of the cards, links and the like that a component has as data. */
export function itemsOf(value: unknown, element: Element): Element[] {
  if (Array.isArray(value)) {
    const items = value.filter(item => !Array.isArray(item))
    return items.flatMap(item => itemsOf(item, element))
  }
  if (value instanceof Call) return []
  const items: Element[] = []
  const title = firstText(value, ['title', 'label', 'name'])
  const caption = firstText(value, ['description', 'text'])
  const href = firstText(value, ['href', 'to', 'url'])
  if (title !== undefined)
    items.push(elementLike(element, { title, caption, href }))
  for (const [, member] of members(value))
    if (Array.isArray(member)) items.push(...itemsOf(member, element))
  return items
}

function firstText(
  value: unknown,
  keys: readonly string[],
): string | undefined {
  return keys.map(key => propText(valueAt(value, key))).find(Boolean)
}

/** Elements that are nested deeper are left out, so that no text overflows the stack. */
const MAX_DEPTH = 100

/** The content of a piece of HTML, with its elements as MDX has them, in the place of an element. */
export function nodesOfHtml(html: string, place: Element): RootContent[] {
  return parseFragment(html).childNodes.flatMap(node =>
    nodesOf(node, place, MAX_DEPTH),
  )
}

function nodesOf(node: HtmlNode, place: Element, depth: number): RootContent[] {
  if (node.nodeName === '#text' && 'value' in node)
    return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }]
  if (!('tagName' in node) || depth === 0) return []
  if (node.tagName === 'pre') {
    const code = htmlText(node).replace(/^\n/, '').trimEnd()
    return [codeNode(code, languageOf(node))]
  }
  const children = node.childNodes.flatMap(child =>
    nodesOf(child, place, depth - 1),
  )
  const props = Object.fromEntries(
    node.attrs.map(({ name, value }) => [name, value]),
  )
  return [
    Object.assign(elementLike(place, props, children), {
      type: 'mdxJsxTextElement',
      name: node.tagName,
    }),
  ]
}

/** The language of code, by the class of its block or of the element in it (HTML standard, "The code element"). */
function languageOf(block: HtmlElement): string | undefined {
  const elements = [block, ...block.childNodes.filter(node => 'attrs' in node)]
  const classes = elements.map(
    ({ attrs }) => attrs.find(({ name }) => name === 'class')?.value,
  )
  return /\blanguage-([\w+#-]+)/.exec(classes.join(' '))?.[1]
}
