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
  has,
  hasNamed,
  hasWords,
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
  const children = childrenOf(parent).flatMap(node =>
    isElement(node) ? rewritten(node, rewriting) : [node],
  )
  parent.children = isElement(parent) ? apart(children) : children
}

function rewritten(node: Element, rewriting: Rewriting): ElementContent[] {
  if (isElement(node, ATOM) && property(node, 'footnote') !== undefined)
    return [node]
  if (isElement(node, 'pre')) return [withLanguage(node, rewriting.source)]
  const date = dateOf(node)
  if (date !== undefined) return [textNode(date)]
  const formula = formulaOf(node)
  if (formula)
    return isElement(node, 'div') ? [element('p', [formula])] : [formula]

  if (isElement(node, 'li')) leadWithCheckbox(node)
  rewriteContent(node, rewriting)
  if (isNoteTitle(node)) return [label(node.children)]
  const change = lookUp(changes, node.tagName)
  if (change) return change(node, rewriting)
  return EMPTIABLE.has(node.tagName) && isBlank(node) ? blankText(node) : [node]
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
    textIn(node).trim() === '' && !hasNamed(node, 'img', ATOM, 'br', 'input')
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
  summary: node =>
    has(node, each => /^h[1-6]$/.test(each.tagName))
      ? node.children
      : [label(node.children)],
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
    return caption && hasWords(textIn(caption))
      ? [element('p', caption.children), node]
      : [node]
  },
  sup: node =>
    node.children.every(each => isElement(each, ATOM)) ? node.children : [node],
}

function rewriteLink(node: Element, { resolve }: Rewriting): ElementContent[] {
  if (isBlank(node)) return blankText(node)
  const written = property(node, 'href')
  const href = written === undefined ? undefined : resolve(written)
  // An icon is a block without words, which would end the line.
  const children = node.children.filter(
    each => !isElement(each, 'div') || !isBlank(each),
  )
  return href === undefined ? children : [element('a', children, { href })]
}

function image(node: Element, { resolve }: Rewriting): ElementContent[] {
  const alt = property(node, 'alt') ?? ''
  if (property(node, 'role') === 'presentation') return []
  const written = property(node, 'dataSrc') ?? property(node, 'src')
  const src = written === undefined ? undefined : resolve(written)
  if (src === undefined || classesOf(node).some(name => /emoji$/.test(name)))
    return alt === '' ? [] : [textNode(alt)]
  return [element('img', [], { src, alt })]
}

function media(node: Element, { resolve }: Rewriting): ElementContent[] {
  const source = [node, ...elementsIn(node)]
    .map(each => property(each, 'src'))
    .find(each => each !== undefined)
  const href = source === undefined ? undefined : resolve(source)
  return href === undefined
    ? []
    : [element('p', [element('a', [textNode(href)], { href })])]
}

function aligned(node: Element): ElementContent[] {
  if (elementsNamed(node, 'p').length < 2) node.children = inLine(node.children)
  const [, align] =
    /text-align:\s?(left|center|right)/.exec(property(node, 'style') ?? '') ??
    []
  if (align !== undefined) node.properties.align = align
  return [node]
}

/** Themes make a heading a link to itself. */
function heading(node: Element, { resolve }: Rewriting): ElementContent[] {
  const own = `${resolve('#')?.replace(/#$/, '') ?? ''}#`
  for (const each of elementsIn(node))
    if (isElement(each, 'a') && property(each, 'href')?.startsWith(own))
      Object.assign(each, { tagName: 'span', properties: {} })
  return isBlank(node) ? [] : [element(node.tagName, inLine(node.children))]
}

/** Blocks in a line, apart from the words around them. */
function inLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap(node =>
    isElement(node, 'div', 'p')
      ? [textNode(' '), ...inLine(node.children), textNode(' ')]
      : [node],
  )
}

/** The signature of what is documented, or a term. */
function term(node: Element): ElementContent[] {
  if (!hasWords(textIn(node))) return []
  if (!classesOf(node).includes('sig')) return [label(node.children)]
  return [
    element('p', [
      element('code', [textNode(textIn(node).replace(/\s+/g, ' ').trim())]),
    ]),
  ]
}

