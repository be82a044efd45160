/**
 * A block of YAML that has nothing but `key: value`, one a line, and lists of such values; undefined for any other. It
 * is what most front matter is, and a parser of all of YAML takes longer for it than for the page.
 */
export function readMapping(block: string): Record<string, string | string[] | null> | undefined {
  const entries: [string, string | string[] | null][] = []
  let indent: string | undefined
  for (const line of block.replace(/\n$/, '').split('\n')) {
    const [all, key = '', value] = pair.exec(line) ?? []
    const last = entries.at(-1)
    if (all !== undefined) {
      entries.push([key, value ?? null])
      indent = undefined
      continue
    }
    const [, blanks = '', item] = listed.exec(line) ?? []
    if (item === undefined || last === undefined || typeof last[1] === 'string') return undefined
    if (blanks !== (indent ?? blanks)) return undefined
    indent = blanks
    last[1] ??= []
    last[1].push(item)
  }
  return Object.fromEntries(entries)
}

// A value that no mark begins, with no colon and no comment in it, and not null.
const value =
  '(?!(?:null|Null|NULL) *$)([\\p{L}\\p{N}/.(](?:[^:#\\p{Cc}\\uFEFF]|:(?=[^ \\p{Cc}])|(?<=[^ ])#)*(?<! )) *'

const pair = new RegExp(
  `^(?!(?:null|Null|NULL):)([A-Za-z](?:[\\w.-]| (?=[\\w.-])){0,63}):(?: +${value}| *)$`,
  'u',
)
const listed = new RegExp(`^( *)- +${value}$`, 'u')
