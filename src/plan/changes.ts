import type { PageJob, PageResult } from '../document/index.ts'
import type { CommitFiles, SitePlace } from '../sites/index.ts'
import {
  differing,
  isGenerated,
  type Maker,
  makeDocuments,
  type Page,
  type ReadBlobs,
  type Snapshot,
} from '../snapshot/index.ts'
import { isBinary } from '../text/paths.ts'
import {
  allOf,
  type Candidates,
  Names,
  type SearchOptions,
  type TextFile,
} from './mentions.ts'

/** Searches texts of a commit on a thread; `undefined` where that takes too long. */
export type SearchCommit = (
  files: CommitFiles,
  options: SearchOptions,
  blobs: ReadBlobs,
) => Promise<Candidates | undefined>

/** The things that are needed to find the pages whose documents differ although their texts do not. */
interface ComparingOptions {
  blobs: ReadBlobs
  search: SearchCommit
  /** Makes the documents of a commit by today's settings. */
  makerOf: (snapshot: Snapshot) => Maker
  /** How many pages to hand in at a time. */
  ahead: number
  /** Whether the input `site-urls` says where pages are. */
  hasSiteUrls: boolean
}

/**
 * Finds the unchanged pages whose documents differ all the same, since what they refer to came, went or has another
 * place: those that may are made in both commits.
 *
 * @param unchanged pages with the same text and settings in all these commits.
 * @param earlier what the service may hold: the commits of the last success and of the attempts since.
 * @returns the references of those that differ.
 */
export async function findDiffering(
  unchanged: readonly Page[],
  earlier: readonly Snapshot[],
  now: Snapshot,
  options: ComparingOptions,
): Promise<Set<string>> {
  const { blobs, ahead } = options
  const found = new Set<string>()
  if (unchanged.length === 0) return found
  const movement: Movement = {
    changed: new Set(),
    moved: new Set(),
    names: new Names(),
  }
  for (const before of earlier)
    await addMovement(before, now, movement, options)
  const { changed } = movement
  const sought: SearchOptions = {
    ...movement,
    texts: searchedFiles(unchanged, now),
    sites: now.sites.all.map(({ variables, sharedTexts }) => ({
      variables,
      sharedTexts,
    })),
  }
  // Where the search takes too long, each may differ.
  const { mentioning, including } =
    (await options.search(now.files, sought, blobs)) ?? allOf(sought)
  const candidates = unchanged.filter(
    ({ path }) => mentioning.has(path) || including.has(path),
  )
  if (candidates.length === 0) return found
  const makerNow = options.makerOf(now)
  const makersBefore = earlier.map(options.makerOf)
  const make = async (job: PageJob): Promise<'same' | 'differs'> => {
    const result = await makerNow.make(job)
    // Where nothing moved, a page that includes no changed file is the same.
    const includesChanged = result.reads?.some(path => changed.has(path))
    const mayDiffer = mentioning.has(job.path) || includesChanged
    if (mayDiffer && (await differsFrom(result, job, makersBefore)))
      return 'differs'
    return 'same'
  }
  const results = makeDocuments(candidates, { blobs, ahead, make })
  // A page that cannot be read is pushed, which fails: its author has to know.
  for await (const { page, made } of results)
    if (made !== 'same') found.add(page.externalRef)
  return found
}

/** Whether any of the makers makes another document of a page. */
async function differsFrom(
  result: PageResult,
  job: PageJob,
  makers: readonly Maker[],
): Promise<boolean> {
  for (const maker of makers)
    if (!isSame(result, await maker.make(job))) return true
  return false
}

function isSame(one: PageResult, other: PageResult): boolean {
  if (one.kind !== 'document' || other.kind !== 'document')
    return one.kind === other.kind
  return Buffer.compare(one.json, other.json) === 0
}

/** How a commit differs from earlier ones besides the texts of pages. */
interface Movement {
  /** The paths of files that came, went, or have another text. */
  changed: Set<string>
  /** The paths of files that came, went, or have another place on their site. */
  moved: Set<string>
  /** The names by which texts may refer to what moved. */
  names: Names
}

