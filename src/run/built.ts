import { posix } from 'node:path'
import {
  type BuiltHead,
  type BuiltPage,
  type BuiltSite,
  builtAddress,
  encodeFile,
  matchBuilt,
  readBuiltHead,
  routeOfFile,
  trailingRun,
} from '../built/index.ts'
import { normaliserVersion } from '../document/document.ts'
import { siteUrlOf } from '../document/target.ts'
import type { Sites } from '../generators/index.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { BuiltFolder } from '../inputs/values.ts'
import { digestOf, unpackDigests } from '../journal/digests.ts'
import type { AttemptRecord } from '../journal/index.ts'
import type { PageReader } from '../plan/pages.ts'
import { type BuiltText, hiddenTexts, type Tree, type TreeEntry } from '../plan/tree.ts'
import { mapInOrder } from '../push/deliver.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { Disk, DiskFile, Pool, Repository, RunnerContext } from './ports.ts'

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
  /** What earlier attempts recorded, as far as that can be read. */
  earlier: () => Promise<AttemptRecord[]>
}

/** The text that was made of a page's built page. */
type Found = Pick<DiskFile, 'path' | 'digest'>

/** What is made of all built pages: texts, which are kept on the disk by their digests. */
export interface BuiltTexts {
  texts: Found[]
  /** Makes those that were not made yet. */
  make: () => Promise<unknown>
  /** One digest of all that they depend on; absent where the next run is to make them again. */
  from?: string
  /** What the log says of it. */
  lines: string[]
  /** What the user may not expect. */
  warnings: string[]
}

/**
 * Makes the texts of all built pages. Where an earlier run made them of the same files, its record has their digests, and
 * they are made only if they are needed after all.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
export async function readBuiltSites(html: ReadonlySet<string>, around: Surroundings): Promise<BuiltTexts> {
  const { inputs, context, repository, read } = around
  const { builtSite } = inputs
  const tree = await repository.tree(repository.head)
  const reading = await read(repository.head, inputs)
  const pages = new Set([...reading.pages.values()].map(each => each.path))
  const isWanted = (path: string) => pages.has(path) || html.has(path)
  const folders: Folder[] = []
  for (const name of new Set(builtSite.map(each => each.folder))) {
    const isSource = (each: TreeEntry) =>
      isMarkdown(each) && builtFoldersOf(each.path, builtSite).includes(name)
    folders.push(await lookAt(name, tree.filter(isSource), html, around))
  }
  const others = [...html].filter(path => !builtSite.some(each => isInFolder(path, each.folder)))
  if (others.length > 0) folders.push(await lookAt(commonFolder(others), undefined, html, around))

  const { siteUrls, files, generator } = inputs
  const from = digestOf(
    JSON.stringify([
      ...[normaliserVersion, context.repository, builtSite, siteUrls, files, generator],
      ...[[...html], [...pages], reading.description, folders.map(({ digest }) => digest)],
      tree.map(each => [each.path, isMarkdown(each) ? each.oid : '']),
    ]),
  )
  const sites = reading.openSites(siteUrls)
  await reading.heads.read([...reading.paths.files].filter(path => sites.siteOf(path)?.needsHead(path)))
  const make = async () => {
    const texts = collectTexts(around.disk)
    const lines: string[] = []
    for (const folder of folders)
      lines.push(...(await makeTexts(folder, { ...around, html, isWanted, sites, texts })))
    return { texts: texts.all(), isFinal: texts.isFinal(), lines, warnings: texts.warnings() }
  }
  const known = (await around.earlier()).find(({ generated }) => generated?.built === from)?.generated
  if (!known) {
    const { isFinal, ...made } = await make()
    return { ...made, make: async () => {}, ...(isFinal && { from }) }
  }
  const tracked = new Set(tree.map(({ path }) => path))
  const texts = [...unpackDigests(known.digests)].flatMap(([path, digest]) =>
    html.has(path) || tracked.has(path) ? [{ path, digest }] : [],
  )
  let made: Promise<unknown> | undefined
  const line = `The built pages and their sources are those of an earlier run: ${texts.length} pages are as they were`
  return { texts, make: () => (made ??= make()), from, lines: [line], warnings: [] }
}

const isInFolder = (path: string, folder: string) => path.startsWith(`${folder}/`)

function isMarkdown({ path, kind }: TreeEntry): boolean {
  return kind === 'file' && pageExtensions.some(extension => path.endsWith(extension))
}

/** The built folders of a source: those of the lines that name the innermost folder it is in. */
function builtFoldersOf(path: string, builtSite: readonly BuiltFolder[]): string[] {
  const lines = builtSite.filter(({ source }) => path.startsWith(source))
  const innermost = Math.max(...lines.map(({ source }) => source.length))
  return lines.filter(({ source }) => source.length === innermost).map(({ folder }) => folder)
}

