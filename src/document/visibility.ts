import type { Language } from './front-matter.ts'
import { ownKey, ownValue } from './metadata.ts'

// What common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep out of their own listings
// or search: the key, and the value that hides.
const hiding = [
  { keys: ['draft'], when: true },
  { keys: ['published'], when: false },
  { keys: ['unlisted'], when: true },
  { keys: ['noindex'], when: true },
  { keys: ['search'], when: false },
  { keys: ['search', 'exclude'], when: true },
]

// The booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
const spellings = new Map([
  ...['true', 'yes', 'on'].map(word => [word, true] as const),
  ...['false', 'no', 'off'].map(word => [word, false] as const),
])

/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
export function hidingReason(frontMatter: object, spell: Language['spell']): string | undefined {
  for (const { keys, when } of hiding) {
    const value = keys.reduce<unknown>(ownValue, frontMatter)
    const word = typeof value === 'object' ? '' : String(value).trim()
    if (spellings.get(word.toLowerCase()) === when)
      return `front matter says \`${spell(spelt(frontMatter, keys), word)}\``
  }
  return undefined
}

/** Keys as the file has them, each in what the one before it holds. */
function spelt(mapping: unknown, [key, ...others]: readonly string[]): string[] {
  if (key === undefined) return []
  return [ownKey(mapping, key) ?? key, ...spelt(ownValue(mapping, key), others)]
}
