import type { Program } from 'estree'
import type { Nodes, PhrasingContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { htmlBlockNames } from 'micromark-util-html-tag-name'

export type Element = MdxJsxFlowElement | MdxJsxTextElement
export type Expression = MdxFlowExpression | MdxTextExpression

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** Whether what is around an element of HTML is no part of its text. */
export function isBlock({ name }: Element): boolean {
  return htmlBlockNames.includes(name ?? '') || /^(?:button|hgroup|pre|select|video)$/.test(name ?? '')
}

/** Lower-case names are those of HTML; a fragment has none. */
export function isComponent({ name }: Element): boolean {
  return name === null || !/^[a-z][^.]*$/.test(name)
}

/** Whether an element of HTML says something inside a line which Markdown has no other way to say. */
export function isMeaningful({ name }: Element): boolean {
  return /^(?:abbr|br?|cite|code|de?l|dfn|em|i|ins|kbd|mark|q|s|samp|strong|su[bp]|u|var)$/.test(name ?? '')
}

/** The text of an expression that is a string, a number or a template without substitutions; empty for all others. */
export function literalText({
  data,
}: {
  data?: { estree?: Program | null | undefined } | undefined
}): string {
  const [statement] = data?.estree?.body ?? []
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked ?? ''
  if (expression?.type === 'Identifier' && expression.name === 'Infinity') return expression.name
  const value = expression?.type === 'Literal' ? expression.value : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The text of a prop, trimmed; empty without one. */
function prop(element: Element, name: string): string {
  const found = element.attributes.findLast(each => each.type === 'mdxJsxAttribute' && each.name === name)
  const value = found?.value ?? ''
  return (typeof value === 'string' ? value : literalText(value)).trim()
}

/**
 * What a reader sees of an element besides its children: an image or a link made of its own text, titles and captions,
 * and where the children lead if nothing else does. Inside a line these lead there themselves; elsewhere its title does.
 */
export function shownOf(element: Element, isInline: boolean) {
  const isEmpty = element.children.length === 0
  const [src, alt] = [prop(element, 'src'), prop(element, 'alt')]
  const href = prop(element, 'href') || prop(element, 'to') || (isEmpty ? src : '')
  const isImage = isEmpty && src !== '' && (element.name === 'img' || alt !== '')
  const titles = ['title', 'label', 'summary'].map(name => prop(element, name)).filter(Boolean)
  const captions = [isImage ? '' : alt, prop(element, 'caption')].filter(Boolean)
  const leads = !isImage && href !== '' && (isEmpty || !isInline) ? titles.shift() : undefined
  const self: PhrasingContent[] = isImage ? [{ type: 'image', url: src, alt }] : []
  if (leads) self.push({ type: 'link', url: href, children: [{ type: 'text', value: leads }] })
  return { self, titles, captions, href: isEmpty || leads ? '' : href }
}
