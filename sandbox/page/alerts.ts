import type { Element, ElementContent } from 'hast'

const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

/** A block quote that GitHub shows as an alert (GitHub documentation, "Alerts"), as a box with a title. */
export function toAlert(quote: Element): ElementContent[] {
  const at = quote.children.findIndex(child => child.type === 'element')
  const first = quote.children[at]
  const [start, ...rest] = first?.type === 'element' && first.tagName === 'p' ? first.children : []
  const [mark = '', kind = ''] = start?.type === 'text' ? (MARK.exec(start.value) ?? []) : []
  if (start?.type !== 'text' || kind === '') return [quote]
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
  const others: ElementContent[] = [{ ...start, value: start.value.slice(mark.length) }, ...rest]
  const isEmpty = others.every(child => child.type === 'text' && child.value.trim() === '')
  const text = isEmpty ? [] : [paragraph({}, others)]
  const properties = { className: ['alert', kind.toLowerCase()] }
  const heading = paragraph({ className: ['alert-title'] }, [{ type: 'text', value: title }])
  const children = [heading, ...text, ...quote.children.slice(at + 1)]
  return [{ type: 'element', tagName: 'div', properties, children }]
}

function paragraph(properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName: 'p', properties, children }
}
