import type { SiteConfig } from './generator.ts'

/** Which site a path belongs to, by index: the one whose own folder, or a folder of its pages, is the innermost. */
export function toOwner(configs: readonly SiteConfig[]): (path: string) => number | undefined {
  const owners = new Map<string, number>()
  for (const [index, { dialect, roots }] of configs.entries())
    for (const folder of [dialect.folder, ...roots.map(root => root.folder)])
      if (!owners.has(folder)) owners.set(folder, index)
  return path => {
    for (let end = path.lastIndexOf('/') + 1; end > 0; end = path.lastIndexOf('/', end - 2) + 1) {
      const owner = owners.get(path.slice(0, end))
      if (owner !== undefined) return owner
    }
    return owners.get('')
  }
}

/** The files of each site, in the order of the sites. */
export function ownFiles(configs: readonly SiteConfig[], files: Iterable<string>): string[][] {
  const owned = configs.map((): string[] => [])
  const ownerOf = toOwner(configs)
  if (configs.length > 0)
    for (const path of files) {
      const owner = ownerOf(path)
      if (owner !== undefined) owned[owner]?.push(path)
    }
  return owned
}
