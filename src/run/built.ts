import { posix } from 'node:path'
import { encodePath } from '../built/addresses.ts'
import type { BodyJob } from '../built/index.ts'
import {
  builtAddress,
  kindByPath,
  MAX_BUILT_BYTES,
  matchBuilt,
  NO_TEXT,
  routeOfFile,
  trailingRun,
  unreadable,
} from '../built/index.ts'
import type { BuiltBody, BuiltHead, BuiltSite } from '../built/types.ts'
import { siteUrlOf } from '../document/target.ts'
import type { Sites } from '../generators/index.ts'
import { InputError } from '../inputs/index.ts'
import type { SiteUrl } from '../inputs/values.ts'
import { digestOf } from '../journal/digests.ts'
import type { ReadBlobs } from '../plan/pages.ts'
import type { BuiltText, Tree } from '../plan/tree.ts'
import { mapInOrder } from '../push/documents.ts'
import { sanitizeForLog } from '../text/index.ts'
import { hiddenTexts } from './overlay.ts'
import type { Disk, Pool } from './ports.ts'

/** What built sites are read with. */
export interface BuiltOptions extends ReadingOptions {
  /** The repository of the sources, `owner/name`. */
  repository: string
  /** What of the sources, and of the HTML, this run pushes. */
  isWanted: (path: string) => boolean
  /** The HTML that has no source and is to be in search all the same, in the workspace. */
  html: ReadonlySet<string>
  sites: Sites
  siteUrls: readonly SiteUrl[]
  /** Called for each text as soon as it is made. */
  onText: (path: string, text: BuiltText) => Promise<void>
}

/**
 * Makes the texts of the pages that a folder's site shows; resolves to lines for the log.
 *
 * @param sources the Markdown that it may be built from, whether it is pushed or not; without it, only HTML is read.
 */
export async function readBuiltSite(
  folder: string,
  sources: Tree | undefined,
  options: BuiltOptions,
): Promise<string[]> {
  const { disk, html, pool } = options
  const files = (await disk.list([folder === '' ? '*' : `${literal(folder)}/**`], 'built-site')).map(each =>
    posix.relative(folder, each),
  )
  const pages = files.filter(
    file => /\.html?$/i.test(file) && (sources || html.has(posix.join(folder, file))),
  )
  if (pages.length === 0) throw nothingBuilt(folder)
  const heads = await readHeads(folder, pages, options)
  const routeOf = (path: string) => options.sites.siteOf(path)?.routeOf(path)
  const { repository } = options
  const match = matchBuilt(heads, new Set(sources?.map(each => each.path)), { repository, routeOf })
  const site = toSite(folder, new Set(files), heads, match.files, options)
  pool.setContext({ built: site })
  const work: Work = { folder, heads, site }
  const lines = sources ? [await makeShown(sources, match.files, work, options)] : []
  await makeOthers(match.others, work, options)
  return lines
}

