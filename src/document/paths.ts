import type { Paths } from './document.ts'

/** The files of a tree and the folders on the way to each. */
export function toPaths(files: Iterable<string>): Paths {
  const paths = { files: new Set(files), folders: new Set(['']) }
  for (const file of paths.files) addFolders(file, paths.folders)
  return paths
}

function addFolders(file: string, folders: Set<string>): void {
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
    const folder = file.slice(0, end)
    if (folders.has(folder)) return
    folders.add(folder)
  }
}

/** The extensions that a link may leave out. */
export const pageExtensions = ['.md', '.mdx', '.markdown']
