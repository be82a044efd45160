import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf } from './repository.ts'

/** What a generator made. */
export interface Built {
  /** The paths below the site's address that have a page, decoded, as servers take them for the same; and its file. */
  pages: Map<string, string>
  /** All files of the site. */
  files: Set<string>
  /** Those of them that only lead elsewhere. */
  redirects: Set<string>
  /** The addresses of the sitemap, if there is one, as the site itself spells them. */
  listed: Set<string>
}

/** Reads a built site. */
export async function readBuilt(folder: string): Promise<Built> {
  const files = await filesOf(folder)
  const built: Built = { pages: new Map(), files: new Set(files), redirects: new Set(), listed: new Set() }
  for (const path of files.filter(each => each.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8')
    const isRedirect = /<meta[^>]{0,40}http-equiv="?refresh/i.test(html)
    if (/(?:^|\/)404\.html$|^404\/index\.html$/.test(path)) continue
    if (isRedirect) built.redirects.add(toKey(path))
    else built.pages.set(toKey(path), path)
  }
  for (const path of files.filter(each => /(?:^|\/)sitemap(?:-\d+)?\.xml$/.test(each)))
    for (const [, address = ''] of (await readFile(join(folder, path), 'utf8')).matchAll(
      /<loc>([^<]*)<\/loc>/g,
    ))
      if (!address.endsWith('.xml')) built.listed.add(decodeURI(address.replaceAll('&amp;', '&')))
  return built
}

/** The forms of one path that servers take for the same. */
export function toKey(path: string): string {
  return path.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$|\/$/, '')
}
