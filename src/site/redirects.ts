import { get, list, readToml, text } from './data.ts'
import { folderOf, nameOf } from './paths.ts'
import type { Reader, SiteConfig } from './site.ts'

/**
 * The paths that the site's server sends elsewhere, by a file `_redirects` or `netlify.toml` of the site: known addresses,
 * though no page has them.
 */
export async function serverRedirects({ dialect, address }: SiteConfig, reader: Reader): Promise<string[]> {
  const { folder, contentFolder } = dialect
  const beside = [folder, contentFolder, `${folder}static/`, `${folder}public/`, `${contentFolder}public/`]
  const files = [...beside.map(each => `${each}_redirects`), `${folder}netlify.toml`, 'netlify.toml']
  const paths: string[] = []
  for (const path of new Set(files.filter(each => reader.files.has(each)))) {
    const source = (await reader.text(path)) ?? ''
    paths.push(...(nameOf(path) === '_redirects' ? fromLines(source) : fromToml(source)))
  }
  const base = address === undefined ? '/' : new URL(address).pathname
  return paths.flatMap(path => toRoute(path, base) ?? [])
}

function fromLines(source: string): string[] {
  const lines = source.split('\n').map(line => line.trim().split(/\s+/))
  return lines.flatMap(([from = '', to]) => (from.startsWith('/') && to !== undefined ? [from] : []))
}

function fromToml(source: string): string[] {
  return list(get(readToml(source), 'redirects')).flatMap(each => text(get(each, 'from')) ?? [])
}

/** What follows a parameter is anything; a rule for all paths says nothing of any. */
function toRoute(path: string, base: string): string | undefined {
  const [fixed = ''] = path.split(/[:*?]/)
  const rest = fixed.startsWith(base) ? fixed.slice(base.length) : undefined
  if (rest === undefined || fixed === path) return rest
  return folderOf(rest) === '' ? undefined : `${folderOf(rest)}*`
}