/** The innermost folder that all of them are in; `''` for the root. */
function commonFolder(paths: readonly string[]): string {
  let folder = posix.dirname(paths[0] ?? '')
  while (folder !== '.' && !paths.every(path => isInFolder(path, folder))) folder = posix.dirname(folder)
  return folder === '.' ? '' : folder
}

/** Keeps texts. Where two built sites have a page, the first counts; a page that neither has goes by its source. */
function collectTexts(disk: Disk) {
  const found = new Map<string, Found & { isMade: boolean }>()
  const shared: string[] = []
  let isFinal = true
  return {
    /** A page was not read: the next run may. */
    retry: () => {
      isFinal = false
    },
    /** Whether the next run has nothing to say of the same pages that this one does not. */
    isFinal: () => isFinal && shared.length === 0,
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
    warnings() {
      const [first, ...others] = shared
      if (first === undefined) return []
      const more = others.length > 0 ? ` and ${others.length} more pages` : ''
      const message = `built-site: "${sanitizeForLog(first)}"${more} have a built page in two folders, of which the one that is listed first counts. Name the folder of its sources after each, as in public -> docs/.`
      return [withHelp(message, 'built-site')]
    },
  }
}

/** A folder of built pages. */
interface Folder {
  name: string
  /** The Markdown that it may be built from, whether it is pushed or not; without it, only HTML is read. */
  sources: Tree | undefined
  files: ReadonlySet<string>
  /** Those of the files that are read. */
  pages: readonly string[]
  /** Of all files' paths, and of the pages' contents. */
  digest: string
}

/** @throws InputError when the folder has no HTML. */
async function lookAt(
  name: string,
  sources: Tree | undefined,
  html: ReadonlySet<string>,
  { disk }: Surroundings,
): Promise<Folder> {
  // In the folder's own path nothing is a pattern.
  const pattern = name === '' ? '*' : `${name.replace(/[[?*]/g, '[$&]')}/**`
  const all = await disk.list([pattern], 'built-site')
  const files = all.map(each => posix.relative(name, each))
  const pages = files.filter(file => /\.html?$/i.test(file) && (sources || html.has(posix.join(name, file))))
  if (pages.length === 0)
    throw new InputError(
      `built-site: the workspace has no HTML in the folder "${sanitizeForLog(name)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`,
      'built-site',
    )
  const digests: string[] = []
  for await (const digest of eachOf(name, pages, disk, digestOf)) digests.push(digest)
  return { name, sources, files: new Set(files), pages, digest: digestOf([...files, ...digests].join('\0')) }
}

/** Files that are read at once. */
const MAX_READ = 16

/** What `of` makes of the bytes of each page, none where they cannot be read. */
function eachOf<T>(
  folder: string,
  pages: readonly string[],
  disk: Disk,
  of: (html: Uint8Array, file: string) => T,
): AsyncGenerator<T> {
  const ahead = { count: MAX_READ, weight: MAX_READ, weigh: () => 1 }
  return mapInOrder(pages, ahead, async file => {
    const { bytes } = await disk.open(posix.join(folder, file), MAX_BUILT_BYTES)
    return of(bytes ?? new Uint8Array(), file)
  })
}

