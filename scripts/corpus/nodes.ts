import type { DefaultTreeAdapterMap } from 'parse5'
import type { Context } from './edits.ts'

export type Node = DefaultTreeAdapterMap['childNode']
export type Element = DefaultTreeAdapterMap['element']

export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const isHeading = (node: Node): node is Element => /^h[1-6]$/.test(node.nodeName)
export const isText = (node: Node): node is DefaultTreeAdapterMap['textNode'] => node.nodeName === '#text'
const isFootnote = ({ attrs }: Element) => attrs.some(({ value }) => value === 'footnote-ref')
export const isElement = (node: Node | undefined): node is Element => node !== undefined && 'tagName' in node

/** A footnote at a title would be lost with it, so that such a one stays. */
export function isTitle(node: Node, { name, isHtmlFirst }: Pick<Context, 'name' | 'isHtmlFirst'>): boolean {
  if (isHtmlFirst || !isHeading(node) || hasFootnote(node)) return false
  return label(node) === name
}

function hasFootnote(element: Element): boolean {
  return element.childNodes.filter(isElement).some(child => isFootnote(child) || hasFootnote(child))
}

function label(heading: Element): string {
  const text = oneLine(textOf(heading)).replace(/ ?\{[:#.][^{}]*\}$/, '')
  return text || oneLine(firstAlt(heading))
}

function firstAlt(element: Element): string {
  const images = element.childNodes
    .filter(isElement)
    .map(child =>
      child.tagName === 'img'
        ? (child.attrs.find(({ name }) => name === 'alt')?.value ?? '')
        : firstAlt(child),
    )
  return images.find(alt => alt !== '') ?? ''
}

export function textOf(node: Node): string {
  if (isText(node)) return node.value
  if (node.nodeName === 'br') return ' '
  return isElement(node) && !isFootnote(node) ? node.childNodes.map(textOf).join('') : ''
}
