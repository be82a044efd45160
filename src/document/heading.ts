import type { Nodes, RootContent } from 'mdast'
import { parseFragment } from 'parse5'
import { oneLine } from '../text/index.ts'
import { elementsIn, type HtmlElement, type HtmlNode } from './html.ts'

/** The text of a heading in Markdown or HTML, or that of its first image; empty for all other blocks. */
export function headingText(node: RootContent): string {
  if (node.type === 'html') return htmlHeadingText(node.value)
  if (node.type !== 'heading') return ''
  return lineOf(node) || oneLine(imageText(node))
}

/** The text of a heading or a paragraph on one line, without the attributes at its end: `{#id}`, `{.class}` (Pandoc), `{: ... }` (kramdown). */
export function lineOf(node: Nodes): string {
  return oneLine(plainText(node)).replace(/ ?\{[:#.][^{}]*\}$/, '')
}

/** The text of a node as a reader sees it, on lines as written: without images, footnotes and HTML but `<br>`. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  const isBreak =
    node.type === 'break' ||
    (node.type === 'html' && /^<\/?br[\s/>]/i.test(node.value))
  if (isBreak) return ' '
  if (!('children' in node)) return ''
  return node.children.map(plainText).join('')
}

/** The text of the first image in a node that has one. */
function imageText(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? ''
  if (!('children' in node)) return ''
  return node.children.map(imageText).find(text => text !== '') ?? ''
}

/** The text of the first heading in a block of HTML, with which many READMEs begin. */
function htmlHeadingText(html: string): string {
  if (!/<h[1-6][\s>]/i.test(html)) return ''
  for (const heading of elementsIn(parseFragment(html))) {
    if (!/^h[1-6]$/.test(heading.tagName)) continue
    const text = oneLine(htmlText(heading)) || oneLine(htmlImageText(heading))
    if (text !== '') return text
  }
  return ''
}

function htmlText(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (node.nodeName === 'br') return ' '
  if (!('childNodes' in node)) return ''
  return node.childNodes.map(htmlText).join('')
}

function htmlImageText(heading: HtmlElement): string {
  const attributes = elementsIn(heading).flatMap(({ attrs }) => attrs)
  const alt = attributes.find(
    ({ name, value }) => name === 'alt' && value !== '',
  )
  return alt?.value ?? ''
}
