import type { Reader } from '../generator.ts'

/** So much of a configuration is looked at below each key. */
const MAX_VALUE = 5_000

/** A name that a file of the repository is imported by, which is not data. */
const IMPORTS =
  /\bimport\s+(?!type\b)(\w+)\s+from\s+["']((?:\.{1,2}|@site|~)\/[^"'\n]+(?<!\.json))["']|\b(\w+)\s*=\s*require\(["'](\.{1,2}\/[^"'\n]+(?<!\.json))["']\)/g

/**
 * The files of the repository that a configuration in JavaScript or TypeScript has under some keys, such as lists of plugins,
 * by imports or paths. Nothing of it is run.
 */
export async function ownCodeIn(
  path: string,
  reader: Reader,
  keys: string,
): Promise<string[]> {
  const source = (await reader.text(path)) ?? ''
  const found = new Set<string>()
  const imports = Array.from(
    source.matchAll(IMPORTS),
    match => [match[1] ?? match[3]!, match[2] ?? match[4]!] as const,
  )
  for (const { index } of source.matchAll(
    new RegExp(`\\b(?:${keys})\\s*:`, 'g'),
  )) {
    const value = valueAt(source, index)
    const words = new Set(value.match(/\w+/g))
    for (const [name, file] of imports) if (words.has(name)) found.add(file)
    for (const [, file = ''] of value.matchAll(/["'](\.{1,2}\/[^"'\n]+)["']/g))
      found.add(file)
  }
  return [...found]
}

/** A value behind a key, up to the bracket that belongs to its first one. */
function valueAt(source: string, key: number): string {
  let depth = 0
  for (let at = key; at < Math.min(source.length, key + MAX_VALUE); at++) {
    if (/[[{(]/.test(source[at]!)) depth++
    if (/[\]})]/.test(source[at]!) && --depth <= 0) return source.slice(key, at)
  }
  return source.slice(key, key + MAX_VALUE)
}
