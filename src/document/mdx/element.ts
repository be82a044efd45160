import type { RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { escaped } from './escape.ts'
import { literalText } from './literal.ts'

export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The props that readers see: above what is inside, in this order, or below it. */
const titleProps = ['title', 'label', 'summary']
const captionProps = ['alt', 'caption']

export function isElement(node: RootContent): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

export function isExpression(node: RootContent): node is MdxFlowExpression | MdxTextExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** What an expression puts into the page; none where it takes data. */
export function expressionText(node: MdxFlowExpression | MdxTextExpression): string | undefined {
  return literalText(node.data?.estree)
}

/** The text of a prop, trimmed; empty without one. */
function prop(element: Element, name: string): string {
  const found = element.attributes.findLast(each => each.type === 'mdxJsxAttribute' && each.name === name)
  if (found?.type !== 'mdxJsxAttribute' || !found.value) return ''
  const text = typeof found.value === 'string' ? found.value : literalText(found.value.data?.estree)
  return (text ?? '').trim()
}

/** What a reader sees of an element besides its children, as inline Markdown. */
export interface Shown {
  /** An image, or a link made of the element's own text. */
  self: string
  titles: string[]
  captions: string[]
  /** Where the children lead, when nothing else does. */
  href: string
}

/** Inside a line the children are what leads to the element's target; elsewhere its title is. */
export function shownOf(element: Element, isInline: boolean): Shown {
  const isEmpty = element.children.length === 0
  const [src, alt] = [prop(element, 'src'), prop(element, 'alt')]
  const href = prop(element, 'href') || prop(element, 'to') || (isEmpty ? src : '')
  const isImage = isEmpty && src !== '' && (element.name === 'img' || alt !== '')
  const titles = titleProps.map(name => prop(element, name)).filter(Boolean)
  const captions = captionProps.map(name => (isImage && name === 'alt' ? '' : prop(element, name)))
  const leads = !isImage && href !== '' && (isEmpty || !isInline) ? titles.shift() : undefined
  return {
    self: isImage ? `!${link(alt, src)}` : leads === undefined ? '' : link(leads, href),
    titles: titles.map(escaped),
    captions: captions.filter(Boolean).map(escaped),
    href: isEmpty || leads !== undefined ? '' : href,
  }
}

function link(text: string, url: string): string {
  return `[${escaped(text)}](${destination(url)})`
}

/** A URL between the parentheses of a link. */
export function destination(url: string): string {
  const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent)
  return /[\s()]/.test(plain) ? `<${plain}>` : plain
}
