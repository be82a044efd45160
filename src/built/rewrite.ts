import type { Element, ElementContent, Root } from 'hast'
import { lookUp } from '../text/data.ts'
import type { Resolve } from './addresses.ts'
import { isNoteTitle } from './chrome.ts'
import { type SourceCode, withLanguage } from './code.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  elementsNamed,
  find,
  hasHeading,
  hasNamed,
  hasWords,
  idsOf,
  isElement,
  label,
  type Parent,
  property,
  textIn,
  textNode,
} from './hast.ts'

/** The address rules and the code with which the elements of a page are rewritten. */
interface Rewriting {
  resolve: Resolve
  source: SourceCode
}

/** Makes plain HTML, in place, of what themes spell in their own ways: formulas, titles, links. */
export function rewriteContent(parent: Parent, rewriting: Rewriting): void {
  const children: ElementContent[] = []
  for (const node of childrenOf(parent)) {
    if (isElement(node)) children.push(...rewriteElement(node, rewriting))
    else children.push(node)
  }
  parent.children = isElement(parent) ? apart(children) : children
}

function rewriteElement(node: Element, rewriting: Rewriting): ElementContent[] {
  if (
    isElement(node, PLACEHOLDER_TAG) &&
    property(node, 'footnote') !== undefined
  )
    return [node]
  if (isElement(node, 'pre')) return [withLanguage(node, rewriting.source)]
  const date = dateOf(node)
  if (date !== undefined) return [textNode(date)]
  const formula = formulaOf(node)
  if (formula && isElement(node, 'div')) return [element('p', [formula])]
  if (formula) return [formula]
  rewriteContent(node, rewriting)
  if (isNoteTitle(node)) return [label(node.children)]
  const change = lookUp(changes, node.tagName)
  if (change) return change(node, rewriting)
  if (EMPTIABLE.has(node.tagName) && isBlank(node)) return blankText(node)
  return [node]
}

function blankText(node: Element): ElementContent[] {
  return textIn(node) === '' ? [] : [textNode(' ')]
}

/** The date of a moment that is shown by the distance from now, or by the clock of the build, which differ from build to build. */
function dateOf(node: Element): string | undefined {
  const { dateTime } = node.properties
  if (dateTime === undefined || isElement(node, 'ins', 'del')) return undefined
  const [date, year = ''] = /^(\d{4})-\d\d-\d\d/.exec(String(dateTime)) ?? []
  const shown = textIn(node)
  return shown.includes(year) && !/\d:\d\d/.test(shown) ? undefined : date
}

const EMPTIABLE = new Set(
  'a abbr b cite code del em i ins kbd li mark ol q s samp small span strong sub sup u ul'.split(
    ' ',
  ),
)

function isBlank(node: Element): boolean {
  return (
    textIn(node).trim() === '' &&
    !hasNamed(node, 'img', PLACEHOLDER_TAG, 'br', 'input')
  )
}

type Rewrite = (node: Element, rewriting: Rewriting) => ElementContent[]

const changes: Record<string, Rewrite> = {
  a: rewriteLink,
  img: image,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  summary(node) {
    if (hasHeading(node)) return node.children
    return [label(node.children)]
  },
  label: node => node.children,
  td: aligned,
  th: aligned,
  dl: node => node.children,
  dd: node => [element('div', node.children)],
  dt: term,
  table(node) {
    const caption = node.children.find(child => isElement(child, 'caption'))
    if (!caption) return [node]
    node.children = node.children.filter(child => child !== caption)
    if (!hasWords(textIn(caption))) return [node]
    return [element('p', caption.children), node]
  },
  sup(node) {
    const isReference = node.children.every(child =>
      isElement(child, PLACEHOLDER_TAG),
    )
    return isReference ? node.children : [node]
  },
}

function rewriteLink(node: Element, { resolve }: Rewriting): ElementContent[] {
  if (isBlank(node)) return blankText(node)
  const href = resolved(property(node, 'href'), resolve)
  return href === undefined
    ? node.children
    : [element('a', node.children, { href })]
}

function resolved(
  url: string | undefined,
  resolve: Resolve,
): string | undefined {
  return url === undefined ? undefined : resolve(url)
}

function image(node: Element, { resolve }: Rewriting): ElementContent[] {
  const alt = property(node, 'alt') ?? ''
  const src = resolved(property(node, 'src'), resolve)
  if (src !== undefined) return [element('img', [], { src, alt })]
  return alt === '' ? [] : [textNode(alt)]
}

function aligned(node: Element): ElementContent[] {
  if (elementsNamed(node, 'p').length < 2) node.children = inLine(node.children)
  const style = property(node, 'style') ?? ''
  const align = /text-align:\s?(left|center|right)/.exec(style)?.[1]
  if (align !== undefined) node.properties.align = align
  return [node]
}

