import type { Site } from '../../src/generators/index.ts'
import { type Built, toKey } from './built.ts'

/** The addresses of a site's pages as we have them beside those that it has. */
export interface Addresses {
  summary: string
  differences: string[]
  /** How many of ours the site does not have in this form. */
  wrong: number
  /** The pages that both have, each with its path on the built site. */
  shared: [path: string, key: string][]
}

/** Compares our addresses, by path, with those of a built site. */
export function compareAddresses(site: Site, table: Record<string, string>, built: Built): Addresses {
  const base = site.config.address ?? ''
  const ours = Object.entries(table).map(([path, spelled]) => {
    const address = decodeURI(spelled)
    return { path, address, key: toKey(address.slice(base.length)) }
  })
  const keys = new Set(ours.map(({ key }) => key))
  const shared = ours.filter(({ key }) => built.pages.has(key))
  const absent = ours.filter(({ key }) => !built.pages.has(key) && !built.redirects.has(key))
  const others = [...built.pages.keys()].filter(key => !keys.has(key))
  const spelled = built.listed.size === 0 ? [] : shared.filter(({ address }) => !built.listed.has(address))
  return {
    summary: `${ours.length} pages of ours, ${built.pages.size} of the site, ${built.redirects.size} redirects, ${others.length} others, ${built.listed.size} in its sitemap`,
    differences: [
      ...absent.map(({ path, address }) => `not on the site: ${address} (${path})`),
      ...spelled.map(({ path, address }) => `not in the sitemap in this form: ${address} (${path})`),
    ],
    wrong: absent.length + spelled.length,
    shared: shared.map(({ path, key }) => [path, key]),
  }
}
