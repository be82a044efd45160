import { ownValue } from './metadata.ts'

// What common site generators (Jekyll, Hugo, Docusaurus, MkDocs Material) keep out of their own listings
// or search: the key, and the value that hides.
const hiding = [
  { keys: ['draft'], when: true, says: 'draft: true' },
  { keys: ['published'], when: false, says: 'published: false' },
  { keys: ['unlisted'], when: true, says: 'unlisted: true' },
  { keys: ['noindex'], when: true, says: 'noindex: true' },
  { keys: ['search'], when: false, says: 'search: false' },
  { keys: ['search', 'exclude'], when: true, says: 'search: {exclude: true}' },
]

// The booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
const spellings = new Map([
  ...['true', 'yes', 'on'].map(word => [word, true] as const),
  ...['false', 'no', 'off'].map(word => [word, false] as const),
])

/** Why a page's front matter keeps it out of search, if it does. */
export function hidingReason(frontMatter: object): string | undefined {
  const row = hiding.find(({ keys, when }) => {
    const value = keys.reduce<unknown>(ownValue, frontMatter)
    return typeof value !== 'object' && spellings.get(String(value).trim().toLowerCase()) === when
  })
  return row && `front matter says \`${row.says}\``
}
