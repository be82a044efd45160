import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { mainContent } from './content.ts'
import { endingOf, hashOf } from './ending.ts'
import { dropFurniture } from './furniture.ts'
import { classesOf, elementsIn, hasWords, isElement, type Parent, property, textIn } from './hast.ts'
import { pairTabs } from './tabs.ts'
import { attribute, type Element as ParsedElement, parsePage, textOf, UnreadableError } from './tree.ts'
import type { BuiltHead } from './types.ts'

/**
 * Reads what must be known of a built page before the pages of its site can become documents. Never throws.
 *
 * @param file the page's path below the folder of the site.
 */
export function readBuilt(html: Uint8Array, file: string): BuiltHead {
  try {
    const elements = parsePage(html)
    const content = contentOf(elements)
    const canonical = canonicalOf(elements)
    return {
      kind: kindOf(elements, file),
      title: titleOf(content, elements),
      ...(canonical !== undefined && { canonical }),
      sourceLinks: sourceLinksOf(elements),
      isEmpty: isEmpty(content),
      digest: digestOf(content),
      ending: endingOf(content),
    }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return unreadable(error.message)
  }
}

/** What is known of a page that cannot be read. */
export function unreadable(reason: string): BuiltHead {
  return { kind: 'unreadable', reason, title: '', sourceLinks: [], isEmpty: true, digest: '', ending: [] }
}

/** The main content without furniture, the panels of its tabs shown. */
export function contentOf(elements: readonly ParsedElement[]): Root {
  const children = mainContent(elements).map(each => fromParse5(each) as Element)
  const root: Root = { type: 'root', children }
  pairTabs(root)
  dropFurniture(root)
  return root
}

export function titleOf(content: Root, elements: readonly ParsedElement[]): string {
  for (const each of elementsIn(content))
    if (each.tagName === 'h1' && hasWords(textIn(each))) return textIn(each).replace(/\s+/g, ' ').trim()
  const title = elements.find(({ tagName }) => tagName === 'title')
  return title ? textOf(title) : ''
}

/** Whether there is nothing to read but headings. */
export function isEmpty(parent: Parent): boolean {
  return !parent.children.some(node =>
    isElement(node) ? !/^h[1-6]$/.test(node.tagName) && !isEmptyElement(node) : hasWords(textIn(node)),
  )
}

function isEmptyElement(node: Element): boolean {
  return isElement(node, 'img', 'math') ? false : isEmpty(node)
}

/** What decides the body: names and texts, and of the attributes those that are used. */
function digestOf(content: Root): string {
  const parts: string[] = []
  const visit = (parent: Parent): void => {
    for (const node of parent.children) {
      if (node.type === 'text') parts.push(node.value)
      if (!isElement(node)) continue
      const used = ['href', 'src', 'alt', 'dataLang', 'dataLanguage', 'checked', 'start'].map(name =>
        property(node, name),
      )
      const classes = classesOf(node).filter(name => /lang|highlight|title|heading|math/.test(name))
      parts.push(`<${node.tagName}`, ...used.map(value => value ?? ''), ...classes)
      visit(node)
      parts.push('>')
    }
  }
  visit(content)
  return hashOf(JSON.stringify(parts))
}

function canonicalOf(elements: readonly ParsedElement[]): string | undefined {
  const link = elements.find(each => each.tagName === 'link' && attribute(each, 'rel') === 'canonical')
  const url = link && URL.parse(attribute(link, 'href') ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined
}

function kindOf(elements: readonly ParsedElement[], file: string): BuiltHead['kind'] {
  const refresh = elements.find(
    each => each.tagName === 'meta' && attribute(each, 'http-equiv')?.toLowerCase() === 'refresh',
  )
  if (refresh && /url\s*=/i.test(attribute(refresh, 'content') ?? '')) return 'redirect'
  return kindByPath(file)
}

/** What a page is as far as its path tells. */
export function kindByPath(file: string): BuiltHead['kind'] {
  return byPath.find(([, path]) => path.test(file))?.[0] ?? 'page'
}

/** Pages that generators make by themselves, by the names that they have. */
const byPath: readonly [BuiltHead['kind'], RegExp][] = [
  ['not-found', /(?:^|\/)404(?:\/index)?\.html$/],
  ['search', /(?:^|\/)search(?:\/index)?\.html$/],
  ['listing', /(?:^|\/)(?:tags?|categories|category|authors|archives?)\/(?:[^/]*\/)*[^/]*\.html$/],
  ['listing', /(?:^|\/)_modules\//],
  ['listing', /(?:^|\/)(?:genindex(?:-[^/]*)?|(?:py-)?modindex|tags|categories|archives?)\.html$/],
]

/** Only what says by its name or words that it leads to the page's source does so. */
function sourceLinksOf(elements: readonly ParsedElement[]): string[] {
  const paths = new Set<string>()
  for (const each of elements) {
    if (each.tagName !== 'a' && each.tagName !== 'link') continue
    const href = attribute(each, 'href') ?? ''
    if (isSourceLink(each, href)) paths.add(pathIn(href))
  }
  return [...paths].filter(path => path !== '').slice(0, 8)
}

function isSourceLink(element: ParsedElement, href: string): boolean {
  if (attribute(element, 'rel') === 'edit') return true
  if (!/^https?:/.test(href)) return false
  const names = ['class', 'title', 'aria-label'].map(name => attribute(element, name) ?? '').join(' ')
  return (
    /\/_?edit\//.test(href) ||
    (/\/(?:blob|tree|raw|src)\//.test(href) && /edit|source|improve/i.test(`${names} ${textOf(element)}`))
  )
}

function pathIn(href: string): string {
  const url = URL.parse(href, 'https://built.invalid/')
  try {
    return url === null ? '' : decodeURIComponent(url.pathname.slice(1))
  } catch {
    return ''
  }
}
