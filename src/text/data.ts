import { parse } from 'smol-toml'
import stripComments from 'strip-json-comments'
import {
  type Document,
  isScalar,
  isSeq,
  parseDocument,
  Schema,
  visit,
} from 'yaml'

/** Aliases of aliases may expand without end, and the parser itself takes the square of their number. */
export const MAX_ALIASES = 100

/** Code that reads data calls itself for each level: deeper data would overflow the stack. */
export const MAX_DEPTH = 100

/** How much longer than its source data may be. Aliases and imports repeat values. */
const MAX_GROWTH = 10

/**
 * Requires that data is not nested too deep, as it is where it contains itself, and that it is not much longer than its
 * source.
 *
 * @param length of the source, in characters.
 * @throws Error
 */
export function requireBounds(data: unknown, length: number): void {
  let left = MAX_GROWTH * (length + 100)
  const visitValue = (value: unknown, depth: number) => {
    left--
    if (typeof value === 'string') left -= value.length
    if (left < 0) throw new Error('its aliases repeat too much')
    if (typeof value !== 'object' || value === null) return
    if (depth === MAX_DEPTH)
      throw new Error(`it is nested deeper than ${MAX_DEPTH} levels`)
    for (const [key, inner] of Object.entries(value)) {
      left -= key.length
      visitValue(inner, depth + 1)
    }
  }
  visitValue(data, 0)
}

const yamlOptions = {
  // Every scalar is the string that its author wrote: `1.10` and `2024-05-01` make good titles and tags.
  schema: new Schema({ schema: 'failsafe', customTags: ['null', 'merge'] }),
  // Where a key is there twice the last value counts, as with most site generators.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const

/**
 * Parses YAML, a tag such as MkDocs' `!!python/name:` as plain text.
 *
 * @throws YAMLParseError; or an Error for an alias of nothing, too many aliases, or data that is nested too deep.
 */
export function parseYaml(text: string): unknown {
  const document = parseDocument(text, yamlOptions)
  const [error] = document.errors
  if (error) throw error
  if (text.includes('*') && hasTooManyAliases(document))
    throw new Error('too many aliases')
  if (text.includes('!ENV')) withDefaults(document)
  const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
  requireBounds(data, text.length)
  return data
}

/** Undefined where it cannot be read. */
export function readYaml(text: string): unknown {
  try {
    return parseYaml(text)
  } catch {
    return undefined
  }
}

/** Whether a document has more aliases than are resolved. */
export function hasTooManyAliases(document: Document): boolean {
  let count = 0
  visit(document, { Alias: () => void count++ })
  return count > MAX_ALIASES
}

/** `!ENV` of MkDocs: the variables are not known, so that what is named last for their absence counts. */
function withDefaults(document: Document): void {
  visit(document, {
    Node: (_, node) => {
      if (node.tag !== '!ENV') return undefined
      let value: unknown = null
      if (isSeq(node) && node.items.length > 1) {
        const last = node.items.at(-1)
        if (isScalar(last)) value = last.value
      }
      return document.createNode(value)
    },
  })
}

/** @throws TomlError; or an Error for data that is nested too deep. */
export function parseToml(text: string): unknown {
  const data = parse(text, { integersAsBigInt: 'asNeeded' })
  requireBounds(data, text.length)
  return data
}

/** Undefined where it cannot be read. */
export function readToml(text: string): unknown {
  try {
    return parseToml(text)
  } catch {
    return undefined
  }
}

/** Reads JSON, also with comments and a comma after the last value; undefined where it cannot be read. */
export function readJson(text: string): unknown {
  try {
    const json = stripComments(text, { trailingCommas: true })
    const data: unknown = JSON.parse(json)
    requireBounds(data, text.length)
    return data
  } catch {
    return undefined
  }
}

/** A value's own member below keys: a configuration must not reach what every object inherits. */
export function valueAt(value: unknown, ...keys: string[]): unknown {
  let inner = value
  for (const key of keys) {
    if (
      typeof inner !== 'object' ||
      inner === null ||
      !Object.hasOwn(inner, key)
    )
      return undefined
    inner = (inner as Record<string, unknown>)[key]
  }
  return inner
}

/** The plain value below keys as text; undefined where there is none. */
export function scalarTextAt(
  value: unknown,
  ...keys: string[]
): string | undefined {
  return scalarText(valueAt(value, ...keys))
}

/** The plain values of the list below keys, or the one that is there. */
export function scalarTextsAt(value: unknown, ...keys: string[]): string[] {
  return scalarTexts(valueAt(value, ...keys))
}

/** Looks up a name from outside in a table: an object also has what all objects inherit, such as `constructor`. */
export function lookUp<T>(
  table: Readonly<Record<string, T>>,
  name: string,
): T | undefined {
  if (!Object.hasOwn(table, name)) return undefined
  return table[name]
}

/** A plain value as text; undefined for anything else. */
export function scalarText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  const isPlain = ['number', 'bigint', 'boolean'].includes(typeof value)
  if (isPlain) return String(value)
  return undefined
}

/** Whether a value is the boolean, as text or not; the default where it is neither. */
export function flag(value: unknown, byDefault: boolean): boolean {
  const word = scalarText(value)?.toLowerCase()
  if (word === 'true' || word === 'yes' || word === 'on') return true
  if (word === 'false' || word === 'no' || word === 'off') return false
  return byDefault
}

export function scalarTexts(value: unknown): string[] {
  return list(value).flatMap(item => scalarText(item) ?? [])
}

export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (value === undefined || value === null) return []
  return [value]
}

/** The members of a mapping; none of anything else. */
export function members(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return []
  return Object.entries(value)
}

/** The members of mappings below each other that have plain values, by their keys with dots between. */
export function plainMembers(
  value: unknown,
  prefix = '',
  depth = 8,
): Record<string, string> {
  const found = new Map<string, string>()
  for (const [key, inner] of members(value)) {
    const name = prefix + key
    const plain = scalarText(inner)
    if (plain !== undefined) found.set(name, plain)
    if (plain !== undefined || depth === 0) continue
    const below = plainMembers(inner, `${name}.`, depth - 1)
    for (const [path, value] of Object.entries(below)) found.set(path, value)
  }
  return Object.fromEntries(found)
}

/** The value of a key, which is found once. */
export function cached<K, T>(known: Map<K, T>, key: K, find: () => T): T {
  if (!known.has(key)) known.set(key, find())
  return known.get(key) as T
}