function leadWithCheckbox(item: Element): void {
  const box = find(
    item,
    each => isElement(each, 'input') && property(each, 'type') === 'checkbox',
  )
  if (
    box === undefined ||
    has(
      item,
      each => isElement(each, 'li') && has(each, inner => inner === box),
    )
  )
    return
  const { checked } = box.properties
  Object.assign(box, { tagName: 'span', properties: {}, children: [] })
  item.children.unshift(
    element('input', [], { type: 'checkbox', checked: checked ?? false }),
  )
}

/** Puts a blank between words in elements side by side, which the theme's styles keep apart. */
function apart(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.every(each => isElement(each)) || nodes.length < 2) return nodes
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    const isGlued =
      before &&
      hasWords(textIn(before).slice(-1)) &&
      hasWords(textIn(node).slice(0, 1))
    return isGlued ? [textNode(' '), node] : [node]
  })
}

/** An element without children in a line, whose tag has whitespace kept around it; what it is stands in its properties. */
export const ATOM = 'math'

/** A formula as TeX, where the page has it besides what it looks like. */
function formulaOf(node: Element): Element | undefined {
  const classes = classesOf(node)
  const isScript = isElement(node, 'script')
  if (
    !isScript &&
    !isElement(node, 'math', 'mjx-container') &&
    !classes.some(name => NAMES.test(name))
  )
    return undefined
  const isTex = (each: Element) =>
    each.tagName === 'annotation' &&
    property(each, 'encoding') === 'application/x-tex'
  const written = isScript ? node : find(node, isTex)
  const tex = written ? textIn(written) : withoutDelimiters(node)
  if (tex === undefined || tex.trim() === '') return undefined
  const isDisplay =
    isElement(node, 'div') ||
    classes.includes('katex-display') ||
    (property(node, 'display') ?? '').replace('true', 'block') === 'block' ||
    /mode=display/.test(property(node, 'type') ?? '') ||
    /^\s*(?:\\\[|\$\$)/.test(textIn(node))
  return element(ATOM, [], { tex: tex.replace(/\s+/g, ' ').trim(), isDisplay })
}

const NAMES = /^(?:katex(?:-display)?|arithmatex|math|MathJax(?:_Display)?)$/

function withoutDelimiters(node: Element): string | undefined {
  const [, bracket, parenthesis, dollars] =
    /^\s*(?:\\\[([\s\S]*)\\\]|\\\(([\s\S]*)\\\)|\$\$?([^$]*)\$\$?)\s*$/.exec(
      textIn(node),
    ) ?? []
  return bracket ?? parenthesis ?? dollars
}

/** Makes references of the links to footnotes, in place, and puts what they lead to at the end. */
export function pairFootnotes(root: Root): void {
  const all = [...elementsIn(root)]
  const ids = new Map(all.map(each => [property(each, 'id'), each]))
  const definitions = new Map<Element, string>()
  for (const each of all.filter(isReference)) {
    const definition = ids.get(property(each, 'href')?.slice(1))
    const label = textIn(each).replace(/[^\p{L}\p{N}-]/gu, '')
    if (
      definition === undefined ||
      label === '' ||
      !isElement(definition, 'li', 'aside', 'div', 'p')
    )
      continue
    const known = definitions.get(definition) ?? label
    definitions.set(definition, known)
    Object.assign(each, element(ATOM, [], { footnote: known }))
  }
  if (definitions.size === 0) return
  for (const [each, label] of definitions)
    root.children.push(toDefinition(each, label))
  for (const each of all.filter(isList))
    if (!hasWords(textIn(each))) each.children = []
}

function isReference(node: Element): boolean {
  if (!isElement(node, 'a') || !property(node, 'href')?.startsWith('#'))
    return false
  const names = [...classesOf(node), property(node, 'role')].join(' ')
  return (
    property(node, 'dataFootnoteRef') !== undefined ||
    /\b(?:footnote-?ref(?:erence)?|doc-noteref)\b/.test(names) ||
    /^#(?:user-content-)?(?:fn|footnote)[-:]?[\w-]+$/.test(
      property(node, 'href') ?? '',
    )
  )
}

function isList(node: Element): boolean {
  return classesOf(node).some(name =>
    /^footnotes?(?:-list|-definition)?$/.test(name),
  )
}

function toDefinition(definition: Element, label: string): Element {
  const isOwnLabel = (each: Element['children'][number]) =>
    isElement(each, 'span', 'sup') &&
    classesOf(each).some(name => /label/.test(name))
  const children = definition.children.filter(each => !isOwnLabel(each))
  definition.children = []
  return element('footnote-definition', children, { footnote: label })
}