/** What the texts of a folder are made with. */
interface Making extends Surroundings {
  /** The HTML that has no source and is to be in search all the same, in the workspace. */
  html: ReadonlySet<string>
  /** What of the sources, and of the HTML, this run pushes. */
  isWanted: (path: string) => boolean
  sites: Sites
  texts: ReturnType<typeof collectTexts>
}

/**
 * Makes the texts of the pages that a folder's site shows; resolves to lines for the log. All that bodies depend on is
 * known before the first is made: their sources, the addresses that links lead to, and what most pages end with. So each
 * page is parsed once.
 */
async function makeTexts(folder: Folder, making: Making): Promise<string[]> {
  const { name, sources, files, pages } = folder
  const { context, disk, html, inputs, isWanted, pool, sites, texts } = making
  const { siteUrls } = inputs
  const heads = new Map<string, BuiltHead>()
  const toEntry = (bytes: Uint8Array, file: string) => [file, readBuiltHead(bytes, file)] as const
  for await (const [file, head] of eachOf(name, pages, disk, toEntry)) heads.set(file, head)
  const isOwn = toIsOwn(folder, sites)
  const match = matchBuilt(heads, new Set(sources?.map(each => each.path)), {
    repository: context.repository,
    routeOf: path => sites.siteOf(path)?.routeOf(path),
    isOwn,
  })

  const addresses = new Map<string, string>()
  for (const [path, file] of match.files) {
    const address = sites.siteOf(path)?.addressOf(path) ?? siteUrlOf(path, siteUrls)
    if (address !== undefined) addresses.set(file, address)
  }
  const given = siteUrls.find(({ prefix }) => prefix === `${name}/`)?.url
  const address = given ?? builtAddress(heads) ?? siteOfPages(addresses)
  const site: BuiltSite = { files, address, addresses, pageChrome: new Set() }
  const withAddress = (file: string): { address?: string } => {
    const own = addresses.get(file) ?? (address && address + encodeFile(routeOfFile(file)))
    return own === undefined ? {} : { address: own }
  }
  pool.setContext({ built: site })
  const endings = []
  for await (const [, { ending }] of readOnThreads(name, sampleOf(heads), making))
    if (ending) endings.push(ending)
  pool.setContext({ built: { ...site, pageChrome: trailingRun(endings) } })

  const wanted = sources?.filter(({ path }) => isWanted(path)) ?? []
  const isExpected = toIsExpected([...match.files.keys()], folder, isOwn, making)
  let outside = 0
  const [shown, missing] = [[] as PageFile[], [] as [path: string, reason: string][]]
  for (const { path, oid } of wanted) {
    const file = match.files.get(path)
    if (file !== undefined) shown.push({ path, file, oid })
    else if (isExpected(path)) missing.push([path, 'no built page shows it'])
    else outside++
  }
  for await (const [{ path, file }, page] of readOnThreads(name, shown, making)) {
    if (page.body === undefined) missing.push([path, page.reason])
    else await texts.add(path, { body: page.body, ...withAddress(file) })
  }
  for (const [path, reason] of missing) await texts.add(path, { reason })

  const htmls = match.others.map(file => ({ path: posix.join(name, file), file }))
  const own = htmls.filter(({ path }) => html.has(path) && isWanted(path))
  const isNoIndex = ({ file }: PageFile) => heads.get(file)?.isNoIndex
  for (const { path } of own.filter(isNoIndex)) await texts.add(path, hiddenTexts.noIndex)
  const visible = own.filter(each => !isNoIndex(each))
  for await (const [{ path, file }, page] of readOnThreads(name, visible, making)) {
    if (page.body !== undefined)
      await texts.add(path, { body: page.body, title: page.title, ...withAddress(file) })
    // What is there and cannot be read fails by name; it must not leave search.
    else await texts.add(path, page.isEmpty ? hiddenTexts.empty : { reason: page.reason })
  }
  if (!sources) return []
  const [first] = missing
  const bySource = first
    ? `; ${missing.length} made from their sources, such as ${sanitizeForLog(first[0])} (${sanitizeForLog(first[1])})`
    : ''
  const others = outside > 0 ? `; ${outside} outside the site's folders made from their sources` : ''
  return [
    `Built site ${sanitizeForLog(name)}: ${wanted.length - missing.length - outside} of ${wanted.length} pages made from ${heads.size} built pages${bySource}${others}`,
  ]
}

