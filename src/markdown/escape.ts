/** Text as inline Markdown that shows just that, wherever it is put but at the start of a line. */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&')
}

/** A fence for code that is longer than any in it; of backticks, if there is none in what follows the first. */
export function fenceFor(code: string, info: string): string {
  const runs = code.match(/`{3,}|~{3,}/g) ?? []
  return (info.includes('`') ? '~' : '`').repeat(Math.max(3, ...runs.map(run => run.length + 1)))
}

/** A URL between the parentheses of a link. */
export function destination(url: string): string {
  const plain = url.replace(/[\n<>\\|]/g, encodeURIComponent)
  return /[\s()]/.test(plain) ? `<${plain}>` : plain
}
