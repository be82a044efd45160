import type { Element, ElementContent, Root } from 'hast'
import { element, elementsIn, isElement, property, text } from './hast.ts'
import { ATOM } from './math.ts'

const BLOCKS = new Set('ul ol pre table blockquote dl details h1 h2 h3 h4 h5 h6 hr figure'.split(' '))

/** Whether Markdown can hold a table: one row of headings, and lines of text in all cells. */
export function isPlainTable(table: Element): boolean {
  const cells = [...elementsIn(table)].filter(each => isElement(each, 'td', 'th'))
  return cells.every(cell => {
    const isWide = ['colSpan', 'rowSpan'].some(name => Number(property(cell, name) ?? 1) > 1)
    const inside = [...elementsIn(cell)]
    const paragraphs = inside.filter(each => isElement(each, 'p'))
    return !isWide && paragraphs.length < 2 && !inside.some(each => BLOCKS.has(each.tagName))
  })
}

const KEPT = new Set(
  'a b blockquote br caption code del em h1 h2 h3 h4 h5 h6 hr i img li ol p pre strong sub sup table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const ATTRIBUTES = ['href', 'src', 'alt', 'colSpan', 'rowSpan', 'start']

/** A table as HTML without what only its looks need, on lines none of which is blank: that would end it in Markdown. */
export function plainHtml(table: Element): Root {
  return { type: 'root', children: plain(table, false) }
}

function plain(node: ElementContent, isCode: boolean): ElementContent[] {
  if (node.type === 'text') {
    // A break that is written as a reference is no line of the Markdown.
    if (isCode)
      return node.value
        .trimEnd()
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [text(line)] : [BREAK, text(line)]))
    return [text(node.value.replace(/\s+/g, ' '))]
  }
  if (!isElement(node)) return []
  if (isElement(node, ATOM)) return [text(property(node, 'footnote') ?? `$${property(node, 'tex') ?? ''}$`)]
  const children = node.children.flatMap(each => plain(each, isCode || isElement(node, 'pre')))
  if (!KEPT.has(node.tagName)) return children
  const properties = Object.fromEntries(
    ATTRIBUTES.flatMap(name => (node.properties[name] === undefined ? [] : [[name, node.properties[name]]])),
  )
  const isRow = isElement(node, 'table', 'thead', 'tbody', 'tfoot', 'tr')
  const lines = isRow
    ? children.filter(each => isElement(each)).flatMap(each => [text('\n'), each])
    : children
  return [element(node.tagName, isRow ? [...lines, text('\n')] : lines, properties)]
}

const BREAK: ElementContent = element('br', [])