/**
 * Which sources a folder may have been built from: those of the site that it is in, or else of the outermost ones; and
 * those of no site, of whose generator nothing is known.
 */
function toIsOwn({ name, sources = [] }: Folder, sites: Sites): (path: string) => boolean {
  const folderOf = (path: string) => sites.siteOf(path)?.config.folder
  const folders = new Set(sources.flatMap(({ path }) => folderOf(path) ?? []))
  const [around] = [...folders]
    .filter(each => each !== '' && `${name}/`.startsWith(each))
    .sort((a, b) => b.length - a.length)
  const isInner = (each: string) => [...folders].some(other => other !== each && each.startsWith(other))
  return path => {
    const own = folderOf(path)
    return own === undefined || (around === undefined ? !isInner(own) : own === around)
  }
}

/**
 * Which sources should have a built page: all that the user names, and pages by the rules of the generator; without one,
 * what is in the folder that all with a built page are in. Others are READMEs and examples.
 */
function toIsExpected(
  matched: readonly string[],
  { name }: Folder,
  isOwn: (path: string) => boolean,
  { inputs, sites }: Making,
): (path: string) => boolean {
  const isNamed = inputs.builtSite.some(({ folder, source }) => folder === name && source !== '')
  if (isNamed || matched.length === 0) return () => true
  const folder = commonFolder(matched)
  return path => {
    const site = sites.siteOf(path)
    if (site) return isOwn(path) && site.routeOf(path) !== undefined
    return folder === '' || isInFolder(path, folder)
  }
}

/** Where a site is, by the addresses of its pages. */
function siteOfPages(addresses: ReadonlyMap<string, string>): string | undefined {
  for (const [file, address] of addresses) {
    const route = encodeURI(routeOfFile(file))
    if (address.endsWith(`/${route}`)) return address.slice(0, address.length - route.length)
  }
  return undefined
}

/** Enough to know what most pages end with. */
const SAMPLE = 50

/** Some of the pages, the same ones whatever others come and go. */
function sampleOf(heads: ReadonlyMap<string, BuiltHead>): BuiltFile[] {
  const shown = [...heads].flatMap(([file, { kind }]) =>
    kind === 'page' ? [[digestOf(file), file] as const] : [],
  )
  const sorted = shown.sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.slice(0, SAMPLE).map(([, file]) => ({ file }))
}

/** A built file, and the page that it shows. */
interface BuiltFile {
  file: string
  /** The object ID of its source, where it has one. */
  oid?: string
}

interface PageFile extends BuiltFile {
  path: string
}

/** Built pages that are in memory at once weigh no more than this. */
const MAX_WEIGHT = 16_000_000

/** Larger files are no pages that anyone reads. */
const MAX_BUILT_BYTES = 16_000_000
const TOO_LARGE = `the built page is larger than ${MAX_BUILT_BYTES / 1_000_000} MB`

/** Reads built pages on the threads, each with its source, in their order. */
function readOnThreads<Page extends BuiltFile>(
  folder: string,
  pages: readonly Page[],
  { disk, pool, repository, texts }: Making,
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
    const { file } = page
    const made: BuiltPage = bytes
      ? await pool.readBuilt({ file, html: bytes, source: new TextDecoder().decode(source) })
      : { reason: problem }
    if (made.body === undefined && !made.isEmpty) texts.retry()
    return [page, made]
  })
}
