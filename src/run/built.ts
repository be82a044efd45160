import { posix } from 'node:path'
import { encodePath } from '../document/built/addresses.ts'
import {
  builtAddress,
  kindByPath,
  MAX_BUILT_BYTES,
  matchBuilt,
  routeOfFile,
  trailingRun,
  unreadable,
} from '../document/built/index.ts'
import type { BuiltBody, BuiltHead, BuiltSite } from '../document/built/types.ts'
import { siteUrlOf } from '../document/target.ts'
import type { SiteUrl } from '../inputs/address.ts'
import type { BuiltFolder } from '../inputs/generated.ts'
import { InputError } from '../inputs/index.ts'
import type { ReadBlobs } from '../plan/pages.ts'
import type { BuiltText, Tree, TreeEntry } from '../plan/tree.ts'
import { mapInOrder } from '../push/items.ts'
import type { Sites } from '../site/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Disk, Pool } from './ports.ts'

/** What built sites are read with. */
export interface BuiltOptions {
  /** The Markdown of the commit, whether it is pushed or not. */
  sources: Tree
  /** What of it this run pushes. */
  isWanted: (path: string) => boolean
  /** The HTML that has no source and is to be in search all the same, in the workspace. */
  html: ReadonlySet<string>
  sites: Sites
  siteUrls: readonly SiteUrl[]
  blobs: ReadBlobs
  disk: Disk
  pool: Pool
  /** Called for each text as soon as it is made. */
  onText: (path: string, text: BuiltText) => Promise<void>
}

/** Built pages that are in memory at once weigh no more than this. */
const MAX_WEIGHT = 16_000_000

/** Makes the texts of the pages that a folder's site shows; resolves to lines for the log. */
export async function readBuiltSite(
  { folder, source }: BuiltFolder,
  isNamed: boolean,
  options: BuiltOptions,
): Promise<string[]> {
  const { disk, html } = options
  const files = (await disk.list([folder === '' ? '*' : `${literal(folder)}/**`], 'built-site')).map(each =>
    posix.relative(folder, each),
  )
  const pages = files.filter(
    file => /\.html?$/i.test(file) && (isNamed || html.has(posix.join(folder, file))),
  )
  if (pages.length === 0) throw nothingBuilt(folder)
  const heads = await readHeads(folder, pages, options)
  const own = isNamed ? options.sources.filter(({ path }) => path.startsWith(source)) : []
  const routeOf = (path: string) => options.sites.siteOf(path)?.routes.pages.get(path)
  const match = matchBuilt(heads, new Set(own.map(each => each.path)), { routeOf })
  const site = toSite(folder, new Set(files), heads, match.files, options)
  options.pool.setContext({ built: site })
  const work: Work = { folder, heads, matched: match.files, site }
  const line = await makeBodies(own, work, options)
  await makeOthers(match.others, work, options)
  return isNamed ? [line] : []
}

