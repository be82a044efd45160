import type { SiteUrl } from '../document/document.ts'
import { percentEncoded } from '../document/urls.ts'
import { shown } from '../shown.ts'

/** Reads lines such as `docs/ -> https://docs.example.com/`; what is wrong with them is in words for the user. */
export function readSiteUrls(lines: readonly string[]): { siteUrls: SiteUrl[]; problems: string[] } {
  const siteUrls: SiteUrl[] = []
  const problems: string[] = []
  for (const line of lines) {
    const result = readLine(line, siteUrls)
    if (typeof result === 'string') problems.push(`"${shown(line)}" ${result}`)
    else siteUrls.push(result)
  }
  siteUrls.sort((a, b) => b.prefix.length - a.prefix.length || (a.prefix < b.prefix ? -1 : 1))
  return { siteUrls, problems }
}

/** A mapping, or what is wrong with it. */
function readLine(line: string, before: readonly SiteUrl[]): SiteUrl | string {
  const parts = line.split('->').map(part => part.trim())
  const [folder = '', address = ''] = parts
  if (parts.length !== 2 || folder === '' || address === '')
    return 'is not a folder, "->" and an address. Write one folder a line, such as docs/ -> https://docs.example.com/.'
  const segments = folder.split('/').filter(segment => segment !== '' && segment !== '.')
  if (segments.includes('..') || /[*?\\]/.test(folder))
    return `names no folder: "${shown(folder)}" has "..", "*", "?" or "\\" in it. Write the folder from the repository's root, such as docs/, or / for the whole repository.`
  const prefix = segments.map(segment => `${segment}/`).join('')
  if (before.some(each => each.prefix === prefix))
    return 'names a folder that another line names as well. Leave one of the two lines.'
  return readAddress(prefix, address)
}

function readAddress(prefix: string, address: string): SiteUrl | string {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(address))
    return 'has no address of a website after "->". Give the whole address, such as https://docs.example.com/.'
  if (url.username !== '' || url.password !== '')
    return 'has a user name or a password in its address, which every reader would see. Give the address without.'
  if (/[?#]/.test(address))
    return 'has a query or a fragment in its address. Give the address without what follows "?" or "#".'
  // As safe in a Markdown destination as any other address that is written into one.
  const path = url.pathname.replace(/(?<!\/)\/*$/, '/').replace(/[()'*!~[\]|]/g, percentEncoded)
  return { prefix, url: url.origin + path }
}
