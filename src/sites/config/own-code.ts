import type { Reader } from '../generator.ts'

/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000

/** A file of the repository in a configuration. */
const FILE = /["']((?:\.{1,2}|@site|~)\/[^"'\n]+)["']/

/** The names that such a file is imported by. */
const IMPORTS = new RegExp(
  `\\b(?:import|const|let|var) (?!type\\b)([\\w\\s{},*]{1,300}?)(?:from ?|= ?require\\()${FILE.source}`,
  'g',
)

/** Such a file behind the key itself, in a list, or loaded. */
const NAMED_IN_VALUE = new RegExp(
  `(?:^\\w+\\s*:|[[,]|\\brequire\\()\\s*${FILE.source}`,
  'g',
)

/** The words of a list of imports. */
const IMPORTED = /(?!as |type )\b\w+/g

const COMMENT = /^[ \t]*\/\/.*/gm

/**
 * The code of its own that a configuration in JavaScript or TypeScript has under some keys: files of the repository. Nothing of
 * it is run.
 */
export async function ownCodeIn(
  path: string,
  reader: Reader,
  keys: string,
): Promise<string[]> {
  const text = (await reader.text(path)) ?? ''
  const source = text.replace(COMMENT, '')
  const imports = [...source.matchAll(IMPORTS)]
  const found = new Set<string>()
  for (const { index } of source.matchAll(
    new RegExp(`\\b(?:${keys})\\s*:`, 'g'),
  )) {
    const value = textOfValue(source, index)
    const words = new Set(value.match(/\w+/g))
    for (const [, names = '', file = ''] of imports)
      if (names.match(IMPORTED)?.some(name => words.has(name))) found.add(file)
    for (const [, file = ''] of value.matchAll(NAMED_IN_VALUE)) found.add(file)
  }
  return [...found]
}

/** A value behind a key, up to the bracket that belongs to its first one. */
function textOfValue(source: string, key: number): string {
  let depth = 0
  for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
    if (/[[{(]/.test(source[at]!)) depth++
    if (/[\]})]/.test(source[at]!) && --depth <= 0) return source.slice(key, at)
  }
  return source.slice(key, key + MAX_VALUE)
}
