import type { Element, ElementContent, Root } from 'hast'
import { lookUp } from '../text/data.ts'
import { encodeRoute, percentDecoded } from '../text/paths.ts'
import { isControl, isNoteTitle } from './chrome.ts'
import { type SourceCode, withLanguage } from './code.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  elementsNamed,
  find,
  has,
  hasHeading,
  hasNamed,
  hasWords,
  idsOf,
  isElement,
  label,
  type Parent,
  parentsOf,
  property,
  textIn,
  textNode,
} from './hast.ts'
import { type BuiltSite, routeOfFile, servedFile } from './match.ts'

/**
 * Puts the labels of tabs before their panels, in place, and keeps the words of buttons that open a part; all are shown.
 *
 * @returns whether each list of tabs has its panels, which scripts may draw.
 */
export function pairTabs(root: Root): boolean {
  const elements = [...elementsIn(root)]
  return !elements.some(mayBeTab) || new TabPage(root, elements).pair()
}

function mayBeTab(node: Element): boolean {
  return isElement(node, 'label', 'button') || isTabRow(node)
}

/** Bootstrap's own themes have tabs without roles. */
function isTabRow(node: Element): boolean {
  return (
    property(node, 'role') === 'tablist' || classesOf(node).includes('nav-tabs')
  )
}

class TabPage {
  readonly #root: Root
  readonly #elements: readonly Element[]
  readonly #parents: ReadonlyMap<ElementContent, Element>
  readonly #ids: ReadonlyMap<string | undefined, Element>

  constructor(root: Root, elements: readonly Element[]) {
    this.#root = root
    this.#elements = elements
    this.#parents = parentsOf(elements)
    this.#ids = idsOf(elements)
  }

  pair(): boolean {
    let isWhole = true
    for (const list of this.#elements.filter(node => this.#isTabList(node)))
      if (!this.#openPanels(list)) isWhole = false
    for (const node of this.#elements)
      if (isElement(node, 'button')) this.#openPart(node)
    for (const node of this.#elements)
      if (isElement(node, 'label') && isLone(node)) this.#showLabel(node)
    return isWhole
  }

  /** Whether this is a list of tabs, by its role, or a row of nothing but labels of choices. */
  #isTabList(node: Element): boolean {
    if (isTabRow(node)) return true
    const inside = node.children.filter(
      child => isElement(child) || hasWords(textIn(child)),
    )
    const isLabel = (child: ElementContent) => this.#isChoiceLabel(child)
    return (
      inside.some(isLabel) &&
      inside.every(child => isLabel(child) || isChoice(child))
    )
  }

  #isChoiceLabel(node: ElementContent): boolean {
    if (!isElement(node, 'label')) return false
    const control = this.#ids.get(property(node, 'htmlFor'))
    return control !== undefined && isChoice(control)
  }

  #openPanels(list: Element): boolean {
    const labels = labelsIn(list)
    const panels = this.#panelsOf(list, labels)
    if (panels.length === 0) return labels.length === 0
    for (const [index, panel] of panels.entries())
      openPanel(panel, labels[index]!)
    list.children = []
    return true
  }

  #panelsOf(list: Element, labels: readonly Element[]): Element[] {
    const named: Element[] = []
    for (const tab of labels) {
      const panel = this.#panelNamedBy(tab)
      if (panel) named.push(panel)
    }
    if (named.length === labels.length) return named
    return this.#panelsAfter(list, labels.length)
  }

