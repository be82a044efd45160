import { flag } from '../text/data.ts'

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

/** A value below keys, each in the one before it, as a line of a language of front matter. */
export type Spell = (keys: readonly string[], value: string) => string

/** Why a page's front matter keeps it out of search, if it does, as the file spells it. */
export function hidingReason(frontMatter: object, spell: Spell): string | undefined {
  for (const { keys, when } of hiding) {
    const { value, spelled } = findMember(frontMatter, keys)
    const word = typeof value === 'object' ? '' : String(value).trim()
    // Also the booleans of YAML 1.1, which Jekyll and Hugo's older pages were written in.
    if (flag(word, !when) === when) return `front matter says \`${spell(spelled, word)}\``
  }
  return undefined
}

/**
 * What the plain lines of front matter say about hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
export function hidingLines(block: string): object {
  const data: { [key: string]: unknown; search?: unknown } = {}
  /** The indentation of the key or table `search` that a line is in. */
  let depth: number | undefined
  for (const line of block.split('\n')) {
    const [, key, value] = plainLine.exec(line) ?? []
    if (key !== undefined) data[key.toLowerCase()] = value ?? hidingValue(key)
    const indent = line.search(/[^ \t]/)
    if (searchLine.test(line)) depth = line.trimStart().startsWith('[') ? -1 : indent
    // What is no further in than the key, and in TOML the next table, belongs to something else.
    else if (depth !== undefined && indent >= 0 && (indent <= depth || line.startsWith('[')))
      depth = undefined
    const [, exclude] = (depth !== undefined && excludeLine.exec(line)) || []
    if (exclude !== undefined) data.search = { exclude }
  }
  return data
}

// An alias may be of anything.
function hidingValue(key: string): string {
  return String(hiding.find(({ keys }) => keys[0] === key.toLowerCase())?.when)
}

/** Also in a merged mapping, and with an anchor, a tag or an alias. */
const plainLine =
  /^[ \t]*(?:<<:[ \t]*\{[ \t]*)?["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*(?:[&!]\S*[ \t]+)*(?:["']?(true|false|yes|no|on|off)["']?|\*[^\s},#]+)[ \t]*(?:[},#].*)?$/i

/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|\[[ \t]*search[ \t]*\])/i

const excludeLine = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i

/**
 * The value under keys, each in the one before it, in whatever case they are written (`Draft: true` hides a page as
 * well), and how they are. An object's own keys only: a page must not reach what every object inherits.
 */
export function findMember(mapping: unknown, keys: readonly string[]): { value: unknown; spelled: string[] } {
  const spelled: string[] = []
  let value = mapping
  for (const key of keys) {
    const own = typeof value === 'object' && value ? Object.entries(value) : []
    const [name, inner] = own.find(([each]) => each.toLowerCase() === key) ?? [key]
    spelled.push(name)
    value = inner
  }
  return { value, spelled }
}
