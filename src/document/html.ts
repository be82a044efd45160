import type { Html, Root } from 'mdast'
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { walk } from '../markdown/parse.ts'
import { fileSource, type Place, type Source, slice } from '../markdown/source.ts'
import type { Page } from './document.ts'
import { absolute, fromPage } from './links.ts'
import { withoutReferences } from './target.ts'

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

/** Makes relative addresses in raw HTML absolute; not in its comments, scripts and styles. */
export function htmlLinks() {
  return (tree: Root, file: VFile): void => {
    const source = fileSource('', String(file))
    const places = location(source.text)
    const offsetOf = (place: Place) => places.toOffset(place)!
    walk(tree, node => {
      if (node.type === 'html' && mayHaveAddress(node.value)) rewrite(node, source, offsetOf, file.data.page!)
    })
  }
}

function rewrite({ position }: Html, source: Source, offsetOf: (place: Place) => number, page: Page): void {
  // Without what quotes and lists put before its lines.
  const html = slice(source, position!.start.offset!, position!.end.offset!)
  const see = (tag: string, names: readonly string[]) => {
    // An empty text says that the image only decorates.
    if (tag === 'img' && !names.includes('alt')) page.unnamedImages++
  }
  readTags(html.text, see, (name, at) => {
    const value = shownAttributes.has(name)
      ? valueIn(html.text.slice(at.startOffset, at.endOffset))
      : undefined
    if (!value) return
    const toUrl = (url: string): string | undefined => {
      const { line, column } = html.placeAt(at.startOffset)
      const own = fromPage(url, offsetOf({ line, column }), page)
      const { url: replacement, problem } = absolute(own, () => shownAttributes.get(name)!, page)
      if (problem) page.messages.push({ line: line + page.linesBefore, column, ...problem() })
      return replacement ?? (own === url ? undefined : own)
    }
    const written = withoutReferences(value.raw).trim()
    const url = name === 'srcset' ? mapSrcset(written, toUrl) : toUrl(written)
    if (url === undefined) return
    const start = at.startOffset + value.start
    const [first, end] = [start, start + value.raw.length].map(each => offsetOf(html.placeAt(each))) as [
      number,
      number,
    ]
    page.edits.push({ start: first, end, by: escapedAttribute(url) })
  })
}

/** Calls `seeTag` for each tag in a piece of HTML, as a browser would find them, and `see` for each of its attributes. */
function readTags(
  html: string,
  seeTag: (tag: string, names: readonly string[]) => void,
  see: (name: string, at: Token.Location) => void,
): void {
  const nothing = () => {}
  const handler: TokenHandler = {
    onStartTag({ tagName, location }) {
      if (tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
      if (/^(?:style|xmp|iframe|noembed|noframes)$/.test(tagName)) tokenizer.state = TokenizerMode.RAWTEXT
      if (/^(?:textarea|title)$/.test(tagName)) tokenizer.state = TokenizerMode.RCDATA
      const attributes = Object.entries(location?.attrs ?? {})
      seeTag(
        tagName,
        attributes.map(([name]) => name),
      )
      for (const [name, at] of attributes) see(name, at)
    },
    onEndTag: nothing,
    onComment: nothing,
    onDoctype: nothing,
    onEof: nothing,
    onCharacter: nothing,
    onNullCharacter: nothing,
    onWhitespaceCharacter: nothing,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, handler)
  tokenizer.write(html, true)
}

/** What is between the quotes of an attribute, or after the `=` of one without. */
function valueIn(attribute: string): { raw: string; start: number } | undefined {
  const [all = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? []
  const end = quote !== '' && attribute.endsWith(quote) ? attribute.length - 1 : attribute.length
  if (all === '' || end < all.length) return undefined
  return { raw: attribute.slice(all.length, end), start: all.length }
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
export function mapSrcset(srcset: string, toUrl: (url: string) => string | undefined): string | undefined {
  let isChanged = false
  const mapped = srcset.replace(/([^\s,](?:\S*[^\s,])?)(?:,+|[^,]*)/g, (candidate, url: string) => {
    const replacement = toUrl(url)
    isChanged ||= replacement !== undefined
    return (replacement ?? url) + candidate.slice(url.length)
  })
  // A line break would end the blockquote that it is in.
  return isChanged ? mapped.replace(/\s+/g, ' ') : undefined
}
