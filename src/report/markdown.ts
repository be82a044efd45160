import { splitHelp } from '../text/index.ts'

/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
export function escaped(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu, each => `&#${each.codePointAt(0)};`)
      .replace(/(?<=www)\./gi, '&#46;')
      .replace(/^(\s*\d+)([.)])(?=\s|$)/, (_, number, mark) => `${number}&#${mark.codePointAt(0)};`)
      // GitHub links addresses and names once references are read, unless something follows the "@": a word joiner.
      .replaceAll('&#64;', '&#64;&#8288;')
  )
}

/** A message whose address, where it has one, is a link. */
export function withLink(message: string): string {
  const { text, url } = splitHelp(message)
  return url === undefined ? escaped(text) : `${escaped(text)} ${link('More on this', url)}`
}

/** A link whose text is text alone. `url` has no space and no parenthesis. */
export function link(text: string, url: string): string {
  return `[${escaped(text)}](${url})`
}

/** A number as it is written in English. */
export function english(count: number): string {
  return count.toLocaleString('en')
}
