/** Takes the place of a comment whose removal might change what the text around it means. */
export const marker = '<!-- -->'

/** Escapes a text for Markdown, where it does not begin a line. */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(
      /[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu,
      '\\$&',
    )
}

/** A fence for code that is longer than any in the code; of backticks, unless the info string has one. */
export function fenceFor(code: string, info: string): string {
  const runs = code.match(/`{3,}|~{3,}/g) ?? []
  const length = Math.max(3, ...runs.map(run => run.length + 1))
  const character = info.includes('`') ? '~' : '`'
  return character.repeat(length)
}

/** A URL between the parentheses of a link. */
export function destination(url: string): string {
  const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent)
  if (/[\s()]/.test(plain)) return `<${plain}>`
  return plain
}