/** Themes make a heading a link to itself. */
function heading(node: Element, { resolve }: Rewriting): ElementContent[] {
  const page = resolve('#')?.replace(/#$/, '') ?? ''
  for (const link of elementsNamed(node, 'a'))
    if (property(link, 'href')?.startsWith(`${page}#`))
      Object.assign(link, { tagName: 'span', properties: {} })
  return isBlank(node) ? [] : [element(node.tagName, inLine(node.children))]
}

/** Blocks in a line, apart from the words around them. */
function inLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap(node => {
    if (!isElement(node, 'div', 'p')) return [node]
    return [textNode(' '), ...inLine(node.children), textNode(' ')]
  })
}

/** The signature of what is documented, or a term. */
function term(node: Element): ElementContent[] {
  const text = textIn(node)
  if (!hasWords(text)) return []
  if (!classesOf(node).includes('sig')) return [label(node.children)]
  const signature = textNode(text.replace(/\s+/g, ' ').trim())
  return [element('p', [element('code', [signature])])]
}

/** Puts a blank between words in elements side by side, which the theme's styles keep apart. */
function apart(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.every(node => isElement(node)) || nodes.length < 2) return nodes
  const result: ElementContent[] = []
  let before = ''
  for (const node of nodes) {
    const text = textIn(node)
    if (hasWords(before) && hasWords(text.slice(0, 1)))
      result.push(textNode(' '))
    result.push(node)
    before = text.slice(-1)
  }
  return result
}

/** An element without children in a line, whose tag has whitespace kept around it; what it is stands in its properties. */
export const PLACEHOLDER_TAG = 'math'

/** A formula as TeX, where the page has it besides what it looks like. */
function formulaOf(node: Element): Element | undefined {
  const isFormula =
    isElement(node, 'script', 'math', 'mjx-container') ||
    classesOf(node).some(name => NAMES.test(name))
  const tex = isFormula ? texOf(node)?.replace(/\s+/g, ' ').trim() : undefined
  if (!tex) return undefined
  return element(PLACEHOLDER_TAG, [], { tex, isDisplay: isDisplayed(node) })
}

function texOf(node: Element): string | undefined {
  if (isElement(node, 'script')) return textIn(node)
  const annotation = find(
    node,
    inner =>
      isElement(inner, 'annotation') &&
      property(inner, 'encoding') === 'application/x-tex',
  )
  return annotation ? textIn(annotation) : withoutDelimiters(node)
}

function isDisplayed(node: Element): boolean {
  return (
    isElement(node, 'div') ||
    classesOf(node).includes('katex-display') ||
    /^(?:block|true)$/.test(property(node, 'display') ?? '') ||
    /mode=display/.test(property(node, 'type') ?? '') ||
    /^\s*(?:\\\[|\$\$)/.test(textIn(node))
  )
}

const NAMES = /^(?:katex(?:-display)?|arithmatex|math|MathJax(?:_Display)?)$/

function withoutDelimiters(node: Element): string | undefined {
  const text = textIn(node).trim()
  const [, tex] =
    DELIMITERS.map(pattern => pattern.exec(text)).find(Boolean) ?? []
  return tex
}

const DELIMITERS = [
  /^\\\[([\s\S]*)\\\]$/,
  /^\\\(([\s\S]*)\\\)$/,
  /^\$\$?([^$]*)\$\$?$/,
]

/** Makes references of the links to footnotes, in place, and puts what they lead to at the end. */
export function pairFootnotes(root: Root): void {
  const elements = [...elementsIn(root)]
  const ids = idsOf(elements)
  const labels = new Map<Element, string>()
  for (const reference of elements.filter(isReference)) {
    const definition = ids.get(property(reference, 'href')?.slice(1))
    const name = textIn(reference).replace(/[^\p{L}\p{N}-]/gu, '')
    if (!isElement(definition, 'li', 'aside', 'div', 'p') || name === '')
      continue
    const footnote = labels.get(definition) ?? name
    labels.set(definition, footnote)
    Object.assign(reference, element(PLACEHOLDER_TAG, [], { footnote }))
  }
  if (labels.size === 0) return
  for (const [definition, footnote] of labels)
    root.children.push(toDefinition(definition, footnote))
  for (const list of elements.filter(isList))
    if (!hasWords(textIn(list))) list.children = []
}

function isReference(node: Element): boolean {
  const href = property(node, 'href') ?? ''
  if (!isElement(node, 'a') || !href.startsWith('#')) return false
  if (property(node, 'dataFootnoteRef') !== undefined) return true
  const names = [...classesOf(node), property(node, 'role')].join(' ')
  return (
    /\b(?:footnote-?ref(?:erence)?|doc-noteref)\b/.test(names) ||
    /^#(?:user-content-)?(?:fn|footnote)[-:]?[\w-]+$/.test(href)
  )
}

function isList(node: Element): boolean {
  return classesOf(node).some(name =>
    /^footnotes?(?:-list|-definition)?$/.test(name),
  )
}

function toDefinition(definition: Element, footnote: string): Element {
  const isLabel = (child: ElementContent) =>
    isElement(child, 'span', 'sup') &&
    classesOf(child).some(name => /label/.test(name))
  const children = definition.children.filter(child => !isLabel(child))
  definition.children = []
  return element('footnote-definition', children, { footnote })
}
