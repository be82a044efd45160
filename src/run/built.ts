import { posix } from 'node:path'
import {
  type BuiltHead,
  builtAddress,
  MAX_PAGE_BYTES,
  matchBuilt,
  type PackedPage,
  trailingRun,
} from '../built/index.ts'
import type { Place } from '../document/commit.ts'
import { normaliserVersion } from '../document/document.ts'
import { siteUrlOf } from '../document/target.ts'
import { describeSites } from '../generators/index.ts'
import { InputError, type Inputs } from '../inputs/index.ts'
import { pageExtensions } from '../inputs/patterns.ts'
import type { BuiltFolder } from '../inputs/values.ts'
import { type Digests, digestOf, unpackDigests } from '../journal/digests.ts'
import type { AttemptRecord } from '../journal/index.ts'
import type { PageReader, Reading } from '../plan/pages.ts'
import { type BuiltText, hiddenTexts, type Tree, type TreeEntry } from '../plan/tree.ts'
import { mapInOrder } from '../push/deliver.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { BuiltReader, Disk, Pool, Repository, RunnerContext } from './ports.ts'

/** Where built and generated pages are looked for. */
export interface Surroundings {
  inputs: Inputs
  context: Pick<RunnerContext, 'repository' | 'workspace'>
  repository: Repository
  disk: Disk
  /** Threads that built pages are read on. */
  pool: Pool
  /** Of the repository's trees. */
  read: PageReader
  /** Where readers find files of a commit. */
  placesOf: (reading: Reading, paths: readonly string[]) => Promise<(Place | undefined)[]>
  /** What earlier attempts recorded, as far as that can be read. */
  earlier: () => Promise<AttemptRecord[]>
}

/** What is made of all built pages: texts, which are kept on the disk by their digests. */
export interface BuiltTexts {
  /** Digests by the paths of pages. */
  digests: Digests
  keptAt: (digest: string) => Promise<string | undefined>
  /** One digest of all that they depend on; absent where the next run is to make them again. */
  from?: string
  /** What the log says of it. */
  lines: string[]
}

/**
 * Makes the texts of all built pages. Where an earlier run made them of the same files, its record has their digests, and
 * they are made only if they are needed after all.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
export async function readBuiltSites(html: ReadonlySet<string>, around: Surroundings): Promise<BuiltTexts> {
  const { inputs, context, repository, read, disk } = around
  const { builtSite, siteUrls, files, generator } = inputs
  const tree = await repository.tree(repository.head)
  const reading = await read(repository.head, inputs)
  const pages = new Set([...reading.pages.values()].map(each => each.path))
  const folders: Folder[] = []
  for (const name of new Set(builtSite.map(each => each.folder))) {
    const isSource = (each: TreeEntry) =>
      isMarkdown(each) && builtFoldersOf(each.path, builtSite).includes(name)
    folders.push(await lookAt(name, tree.filter(isSource), html, disk))
  }
  const others = [...html].filter(path => !builtSite.some(each => isInFolder(path, each.folder)))
  if (others.length > 0) folders.push(await lookAt(commonFolder(others), undefined, html, disk))

  const from = digestOf(
    JSON.stringify([
      ...[normaliserVersion, context.repository, builtSite, siteUrls, files, generator],
      ...[[...html], [...pages], describeSites(reading.sites), folders.map(({ digest }) => digest)],
      tree.map(each => [each.path, isMarkdown(each) ? each.oid : '']),
    ]),
  )
  const make = async () => {
    const sources = tree.filter(isMarkdown).map(({ path }) => path)
    const found = await around.placesOf(reading, sources)
    const places = new Map(sources.map((path, index) => [path, found[index]]))

    const texts = new Texts(disk)
    const lines: string[] = []
    for (const folder of folders)
      lines.push(...(await makeTexts({ ...around, folder, html, pages, places, texts })))
    return { texts, lines }
  }

  const known = (await around.earlier()).find(({ generated }) => generated?.built === from)?.generated
  if (!known) {
    const { texts, lines } = await make()
    const { digests, isFinal } = texts
    return { digests, keptAt: toKeptAt(digests, disk), lines, ...(isFinal && { from }) }
  }
  const tracked = new Set(tree.map(({ path }) => path))
  const digests = new Map(
    [...unpackDigests(known.digests)].filter(([path]) => html.has(path) || tracked.has(path)),
  )
  let made: Promise<unknown> | undefined
  const keptAt = toKeptAt(digests, disk, () => (made ??= make()))
  const line = `The built pages and their sources are those of an earlier run: ${digests.size} pages are as they were`
  return { digests, keptAt, from, lines: [line] }
}

/** Where texts are kept, after `make` has made those that were not made yet. */
function toKeptAt(digests: Digests, disk: Disk, make?: () => Promise<unknown>): BuiltTexts['keptAt'] {
  const all = new Set(digests.values())
  return async digest => {
    if (!all.has(digest)) return undefined
    await make?.()
    return disk.keptAt(digest)
  }
}

