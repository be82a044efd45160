import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { decoded } from './addresses.ts'
import { dropChrome } from './chrome.ts'
import { flattenCode } from './code.ts'
import {
  attribute,
  mainContent,
  type Element as ParsedElement,
  parsePage,
  textOf,
  UnreadableError,
} from './content.ts'
import { endingOf } from './ending.ts'
import { elementsIn, hasWords, isElement, type Parent, property, textIn } from './hast.ts'
import { pairTabs } from './tabs.ts'
import type { BuiltHead, BuiltPage } from './types.ts'

/**
 * Reads what must be known of a built page before the pages of its site can become documents. Never throws.
 *
 * @param file the page's path below the folder of the site.
 */
export function readBuilt(html: Uint8Array, file: string): BuiltPage {
  try {
    const elements = parsePage(html)
    const { root, random } = contentOf(elements)
    const head = headOf(elements, root, file)
    const base = baseIn(elements)
    const content: Content = { ...(base !== undefined && { base }), random, children: root.children }
    return head.isEmpty ? { head } : { head, content: JSON.stringify(content) }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { head: unreadable(error.message) }
  }
}

/** What is left of a page between its reading and its body, as plain data. */
export interface Content extends Pick<Root, 'children'> {
  /** What the page says that its links start from. */
  base?: string
  /** The places in it whose names may differ from build to build. */
  random: string[]
}

function headOf(elements: readonly ParsedElement[], content: Root, file: string): BuiltHead {
  const canonical = canonicalOf(elements)
  return {
    kind: kindOf(elements, file),
    title: titleOf(content, elements),
    ...(canonical !== undefined && { canonical }),
    sourceLinks: sourceLinksOf(elements),
    ...(elements.some(isNoIndex) && { isNoIndex: true as const }),
    isEmpty: isEmpty(content),
    ending: endingOf(content),
  }
}

/** What is known of a page that cannot be read. */
export function unreadable(reason: string): BuiltHead {
  return { kind: 'unreadable', reason, title: '', sourceLinks: [], isEmpty: true, ending: [] }
}

/** The main content without page chrome, the panels of its tabs shown, and code as text. */
function contentOf(elements: readonly ParsedElement[]): { root: Root; random: string[] } {
  const children = mainContent(elements).map(each => fromParse5(each) as Element)
  const root: Root = { type: 'root', children }
  pairTabs(root)
  const random = randomIn(root)
  dropChrome(root)
  flattenCode(root)
  return { root, random }
}

/** The places that may differ from build to build: names that look random, and not of headings, terms or an author's own mark. */
function randomIn(root: Root): string[] {
  return [...elementsIn(root)].flatMap(each => {
    const isOwn = PLACES.test(each.tagName) || isTitled(each) || each.children.length === 0
    const name = property(each, 'id') ?? ''
    return !isOwn && RANDOM.test(name) ? [name] : []
  })
}

const PLACES = /^(?:h[1-6]|dt|a|span)$/
const RANDOM = /\d{5}|(?=[a-z\d]{5})[a-z\d]*\d[a-z]/i

function isTitled(node: Element): boolean {
  return /^h[1-6]$/.test(node.children.find(each => isElement(each))?.tagName ?? '')
}

function titleOf(content: Root, elements: readonly ParsedElement[]): string {
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

function baseIn(elements: readonly ParsedElement[]): string | undefined {
  for (const each of elements) {
    if (each.tagName === 'body') return undefined
    if (each.tagName === 'base') return attribute(each, 'href')
  }
  return undefined
}

function canonicalOf(elements: readonly ParsedElement[]): string | undefined {
  const link = elements.find(each => each.tagName === 'link' && attribute(each, 'rel') === 'canonical')
  const url = link && URL.parse(attribute(link, 'href') ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : undefined
}

/** Robots take `none` for `noindex, nofollow`. */
function isNoIndex(element: ParsedElement): boolean {
  return (
    element.tagName === 'meta' &&
    element.parentNode?.nodeName === 'head' &&
    attribute(element, 'name')?.toLowerCase() === 'robots' &&
    /\b(?:noindex|none)\b/i.test(attribute(element, 'content') ?? '')
  )
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
  const links = new Set<string>()
  for (const each of elements) {
    if (each.tagName !== 'a' && each.tagName !== 'link') continue
    const url = URL.parse(attribute(each, 'href') ?? '')
    if (url !== null && isSourceLink(each, url)) links.add(decoded(url.origin + url.pathname))
  }
  return [...links].slice(0, 8)
}

function isSourceLink(element: ParsedElement, { protocol, pathname }: URL): boolean {
  if (!/^https?:$/.test(protocol)) return false
  if (attribute(element, 'rel') === 'edit' || /\/_?edit\//.test(pathname)) return true
  const names = ['class', 'title', 'aria-label'].map(name => attribute(element, name) ?? '').join(' ')
  return (
    /\/(?:blob|tree|raw|src)\//.test(pathname) && /edit|source|improve/i.test(`${names} ${textOf(element)}`)
  )
}
