import type { Element, ElementContent } from 'hast'
import type { Resolve } from './addresses.ts'
import { isNoteTitle } from './chrome.ts'
import { type Languages, withLanguage } from './code.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  has,
  hasWords,
  isElement,
  label,
  type Parent,
  property,
  text,
  textIn,
} from './hast.ts'
import { ATOM, formulaOf } from './math.ts'

/** What elements of a page are rewritten with. */
export interface Rewriting {
  resolve: Resolve
  languages: Languages
}

/** Makes plain HTML, in place, of what themes spell in their own ways: formulas, titles, links. */
export function rewrite(parent: Parent, rewriting: Rewriting): void {
  const children = childrenOf(parent).flatMap(node => (isElement(node) ? rewritten(node, rewriting) : [node]))
  parent.children = isElement(parent) ? apart(children) : children
}

function rewritten(node: Element, rewriting: Rewriting): ElementContent[] {
  const whole = wholeOf(node, rewriting)
  if (whole !== undefined) return whole
  if (isElement(node, 'li')) leadWithCheckbox(node)
  rewrite(node, rewriting)
  if (isNoteTitle(node)) return [label(node.children)]
  const change = changes[node.tagName]
  if (change) return change(node, rewriting)
  return EMPTIABLE.has(node.tagName) && isBlank(node) ? blanksOf(node) : [node]
}

function blanksOf(node: Element): ElementContent[] {
  return textIn(node) === '' ? [] : [text(' ')]
}

/** What is made of an element without a look at its children. */
function wholeOf(node: Element, { languages }: Rewriting): ElementContent[] | undefined {
  if (isElement(node, ATOM) && property(node, 'footnote') !== undefined) return [node]
  if (isElement(node, 'pre')) return [withLanguage(node, languages)]
  const date = dateOf(node)
  if (date !== undefined) return [text(date)]
  const formula = formulaOf(node)
  if (formula) return isElement(node, 'div') ? [element('p', [formula])] : [formula]
  return undefined
}

/** Of a moment that is shown by the distance from now, or by the clock of who builds the site, which differ from build to build. */
function dateOf(node: Element): string | undefined {
  const [date, year = ''] = /^(\d{4})-\d\d-\d\d/.exec(property(node, 'dateTime') ?? '') ?? []
  const shown = textIn(node)
  const isFixed = isElement(node, 'ins', 'del') || (shown.includes(year) && !/\d:\d\d/.test(shown))
  return isFixed ? undefined : date
}

const EMPTIABLE = new Set(
  'a abbr b cite code del em i ins kbd li mark ol q s samp small span strong sub sup u ul'.split(' '),
)

function isBlank(node: Element): boolean {
  return textIn(node).trim() === '' && !has(node, each => isElement(each, 'img', ATOM, 'br', 'input'))
}

type Change = (node: Element, rewriting: Rewriting) => ElementContent[]

const changes: Record<string, Change> = {
  a: link,
  img: image,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  summary: node => [label(node.children)],
  td: aligned,
  th: aligned,
  dl: node => node.children,
  dd: node => [element('div', node.children)],
  dt: term,
  audio: media,
  video: media,
  table(node) {
    const caption = node.children.find(each => isElement(each, 'caption'))
    node.children = node.children.filter(each => each !== caption)
    return caption && hasWords(textIn(caption)) ? [element('p', caption.children), node] : [node]
  },
  sup: node => (node.children.every(each => isElement(each, ATOM)) ? node.children : [node]),
}

function link(node: Element, { resolve }: Rewriting): ElementContent[] {
  if (isBlank(node)) return blanksOf(node)
  const written = property(node, 'href')
  const href = written === undefined ? undefined : resolve(written)
  return href === undefined ? node.children : [element('a', node.children, { href })]
}

function image(node: Element, { resolve }: Rewriting): ElementContent[] {
  const alt = property(node, 'alt') ?? ''
  if (property(node, 'role') === 'presentation') return []
  const written = property(node, 'dataSrc') ?? property(node, 'src')
  const src = written === undefined ? undefined : resolve(written)
  if (src === undefined || classesOf(node).some(name => /emoji$/.test(name)))
    return alt === '' ? [] : [text(alt)]
  return [element('img', [], { src, alt })]
}

function media(node: Element, { resolve }: Rewriting): ElementContent[] {
  const source = [node, ...elementsIn(node)]
    .map(each => property(each, 'src'))
    .find(each => each !== undefined)
  const href = source === undefined ? undefined : resolve(source)
  return href === undefined ? [] : [element('p', [element('a', [text(href)], { href })])]
}

function aligned(node: Element): ElementContent[] {
  const [, align] = /text-align:\s?(left|center|right)/.exec(property(node, 'style') ?? '') ?? []
  if (align !== undefined) node.properties.align = align
  return [node]
}

/** Themes make a heading a link to itself. */
function heading(node: Element): ElementContent[] {
  for (const each of elementsIn(node))
    if (isElement(each, 'a') && /^[^#]*#/.test(property(each, 'href') ?? ''))
      Object.assign(each, { tagName: 'span', properties: {} })
  return isBlank(node) ? [] : [element(node.tagName, node.children)]
}

/** The signature of what is documented, or a term. */
function term(node: Element): ElementContent[] {
  if (!hasWords(textIn(node))) return []
  if (!classesOf(node).includes('sig')) return [label(node.children)]
  return [element('p', [element('code', [text(textIn(node).replace(/\s+/g, ' ').trim())])])]
}

function leadWithCheckbox(item: Element): void {
  const [box] = [...elementsIn(item)].filter(
    each => isElement(each, 'input') && property(each, 'type') === 'checkbox',
  )
  if (box === undefined || has(item, each => isElement(each, 'li') && has(each, inner => inner === box)))
    return
  const { checked } = box.properties
  Object.assign(box, { tagName: 'span', properties: {}, children: [] })
  item.children.unshift(element('input', [], { type: 'checkbox', checked: checked ?? false }))
}

/** Puts a blank between words in elements side by side, which the theme's styles keep apart. */
function apart(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.every(each => isElement(each)) || nodes.length < 2) return nodes
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    const isGlued = before && hasWords(textIn(before).slice(-1)) && hasWords(textIn(node).slice(0, 1))
    return isGlued ? [text(' '), node] : [node]
  })
}
