/** Text as inline Markdown on one line that shows just that text, wherever it is put. */
export function escaped(text: string): string {
  const inline = inlineEscaped(text)
  const at = blockStartOf(inline)
  return at === undefined ? inline : `${inline.slice(0, at)}\\${inline.slice(at)}`
}

function inlineEscaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&')
}

// What at the start of a line begins a block other than a paragraph, or underlines a heading; after a number's digits.
const blockStart = /^(?:(\d{1,9})(?=[.)](?:[ \t]|$))|(?=(?:#{1,6}|[-+*])(?:[ \t]|$)|>|```|~~~|[-=]+[ \t]*$))/

/** Where a backslash keeps a line from beginning a block; undefined where none is needed. */
export function blockStartOf(line: string): number | undefined {
  const match = blockStart.exec(line)
  return match ? (match[1]?.length ?? 0) : undefined
}

/** Several lines of a literal, which stand for themselves as nothing but code does. */
export function fenced(text: string): string {
  const runs = text.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(run => run.length + 1)))
  return `${fence}\n${text.replace(/^\n+/, '').trimEnd()}\n${fence}`
}
