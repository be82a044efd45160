import type { Element, ElementContent } from 'hast'
import { isControl } from './chrome.ts'
import {
  childrenOf,
  element,
  elementsIn,
  has,
  hasWords,
  isElement,
  label,
  type Parent,
  property,
  textIn,
} from './hast.ts'

/** Puts the labels of tabs before their panels, in place, and keeps the words of buttons that open a part; all are shown. */
export function pairTabs(root: Parent): void {
  const all = [...elementsIn(root)]
  if (!all.some(each => isElement(each, 'label', 'button') || property(each, 'role') === 'tablist')) return
  const parents = new Map(all.flatMap(each => each.children.map(child => [child, each] as const)))
  const ids = new Map(all.map(each => [property(each, 'id'), each]))
  for (const list of all.filter(each => isTabList(each, ids))) {
    const labels = labelsIn(list)
    const panels = panelsOf(list, labels, { root, parents, ids })
    if (panels === undefined) continue
    for (const [index, panel] of panels.entries()) openPanel(panel, labels[index]!)
    list.children = []
  }
  for (const each of all.filter(one => isElement(one, 'button'))) {
    const panel = panelNamedBy(each, { ids })
    if (!panel || isControl(panel) || !hasWords(textIn(panel))) continue
    showPanel(panel)
    Object.assign(each, element('span', each.children))
  }
  for (const each of all)
    if (isElement(each, 'label') && isLone(each)) Object.assign(each, label(each.children))
}

interface TabPlace {
  root: Parent
  parents: ReadonlyMap<ElementContent, Element>
  ids: ReadonlyMap<string | undefined, Element>
}

/** By its role, or a row of nothing but labels of choices. */
function isTabList(node: Element, ids: TabPlace['ids']): boolean {
  if (property(node, 'role') === 'tablist') return true
  const inside = node.children.filter(each => isElement(each) || hasWords(textIn(each)))
  const isLabel = (each: ElementContent) => {
    const choice = isElement(each, 'label') ? ids.get(property(each, 'htmlFor')) : undefined
    return choice !== undefined && isChoice(choice)
  }
  return inside.some(isLabel) && inside.every(each => isLabel(each) || isChoice(each))
}

function isChoice(node: ElementContent): boolean {
  return isElement(node, 'input') && property(node, 'type') === 'radio'
}

/** A label between panels, which belongs to what follows it. */
function isLone(node: Element): boolean {
  return property(node, 'htmlFor') !== undefined && hasWords(textIn(node)) && !has(node, isChoice)
}

function labelsIn(list: Element): Element[] {
  const tabs = [...elementsIn(list)].filter(each => property(each, 'role') === 'tab')
  return tabs.length > 0 ? tabs : list.children.filter(each => isElement(each, 'label'))
}

/** By what the tabs name, else by their order below the nearest element that has as many. */
function panelsOf(list: Element, labels: readonly Element[], place: TabPlace): Element[] | undefined {
  const named = labels.map(each => panelNamedBy(each, place))
  if (named.length > 0 && named.every(each => each !== undefined)) return named
  for (let [node, depth] = [list as Element | undefined, 0]; node !== undefined && depth < 3; depth++) {
    const parent: Parent = place.parents.get(node) ?? place.root
    const siblings = childrenOf(parent).slice(childrenOf(parent).indexOf(node) + 1)
    const found = panelsIn(siblings, labels.length)
    if (found) return found
    node = place.parents.get(node)
  }
  return undefined
}

function panelNamedBy(tab: Element, { ids }: Pick<TabPlace, 'ids'>): Element | undefined {
  const target = property(tab, 'ariaControls') ?? property(tab, 'dataBsTarget') ?? property(tab, 'href')
  return target === undefined || target === '' ? undefined : ids.get(target.replace(/^#/, ''))
}

function panelsIn(siblings: readonly ElementContent[], count: number): Element[] | undefined {
  const elements = siblings.filter(each => isElement(each))
  const isPanel = (each: Element) => property(each, 'role') === 'tabpanel'
  for (const panels of [elements, elements[0]?.children.filter(each => isElement(each)) ?? []]) {
    const marked = panels.filter(isPanel)
    if (marked.length === count && count > 0) return marked
  }
  const inside = elements[0]?.children.filter(each => isElement(each)) ?? []
  return inside.length === count && count > 0 ? inside : undefined
}

function openPanel(panel: Element, tab: Element): void {
  showPanel(panel)
  const title = label(tab.children)
  // What is one block of code stays so.
  if (isElement(panel, 'pre'))
    Object.assign(panel, { tagName: 'div', properties: {}, children: [title, { ...panel }] })
  else panel.children.unshift(title)
}

function showPanel(panel: Element): void {
  for (const name of ['hidden', 'ariaHidden', 'style']) delete panel.properties[name]
}