/** The texts of pages. Where two built sites have a page, the first counts; a page that neither has goes by its source. */
class Texts {
  readonly digests = new Map<string, string>()
  /** The next run reads nothing of the same pages that this one did not. */
  isFinal = true
  readonly #disk: Disk
  readonly #made = new Set<string>()

  constructor(disk: Disk) {
    this.#disk = disk
  }

  /** @param text a body, or why the page has none. */
  async add(path: string, text: { json: Uint8Array; digest: string } | Exclude<BuiltText, { body: string }>) {
    if (this.#made.has(path)) return
    if ('json' in text) this.#made.add(path)
    const json = 'json' in text ? text.json : new TextEncoder().encode(JSON.stringify(text))
    const digest = 'json' in text ? text.digest : digestOf(json)
    await this.#disk.keep(digest, json)
    this.digests.set(path, digest)
  }
}

const isInFolder = (path: string, folder: string) => folder === '' || path.startsWith(`${folder}/`)

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
  disk: Disk,
): Promise<Folder> {
  // In the folder's own path nothing is a pattern.
  const pattern = name === '' ? '*' : `${name.replace(/[[?*]/g, '[$&]')}/**`
  const files = await disk.list([pattern], 'built-site')
  const pages = files.filter(path => /\.html?$/i.test(path) && (sources || html.has(path)))
  if (pages.length === 0)
    throw new InputError(
      `built-site: the workspace has no HTML in the folder "${sanitizeForLog(name)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`,
      'built-site',
    )
  const below = (path: string) => posix.relative(name, path)
  // No page is parsed where nothing was built again.
  const looked = await disk.look(pages)
  const digest = digestOf([...files, ...looked.map(each => each.digest)].join('\0'))
  return { name, sources, files: new Set(files.map(below)), pages: pages.map(below), digest }
}

/** What the texts of a folder are made with. */
interface Making extends Surroundings {
  folder: Folder
  /** The HTML that has no source and is to be in search all the same, in the workspace. */
  html: ReadonlySet<string>
  /** The sources that this run pushes. */
  pages: ReadonlySet<string>
  /** Where readers find Markdown files. */
  places: ReadonlyMap<string, Place | undefined>
  texts: Texts
}

/**
 * Makes the texts of the pages that a folder's site shows; resolves to lines for the log. All that bodies depend on is
 * known before the first is made: their sources, the addresses that links lead to, and what most pages end with. So each
 * page is parsed once.
 */
