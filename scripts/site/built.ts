import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf } from './repository.ts'

/** What a generator made. */
export interface Built {
  /** The paths below the site's address that have a page: decoded, as servers take them for the same. */
  pages: Set<string>
  /** Those of them that only lead elsewhere. */
  redirects: Set<string>
  /** The addresses of the sitemap, if there is one, as the site itself spells them. */
  listed: Set<string>
}

/** Reads a built site. */
export async function readBuilt(folder: string): Promise<Built> {
  const built: Built = { pages: new Set(), redirects: new Set(), listed: new Set() }
  const files = await filesOf(folder)
  for (const path of files.filter(each => each.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8')
    const isRedirect = /<meta[^>]{0,40}http-equiv="?refresh/i.test(html)
    if (!/(?:^|\/)404\.html$|^404\/index\.html$/.test(path))
      (isRedirect ? built.redirects : built.pages).add(toKey(path))
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
