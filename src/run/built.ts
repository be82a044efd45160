import { posix } from 'node:path'
import {
  type BuiltHead,
  type BuiltPage,
  type BuiltSite,
  builtAddress,
  encodePath,
  MAX_BUILT_BYTES,
  matchBuilt,
  readHead,
  routeOfFile,
  trailingRun,
} from '../built/index.ts'
import { siteUrlOf } from '../document/target.ts'
import type { Sites } from '../generators/index.ts'
import type { BuiltFolder } from '../inputs/generated.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import { isInShard } from '../inputs/shard.ts'
import { digestOf } from '../journal/digests.ts'
import type { PageReader, Reading } from '../plan/pages.ts'
import type { BuiltText, Tree, TreeEntry } from '../plan/tree.ts'
import { mapInOrder } from '../push/documents.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { type Found, hiddenTexts } from './overlay.ts'
import type { Disk, Pool, Repository, RunnerContext } from './ports.ts'

/** Where built and generated pages are looked for. */
export interface Surroundings {
  inputs: Inputs
  context: Pick<RunnerContext, 'repository'>
  repository: Repository
  disk: Disk
  /** Threads that built pages are read on. */
  pool: Pool
  /** Of the repository's trees. */
  read: PageReader
}

/** What was made of all built pages: texts, which are kept on the disk by their digests. */
export interface BuiltTexts {
  texts: Found[]
  /** What the log says of it. */
  lines: string[]
  /** What the user may not expect. */
  warnings: string[]
}

/**
 * Makes the texts of all built pages.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
export async function readBuiltSites(
  html: ReadonlySet<string>,
  { inputs, context, repository, disk, pool, read }: Surroundings,
): Promise<BuiltTexts> {
  const { builtSite, shard, siteUrls } = inputs
  const named = new Set(builtSite.map(each => each.folder))
  const other = otherFolder([...html].filter(path => !builtSite.some(each => isBelow(path, each.folder))))
  const tree = await repository.tree(repository.head)
  const reading = await read(tree, inputs)
  const wanted = new Set([...reading.pages.values()].map(each => each.path))
  const texts = openTexts(disk)
  const options: Options = {
    ...{ html, disk, pool, siteUrls, repository, onText: texts.add },
    name: context.repository,
    isWanted: path => wanted.has(path) || (html.has(path) && isInShard(path, shard)),
    sites: await openWithHeads(reading, siteUrls),
  }
  const lines: string[] = []
  for (const folder of named) {
    const sources = tree.filter(each => isMarkdown(each) && foldersOf(each.path, builtSite).includes(folder))
    lines.push(...(await readFolder(folder, sources, options)))
  }
  if (other !== undefined) await readFolder(other, undefined, options)
  return { texts: texts.all(), lines, warnings: texts.warnings() }
}

/** The sites of a commit, with the heads of all pages that have a say in their addresses. */
async function openWithHeads(
  { paths, heads, openSites }: Reading,
  siteUrls: Inputs['siteUrls'],
): Promise<Sites> {
  const opened = openSites(siteUrls)
  await heads.read([...paths.files].filter(path => opened.siteOf(path)?.needsHead(path)))
  return opened
}

const isBelow = (path: string, folder: string) => path.startsWith(`${folder}/`)

function isMarkdown({ path, kind }: TreeEntry): boolean {
  return kind === 'file' && pageExtensions.some(extension => path.endsWith(extension))
}

/** The built folders of a source: those of the lines that name the innermost folder it is in. */
function foldersOf(path: string, builtSite: readonly BuiltFolder[]): string[] {
  const lines = builtSite.filter(({ source }) => path.startsWith(source))
  const innermost = Math.max(...lines.map(({ source }) => source.length))
  return lines.filter(({ source }) => source.length === innermost).map(({ folder }) => folder)
}

/** The folder that all HTML is in that is in no built site. */
function otherFolder(html: readonly string[]): string | undefined {
  const [first] = html
  if (first === undefined) return undefined
  let folder = posix.dirname(first)
  while (folder !== '.' && !html.every(path => isBelow(path, folder))) folder = posix.dirname(folder)
  return folder === '.' ? '' : folder
}