  #panelNamedBy(tab: Element): Element | undefined {
    const target =
      property(tab, 'ariaControls') ??
      property(tab, 'dataBsTarget') ??
      property(tab, 'href')
    return this.#ids.get(target?.replace(/^#/, '') || 'none')
  }

  /** As many elements as there are tabs, after their list or after the nearest elements that it is in. */
  #panelsAfter(list: Element, count: number): Element[] {
    let node: Element | undefined = list
    for (let depth = 0; node && depth < 3; depth++) {
      const parent = this.#parents.get(node)
      const siblings = childrenOf(parent ?? this.#root)
      const next = siblings
        .slice(siblings.indexOf(node) + 1)
        .filter(sibling => isElement(sibling))
      const inside = next[0]?.children.filter(child => isElement(child)) ?? []
      const candidates = [next.filter(isPanel), inside.filter(isPanel), inside]
      const panels = candidates.find(some => some.length === count)
      if (panels) return panels
      node = parent
    }
    return []
  }

  /** Makes text of a button and shows what it opens. */
  #openPart(button: Element): void {
    const part = this.#panelNamedBy(button) ?? this.#listBelow(button)
    if (!part || isControl(part) || !hasWords(textIn(part))) return
    showPanel(part)
    Object.assign(button, element('span', button.children))
  }

  /** The list that a button opens, in the same item: a folder in a tree of files. */
  #listBelow(button: Element): Element | undefined {
    const parent = this.#parents.get(button)
    if (!parent || !isElement(parent, 'li')) return undefined
    const next = parent.children
      .slice(parent.children.indexOf(button) + 1)
      .find(sibling => isElement(sibling))
    return isElement(next, 'ul', 'ol') ? next : undefined
  }

  #showLabel(node: Element): void {
    const control =
      this.#ids.get(property(node, 'htmlFor')) ??
      find(node, child => isElement(child, 'select'))
    const isOfControl =
      isElement(control, 'select', 'input', 'textarea') && !isChoice(control)
    Object.assign(
      node,
      isOfControl ? element('span', []) : label(node.children),
    )
  }
}

function labelsIn(list: Element): Element[] {
  const tabs = [...elementsIn(list)].filter(
    node => property(node, 'role') === 'tab',
  )
  if (tabs.length > 0) return tabs
  const labels = list.children.filter(child => isElement(child, 'label'))
  return labels.length > 0 ? labels : elementsNamed(list, 'a')
}

function isPanel(node: Element): boolean {
  return property(node, 'role') === 'tabpanel'
}

function isChoice(node: ElementContent): boolean {
  return isElement(node, 'input') && property(node, 'type') === 'radio'
}

/** A label between panels, which belongs to what follows it. */
function isLone(node: Element): boolean {
  return (
    property(node, 'htmlFor') !== undefined &&
    hasWords(textIn(node)) &&
    !has(node, isChoice)
  )
}

function openPanel(panel: Element, tab: Element): void {
  showPanel(panel)
  panel.children.unshift(label(tab.children))
}

function showPanel(panel: Element): void {
  for (const name of ['hidden', 'ariaHidden', 'style'])
    delete panel.properties[name]
}

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
    isElement(node, 'math', 'mjx-container') ||
    classesOf(node).some(name => NAMES.test(name))
  const tex = isFormula ? texOf(node)?.replace(/\s+/g, ' ').trim() : undefined
  if (!tex) return undefined
  return element(PLACEHOLDER_TAG, [], { tex, isDisplay: isDisplayed(node) })
}

function texOf(node: Element): string | undefined {
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

/** Stands for the address of the folder where that is not known, so that its links can be told from others. */
const UNKNOWN = new URL('https://built.invalid/')

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Resolves links and sources of a page; undefined for one that leads nowhere or would run something. */
type Resolve = (href: string) => string | undefined

/** Resolves as a browser does, but keeps only what leads to something: a file of the site, or elsewhere. */
export function toResolve(file: string, site: BuiltSite): Resolve {
  const folder = URL.parse(site.address ?? '') ?? UNKNOWN
  const page = new URL(`./${encodeRoute(routeOfFile(file))}`, folder)
  const isKnown = site.address !== undefined
  return href => {
    const link = href.trim()
    const url = URL.parse(link, page.href)
    if (url === null || !SCHEMES.has(url.protocol)) return undefined
    if (url.origin !== folder.origin) return url.href
    if (!url.pathname.startsWith(folder.pathname))
      return isKnown ? url.href : undefined
    const route = percentDecoded(url.pathname.slice(folder.pathname.length))
    const target = servedFile(route, site.files)
    if (!isKnown && link.startsWith('#')) return link
    if (target === undefined) return undefined
    const address = site.addresses.get(target)
    if (address !== undefined) return address + url.search + url.hash
    if (isKnown) return url.href
    const source = site.sources.get(target)
    return source && `/${encodeRoute(source)}${url.hash}`
  }
}
