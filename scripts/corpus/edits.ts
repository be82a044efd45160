import { parseFragment } from 'parse5'
import type { Paths } from '../../src/plan/tree.ts'
import { isSameAddress } from './addresses.ts'
import { type Element, isElement, isText, isTitle, type Node, oneLine, textOf } from './nodes.ts'

/** What is known of a page. */
export interface Context {
  path: string
  /** The document's title. */
  name: string
  /** The page begins with HTML, of which nothing but comments is removed. */
  isHtmlFirst: boolean
  /** The files and folders around the page. */
  paths: Paths
}

/**
 * Where the rendered body differs from the rendered page other than by the edits that are meant: comments are gone, so
 * is a heading at the top that says what the title says, addresses are absolute, and a link to the source is there.
 */
export function compare(source: string, body: string, context: Context): string | undefined {
  const page = read(source)
  const [first] = page
  if (first && isTitle(first, context)) page.shift()
  return compareLists(tidied(page), read(withoutSourceLink(body)), context)
}

function read(html: string): Node[] {
  return tidied(parseFragment(html).childNodes)
}

const blocks =
  /^(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|picture|pre|section|source|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/

/** Without comments, and without the blanks between blocks, which no reader sees. */
function tidied(nodes: Node[]): Node[] {
  const merged: Node[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.nodeName === '#comment') continue
    if (isText(node) && last && isText(last))
      merged[merged.length - 1] = { ...last, value: last.value + node.value }
    else merged.push(node)
  }
  return merged.filter((node, index) => {
    if (!isText(node) || node.value.trim() !== '') return true
    const around = [merged[index - 1], merged[index + 1]]
    return around.every(each => each && !blocks.test(each.nodeName))
  })
}

function compareLists(source: Node[], body: Node[], context: Context): string | undefined {
  for (let index = 0; index < Math.max(source.length, body.length); index++) {
    const difference = compareNodes(source[index], body[index], context)
    if (difference !== undefined) return difference
  }
  return undefined
}

function compareNodes(
  source: Node | undefined,
  body: Node | undefined,
  context: Context,
): string | undefined {
  if (source && body && isText(source) && isText(body))
    return sameText(source.value, body.value) ? undefined : firstDifference(source.value, body.value)
  if (source?.nodeName !== body?.nodeName) return `${show(source)} became ${show(body)}`
  if (!isElement(source) || !isElement(body)) return undefined
  return compareAttributes(source, body, context) ?? compareLists(children(source), children(body), context)
}

function compareAttributes(source: Element, body: Element, context: Context): string | undefined {
  const own = new Map(body.attrs.map(({ name, value }) => [name, value]))
  if (source.attrs.length !== own.size) return `${show(source)} became ${show(body)}`
  const changed = source.attrs.find(({ name, value }) => {
    const other = own.get(name)
    return other === undefined || !isSameAttribute(source.tagName, name, value, other, context)
  })
  return changed && `<${source.tagName} ${changed.name}="${changed.value}"> has "${own.get(changed.name)}"`
}

function isSameAttribute(tag: string, name: string, source: string, body: string, context: Context): boolean {
  if (/^(?:href|src|poster)$/.test(name)) return isSameAddress(source, body, tag === 'a', context)
  if (name !== 'srcset') return source === body
  const [words, own] = [source, body].map(value => value.split(/\s*,\s+|\s+/).filter(word => word !== ''))
  return (
    words?.length === own?.length &&
    words?.every(
      (word, index) => word === own?.[index] || isSameAddress(word, own?.[index] ?? '', false, context),
    ) === true
  )
}

// Only what is left of a page's end may lack its blanks.
function sameText(source: string, body: string): boolean {
  return source === body || source.trim() === body.trim()
}

/** A paragraph of its own, at the top level: cmark-gfm writes such a one at the start of a line. */
function withoutSourceLink(html: string): string {
  const [last] = [...html.matchAll(sourceLink)].slice(-1)
  return last ? html.slice(0, last.index) + html.slice(last.index + last[0].length) : html
}

const sourceLink = /^<p><a href="https:\/\/github\.com\/o\/r\/blob\/main\/[^"]*">[^<]*<\/a><\/p>\n/gm

const children = (element: Element) =>
  element.tagName === 'pre' ? element.childNodes : tidied(element.childNodes)

function show(node: Node | undefined): string {
  if (node === undefined) return 'nothing'
  return `<${node.nodeName}> ${JSON.stringify(oneLine(textOf(node)).slice(0, 80))}`
}

/** Where two texts part, with a little of each. */
export function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 30)
  return `${JSON.stringify(one.slice(from, at + 60))} became ${JSON.stringify(other.slice(from, at + 60))}`
}
