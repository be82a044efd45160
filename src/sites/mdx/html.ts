import type { RootContent } from 'mdast'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { codeNode, type Element, elementLike } from './element.ts'

type HtmlNode = DefaultTreeAdapterMap['childNode']

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
    const code = textIn(node, depth).replace(/^\n/, '').trimEnd()
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

function textIn(node: HtmlNode, depth: number): string {
  if ('value' in node) return node.value
  if (node.nodeName === 'br') return '\n'
  if (!('childNodes' in node) || depth === 0) return ''
  return node.childNodes.map(child => textIn(child, depth - 1)).join('')
}

/** The language of code, by the class of its block or of the element in it (HTML standard, "The code element"). */
function languageOf(
  block: DefaultTreeAdapterMap['element'],
): string | undefined {
  const elements = [block, ...block.childNodes.filter(node => 'attrs' in node)]
  const classes = elements.map(
    ({ attrs }) => attrs.find(({ name }) => name === 'class')?.value,
  )
  return /\blanguage-([\w+#-]+)/.exec(classes.join(' '))?.[1]
}
