import { excerpt, oneLine } from './excerpt.ts'

export interface Metadata {
  /** Empty when the front matter has none. */
  name: string
  /** Empty when the front matter has none. */
  description: string
  tags: string[]
}

/** What search shows of a page besides its body, as far as its front matter tells. */
export function metadataOf(frontMatter: object, settingsTags: readonly string[]): Metadata {
  const own = ['tags', 'keywords', 'categories'].flatMap(key => list(ownValue(frontMatter, key)))
  return {
    name: oneLine(text(ownValue(frontMatter, 'title'))),
    description: excerpt(firstText(frontMatter, ['description', 'summary', 'excerpt'])),
    tags: [...new Set([...own, ...settingsTags].map(oneLine))].filter(tag => tag !== ''),
  }
}

/**
 * The value of a key of front matter, in whatever case it is written: `Draft: true` hides a page as well. Its own only: a page must
 * not reach what every object inherits.
 */
export function ownValue(mapping: unknown, key: string): unknown {
  const found = ownKey(mapping, key)
  return found === undefined ? undefined : Reflect.get(mapping as object, found)
}

/** A key as it is written. */
export function ownKey(mapping: unknown, key: string): string | undefined {
  if (typeof mapping !== 'object' || mapping === null) return undefined
  return Object.keys(mapping).find(each => each.toLowerCase() === key)
}

function firstText(frontMatter: object, keys: string[]): string {
  return keys.map(key => text(ownValue(frontMatter, key))).find(value => value.trim() !== '') ?? ''
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text) : text(value).split(',')
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value)
  return value instanceof Date ? value.toISOString() : ''
}
