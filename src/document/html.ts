import type { Html, Root } from 'mdast'
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import type { VFile } from 'vfile'
import { walk } from '../markdown/parse.ts'
import { placeWithin } from '../markdown/source.ts'
import type { Page } from './document.ts'
import { absolute } from './links.ts'
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
    walk(tree, node => {
      if (node.type === 'html' && mayHaveAddress(node.value)) rewrite(node, String(file), file.data.page!)
    })
  }
}

function rewrite(node: Html, source: string, page: Page): void {
  const toSource = offsets(node, source)
  const see = (tag: string, names: readonly string[]) => {
    // An empty text says that the image only decorates.
    if (tag === 'img' && !names.includes('alt')) page.unnamedImages++
  }
  readTags(node.value, see, (name, at) => {
    const value = shownAttributes.has(name)
      ? valueIn(node.value.slice(at.startOffset, at.endOffset))
      : undefined
    if (!value) return
    const toUrl = (url: string): string | undefined => {
      const { url: replacement, problem } = absolute(url, () => shownAttributes.get(name)!, page)
      const { line, column } = placeWithin(node.position!.start, { line: at.startLine, column: at.startCol })
      if (problem) page.messages.push({ line: line + page.linesBefore, column, ...problem() })
      return replacement
    }
    const written = withoutReferences(value.raw).trim()
    const url = name === 'srcset' ? mapSrcset(written, toUrl) : toUrl(written)
    if (url === undefined) return
    const from = at.startOffset + value.start
    const start = toSource(from, at.startLine + value.line)
    page.edits.push({
      start,
      end: toSource(from + value.raw.length, at.endLine),
      replacement: escapedAttribute(url),
    })
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

/** What is between the quotes of an attribute, or after the `=` of one without, and on which of its lines from 0. */
function valueIn(attribute: string): { raw: string; start: number; line: number } | undefined {
  const [all = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? []
  const end = quote !== '' && attribute.endsWith(quote) ? attribute.length - 1 : attribute.length
  if (all === '' || end < all.length) return undefined
  return { raw: attribute.slice(all.length, end), start: all.length, line: all.split('\n').length - 1 }
}

/**
 * Where a place in a node's value is in the source, where each line of a blockquote or list begins with what the value
 * lacks. Takes the offset and its 1-based line in the value.
 */
function offsets(node: Html, source: string): (offset: number, line: number) => number {
  const { start, end } = node.position!
  const written = source.slice(start.offset, end.offset).split('\n')
  const starts: number[] = []
  let inSource = start.offset!
  let inValue = 0
  for (const [index, line] of node.value.split('\n').entries()) {
    const raw = written[index] ?? ''
    // Ends are alike even where the container took a part of a tab, which leaves blanks in the value.
    starts.push(inSource + raw.length - line.length - inValue)
    inSource += raw.length + 1
    inValue += line.length + 1
  }
  return (offset, line) => offset + (starts[line - 1] ?? 0)
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