function literal(folder: string): string {
  return folder.replace(/[[?*]/g, '[$&]')
}

function nothingBuilt(folder: string): InputError {
  return new InputError(
    `built-site: the folder "${sanitizeForLog(folder)}" has no HTML. Build the site in a step before this one, and give the folder that it is built into; links are not followed. Nothing was pushed.`,
    'built-site',
  )
}

/** A folder whose pages have been read once. */
interface Work {
  folder: string
  heads: ReadonlyMap<string, BuiltHead>
  /** The built pages by their sources. */
  matched: ReadonlyMap<string, string>
  site: BuiltSite
}

async function readHeads(
  folder: string,
  files: readonly string[],
  { disk, pool }: BuiltOptions,
): Promise<Map<string, BuiltHead>> {
  const heads = new Map<string, BuiltHead>()
  const found = mapInOrder(openAll(files, folder, disk), aheadOf(pool), async ({ file, html, problem }) => {
    const head = problem === undefined ? pool.read({ makes: 'head', file, html }) : unreadable(problem)
    return [file, (await head) as BuiltHead] as const
  })
  for await (const [file, head] of found) heads.set(file, head)
  return heads
}

interface Opened {
  file: string
  html: Uint8Array
  /** Why there is no HTML. */
  problem?: string
}

const aheadOf = ({ ahead: count }: Pool) => ({
  ...{ count, weight: MAX_WEIGHT },
  weigh: ({ html }: Opened) => html.length,
})

const TOO_LARGE = `the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`

/** What cannot be read, or is too large, has no text. */
async function* openAll(files: readonly string[], folder: string, disk: Disk): AsyncGenerator<Opened> {
  for (const file of files) {
    const { bytes, problem } = await disk.open(posix.join(folder, file), MAX_BUILT_BYTES)
    if (bytes) yield { file, html: bytes }
    else yield { file, html: new Uint8Array(), problem: problem ?? TOO_LARGE }
  }
}

function toSite(
  folder: string,
  files: ReadonlySet<string>,
  heads: ReadonlyMap<string, BuiltHead>,
  matched: ReadonlyMap<string, string>,
  options: BuiltOptions,
): BuiltSite {
  const { siteUrls } = options
  const addresses = new Map<string, string>()
  for (const [path, file] of matched) {
    const { address } = addressOf(path, options)
    if (address !== undefined) addresses.set(file, address)
  }
  const given = siteUrls.find(({ prefix }) => prefix === `${folder}/`)?.url
  const address = given ?? builtAddress(heads) ?? baseOf(addresses)
  return { files, address, addresses, furniture: trailingRun(heads) }
}

/** Where readers find a built page, as far as that is known. */
function addressIn({ address, addresses }: BuiltSite, file: string): { address?: string } {
  const own = addresses.get(file) ?? (address && address + encodePath(routeOfFile(file)))
  return own === undefined ? {} : { address: own }
}

/** A page's address by its site or the input site-urls. */
function addressOf(path: string, { sites, siteUrls }: BuiltOptions): { address?: string } {
  const address = sites.siteOf(path)?.addressOf(path) ?? siteUrlOf(path, siteUrls)
  return address === undefined ? {} : { address }
}

/** Where a site is, by the addresses of its pages. */
function baseOf(addresses: ReadonlyMap<string, string>): string | undefined {
  for (const [file, address] of addresses) {
    const route = encodeURI(routeOfFile(file))
    if (address.endsWith(`/${route}`)) return address.slice(0, address.length - route.length)
  }
  return undefined
}

/** The bodies of pages that have a source; resolves to a line for the log. */
async function makeBodies(pages: Tree, work: Work, options: BuiltOptions): Promise<string> {
  const { folder, heads, matched, site } = work
  const missing: [path: string, reason: string][] = []
  const wanted = pages.filter(({ path }) => options.isWanted(path))
  const shown: TreeEntry[] = []
  for (const entry of wanted) {
    const file = matched.get(entry.path)
    const reason = file === undefined ? 'no built page shows it' : heads.get(file)?.reason
    if (reason === undefined) shown.push(entry)
    else missing.push([entry.path, reason])
  }
  let index = 0
  for await (const made of bodiesOf(shown, work, options)) {
    const { path } = shown[index++] as TreeEntry
    if ('body' in made)
      await options.onText(path, { body: made.body, ...addressIn(site, matched.get(path) as string) })
    else missing.push([path, made.empty])
  }
  for (const [path, reason] of missing) await options.onText(path, { reason })
  const [first] = missing
  const bySource = first
    ? `; ${missing.length} by their sources, such as ${sanitizeForLog(first[0])}: ${sanitizeForLog(first[1])}`
    : ''
  return `Built site ${sanitizeForLog(folder)}: ${wanted.length - missing.length} of ${wanted.length} pages by ${heads.size} built ones${bySource}`
}

function bodiesOf(
  pages: Tree,
  { folder, matched }: Work,
  { blobs, disk, pool }: BuiltOptions,
): AsyncGenerator<BuiltBody> {
  const oids = pages.map(each => each.oid)
  const files = pages.map(({ path }) => matched.get(path) as string)
  const sources = blobs(oids, MAX_BUILT_BYTES)
  return mapInOrder(openAll(files, folder, disk), aheadOf(pool), async ({ file, html }) => {
    const { value } = await sources.next()
    const source = new TextDecoder().decode(value?.bytes)
    return pool.read({ makes: 'body', file, html, source }) as Promise<BuiltBody>
  })
}

/** The bodies of pages without a source, of those that the inputs ask for. */
async function makeOthers(others: readonly string[], work: Work, options: BuiltOptions): Promise<void> {
  const { folder, heads, site } = work
  const { disk, pool, html, isWanted, onText } = options
  const wanted = others.filter(
    file => html.has(posix.join(folder, file)) && isWanted(posix.join(folder, file)),
  )
  const own = wanted.filter(file => !heads.get(file)?.isEmpty)
  // What is there and cannot be read fails by name; it must not leave search.
  for (const file of wanted) {
    const { reason } = heads.get(file) as BuiltHead
    if (reason !== undefined && kindByPath(file) === 'page')
      await onText(posix.join(folder, file), { reason })
  }
  let index = 0
  for await (const made of mapInOrder(openAll(own, folder, disk), aheadOf(pool), each =>
    pool.read({ makes: 'body', ...each }),
  )) {
    const file = own[index++] as string
    const address = addressIn(site, file)
    if ('body' in made)
      await onText(posix.join(folder, file), { body: made.body, title: made.title, ...address })
    else await onText(posix.join(folder, file), { reason: (made as { empty: string }).empty })
  }
}
