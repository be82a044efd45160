import { posix } from 'node:path'
import { decodeString } from 'micromark-util-decode-string'
import type { SiteUrl } from '../inputs/address.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { Page } from '../plan/index.ts'
import type { ReadBlobs, Reading } from '../plan/pages.ts'
import { isGenerated, type Paths } from '../plan/tree.ts'
import { openSites, type SitesData } from '../site/index.ts'
import { folderOf, nameOf, percentDecoded } from '../site/paths.ts'
import type { Includes } from './includes.ts'
import { isIndexName, pageStem } from './target.ts'
import { withoutReferences } from './urls.ts'

/** What a commit has that links lead to. */
type Snapshot = Pick<Reading, 'paths' | 'sites' | 'tree'>

/** A longer page is not searched: it is pushed again. */
const MAX_SEARCHED_BYTES = 5_000_000

/**
 * Finds the unchanged pages whose links, or those of what they include, may lead elsewhere than when they were pushed,
 * because a path was added or removed, or what an address on a site stands for changed. It may name too many, which costs a
 * push that changes nothing, but never too few.
 *
 * @param includes what these pages include, as far as any file changed.
 * @returns their `external_ref`s.
 */
export async function findAffected(
  unchanged: readonly Page[],
  before: readonly Snapshot[],
  now: Snapshot,
  siteUrls: readonly SiteUrl[],
  { texts, pathsOf }: Includes,
  blobs: ReadBlobs,
): Promise<Set<string>> {
  const today = placesOf(now, siteUrls)
  const isInAnyCase = now.sites.sites.some(({ config }) => config.generator === 'docfx')
  const moved = before.map(each => ({ ...movedBetween(placesOf(each, siteUrls), today), isInAnyCase }))
  const tests = before.flatMap(
    (each, index) => mentionsOf(each.paths, now.paths, siteUrls, moved[index]) ?? [],
  )
  const affected = new Set(
    unchanged.filter(({ path }) => moved.some(({ paths }) => paths.has(path))).map(page => page.externalRef),
  )
  if (tests.length === 0) return affected
  const fill = await toFill(now.sites)
  const isMentioning = (text: string) => fill(text).some(each => tests.some(mentions => mentions(each)))
  const included = new Set([...texts].flatMap(([path, text]) => (isMentioning(text) ? path : [])))
  const decoder = new TextDecoder()
  const oids = unchanged.map(page => page.oid)
  let index = 0
  for await (const { bytes } of blobs(oids, MAX_SEARCHED_BYTES)) {
    const { path, externalRef } = unchanged[index++] as Page
    const isByInclude = included.size > 0 && pathsOf(path).some(each => included.has(each))
    if (isByInclude || bytes === undefined || isMentioning(decoder.decode(bytes))) affected.add(externalRef)
  }
  return affected
}

/** A text as it is where the variables of each site are filled in: their values may be links, or parts of links. */
async function toFill({ sites }: SitesData): Promise<(text: string) => string[]> {
  const all = sites.map(({ config }) => config.dialect.variables).filter(each => Object.keys(each).length > 0)
  if (all.length === 0) return text => [text]
  // It loads the parser, which other runs do not need here.
  const { variable } = await import('./dialects/variables.ts')
  return text => {
    if (!text.includes('{{')) return [text]
    return all.map(values =>
      text.replace(/\{\{[^{}]*\}\}/g, template => {
        const found = template.match(/[\w.-]+/g)?.flatMap(name => variable(name, values) ?? []) ?? []
        return found.length > 0 ? found.join('') : template
      }),
    )
  }
}

const MAX_NAMES = 500

/** What of sites has another address, or what addresses stand for something else. */
export interface Moved {
  /** The pages among them. */
  paths: ReadonlySet<string>
  /** The names by which links may mean them. */
  names: ReadonlySet<string>
  /** Any link may mean them. */
  isAny: boolean
  /** Links may mean them in another case, as on Learn. */
  isInAnyCase: boolean
}

function movedBetween(old: Places, today: Places): Omit<Moved, 'isInAnyCase'> {
  const moved = [...old, ...today].filter(([key, { meaning }]) =>
    [old, today].some(each => each.get(key)?.meaning !== meaning),
  )
  const places = moved.map(([, place]) => place)
  return {
    paths: new Set(places.flatMap(({ path }) => path ?? [])),
    names: new Set(places.flatMap(namesOf)),
    isAny: places.some(({ route }) => route.endsWith('*')),
  }
}

/** What of a site a link may lead to. */
interface Place {
  route: string
  /** Of a page. */
  path?: string
  /** All else that a link to it depends on. */
  meaning: string
}

