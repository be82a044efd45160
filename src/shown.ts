/** The most characters of a foreign text that are printed. */
const MAX_SHOWN = 200

/**
 * Control characters, line and paragraph separators, and all that Unicode has as invisible (`DI`): marks that change
 * the direction of text, and what the runner passes over when it looks for its commands.
 */
const INVISIBLE = /[\p{Cc}\p{DI}\u2028\u2029]/gu

/**
 * Makes a text from outside (a file name, a document, an answer of the service) safe to print: one line, nothing
 * invisible, and nothing that the runner would obey, which reads `::command::` at the start of a line and
 * `##[command]` anywhere in it.
 */
export function shown(text: string, maxLength = MAX_SHOWN): string {
  const line = harmless(text.slice(0, maxLength + 1).toWellFormed())
  return text.length > maxLength ? `${line.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : line
}

/** The same without the cut, for whole lines that were put together here. */
export function harmless(text: string): string {
  return text
    .replace(INVISIBLE, escaped)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [')
}

const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\0': '\\0' }

function escaped(character: string): string {
  return SHORT[character] ?? `\\u{${character.codePointAt(0)?.toString(16)}}`
}
