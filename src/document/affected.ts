import { posix } from 'node:path'
import { decodeString } from 'micromark-util-decode-string'
import type { SiteUrl } from '../inputs/address.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { Page } from '../plan/index.ts'
import type { Reading } from '../plan/pages.ts'
import type { Blob, Paths } from '../plan/tree.ts'
import { openSites } from '../site/index.ts'
import { isIndexName, pageStem } from './target.ts'
import { withoutReferences } from './urls.ts'

/** What a commit has that links lead to. */
type Snapshot = Pick<Reading, 'paths' | 'sites'>

/** A longer page is not searched: it is pushed again. */
const MAX_SEARCHED_BYTES = 5_000_000

/**
 * Finds the unchanged pages whose links may lead elsewhere than when they were pushed, because a path was added or
 * removed, or the address of a page on its site changed. It may name too many, which costs a push that changes nothing, but never too few.
 *
 * @returns their `external_ref`s.
 */
export async function findAffected(
  unchanged: readonly Page[],
  before: readonly Snapshot[],
  now: Snapshot,
  siteUrls: readonly SiteUrl[],
  blobs: (oids: readonly string[], maxBytes: number) => AsyncGenerator<Blob>,
): Promise<Set<string>> {
  const moved = before.map(each => movedBetween(each, now, siteUrls))
  const tests = before.flatMap(
    (each, index) => mentionsOf(each.paths, now.paths, siteUrls, moved[index]?.names) ?? [],
  )
  const isMoved = ({ path }: Page) => moved.some(({ paths }) => paths.has(path))
  const affected = new Set(unchanged.filter(isMoved).map(page => page.externalRef))
  if (tests.length === 0) return affected
  const decoder = new TextDecoder()
  const oids = unchanged.map(page => page.oid)
  let index = 0
  for await (const { bytes } of blobs(oids, MAX_SEARCHED_BYTES)) {
    const page = unchanged[index++] as Page
    const text = bytes && decoder.decode(bytes)
    if (text === undefined || tests.some(mentions => mentions(text))) affected.add(page.externalRef)
  }
  return affected
}

const MAX_NAMES = 500

/** What has another address on its site, or none any more, and the names by which links may mean it. */
interface Moved {
  paths: ReadonlySet<string>
  names: readonly string[]
}

function movedBetween(before: Snapshot, now: Snapshot, siteUrls: readonly SiteUrl[]): Moved {
  const [old, today] = [before, now].map(each => addressesOf(each, siteUrls)) as [Addresses, Addresses]
  const moved = [...old, ...today].filter(([path]) => old.get(path) !== today.get(path))
  const names = moved.flatMap(([path, address]) => [pageName(path), lastPart(address)])
  return {
    paths: new Set(moved.map(([path]) => path)),
    names: [...new Set(names)].filter(name => name !== ''),
  }
}

type Addresses = ReadonlyMap<string, string>

/** The addresses of pages by their paths, and those of redirects by themselves. */
function addressesOf({ sites: data, paths }: Snapshot, siteUrls: readonly SiteUrl[]): Addresses {
  const addresses = new Map<string, string>()
  if (data.sites.length === 0) return addresses
  const sites = openSites(data, paths.files, siteUrls)
  for (const path of paths.files) {
    const address = sites.siteOf(path)?.addressOf(path)
    if (address !== undefined) addresses.set(path, address)
  }
  for (const { known } of sites.all) for (const route of known) addresses.set(`/${route}`, route)
  return addresses
}

function lastPart(address: string): string {
  const [name = ''] = /[^/]*(?=\/?$)/.exec(address) ?? []
  return percentDecoded(name).replace(/\.html$/, '')
}

/**
 * A test for the pages whose links may lead elsewhere since paths were added or removed: it takes a page's source,
 * decoded as UTF-8 with or without errors. It may be wrongly true, but never wrongly false where the document that
 * `toDocument` makes differs between the two trees. Undefined when no path was added or removed.
 */
export function mentionsOf(
  before: Paths,
  after: Paths,
  siteUrls: readonly SiteUrl[],
  moved: readonly string[] = [],
): ((text: string) => boolean) | undefined {
  const files = differing(before.files, after.files)
  if (files.length + moved.length === 0) return undefined
  const folders = differing(before.folders, after.folders)
  const withOwnPage = siteUrls.length > 0 ? files.filter(isIndexPage).map(folderOf) : []
  // A link to a site's root does not name the folder that the site is made from, nor a page with its name.
  const roots = [...folders, ...withOwnPage, ...files.map(file => pageStem(file) ?? file)]
  if (roots.some(root => isSiteRoot(root, siteUrls))) return () => true
  const names = new Set([
    ...files.map(pageName),
    ...moved,
    ...[...folders, ...withOwnPage].map(path => posix.basename(path)),
  ])
  if (names.size > MAX_NAMES) return () => true
  // Some websites make a folder of a page's address: there a link without a name leads into it.
  const ofPages = siteUrls.length > 0 && [...files, ...folders].some(path => isPageStem(path, after))
  const name = matcherOf(names, withOwnPage.length > 0 || ofPages)
  // A replacement character is where the text was not UTF-8: in UTF-16, say, nothing can be found.
  return text => text.includes('\uFFFD') || spellings(text).some(spelling => name.test(spelling))
}

function isIndexPage(file: string): boolean {
  const stem = pageStem(file)
  return stem !== undefined && isIndexName(posix.basename(stem))
}

function isPageStem(path: string, { files }: Paths): boolean {
  return pageExtensions.some(extension => files.has(path + extension))
}

function isSiteRoot(folder: string, siteUrls: readonly SiteUrl[]): boolean {
  return siteUrls.some(({ prefix }) => prefix === (folder === '' ? '' : `${folder}/`))
}

function differing(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  if (one === other) return []
  return [...[...one].filter(path => !other.has(path)), ...[...other].filter(path => !one.has(path))]
}

// Where a link's last segment other than `.` and `..` can be: links in blockquotes come after a `>`, addresses of a
// `srcset` between commas. One without a name leads to a folder above the page, which is there as long as the page is;
// but where such a folder's own page, or what has the address of a page, was added or removed, it leads elsewhere.
function matcherOf(names: Set<string>, isNamelessToo: boolean): RegExp {
  const anyName = [...names].map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  const named = `(?<![^\\s/(<>"'\`=:,])(?:${anyName})(?![^\\s./)#?>"'\`,])`
  return new RegExp(isNamelessToo ? `${named}|${nameless}` : named)
}

const nameless = `(?<![^\\s/(<>"'=:,.])[./](?![^\\s)#?>"',])`

// The text in the ways that links are read: character references are always decoded, escapes in Markdown alone,
// percent-encoding only if the whole destination can be.
function spellings(text: string): string[] {
  const unescaped = /[\\&]/.test(text) ? [decodeString(text), withoutReferences(text)] : [text]
  return unescaped.flatMap(each => (each.includes('%') ? [each, percentDecoded(each)] : [each]))
}

function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, run => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

// Links may leave a page's extension out. With it, the `.` after the name is where the match ends.
function pageName(file: string): string {
  const name = posix.basename(file)
  const extension = pageExtensions.find(end => name.endsWith(end)) ?? ''
  return name.slice(0, name.length - extension.length)
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}
