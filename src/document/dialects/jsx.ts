import type { Source } from '../translate/index.ts'
import { codeOf } from './lines.ts'

/** A tag of JSX in a page. */
export interface JsxTag {
  name: string
  start: number
  end: number
  /** Its props, as they are written. */
  props: string
  kind: 'opening' | 'closing' | 'empty'
}

/**
 * The tags with these names that are not in code. What looks like one, but has no end, ends the search: such a page is
 * no MDX.
 */
export function jsxTags(source: Source, names: readonly string[]): JsxTag[] {
  const { text } = source
  const tags: JsxTag[] = []
  let isCode: ((offset: number) => boolean) | undefined
  let done = 0
  for (const { index, 0: head, 1: slash, 2: name = '' } of text.matchAll(/<(\/?)([A-Za-z]\w*)(?=[\s/>{])/g)) {
    if (index < done || !names.includes(name)) continue
    isCode ??= codeOf(source)
    if (isCode(index)) continue
    const close = endOf(text, index + head.length)
    if (close === text.length) break
    if (text[close] !== '>') continue
    done = close + 1
    const isEmpty = text[close - 1] === '/'
    const props = text.slice(index + head.length, isEmpty ? close - 1 : close)
    tags.push({
      name,
      start: index,
      end: done,
      props,
      kind: slash ? 'closing' : isEmpty ? 'empty' : 'opening',
    })
  }
  return tags
}

/** The end tags of opening tags. */
export function closingsOf(tags: readonly JsxTag[]): Map<JsxTag, JsxTag> {
  const found = new Map<JsxTag, JsxTag>()
  const open = new Map<string, JsxTag[]>()
  for (const tag of tags) {
    const same = open.get(tag.name) ?? []
    open.set(tag.name, same)
    if (tag.kind === 'opening') same.push(tag)
    const opening = tag.kind === 'closing' ? same.pop() : undefined
    if (opening) found.set(opening, tag)
  }
  return found
}

/** Strings of props, and those in braces: of these an apostrophe may be none. */
const strings = [/"[^"]*"|'[^']*'/y, /"[^"\n]*"|'[^'\n]*'|`[^`]*`/y] as const

/** Where the `>` is that ends a tag, or what cannot be in one; the text's length where neither is. */
function endOf(text: string, from: number): number {
  let braces = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (braces === 0 && (sign === '>' || sign === '<')) return at
    if (sign === '{') braces++
    if (sign === '}') braces--
    if (!/["'`]/.test(sign)) continue
    const string = strings[braces > 0 ? 1 : 0]
    string.lastIndex = at
    if (string.test(text)) at = string.lastIndex - 1
    else if (braces === 0) return text.length
  }
  return text.length
}
