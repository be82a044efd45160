/** As text: each character that Markdown or HTML could give a meaning becomes a character reference (CommonMark, 2.5). */
export function escaped(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\p{L}\p{M}\p{N}\p{Z}\p{S},.?/()"']|[<>|`~^$+=]/gu, each => `&#${each.codePointAt(0)};`)
      .replace(/(?<=www)\./gi, '&#46;')
      .replace(/(?<=^\s*\d+)[.)](?=\s|$)/, each => `&#${each.codePointAt(0)};`)
      // GitHub links addresses and names once references are read, unless something stands after the "@": a word joiner.
      .replaceAll('&#64;', '&#64;&#8288;')
  )
}

/** A link whose text is text alone. `url` has no space and no parenthesis. */
export function toLink(text: string, url: string): string {
  return `[${escaped(text)}](${url})`
}

/** A count as English writes it: "12,345". `toLocaleString` loads the world's languages first, which takes 15 ms. */
export function withCommas(count: number): string {
  if (count < 1000) return String(count)
  return `${withCommas(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`
}
