import type { ElementContent } from 'hast'
import { readLines } from '../markdown/source.ts'
import { IN_LINE, isElement, textIn } from './hast.ts'

/** Whether all that a node says is in the page's source: then it is content, whatever other pages have the same. */
export type IsAuthored = (node: ElementContent) => boolean

/** Compares by lines: a paragraph, a heading, an item or a cell is one, and is the author's only as a whole. */
export function toIsAuthored(source: string): IsAuthored {
  if (source === '') return () => false
  const sourceLines = new Set(linesOfSource(source))
  return node => {
    const lines = linesOfNode(node)
    return lines.length > 0 && lines.every(line => sourceLines.has(line))
  }
}

/** The mark of a line of its own in Markdown: a heading, an item, a quote, a row. */
const MARKER = /^[\s>]*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||:)/

/** Markup that generators do not show: destinations of links, tags, and braces. */
const MARKUP = /\]\([^()\n]*\)|\]\[[^[\]]*\]|<[^<>]*>|\{[^{}]*\}/g

function linesOfSource(source: string): string[] {
  const lines: string[] = []
  let isOpen = false
  for (const { text, code } of readLines(source)) {
    const isContinued = isOpen && code === undefined && !MARKER.test(text)
    if (isContinued) lines.push(`${lines.pop()} ${text}`)
    else if (/^\s*\|/.test(text)) lines.push(...text.split('|'))
    else lines.push(text)
    isOpen = code === undefined && text.trim() !== ''
  }
  return lines
    .map(line => letters(line.replace(MARKER, '').replace(MARKUP, ' ')))
    .filter(line => line !== '')
}

function linesOfNode(node: ElementContent): string[] {
  const lines = ['']
  const visit = (inner: ElementContent) => {
    if (!isElement(inner)) lines[lines.length - 1] += textIn(inner)
    else if (isElement(inner, 'pre'))
      lines.push(...textIn(inner).split('\n'), '')
    else if (IN_LINE.has(inner.tagName)) inner.children.forEach(visit)
    else {
      lines.push('')
      inner.children.forEach(visit)
      lines.push('')
    }
  }
  visit(node)
  return lines.map(letters).filter(line => line !== '')
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