/** Keeps texts. Where two built sites have a page, the first counts; a page that neither has goes by its source. */
function openTexts(disk: Disk) {
  const found = new Map<string, Found & { isMade: boolean }>()
  const shared: string[] = []
  return {
    async add(path: string, text: BuiltText): Promise<void> {
      const isMade = 'body' in text
      if (found.get(path)?.isMade) {
        if (isMade) shared.push(path)
        return
      }
      const json = JSON.stringify(text)
      const digest = digestOf(json)
      await disk.keep(digest, json)
      found.set(path, { path, digest, isMade })
    },
    all: () => [...found.values()],
    warnings: () => warnOfShared(shared),
  }
}

function warnOfShared([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return []
  const more = others.length > 0 ? ` and ${others.length} more pages` : ''
  const message = `built-site: "${sanitizeForLog(first)}"${more} have a built page in two folders, of which the one that is listed first counts. Name the folder of its sources after each, as in public -> docs/.`
  return [withHelp(message, 'built-site')]
}

/** What a folder is read with. */
interface Options {
  disk: Disk
  pool: Pool
  repository: Repository
  /** Of the repository, `owner/name`. */
  name: string
  /** What of the sources, and of the HTML, this run pushes. */
  isWanted: (path: string) => boolean
  /** The HTML that has no source and is to be in search all the same, in the workspace. */
  html: ReadonlySet<string>
  sites: Sites
  siteUrls: Inputs['siteUrls']
  /** Called for each text as soon as it is made. */
  onText: (path: string, text: BuiltText) => Promise<void>
}

/**
 * Makes the texts of the pages that a folder's site shows; resolves to lines for the log. All that bodies depend on is
 * known before the first is made: their sources, the addresses that links lead to, and what most pages end with. So each
 * page is parsed once.
 *
 * @param sources the Markdown that it may be built from, whether it is pushed or not; without it, only HTML is read.
 */
async function readFolder(folder: string, sources: Tree | undefined, options: Options): Promise<string[]> {
  const { disk, html, isWanted, onText, pool, sites, siteUrls } = options
  const all = await disk.list([folder === '' ? '*' : `${literal(folder)}/**`], 'built-site')
  const files = new Set(all.map(each => posix.relative(folder, each)))
  const isRead = (file: string) => /\.html?$/i.test(file) && (sources || html.has(posix.join(folder, file)))
  const pages = [...files].filter(isRead).map(file => ({ file }))
  if (pages.length === 0) throw nothingBuilt(folder)
  const heads = new Map<string, BuiltHead>()
  const ahead = { count: MAX_OPEN, weight: MAX_OPEN, weigh: () => 1 }
  const read = mapInOrder(pages, ahead, async ({ file }) => {
    const { bytes } = await disk.open(posix.join(folder, file), MAX_BUILT_BYTES)
    return [file, readHead(bytes ?? new Uint8Array(), file)] as const
  })
  for await (const [file, head] of read) heads.set(file, head)
  const match = matchBuilt(heads, new Set(sources?.map(each => each.path)), {
    repository: options.name,
    routeOf: path => sites.siteOf(path)?.routeOf(path),
  })

  const addresses = new Map<string, string>()
  for (const [path, file] of match.files) {
    const address = sites.siteOf(path)?.addressOf(path) ?? siteUrlOf(path, siteUrls)
    if (address !== undefined) addresses.set(file, address)
  }
  const given = siteUrls.find(({ prefix }) => prefix === `${folder}/`)?.url
  const address = given ?? builtAddress(heads) ?? baseOf(addresses)
  const site: BuiltSite = { files, address, addresses, pageChrome: new Set() }
  const addressOf = (file: string) =>
    addresses.get(file) ?? (address && address + encodePath(routeOfFile(file)))
  pool.setContext({ built: site })
  const endings = []
  for await (const [, { ending }] of readPages(folder, sampleOf(pages, heads), options))
    if (ending) endings.push(ending)
  pool.setContext({ built: { ...site, pageChrome: trailingRun(endings) } })

  const wanted = sources?.filter(({ path }) => isWanted(path)) ?? []
  const [shown, missing] = [[] as PageFile[], [] as [path: string, reason: string][]]
  for (const { path, oid } of wanted) {
    const file = match.files.get(path)
    if (file === undefined) missing.push([path, 'no built page shows it'])
    else shown.push({ path, file, oid })
  }
  for await (const [{ path, file }, page] of readPages(folder, shown, options)) {
    if (page.body === undefined) missing.push([path, page.reason])
    else await onText(path, { body: page.body, ...withAddress(addressOf(file)) })
  }
  for (const [path, reason] of missing) await onText(path, { reason })

  const others = match.others.map(file => ({ path: posix.join(folder, file), file }))
  const own = others.filter(({ path }) => html.has(path) && isWanted(path))
  const isNoIndex = ({ file }: PageFile) => heads.get(file)?.isNoIndex
  for (const { path } of own.filter(isNoIndex)) await onText(path, hiddenTexts.noIndex)
  const visible = own.filter(each => !isNoIndex(each))
  for await (const [{ path, file }, page] of readPages(folder, visible, options)) {
    if (page.body !== undefined)
      await onText(path, { body: page.body, title: page.title, ...withAddress(addressOf(file)) })
    // What is there and cannot be read fails by name; it must not leave search.
    else await onText(path, page.isEmpty ? hiddenTexts.empty : { reason: page.reason })
  }
  if (!sources) return []
  const [first] = missing
  const bySource = first
    ? `; ${missing.length} made from their sources, such as ${sanitizeForLog(first[0])} (${sanitizeForLog(first[1])})`
    : ''
  return [
    `Built site ${sanitizeForLog(folder)}: ${wanted.length - missing.length} of ${wanted.length} pages made from ${heads.size} built pages${bySource}`,
  ]
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

/** Where a site is, by the addresses of its pages. */
function baseOf(addresses: ReadonlyMap<string, string>): string | undefined {
  for (const [file, address] of addresses) {
    const route = encodeURI(routeOfFile(file))
    if (address.endsWith(`/${route}`)) return address.slice(0, address.length - route.length)
  }
  return undefined
}

/** Enough to know what most pages end with. */
const SAMPLE = 100

/** Some of the pages, the same ones whatever others come and go. */
function sampleOf(pages: readonly BuiltFile[], heads: ReadonlyMap<string, BuiltHead>): BuiltFile[] {
  const shown = pages.filter(({ file }) => heads.get(file)?.kind === 'page')
  if (shown.length <= SAMPLE) return shown
  const digests = new Map(shown.map(({ file }) => [file, digestOf(file)]))
  return shown.sort((a, b) => (digests.get(a.file)! < digests.get(b.file)! ? -1 : 1)).slice(0, SAMPLE)
}

const withAddress = (address: string | undefined) => (address === undefined ? {} : { address })

/** A built file, and the page that it shows. */
interface BuiltFile {
  file: string
  /** The object ID of its source, where it has one. */
  oid?: string
}

interface PageFile extends BuiltFile {
  path: string
}

/** Files that are read at once. */
const MAX_OPEN = 16

/** Built pages that are in memory at once weigh no more than this. */
const MAX_WEIGHT = 16_000_000

const TOO_LARGE = `the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`

/** Reads built pages on the threads, each with its source, in their order. */
function readPages<Page extends BuiltFile>(
  folder: string,
  pages: readonly Page[],
  { disk, pool, repository }: Options,
): AsyncGenerator<readonly [Page, BuiltPage]> {
  const jobs = async function* () {
    const sources = repository.blobs(
      pages.flatMap(({ oid = [] }) => oid),
      MAX_BUILT_BYTES,
    )
    for (const page of pages) {
      const source = page.oid === undefined ? undefined : (await sources.next()).value?.bytes
      yield { page, source, ...(await disk.open(posix.join(folder, page.file), MAX_BUILT_BYTES)) }
    }
  }
  const ahead = { count: pool.ahead, weight: MAX_WEIGHT, weigh: ({ size = 0 }) => size }
  return mapInOrder(jobs(), ahead, async ({ page, source, bytes, problem = TOO_LARGE }) => {
    if (bytes === undefined) return [page, { reason: problem }]
    const { file } = page
    return [page, await pool.readBuilt({ file, html: bytes, source: new TextDecoder().decode(source) })]
  })
}
