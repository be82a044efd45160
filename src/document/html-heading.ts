import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { oneLine } from './excerpt.ts'

type Node = DefaultTreeAdapterMap['childNode']

/** What the first heading in a block of HTML says, as many READMEs begin; empty when there is none. */
export function htmlHeading(html: string): string {
  if (!/<h[1-6][\s>]/i.test(html)) return ''
  return firstHeading(parseFragment(html).childNodes)
}

function firstHeading(nodes: Node[]): string {
  for (const node of nodes) {
    if (!('tagName' in node)) continue
    const text = /^h[1-6]$/.test(node.tagName) ? label(node) : firstHeading(node.childNodes)
    if (text !== '') return text
  }
  return ''
}

function label(heading: DefaultTreeAdapterMap['element']): string {
  return oneLine(textOf(heading)) || oneLine(altOf(heading))
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function altOf(node: Node): string {
  if (!('tagName' in node)) return ''
  if (node.tagName === 'img') return node.attrs.find(({ name }) => name === 'alt')?.value ?? ''
  return node.childNodes.map(altOf).find(alt => alt !== '') ?? ''
}
