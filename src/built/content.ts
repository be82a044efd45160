import { attribute, type Element, elementsOf, isWithin } from './tree.ts'

type Test = (element: Element) => boolean

const isMain: Test = element => element.tagName === 'main' || attribute(element, 'role') === 'main'
const isArticle: Test = element => element.tagName === 'article'
const isHeading: Test = element => element.tagName === 'h1'

/** Where themes without landmarks have their content, by class or id. */
const CONTAINERS = [
  'markdown-body',
  'theme-doc-markdown',
  'md-content',
  'VPContent',
  'vp-doc',
  'rst-content',
  'td-content',
  'col-content',
  'main-content',
  'main_content',
  'content-body',
  'body-content',
  'content',
  'contents',
]

/** The elements that hold what readers come for, with the page's heading before them where it is elsewhere. */
export function mainContent(elements: readonly Element[]): Element[] {
  const main = find(elements)
  if (main.some(each => isHeading(each) || contains(each, isHeading))) return main
  const heading = elements.find(each => isHeading(each) && !isWithin(each, isNavigation))
  return heading ? [heading, ...main] : main
}

function find(elements: readonly Element[]): Element[] {
  const searched = outermost(elements, each => attribute(each, 'data-pagefind-body') !== undefined)
  if (searched.length > 0) return searched
  const mains = outermost(elements, isMain)
  const articles = outermost(elements, isArticle)
  const within = articles.filter(each => isMain(each) || isWithin(each, isMain))
  const [article] = within.length > 0 ? within : articles
  if (article && (within.length || articles.length) === 1) {
    const main = mains.find(each => contains(each, other => other === article))
    if (!main || contains(article, isTitled) || !contains(main, isOwnTitle)) return [article]
  }
  const [first] = mains.length > 0 ? mains : containers(elements)
  return first ? [first] : elements.filter(each => each.tagName === 'body')
}

function containers(elements: readonly Element[]): Element[] {
  for (const name of CONTAINERS) {
    const found = elements.find(each => namesOf(each).includes(name))
    if (found) return [found]
  }
  return []
}

const isTitled: Test = element => /^h[1-6]$/.test(element.tagName)
const isOwnTitle: Test = element =>
  isTitled(element) && !isWithin(element, each => /^(?:nav|aside|header|footer)$/.test(each.tagName))

const isNavigation: Test = element => element.tagName === 'nav' || element.tagName === 'aside'

function outermost(elements: readonly Element[], is: Test): Element[] {
  return elements.filter(each => is(each) && !isWithin(each, is))
}

function contains(element: Element, is: Test): boolean {
  for (const each of elementsOf(element)) if (is(each)) return true
  return false
}

/** The classes and the id of an element. */
export function namesOf(element: Element): string[] {
  return [...(attribute(element, 'class') ?? '').split(/\s+/), attribute(element, 'id') ?? '']
}
