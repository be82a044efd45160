/**
 * Pairs built files with sources by their paths below one folder: that under which most of them have one. Both sides are
 * spelled as generators spell addresses, and what is alike then is left out.
 */
export function vote(files: readonly string[], sources: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const built = unique(files.map(file => [routeKey(file), file]))
  const open = new Set(sources)
  for (let folder = bestFolder(built, open); folder !== undefined; folder = bestFolder(built, open)) {
    for (const [key, path] of keysBelow(folder, open)) {
      const file = built.get(key)
      if (file === undefined) continue
      found.set(path, file)
      built.delete(key)
    }
    for (const path of found.keys()) open.delete(path)
  }
  return found
}

/** A single page or two may be alike by chance, such as the README of any folder and the first page of the site. */
const MIN_PAGES = 3

function bestFolder(built: ReadonlyMap<string, string>, open: ReadonlySet<string>): string | undefined {
  let best: { folder: string; count: number } | undefined
  for (const folder of foldersOf(open)) {
    const keys = keysBelow(folder, open)
    const count = [...keys.keys()].filter(key => built.has(key)).length
    const isMost = count * 2 >= keys.size || count * 2 >= built.size
    if (count >= MIN_PAGES && isMost && count > (best?.count ?? 0)) best = { folder, count }
  }
  return best?.folder
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set([''])
  for (const path of paths)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      folders.add(path.slice(0, end + 1))
  return folders
}

function keysBelow(folder: string, paths: Iterable<string>): Map<string, string> {
  return unique(
    [...paths]
      .filter(path => path.startsWith(folder))
      .map(path => [sourceKey(path.slice(folder.length)), path]),
  )
}

function unique(entries: readonly (readonly [string, string])[]): Map<string, string> {
  const groups = Map.groupBy(entries, ([key]) => key)
  return new Map([...groups.values()].filter(group => group.length === 1).map(([entry]) => entry!))
}

function routeKey(file: string): string {
  return toKey(file.replace(/(?:^|\/)index\.html$|\.html$/, ''))
}

function sourceKey(path: string): string {
  const stem = path.replace(/\.[^./]*$/, '').replace(/(?:^|\/)(?:_?index|readme)$/i, '')
  return toKey(stem)
}

/** Some generators take numbers that order files out of addresses. */
function toKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/(^|\/)\d+[-.]+(?=[^/])/g, '$1')
}
