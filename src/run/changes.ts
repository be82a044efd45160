import type { Place } from '../document/commit.ts'
import type { PageJob, PageResult } from '../document/page.ts'
import { findCandidates, textsOf } from '../plan/candidates.ts'
import { Names } from '../plan/mentions.ts'
import { readTexts } from '../push/deliver.ts'
import {
  differing,
  isGenerated,
  type Page,
  type ReadBlobs,
  type Snapshot,
} from '../snapshot/index.ts'
import type { Maker } from './ports.ts'

/** The things that are needed to find the pages whose documents differ although their texts do not. */
interface ComparingOptions {
  blobs: ReadBlobs
  /** Makes the documents of a commit by today's settings. */
  makerOf: (snapshot: Snapshot) => Maker
  /** Makes the texts of built pages that are not made yet. */
  makeTexts: () => Promise<void>
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
 * @returns those that differ, by `external_ref`, with today's documents as far as memory allows.
 */
export async function findDiffering(
  unchanged: readonly Page[],
  earlier: readonly Snapshot[],
  now: Snapshot,
  options: ComparingOptions,
): Promise<Map<string, PageResult | undefined>> {
  const { blobs, hasSiteUrls } = options
  if (unchanged.length === 0) return new Map()
  const movements: Movement[] = []
  for (const before of earlier)
    movements.push(await findMovement(before, now, options))
  const hasSite = [now, ...earlier].some(({ sites }) => sites.sites.length > 0)
  const changed = new Set(movements.flatMap(movement => [...movement.changed]))
  const { mentioning, including } = await findCandidates({
    moved: new Set(movements.flatMap(({ moved }) => [...moved])),
    movedNames: movements.map(({ names }) => names),
    changed,
    texts: textsOf(unchanged, now),
    sites: now.sites.sites,
    isByPathsAlone: !hasSite && !hasSiteUrls,
    blobs,
  })
  const candidates = unchanged.filter(
    ({ path }) => mentioning.has(path) || including.has(path),
  )
  if (candidates.length === 0) return new Map()
  await options.makeTexts()
  const today = options.makerOf(now)
  const before = earlier.map(options.makerOf)
  return documentsThatDiffer(candidates, options, async job => {
    const result = await today.make(job)
    // Where nothing moved, a page that includes no changed file is the same.
    const includesChanged = result.reads?.some(path => changed.has(path))
    if (!mentioning.has(job.path) && !includesChanged) return unchangedResult
    for (const maker of before)
      if (!isSame(result, await maker.make(job))) return result
    return unchangedResult
  })
}

/** Stands for a document that is the same in all commits. */
const unchangedResult: PageResult = { kind: 'hidden', reason: '', messages: [] }

function isSame(one: PageResult, other: PageResult): boolean {
  if (one.kind !== 'document' || other.kind !== 'document')
    return one.kind === other.kind
  return Buffer.compare(one.json, other.json) === 0
}

/** More documents than this are not kept until they are sent, but made once more. */
const MAX_KEPT_BYTES = 32_000_000

/** @param compare makes today's document of a page, or `unchangedResult`. */
async function documentsThatDiffer(
  pages: readonly Page[],
  { blobs, ahead }: ComparingOptions,
  compare: (job: PageJob) => Promise<PageResult>,
): Promise<Map<string, PageResult | undefined>> {
  const found = new Map<string, PageResult | undefined>()
  const results = readTexts(pages, false, { blobs, ahead, prepare: compare })
  let keptBytes = 0
  let index = 0
  for await (const result of results) {
    const { externalRef } = pages[index++]!
    if (result === unchangedResult) continue
    if (result.kind === 'document') keptBytes += result.json.length
    found.set(externalRef, keptBytes > MAX_KEPT_BYTES ? undefined : result)
  }
  return found
}

/** The difference between two commits besides texts. */
interface Movement {
  /** The paths of files that came, went, or have another text. */
  changed: ReadonlySet<string>
  /** The paths of files that came, went, or have another place on their site. */
  moved: ReadonlySet<string>
  /** The names by which texts may refer to what moved. */
  names: Names
}

async function findMovement(
  before: Snapshot,
  now: Snapshot,
  options: ComparingOptions,
): Promise<Movement> {
  const names = new Names()
  const moved = new Set<string>()
  const changed = differing(before.tree, now.tree)
  const addMoved = async (paths: readonly string[]) => {
    for (const { path, places } of await findMoved(
      paths,
      before,
      now,
      options,
    )) {
      moved.add(path)
      for (const place of places)
        addNames(names, path, place, options.hasSiteUrls)
    }
  }
  await addMoved([...changed])
  const hasSameSites =
    JSON.stringify(before.sites) === JSON.stringify(now.sites)
  if (moved.size === 0 && hasSameSites) return { changed, moved, names }

  // What came or went may give other pages another address, or hide them.
  const onSites = new Set([...before.siteFiles.keys(), ...now.siteFiles.keys()])
  const mayMove = (path: string) =>
    !changed.has(path) && !(isExcluded(path, before) && isExcluded(path, now))
  await addMoved([...onSites].filter(mayMove))
  for (const [path, { site }] of now.siteFiles)
    if (hasOtherHrefs(site, before, now)) moved.add(path)
  const folders = new Set([...before.paths.folders, ...now.paths.folders])
  for (const folder of folders) {
    if (folderText(before, folder) === folderText(now, folder)) continue
    names.addFile(folder)
    names.dotFolders.add(folder === '' ? '' : `${folder}/`)
  }
  return { changed, moved, names }
}

function isExcluded(path: string, { siteFiles }: Snapshot): boolean {
  return siteFiles.get(path)?.exclusionReason !== undefined
}

/** Finds the files that only one of two commits has, or that have another place, with their places in both. */
async function findMoved(
  paths: readonly string[],
  before: Snapshot,
  now: Snapshot,
  { makerOf }: ComparingOptions,
): Promise<{ path: string; places: (Place | undefined)[] }[]> {
  const [old, today] = await Promise.all([
    placesIn(before, paths, makerOf),
    placesIn(now, paths, makerOf),
  ])
  const found: { path: string; places: (Place | undefined)[] }[] = []
  for (const path of paths) {
    if (placeText(before, path, old) === placeText(now, path, today)) continue
    found.push({ path, places: [old.get(path), today.get(path)] })
  }
  return found
}

/** Whether links that name no file lead elsewhere on a site: by its settings, such as `cleanUrls` of VitePress. */
function hasOtherHrefs(site: number, before: Snapshot, now: Snapshot): boolean {
  const { file } = now.sites.sites[site]!
  const old = before.sites.sites.findIndex(config => config.file === file)
  return old >= 0 && before.siteHrefs[old] !== now.siteHrefs[site]
}

/** @param hasSiteUrls any folder may have any address, so that dots anywhere may lead to the file. */
function addNames(
  names: Names,
  path: string,
  place: Place | undefined,
  hasSiteUrls: boolean,
): void {
  // In another language, whose folder is another one, a link may lead to what is not translated.
  const isInOtherFolders = hasSiteUrls || place?.hasTranslations === true
  const isFoundAnywhere = isInOtherFolders || place?.isFoundByName === true
  const scope = isInOtherFolders ? '' : undefined
  names.addFile(path, place?.route, scope, isFoundAnywhere)
  // Where the address of a site is not known, links are looked up by routes, of which any may be that of a folder.
  const isFoundByRoute =
    place?.route !== undefined && place.address === undefined
  if (hasSiteUrls || isFoundByRoute) names.dotFolders.add('')
}

async function placesIn(
  snapshot: Snapshot,
  paths: readonly string[],
  makerOf: ComparingOptions['makerOf'],
): Promise<Map<string, Place>> {
  const found = new Map<string, Place>()
  const onSites = paths.filter(path => snapshot.siteFiles.has(path))
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
  places: ReadonlyMap<string, Place>,
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