type Places = ReadonlyMap<string, Place>

function placesOf({ sites: data, paths, tree }: Snapshot, siteUrls: readonly SiteUrl[]): Places {
  const places = new Map<string, Place>()
  if (data.sites.length === 0) return places
  // What the head of an earlier one said of its address nobody knows any more.
  const generated = new Map(tree.filter(isGenerated).map(({ path, oid }) => [path, oid]))
  for (const { config, routes, addressOf } of openSites(data, paths.files, siteUrls).all) {
    const add = (kind: string, key: string, place: Place) =>
      places.set([kind, config.dialect.folder, key].join('\n'), place)
    for (const [path, route] of routes.pages)
      add('page', path, { path, route, meaning: `${route} ${addressOf(path)} ${generated.get(path)}` })
    for (const route of routes.known ?? []) add('known', route, { route, meaning: '' })
    for (const [route, meaning] of routes.redirects ?? []) add('redirect', route, { route, meaning })
  }
  return places
}

/** The last parts of links: to the file, to its folder where it is the folder's page, and to the address in any form. */
function namesOf({ route, path = '' }: Place): string[] {
  const address = posix
    .basename(route.replace(/(?:^|(?<=\/))index\.html$/, ''))
    .replace(/\.(?:html|mdx?)$/, '')
  return [pageName(path), isIndexPage(path) ? posix.basename(folderOf(path)) : '', address].filter(
    name => name !== '',
  )
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
  moved: Omit<Moved, 'paths'> = { names: new Set(), isAny: false, isInAnyCase: false },
): ((text: string) => boolean) | undefined {
  // What GitHub has now, or has no more, has another address too.
  const generated = differing(before.generated ?? NONE, after.generated ?? NONE)
  const files = [...differing(before.files, after.files), ...generated]
  if (moved.isAny) return () => true
  if (files.length + moved.names.size === 0) return undefined
  const folders = [...differing(before.folders, after.folders), ...generated]
  const withOwnPage =
    siteUrls.length > 0 ? files.filter(isIndexPage).map(file => folderOf(file).slice(0, -1)) : []
  // A link to a site's root does not name the folder that the site is made from, nor a page with its name.
  const roots = [...folders, ...withOwnPage, ...files.map(file => pageStem(file) ?? file)]
  if (roots.some(root => isSiteRoot(root, siteUrls))) return () => true
  const names = new Set([
    ...files.map(pageName),
    ...moved.names,
    ...[...folders, ...withOwnPage].map(path => posix.basename(path)),
  ])
  if (names.size > MAX_NAMES) return () => true
  // Some websites make a folder of a page's address: there a link without a name leads into it.
  const ofPages = siteUrls.length > 0 && [...files, ...folders].some(path => isPageStem(path, after))
  // Of a folder that only generated pages are in GitHub knows nothing.
  const isNamelessToo =
    withOwnPage.length > 0 ||
    ofPages ||
    moved.names.size > 0 ||
    generated.some(each => after.folders.has(each))
  const name = matcherOf(names, isNamelessToo, moved.isInAnyCase)
  // A replacement character is where the text was not UTF-8: in UTF-16, say, nothing can be found.
  return text => text.includes('\uFFFD') || spellings(text).some(spelling => name.test(spelling))
}

const NONE: ReadonlySet<string> = new Set()

function isIndexPage(file: string): boolean {
  const stem = pageStem(file)
  return stem !== undefined && isIndexName(nameOf(stem))
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
function matcherOf(names: Set<string>, isNamelessToo: boolean, isInAnyCase: boolean): RegExp {
  const anyName = [...names].map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  const named = `(?<![^\\s/(<>"'\`=:,])(?:${anyName})(?![^\\s./)#?>"'\`,])`
  return new RegExp(isNamelessToo ? `${named}|${nameless}` : named, isInAnyCase ? 'i' : '')
}

const nameless = `(?<![^\\s/(<>"'=:,.])[./](?![^\\s)#?>"',])`

// The text in the ways that links are read: character references are always decoded, escapes in Markdown alone,
// percent-encoding only if the whole destination can be.
function spellings(text: string): string[] {
  const unescaped = /[\\&]/.test(text) ? [decodeString(text), withoutReferences(text)] : [text]
  const decoded = (each: string) => each.replace(/(?:%[\da-f]{2})+/gi, run => percentDecoded(run))
  return unescaped.flatMap(each => (each.includes('%') ? [each, decoded(each)] : [each]))
}

// Links may leave a page's extension out. With it, the `.` after the name is where the match ends.
function pageName(file: string): string {
  const name = nameOf(file)
  return pageStem(name) ?? name
}