function literal(folder: string): string {
  return folder.replace(/[[?*]/g, '[$&]')
}

function nothingBuilt(folder: string): InputError {
  return new InputError(
    `built-site: the workspace has no HTML in the folder "${sanitizeForLog(folder)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`,
    'built-site',
  )
}

/** A folder whose pages have been read. */
interface Work {
  folder: string
  heads: ReadonlyMap<string, BuiltHead>
  site: BuiltSite
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
  return { files, address, addresses, pageChrome: trailingRun(heads) }
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
async function makeShown(
  sources: Tree,
  matched: ReadonlyMap<string, string>,
  { folder, heads, site }: Work,
  options: BuiltOptions,
): Promise<string> {
  const wanted = sources.filter(({ path }) => options.isWanted(path))
  const missing: [path: string, reason: string][] = []
  const shown: PageFile[] = []
  for (const { path, oid } of wanted) {
    const file = matched.get(path) ?? ''
    const reason = whyNot(heads.get(file))
    if (reason === undefined) shown.push({ path, file, oid })
    else missing.push([path, reason])
  }
  for await (const [{ path, file }, made] of makeBodies(folder, shown, options)) {
    if ('body' in made) await options.onText(path, { body: made.body, ...addressIn(site, file) })
    else missing.push([path, made.empty])
  }
  for (const [path, reason] of missing) await options.onText(path, { reason })
  const [first] = missing
  const bySource = first
    ? `; ${missing.length} made from their sources, such as ${sanitizeForLog(first[0])} (${sanitizeForLog(first[1])})`
    : ''
  return `Built site ${sanitizeForLog(folder)}: ${wanted.length - missing.length} of ${wanted.length} pages made from ${heads.size} built pages${bySource}`
}

/** Why no body can be made of a page's built page. */
function whyNot(head: BuiltHead | undefined): string | undefined {
  if (head === undefined) return 'no built page shows it'
  return head.reason ?? (head.isEmpty ? NO_TEXT : undefined)
}

/** The bodies of pages without a source, of those that the inputs ask for. */
async function makeOthers(
  others: readonly string[],
  { folder, heads, site }: Work,
  options: BuiltOptions,
): Promise<void> {
  const { html, isWanted, onText } = options
  const shown: PageFile[] = []
  for (const file of others) {
    const path = posix.join(folder, file)
    const { reason, isNoIndex, isEmpty } = heads.get(file) as BuiltHead
    if (!html.has(path) || !isWanted(path)) continue
    // What is there and cannot be read fails by name; it must not leave search.
    if (reason !== undefined) {
      if (kindByPath(file) === 'page') await onText(path, { reason })
    } else if (isNoIndex) await onText(path, hiddenTexts.noIndex)
    else if (isEmpty) await onText(path, hiddenTexts.empty)
    else shown.push({ path, file })
  }
  for await (const [{ path, file }, made] of makeBodies(folder, shown, options)) {
    const { title } = heads.get(file) as BuiltHead
    if ('empty' in made) await onText(path, { reason: made.empty })
    else await onText(path, { body: made.body, title, ...addressIn(site, file) })
  }
}

/** What the pages of a built site are read with. */
interface ReadingOptions {
  blobs: ReadBlobs
  disk: Disk
  pool: Pool
}

/** Built pages that are in memory at once weigh no more than this. */
const MAX_WEIGHT = 16_000_000

const TOO_LARGE = `the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`

/** What has been read of a disk, by folder and file: several targets may name the same site. */
const known = new WeakMap<Disk, Map<string, Map<string, BuiltHead>>>()

/**
 * Reads the built pages of a folder, each once, and keeps their main content on the disk: a body needs what is known
 * only when all have been read, which are its source, the addresses that links lead to, and what most pages end with.
 */
async function readHeads(
  folder: string,
  files: readonly string[],
  { disk, pool }: ReadingOptions,
): Promise<Map<string, BuiltHead>> {
  const heads = headsOf(disk, folder)
  const opened = openAll(
    files.filter(file => !heads.has(file)),
    folder,
    disk,
  )
  const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh: ({ html }: Opened) => html.length }
  const found = mapInOrder(opened, ahead, async ({ file, html, problem }) => {
    if (problem !== undefined) return [file, unreadable(problem)] as const
    const { head, content } = await pool.readBuilt({ file, html })
    if (content !== undefined) await disk.keep(keyOf(folder, file), content)
    return [file, head] as const
  })
  for await (const [file, head] of found) heads.set(file, head)
  return new Map(files.map(file => [file, heads.get(file) as BuiltHead]))
}

function headsOf(disk: Disk, folder: string): Map<string, BuiltHead> {
  const folders = known.get(disk) ?? new Map<string, Map<string, BuiltHead>>()
  const heads = folders.get(folder) ?? new Map<string, BuiltHead>()
  known.set(disk, folders.set(folder, heads))
  return heads
}

interface Opened {
  file: string
  html: Uint8Array
  /** Why there is no HTML. */
  problem?: string
}

async function* openAll(files: readonly string[], folder: string, disk: Disk): AsyncGenerator<Opened> {
  for (const file of files) {
    const { bytes, problem } = await disk.open(posix.join(folder, file), MAX_BUILT_BYTES)
    if (bytes) yield { file, html: bytes }
    else yield { file, html: new Uint8Array(), problem: problem ?? TOO_LARGE }
  }
}

function keyOf(folder: string, file: string): string {
  return `content-${digestOf(posix.join(folder, file))}`
}

/** A page and the built file that shows it. */
interface PageFile {
  path: string
  file: string
  /** The object ID of its source, where it has one. */
  oid?: string
}

/** Makes the bodies of pages whose heads have been read, in their order. */
function makeBodies(
  folder: string,
  pages: readonly PageFile[],
  { blobs, disk, pool }: ReadingOptions,
): AsyncGenerator<readonly [PageFile, BuiltBody]> {
  const weigh = ({ job }: Job) => job.content.length + job.source.length
  const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh }
  return mapInOrder(jobsOf(folder, pages, { blobs, disk }), ahead, async ({ page, job }) => [
    page,
    await pool.makeBody(job),
  ])
}

interface Job {
  page: PageFile
  job: BodyJob
}

async function* jobsOf(
  folder: string,
  pages: readonly PageFile[],
  { blobs, disk }: Pick<ReadingOptions, 'blobs' | 'disk'>,
): AsyncGenerator<Job> {
  const oids = pages.flatMap(each => each.oid ?? [])
  const sources = blobs(oids, MAX_BUILT_BYTES)
  for (const page of pages) {
    const { file, oid } = page
    const source = oid === undefined ? undefined : (await sources.next()).value?.bytes
    const content = await disk.kept(keyOf(folder, file))
    yield { page, job: { file, content, source: new TextDecoder().decode(source) } }
  }
}
