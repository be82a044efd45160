/**
 * What the plain lines of front matter say of hiding the page, where the whole cannot be read: a stray quote must not
 * publish a draft.
 */
export function hidingLines(block: string): object {
  const data: { [key: string]: unknown; search?: unknown } = {}
  let isInSearch = false
  let depth = 0
  for (const line of block.split('\n')) {
    const [, key, value] = plainLine.exec(line) ?? []
    if (key !== undefined) data[key.toLowerCase()] = value
    const [search, table] = searchLine.exec(line) ?? []
    if (search !== undefined) [isInSearch, depth] = [true, table === undefined ? indentOf(line) : -1]
    const [, exclude] = (isInSearch && excluding.exec(line)) || []
    if (exclude !== undefined) data.search = { exclude }
    // What is no further in than the key, and in TOML the next table, belongs to something else.
    else if (search === undefined && /\S/.test(line))
      isInSearch &&= indentOf(line) > depth && !line.startsWith('[')
  }
  return data
}

const plainLine =
  /^[ \t]*["']?(draft|published|unlisted|noindex|search)["']?[ \t]*[:=][ \t]*["']?(true|false|yes|no|on|off)["']?[ \t]*(?:#.*)?$/i

/** `search:`, `search = {`, `search.exclude = true`, or a table of that name. */
const searchLine = /^[ \t]*(?:["']?search["']?[ \t]*[:=.]|(\[)[ \t]*search[ \t]*\])/i

const excluding = /(?:^|[{,:=.])[ \t]*["']?exclude["']?[ \t]*[:=][ \t]*["']?(true|yes|on)\b/i

function indentOf(line: string): number {
  return line.search(/[^ \t]|$/)
}
