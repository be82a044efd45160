import type { Html, Root } from 'mdast'
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { walk } from '../markdown/parse.ts'
import {
  fileSource,
  type Position,
  type Source,
  withoutMargins,
} from '../markdown/source.ts'
import { withoutReferences } from '../sites/index.ts'
import type { WorkingPage } from './document.ts'
import { fromPage, resolveDestination } from './links.ts'

/** The attributes that hold addresses, and whether a page shows what is there, rather than leading to it. */
const shownAttributes = new Map([
  ['href', false],
  ['src', true],
  ['poster', true],
  ['srcset', true],
])

/** Whether there may be an attribute with an address in HTML: may be wrongly true, but never wrongly false. */
export function mayHaveAddress(text: string): boolean {
  // The `>` is that of a blockquote.
  return text.includes('<') && /(?:href|src|poster|srcset)[\s>]*=/i.test(text)
}

export type HtmlElement = DefaultTreeAdapterMap['element']
export type HtmlNode = DefaultTreeAdapterMap['childNode']

/** The elements in a piece of HTML, in the order of their tags. */
export function elementsIn({
  childNodes,
}: {
  childNodes: readonly HtmlNode[]
}): HtmlElement[] {
  const elements = childNodes.filter(node => 'tagName' in node)
  return elements.flatMap(element => {
    // A template has its children in its content.
    if ('content' in element) return [element, ...elementsIn(element.content)]
    return [element, ...elementsIn(element)]
  })
}

/** Makes relative addresses in raw HTML absolute, and removes files from them; not in its comments, scripts and styles. */
export function htmlLinks() {
  return (tree: Root, file: VFile): void => {
    const source = fileSource('', String(file))
    const places = location(source.text)
    const offsetOf = (place: Position) => places.toOffset(place)!
    walk(tree, node => {
      if (node.type === 'html' && mayHaveAddress(node.value))
        rewrite(node, source, offsetOf, file.data.page!)
    })
  }
}

function rewrite(
  { position }: Html,
  source: Source,
  offsetOf: (place: Position) => number,
  page: WorkingPage,
): void {
  // Without what quotes and lists put before its lines.
  const html = withoutMargins(
    source,
    position!.start.offset!,
    position!.end.offset!,
  )
  const tree = parseFragment(html.text, { sourceCodeLocationInfo: true })
  for (const { sourceCodeLocation } of elementsIn(tree)) {
    for (const [name, at] of Object.entries(sourceCodeLocation?.attrs ?? {})) {
      const isShown = shownAttributes.get(name)
      const value = valueIn(html.text.slice(at.startOffset, at.endOffset))
      if (isShown === undefined || !value) continue
      const place = html.placeAt(at.startOffset)
      const offset = offsetOf(place)
      const toUrl = (url: string) =>
        rewriteUrl(url, offset, place, isShown, page)
      const text = withoutReferences(value.raw).trim()
      let url: string | undefined
      if (/(?:^|[\s,])data:/i.test(text)) url = ''
      else if (name === 'srcset') url = mapSrcset(text, toUrl)
      else url = toUrl(text)
      if (url === undefined) continue
      const start = at.startOffset + value.start
      const end = start + value.raw.length
      page.edits.push({
        start: offsetOf(html.placeAt(start)),
        end: offsetOf(html.placeAt(end)),
        by: escapedAttribute(url),
      })
    }
  }
}

/** The address that replaces one in an attribute; undefined to leave it as it is. */
function rewriteUrl(
  url: string,
  offset: number,
  { line, column }: Position,
  isShown: boolean,
  page: WorkingPage,
): string | undefined {
  const pageUrl = fromPage(url, offset, page)
  const target = resolveDestination(pageUrl, () => isShown, page)
  if (target.problem)
    page.messages.push({
      line: line + page.linesBefore,
      column,
      ...target.problem(),
    })
  if (target.url === undefined && pageUrl !== url) return pageUrl
  return target.url
}

/** The value of an attribute: the text between its quotes, or after the `=` of one without. */
function valueIn(
  attribute: string,
): { raw: string; start: number } | undefined {
  const [before = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? []
  let end = attribute.length
  if (quote !== '' && attribute.endsWith(quote)) end--
  if (before === '' || end < before.length) return undefined
  return { raw: attribute.slice(before.length, end), start: before.length }
}

function escapedAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}

/**
 * A `srcset` with other addresses: `toUrl` gives the new one, or undefined to leave one as it is. Undefined when all
 * stay. Read as in the HTML standard, "Parsing a srcset attribute": after an address without a comma at its end all up to
 * the next comma says when to take it.
 */
function mapSrcset(
  srcset: string,
  toUrl: (url: string) => string | undefined,
): string | undefined {
  let isChanged = false
  const mapped = srcset.replace(
    /([^\s,](?:\S*[^\s,])?)(?:,+|[^,]*)/g,
    (candidate, url: string) => {
      const replacement = toUrl(url)
      isChanged ||= replacement !== undefined
      return (replacement ?? url) + candidate.slice(url.length)
    },
  )
  // A line break would end the blockquote that it is in.
  if (!isChanged) return undefined
  return mapped.replace(/\s+/g, ' ')
}