/** Adds how a commit differs from an earlier one. */
async function addMovement(
  before: Snapshot,
  now: Snapshot,
  { changed, moved, names }: Movement,
  options: ComparingOptions,
): Promise<void> {
  const addMoved = async (paths: readonly string[]): Promise<number> => {
    const found = await findMoved(paths, changed, before, now, options)
    for (const { path, places } of found) {
      moved.add(path)
      for (const place of places)
        addNames(names, path, place, options.hasSiteUrls)
    }
    return found.length
  }
  const different = differing(before.tree, now.tree)
  for (const path of different) changed.add(path)
  const movedCount = await addMoved([...different])
  const hasSameSites =
    JSON.stringify(before.sites) === JSON.stringify(now.sites)
  if (movedCount === 0 && hasSameSites) return

  // What came or went may give other pages another address, or hide them.
  const onSites = new Set([
    ...before.sites.files.keys(),
    ...now.sites.files.keys(),
  ])
  const mayMove = (path: string) =>
    !different.has(path) && !(isExcluded(path, before) && isExcluded(path, now))
  await addMoved([...onSites].filter(mayMove))
  for (const [path, { site }] of now.sites.files)
    if (hasOtherHrefs(site, before, now)) moved.add(path)
  const folders = new Set([...before.paths.folders, ...now.paths.folders])
  for (const folder of folders) {
    if (folderText(before, folder) === folderText(now, folder)) continue
    names.addFile(folder)
    names.dotFolders.add(folder === '' ? '' : `${folder}/`)
  }
}

function isExcluded(path: string, { sites }: Snapshot): boolean {
  return sites.files.get(path)?.exclusionReason !== undefined
}

/** Finds the files that only one of two commits has, or that have another place, with their places in both. */
async function findMoved(
  paths: readonly string[],
  changed: ReadonlySet<string>,
  before: Snapshot,
  now: Snapshot,
  { makerOf }: ComparingOptions,
): Promise<{ path: string; places: (SitePlace | undefined)[] }[]> {
  const [old, today] = await Promise.all([
    placesIn(before, paths, makerOf),
    placesIn(now, paths, makerOf),
  ])
  const found: { path: string; places: (SitePlace | undefined)[] }[] = []
  for (const path of paths) {
    const places = [old.get(path), today.get(path)]
    const isSame = placeText(before, path, old) === placeText(now, path, today)
    // Pages may show the title of one that they name by an identifier.
    const mayBeShown =
      changed.has(path) && places.some(place => place?.id !== undefined)
    if (!isSame || mayBeShown) found.push({ path, places })
  }
  return found
}

/** Whether links that name no file lead elsewhere on a site: by its settings, such as `cleanUrls` of VitePress. */
function hasOtherHrefs(site: number, before: Snapshot, now: Snapshot): boolean {
  const { file, hrefs } = now.sites.all[site]!
  const old = before.sites.all.find(other => other.file === file)
  return old !== undefined && old.hrefs !== hrefs
}

/** @param hasSiteUrls any folder may have any address, so that dots anywhere may lead to the file. */
function addNames(
  names: Names,
  path: string,
  place: SitePlace | undefined,
  hasSiteUrls: boolean,
): void {
  // In another language, whose folder is another one, a link may lead to what is not translated.
  const isInOtherFolders = hasSiteUrls || place?.hasTranslations === true
  names.addFile(path, place?.route, isInOtherFolders ? '' : undefined)
  names.addWord(place?.id ?? '')
  // Where the address of a site is not known, links are looked up by routes, of which any may be that of a folder.
  const isFoundByRoute =
    place?.route !== undefined && place.address === undefined
  if (hasSiteUrls || isFoundByRoute) names.dotFolders.add('')
}

async function placesIn(
  snapshot: Snapshot,
  paths: readonly string[],
  makerOf: ComparingOptions['makerOf'],
): Promise<Map<string, SitePlace>> {
  const found = new Map<string, SitePlace>()
  const onSites = paths.filter(path => snapshot.sites.files.has(path))
  if (onSites.length === 0) return found
  const places = await makerOf(snapshot).places(onSites)
  for (const [index, path] of onSites.entries()) {
    const place = places[index]
    if (place) found.set(path, place)
  }
  return found
}

/** Whether a file is there, where readers find it, and whether git has it, as a text to compare. */
function placeText(
  { files }: Snapshot,
  path: string,
  places: ReadonlyMap<string, SitePlace>,
): string {
  const oid = files.oids.get(path)
  if (oid === undefined) return ''
  return JSON.stringify([isGenerated({ oid }), places.get(path)])
}

/** Whether a folder is there, and whether git has it, as a text to compare. */
function folderText({ paths }: Snapshot, folder: string): string {
  if (!paths.folders.has(folder)) return ''
  return paths.generated?.has(folder) ? 'generated' : 'tracked'
}

/** The files of a commit that the documents of unchanged pages are made of: the pages, and on a site all that they may include. */
function searchedFiles(
  unchanged: readonly Page[],
  { sites, files }: Snapshot,
): TextFile[] {
  const texts = new Map<string, TextFile>()
  for (const { path, oid } of unchanged) texts.set(path, { path, oid })
  if (sites.all.length === 0) return [...texts.values()]
  for (const [path, oid] of files.oids)
    if (oid !== '' && !isBinary(path)) texts.set(path, { path, oid })
  return [...texts.values()]
}
