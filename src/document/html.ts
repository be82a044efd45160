import type { Html, Root } from 'mdast'
import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5'
import type { VFile } from 'vfile'
import { absolute } from './absolute.ts'
import type { Page } from './page.ts'
import { placeWithin } from './place.ts'
import { withoutReferences } from './references.ts'
import { mapSrcset } from './srcset.ts'
import { walk } from './walk.ts'

/** The attributes that hold addresses, and whether these are shown in the page or visited. */
export const linking = new Map([
  ['href', { shows: false, isSet: false }],
  ['src', { shows: true, isSet: false }],
  ['poster', { shows: true, isSet: false }],
  ['srcset', { shows: true, isSet: true }],
])

/** Makes relative addresses in raw HTML absolute; not in its comments, scripts and styles. */
export function htmlLinks() {
  return (tree: Root, file: VFile): void => {
    const page = file.data.page
    if (!page) return
    walk(tree, node => {
      if (node.type === 'html') for (const each of attributesOf(node, String(file))) rewrite(each, page)
    })
  }
}

/** An attribute's value as it stands in the source: what is between the quotes, if there are any. */
interface Value {
  name: string
  raw: string
  start: number
  end: number
  /** 1-based, in the text. */
  line: number
  column: number
}

function rewrite({ name, raw, start, end, line, column }: Value, page: Page): void {
  const { shows, isSet } = linking.get(name)!
  const toUrl = (url: string): string | undefined => {
    const { url: replacement, problem } = absolute(url, () => shows, page)
    if (problem) page.messages.push({ line: line + page.linesBefore, column, ...problem })
    return replacement
  }
  const value = withoutReferences(raw).trim()
  const replacement = isSet ? mapSrcset(value, toUrl) : toUrl(value)
  if (replacement !== undefined) page.edits.push({ start, end, replacement: escaped(replacement) })
}

function attributesOf(node: Html, source: string): Value[] {
  const values: Value[] = []
  const { start } = node.position!
  const toSource = offsets(node, source)
  readTags(node.value, (name, from, to, at) => {
    const place = valueIn(node.value.slice(from, to))
    if (!place || !linking.has(name)) return
    values.push({
      name,
      raw: place.raw,
      start: toSource(from + place.start, at.startLine),
      end: toSource(from + place.start + place.raw.length, at.endLine),
      ...placeWithin(start, { line: at.startLine, column: at.startCol }),
    })
  })
  return values
}

interface Place {
  startLine: number
  startCol: number
  endLine: number
}

/** Calls `see` for each attribute of the tags in a piece of HTML, as a browser would find them. */
function readTags(html: string, see: (name: string, start: number, end: number, at: Place) => void): void {
  const nothing = () => {}
  const handler: TokenHandler = {
    onStartTag({ tagName, location }) {
      if (tagName === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
      if (/^(?:style|xmp|iframe|noembed|noframes)$/.test(tagName)) tokenizer.state = TokenizerMode.RAWTEXT
      if (/^(?:textarea|title)$/.test(tagName)) tokenizer.state = TokenizerMode.RCDATA
      for (const [name, at] of Object.entries(location?.attrs ?? {}))
        see(name, at.startOffset, at.endOffset, at)
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

function valueIn(attribute: string): { raw: string; start: number } | undefined {
  const [all = '', quote = ''] = /^[^=]*=\s*(["']?)/.exec(attribute) ?? []
  if (all === '') return undefined
  const end = quote !== '' && attribute.endsWith(quote) ? attribute.length - 1 : attribute.length
  return end < all.length ? undefined : { raw: attribute.slice(all.length, end), start: all.length }
}

/**
 * Where a place in a node's value stands in the source, where each line of a blockquote or list begins with what
 * the value lacks. Takes the offset and its 1-based line in the value.
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
    const shift = raw.length - line.length
    starts.push(inSource + shift - inValue)
    inSource += raw.length + 1
    inValue += line.length + 1
  }
  return (offset, line) => offset + (starts[line - 1] ?? 0)
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}
