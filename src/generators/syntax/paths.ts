import { folderOf, join } from '../../text/paths.ts'
import type { SyntaxSettings } from './step.ts'

/** The file that an import has the text of, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
export function rawFile(specifier: string): string | undefined {
  const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier)
  return match?.[1] ?? match?.[2]
}

/** Where a file that an MDX page imports may be in the repository, in the order in which to look. */
export function importPaths(specifier: string, from: string, settings: SyntaxSettings): string[] {
  // In a string of JavaScript `\_` is `_`.
  const written = specifier.replace(/\\(.)/g, '$1')
  const alias = aliased(written, settings)
  if (alias !== undefined) return [alias]
  if (written.startsWith('.')) return pathsIn([folderOf(from)], written)
  return written.startsWith('/') ? pathsIn([settings.contentFolder, settings.folder], written) : []
}

/** The path of what is written in a file of a folder (`''`, or with a slash at its end); undefined where it is none. */
export function pathIn(folder: string, written: string): string | undefined {
  return (written === '' ? undefined : join(folder, written)) || undefined
}

/** The paths in several folders, each once. */
export function pathsIn(folders: readonly string[], written: string): string[] {
  return [...new Set(folders.map(folder => pathIn(folder, written)))].filter(path => path !== undefined)
}

/** What an alias at the beginning of a path stands for. */
export function aliased(written: string, { aliases }: SyntaxSettings): string | undefined {
  const alias = Object.keys(aliases)
    .filter(each => written.startsWith(each))
    .sort((a, b) => b.length - a.length)[0]
  return alias === undefined ? undefined : pathIn(aliases[alias]!, written.slice(alias.length))
}
