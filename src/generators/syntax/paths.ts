import { posix } from 'node:path'
import type { DialectSettings, SharedSettings } from '../generator.ts'
import { folderOf, join } from '../paths.ts'

export const isMdx = (path: string): boolean => /\.mdx$/i.test(path)

/** Whether a page is read as MDX, whose parser has to be loaded before. */
export function isReadAsMdx(path: string, settings: DialectSettings | undefined): boolean {
  return isMdx(path) || settings?.mdx === 'all'
}

/** The file that an import has the text of, by Webpack's `raw-loader` (Docusaurus) or Vite's `?raw` (Starlight). */
export function rawFile(specifier: string): string | undefined {
  const match = /^(?:!!raw-loader!(.+)|([^?]+)\?raw)$/.exec(specifier)
  return match?.[1] ?? match?.[2]
}

/** Where a file that an MDX page imports may be in the repository, in the order in which to look. */
export function importPaths(written: string, from: string, settings: SharedSettings): string[] {
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
export function aliased(written: string, { aliases }: SharedSettings): string | undefined {
  const alias = Object.keys(aliases)
    .filter(each => written.startsWith(each))
    .sort((a, b) => b.length - a.length)[0]
  return alias === undefined ? undefined : pathIn(aliases[alias]!, written.slice(alias.length))
}

/** A relative destination in a file of one folder, as a page of another folder writes it. */
export function fromFolder(url: string, own: string, folder: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|[/#?~@{<]|$)/i.test(url)) return undefined
  const path = url.split(/[?#]/, 1)[0]!
  const suffix = url.slice(path.length)
  const target = posix.normalize(own + path)
  if (target.startsWith('../')) return undefined
  return (posix.relative(folder, target) || '.') + (path.endsWith('/') ? '/' : '') + suffix
}
