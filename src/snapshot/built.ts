import { posix } from 'node:path'
import {
  type BuiltHead,
  type BuiltSite,
  builtAddress,
  chooseFiles,
  commonEdges,
  type Edges,
  findCandidates,
  folderAddress,
  MAX_PAGE_BYTES,
  type Match,
  MIN_PAGES,
  type PackedPage,
  topFolder,
} from '../built/index.ts'
import { type BuiltFolder, InputError, type Inputs } from '../inputs/index.ts'
import { type SitePlace, siteUrlOf } from '../sites/index.ts'
import { digestOf, sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import { pageExtensions } from '../text/paths.ts'
import {
  type Commits,
  type Disk,
  mapAsDone,
  type Tree,
  type TreeEntry,
} from './files.ts'
import {
  type BuiltTexts,
  type DiskPageDeps,
  hiddenTexts,
  KeptTexts,
} from './texts.ts'

/**
 * Makes the texts of all built pages.
 *
 * @param html the files that `generated` names.
 * @throws InputError when a folder has no HTML.
 */
export async function readBuiltSites(
  html: ReadonlySet<string>,
  deps: DiskPageDeps,
): Promise<BuiltTexts> {
  const { inputs, repository } = deps
  const tree = await repository.tree(repository.head)
  const markdown = tree.filter(isMarkdown)
  const snapshot = await deps.takeSnapshot(repository.head, inputs)
  const pages = new Set<string>()
  for (const { path } of snapshot.pages.values()) pages.add(path)
  const paths = markdown.map(({ path }) => path)
  const found = await deps.placesOf(snapshot, paths)
  const places = new Map(paths.map((path, index) => [path, found[index]]))
  const textDeps: TextDeps = { ...deps, html, pages, places }
  const texts = new KeptTexts(deps.disk)
  const lines: string[] = []
  const warnings: string[] = []
  for (const listed of await listFolders(markdown, html, deps)) {
    const heads = await readHeads(listed, deps)
    const folder = { ...listed, heads }
    const match = await matchSources(folder, textDeps)
    requireOwnFolder(folder, match)
    const site = siteOf(folder, match, textDeps)
    const pageChrome = await findPageChrome(folder, match, site, textDeps)
    const withChrome = { ...site, pageChrome }
    const result = await makeBodies(folder, match, withChrome, textDeps, texts)
    if (site.address === undefined && heads.size > 0)
      warnings.push(noAddressMessage(listed.name))
    if (listed.sources) lines.push(lineOf(listed.name, heads.size, result))
  }
  const { digests } = texts
  const all = new Set(digests.values())
  return {
    digests,
    keptAt: async digest =>
      all.has(digest) ? deps.disk.keptAt(digest) : undefined,
    lines,
    warnings,
  }
}

function noAddressMessage(folder: string): string {
  const name = sanitizeForLog(`${folder}/`)
  return withHelp(
    `built-site: no page in "${name}" (rel=canonical) and no configuration says the address of the site, so links and last lines lead to the sources on GitHub, and links to other pages are text. Give the address in the input site-urls: ${name} -> https://docs.example.com/`,
    'site-urls',
  )
}

/** @throws InputError where no page of a folder shows a source, since the site is in a folder below it. */
function requireOwnFolder({ name, sources, pages }: Folder, { files }: Match) {
  if (!sources || sources.length === 0 || files.size > 0) return
  const inner = commonFolder(pages)
  if (inner === name) return
  throw new InputError(
    `built-site: no page in "${sanitizeForLog(name)}" shows a page of this repository. The HTML begins in "${sanitizeForLog(inner)}": give that folder. Nothing was pushed.`,
    'built-site',
  )
}

/** Lists the folders of the input `built-site`, and that of all other HTML that `generated` names. */
async function listFolders(
  markdown: Tree,
  html: ReadonlySet<string>,
  { inputs, disk }: DiskPageDeps,
): Promise<ListedFolder[]> {
  const { builtSite } = inputs
  const folders: ListedFolder[] = []
  for (const name of new Set(builtSite.map(line => line.folder))) {
    const sources = markdown.filter(({ path }) =>
      builtFoldersOf(path, builtSite).includes(name),
    )
    for (const { source } of builtSiteLines({ name }, inputs))
      requireSources(source, markdown)
    folders.push(await listFolder(name, sources, html, disk))
  }
  const others = [...html].filter(
    path => !builtSite.some(line => isInFolder(path, line.folder)),
  )
  if (others.length > 0)
    folders.push(await listFolder(commonFolder(others), undefined, html, disk))
  return folders
}

/** @throws InputError where the folder after an arrow has no Markdown. */
function requireSources(source: string, markdown: Tree): void {
  if (markdown.some(({ path }) => path.startsWith(source))) return
  throw new InputError(
    `built-site: this repository has no Markdown in the folder "${sanitizeForLog(source)}". Write the folder of the site's sources after the arrow; case counts. Nothing was pushed.`,
    'built-site',
  )
}

const isInFolder = (path: string, folder: string) =>
  folder === '' || path.startsWith(`${folder}/`)

function isMarkdown({ path, kind }: TreeEntry): boolean {
  return (
    kind === 'file' &&
    pageExtensions.some(extension => path.endsWith(extension))
  )
}

/** The built folders of a source: those of the lines that name the innermost folder it is in. */
function builtFoldersOf(
  path: string,
  builtSite: readonly BuiltFolder[],
): string[] {
  const lines = builtSite.filter(({ source }) => path.startsWith(source))
  const innermost = Math.max(...lines.map(({ source }) => source.length))
  return lines
    .filter(({ source }) => source.length === innermost)
    .map(({ folder }) => folder)
}

/** The innermost folder that all of them are in; `''` for the root. */
function commonFolder(paths: readonly string[]): string {
  let folder = posix.dirname(paths[0] ?? '')
  while (folder !== '.' && !paths.every(path => isInFolder(path, folder)))
    folder = posix.dirname(folder)
  return folder === '.' ? '' : folder
}

/** A folder of built pages. */
interface ListedFolder {
  name: string
  /** The Markdown that it may be built from, whether it is pushed or not; without it, only HTML is read. */
  sources: Tree | undefined
  files: ReadonlySet<string>
  /** The paths of its pages in the workspace. */
  pages: readonly string[]
}

/** A folder with what must be known of all its pages before the first body can be made, by their paths below the folder. */
interface Folder extends ListedFolder {
  heads: ReadonlyMap<string, BuiltHead>
}

/** @throws InputError when the folder has no HTML. */
async function listFolder(
  name: string,
  sources: Tree | undefined,
  html: ReadonlySet<string>,
  disk: Disk,
): Promise<ListedFolder> {
  // In the folder's own path nothing is a pattern.
  const pattern = name === '' ? '*' : `${name.replace(/[[?*]/g, '[$&]')}/**`
  const files = await disk.list([pattern], 'built-site')
  const pages = files.filter(
    path => /\.html?$/i.test(path) && (sources || html.has(path)),
  )
  if (pages.length === 0)
    throw new InputError(
      `built-site: the workspace has no HTML in the folder "${sanitizeForLog(name)}". Build the site in a step before this one, and give the folder that it is built into; folders that are symbolic links are not searched. Nothing was pushed.`,
      'built-site',
    )
  return {
    name,
    sources,
    files: new Set(files.map(path => posix.relative(name, path))),
    pages,
  }
}

/** Reads the heads of a folder's pages on the threads. */
async function readHeads(
  { name, pages }: ListedFolder,
  { workspace, builtPages }: DiskPageDeps,
): Promise<Folder['heads']> {
  const reader = builtPages.openBuiltSite(workspace)
  const readHead = async (path: string) => {
    const file = posix.relative(name, path)
    return { file, head: await reader.readHead({ file, path }) }
  }
  // In the order of the pages, whichever is read first.
  const heads = new Map<string, BuiltHead>()
  for (const path of pages) heads.set(posix.relative(name, path), UNREAD)
  const results = mapAsDone(pages, builtPages.ahead, () => 0, readHead)
  for await (const { file, head } of results) if (head) heads.set(file, head)
  return heads
}

const UNREAD: BuiltHead = {
  kind: 'page',
  sourceLinks: [],
  isNoIndex: false,
  words: new Uint32Array(),
}

/** The things that the texts of a folder are made with. */
interface TextDeps extends DiskPageDeps {
  /** The HTML that has no source and is to be in search all the same, in the workspace. */
  html: ReadonlySet<string>
  /** The sources that this run pushes. */
  pages: ReadonlySet<string>
  /** The places where readers find Markdown files, by their sites. */
  places: ReadonlyMap<string, SitePlace | undefined>
}

/** Finds the built page of each source. */
async function matchSources(folder: Folder, deps: TextDeps): Promise<Match> {
  const { builtPages, places, repository, workspace } = deps
  const { heads, sources = [] } = folder
  const oids = new Map(sources.map(entry => [entry.path, entry.oid]))
  const candidates = findCandidates(heads, new Set(oids.keys()), {
    repository: deps.repositoryName,
    routeOf: path => places.get(path)?.route,
    isOnSite: toIsOwn(folder, places),
  })
  const sourcesWithPages = [...candidates].map(([path, found]) => ({
    path,
    oid: oids.get(path)!,
    pages: found.map(({ file }) => heads.get(file)!.words),
  }))
  const shares = new Map<string, readonly number[]>()
  const reader = builtPages.openBuiltSite(workspace)
  const compare = async ({
    value,
    source,
  }: WithSource<(typeof sourcesWithPages)[number]>) => {
    const { path, pages } = value
    // A source that cannot be read says nothing against its page.
    const found = source
      ? await reader.compareWords({ source, pages })
      : pages.map(() => 1)
    return { path, found }
  }
  const compared = mapAsDone(
    withSources(sourcesWithPages, repository),
    builtPages.ahead,
    sourceSize,
    compare,
  )
  for await (const { path, found } of compared) shares.set(path, found)
  return chooseFiles(heads, candidates, path => shares.get(path) ?? [])
}

/** Whether a source may be on the folder's site: of several sites a folder is that of the innermost one that it is in. */
function toIsOwn(
  { name, sources = [] }: Folder,
  places: TextDeps['places'],
): (path: string) => boolean {
  const siteFolderOf = (path: string) => places.get(path)?.siteFolder
  let innermost: string | undefined
  for (const { path } of sources) {
    const siteFolder = siteFolderOf(path)
    if (siteFolder === undefined || !`${name}/`.startsWith(siteFolder)) continue
    if (innermost === undefined || siteFolder.length > innermost.length)
      innermost = siteFolder
  }
  return path => {
    const siteFolder = siteFolderOf(path)
    if (siteFolder === undefined || innermost === undefined) return true
    return siteFolder === innermost
  }
}

/** The facts that all pages of a folder have in common, but for what most of them end with. */
function siteOf(
  folder: Folder,
  match: Match,
  { inputs, places }: TextDeps,
): BuiltSite {
  const addresses = new Map<string, string>()
  for (const [path, file] of match.files) {
    const address =
      places.get(path)?.address ?? siteUrlOf(path, inputs.siteUrls)
    if (address !== undefined) addresses.set(file, address)
  }
  const canonicals: [string, string][] = []
  for (const [file, { canonical }] of folder.heads)
    if (canonical) canonicals.push([file, canonical])
  const byInput = inputs.siteUrls.find(
    ({ prefix }) => prefix === `${folder.name}/`,
  )?.url
  const address =
    byInput ?? builtAddress(canonicals) ?? builtAddress([...addresses])
  // A plugin of the site may give pages other addresses than its generator's rules.
  for (const [file, pageAddress] of addresses)
    if (address && !folderAddress(file, pageAddress)) addresses.delete(file)
  const sources = new Map<string, string>()
  if (address === undefined)
    for (const [path, file] of match.files) sources.set(file, path)
  const { files } = folder
  return { files, address, addresses, sources, pageChrome: new Set() }
}

/** Enough to know what most pages begin and end with, and the pages of a folder. */
const SAMPLE = 50
const FOLDER_SAMPLE = 10

/** Finds the blocks that most pages begin or end with, from some of the pages: the same ones whatever others come and go. */
async function findPageChrome(
  folder: Folder,
  match: Match,
  site: BuiltSite,
  deps: TextDeps,
): Promise<Set<string>> {
  const oids = new Map(folder.sources?.map(entry => [entry.path, entry.oid]))
  const oidByFile = new Map(
    [...match.files].map(([path, file]) => [file, oids.get(path)]),
  )
  const files = [...folder.heads]
    .filter(([, { kind }]) => kind === 'page')
    .map(([file]) => file)
  const order = new Map(files.map(file => [file, digestOf(file)]))
  files.sort((a, b) => (order.get(a)! < order.get(b)! ? -1 : 1))
  const names = new Set(files.slice(0, SAMPLE))
  for (const ofFolder of Map.groupBy(files, topFolder).values())
    if (ofFolder.length >= MIN_PAGES)
      for (const file of ofFolder.slice(0, FOLDER_SAMPLE)) names.add(file)
  const sample = [...names].map(
    (file): BuiltFile => ({
      file,
      path: posix.join(folder.name, file),
      oid: oidByFile.get(file),
    }),
  )
  const edges = new Map<string, Edges>()
  for await (const { file, page } of readPages(sample, folder, site, deps))
    if (page.edges) edges.set(file.file, page.edges)
  return commonEdges(edges)
}

/** How many sources of a folder were to have a body, and have one, and why others have none. */
interface MadeBodies {
  wanted: number
  made: number
  missing: [path: string, reason: string][]
}

/** Makes the body of each page that is pushed, or keeps why it has none. */
async function makeBodies(
  folder: Folder,
  match: Match,
  site: BuiltSite,
  deps: TextDeps,
  texts: KeptTexts,
): Promise<MadeBodies> {
  const wanted =
    folder.sources?.filter(({ path }) => deps.pages.has(path)) ?? []
  const missing: MadeBodies['missing'] = []
  const files: BuiltFile[] = []
  const isExpected = toIsExpected(folder, match, deps)
  for (const { path, oid } of wanted) {
    const file = match.files.get(path)
    if (file !== undefined) files.push({ path, file, oid })
    else if (match.unlike.has(path))
      missing.push([path, 'its built page shows other words'])
    else if (isExpected(path)) missing.push([path, 'no built page shows it'])
  }
  for (const file of match.others) {
    const path = posix.join(folder.name, file)
    if (!deps.html.has(path)) continue
    if (folder.heads.get(file)?.isNoIndex)
      await texts.addReason(path, hiddenTexts.noIndex)
    else files.push({ path, file, oid: undefined })
  }
  let made = 0
  for await (const { file, page } of readPages(files, folder, site, deps)) {
    const { path, oid } = file
    if (page.json) {
      await texts.addBody(path, page)
      if (oid !== undefined) made++
      continue
    }
    if (oid !== undefined) missing.push([path, page.reason])
    else if (page.isEmpty) await texts.addReason(path, hiddenTexts.empty)
    // What is there and cannot be read fails by name; it must not leave search.
    else await texts.addReason(path, { reason: page.reason })
  }
  for (const [path, reason] of missing) await texts.addReason(path, { reason })
  return { wanted: wanted.length, made, missing }
}

/** The line of the log about a folder. */
function lineOf(
  name: string,
  builtPages: number,
  { wanted, made, missing }: MadeBodies,
): string {
  const line = `Built site ${sanitizeForLog(name)}: ${made} of ${wanted} pages made from ${builtPages} built pages`
  const [first] = missing
  if (!first) return line
  const [path, reason] = first
  return `${line}; ${missing.length} made from their sources, such as ${sanitizeForLog(path)} (${sanitizeForLog(reason)})`
}

/**
 * Which sources should have a built page: all that the user names, and pages by the rules of the generator; without one,
 * what is in the folder that all with a built page are in. Others are READMEs and examples.
 */
function toIsExpected(
  folder: Folder,
  { files }: Match,
  { inputs, places }: TextDeps,
): (path: string) => boolean {
  const isNamed = builtSiteLines(folder, inputs).length > 0
  if (isNamed || files.size === 0) return () => true
  const common = commonFolder([...files.keys()])
  const isOnSite = toIsOwn(folder, places)
  return path => {
    const site = places.get(path)
    if (site === undefined) return isInFolder(path, common)
    return isOnSite(path) && site.route !== undefined
  }
}

/** The lines of the input `built-site` for a folder that name the folder of its sources. */
function builtSiteLines(
  { name }: Pick<ListedFolder, 'name'>,
  { builtSite }: Inputs,
) {
  return builtSite.filter(
    ({ folder, source }) => folder === name && source !== '',
  )
}

/** A built file in its folder. */
interface BuiltFile {
  file: string
  /** The path of its source, or without one its own. */
  path: string
  /** The object ID of its source, where it has one. */
  oid: string | undefined
}

/** Reads built pages on the threads, each with its source, and yields them as they come. */
function readPages(
  files: readonly BuiltFile[],
  folder: Folder,
  site: BuiltSite,
  { builtPages, repository, workspace }: TextDeps,
): AsyncGenerator<{ file: BuiltFile; page: PackedPage }> {
  const reader = builtPages.openBuiltSite(workspace, site)
  const read = async ({ value: file, source }: WithSource<BuiltFile>) => {
    const path = posix.join(folder.name, file.file)
    const job = { file: file.file, path }
    const page = await reader.readPage(source ? { ...job, source } : job)
    return { file, page }
  }
  return mapAsDone(
    withSources(files, repository),
    builtPages.ahead,
    sourceSize,
    read,
  )
}

interface WithSource<T> {
  value: T
  source: Uint8Array | undefined
}

const sourceSize = ({ source }: WithSource<unknown>) => source?.length ?? 0

/** Reads the sources of what has one, in order. */
async function* withSources<T extends { oid: string | undefined }>(
  values: readonly T[],
  repository: Commits,
): AsyncGenerator<WithSource<T>> {
  const oids = values.flatMap(({ oid = [] }) => oid)
  const blobs = repository.blobs(oids, MAX_PAGE_BYTES)
  try {
    for (const value of values) {
      const source =
        value.oid === undefined ? undefined : (await blobs.next()).value?.bytes
      yield { value, source }
    }
  } finally {
    // Otherwise git would wait for more, and the process for git.
    await blobs.return(undefined)
  }
}