async function makeTexts(making: Making): Promise<string[]> {
  const { context, folder, html, inputs, pages, places, pool, texts } = making
  const { name, sources, files } = folder
  const { repository, workspace } = context
  const { siteUrls } = inputs
  // Heads and endings depend on no other page.
  const none = new Set<string>()
  const bare = pool.openBuiltSite(
    { files: none, address: undefined, addresses: new Map(), pageChrome: none },
    workspace,
  )
  const heads = new Map<string, BuiltHead>()
  const look = async (file: string) =>
    [file, await bare.readHead({ file, path: posix.join(name, file) })] as const
  for await (const [file, head] of mapInOrder(folder.pages, pool.ahead, () => 0, look))
    heads.set(file, 'sourceLinks' in head ? head : { kind: 'page', sourceLinks: [] })
  // Of several sites a folder is that of the innermost one that it is in.
  const siteFolderOf = (path: string) => places.get(path)?.siteFolder
  const [around] = (sources ?? [])
    .flatMap(({ path }) => siteFolderOf(path) ?? [])
    .filter(each => `${name}/`.startsWith(each))
    .sort((a, b) => b.length - a.length)
  const isOwn = (path: string) => [undefined, around ?? siteFolderOf(path)].includes(siteFolderOf(path))
  const match = matchBuilt(heads, new Set(sources?.map(each => each.path)), {
    repository,
    routeOf: path => places.get(path)?.route,
    isOwn,
  })

  const addresses = new Map<string, string>()
  for (const [path, file] of match.files) {
    const address = places.get(path)?.address ?? siteUrlOf(path, siteUrls)
    if (address !== undefined) addresses.set(file, address)
  }
  const canonicals = [...heads].flatMap(([file, { canonical }]) =>
    canonical === undefined ? [] : [[file, canonical] as const],
  )
  const given = siteUrls.find(({ prefix }) => prefix === `${name}/`)?.url
  const address = given ?? builtAddress(canonicals) ?? builtAddress([...addresses])
  // Some of the pages, the same ones whatever others come and go.
  const sample = [...heads]
    .filter(([, { kind }]) => kind === 'page')
    .map(([file]) => ({ file, path: posix.join(name, file), digest: digestOf(file) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .slice(0, SAMPLE)
  const endings = []
  for await (const [, { ending }] of readOnThreads(sample, bare, making)) if (ending) endings.push(ending)
  const site = { files, address, addresses, pageChrome: trailingRun(endings) }
  const reader = pool.openBuiltSite(site, workspace)

  // Which sources should have a built page: all that the user names, and pages by the rules of the generator; without one,
  // what is in the folder that all with a built page are in. Others are READMEs and examples.
  const isNamed = inputs.builtSite.some(each => each.folder === name && each.source !== '')
  const common = commonFolder([...match.files.keys()])
  const isExpected = (path: string) => {
    if (isNamed || match.files.size === 0) return true
    const own = places.get(path)
    return own ? isOwn(path) && own.route !== undefined : isInFolder(path, common)
  }
  const wanted = sources?.filter(({ path }) => pages.has(path)) ?? []
  const [shown, missing] = [[] as BuiltFile[], [] as [path: string, reason: string][]]
  for (const { path, oid } of wanted) {
    const file = match.files.get(path)
    if (file !== undefined) shown.push({ path, file, oid })
    else if (isExpected(path)) missing.push([path, 'no built page shows it'])
  }
  for (const file of match.others) {
    const path = posix.join(name, file)
    if (!html.has(path)) continue
    if (heads.get(file)?.isNoIndex) await texts.add(path, hiddenTexts.noIndex)
    else shown.push({ path, file })
  }
  // Ten thousand of them take some megabytes.
  heads.clear()
  let made = 0
  for await (const [{ path, oid }, page] of readOnThreads(shown, reader, making)) {
    if (page.json) {
      await texts.add(path, page)
      if (oid !== undefined) made++
    } else if (oid !== undefined) missing.push([path, page.reason])
    // What is there and cannot be read fails by name; it must not leave search.
    else await texts.add(path, page.isEmpty ? hiddenTexts.empty : { reason: page.reason })
  }
  for (const [path, reason] of missing) await texts.add(path, { reason })
  if (!sources) return []
  const [first] = missing
  const bySource = first
    ? `; ${missing.length} made from their sources, such as ${sanitizeForLog(first[0])} (${sanitizeForLog(first[1])})`
    : ''
  return [
    `Built site ${sanitizeForLog(name)}: ${made} of ${wanted.length} pages made from ${folder.pages.length} built pages${bySource}`,
  ]
}

/** Enough to know what most pages end with. */
const SAMPLE = 50

/** A built file in its folder. */
interface BuiltFile {
  file: string
  /** The path of its source, or without one its own. */
  path: string
  /** The object ID of its source, where it has one. */
  oid?: string
}

/** Reads built pages on the threads, each with its source, in their order. */
function readOnThreads(
  pages: readonly BuiltFile[],
  reader: BuiltReader,
  { folder, pool, repository, texts }: Making,
): AsyncGenerator<readonly [BuiltFile, PackedPage]> {
  const withSources = async function* () {
    const oids = pages.flatMap(({ oid = [] }) => oid)
    const blobs = repository.blobs(oids, MAX_PAGE_BYTES)
    for (const page of pages) {
      const source = page.oid === undefined ? undefined : (await blobs.next()).value?.bytes
      yield { page, source }
    }
  }
  return mapInOrder(
    withSources(),
    pool.ahead,
    ({ source }) => source?.length ?? 0,
    async ({ page, source }) => {
      const { file } = page
      const path = posix.join(folder.name, file)
      const made = await reader.readPage({ file, path, ...(source && { source }) })
      if (!made.json && !made.isEmpty) texts.isFinal = false
      return [page, made]
    },
  )
}
