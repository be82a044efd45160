import type { Element, ElementContent, Root } from 'hast'
import { isControl } from './chrome.ts'
import {
  childrenOf,
  classesOf,
  element,
  elementsIn,
  elementsNamed,
  find,
  has,
  hasWords,
  idsOf,
  isElement,
  label,
  parentsOf,
  property,
  textIn,
} from './hast.ts'

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
