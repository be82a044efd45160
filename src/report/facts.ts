import type { Measures } from '../document/index.ts'
import { normaliserOf } from '../journal/index.ts'
import type { Known, Plan } from '../plan/index.ts'
import type { Site, SiteUrl } from '../sites/index.ts'
import type { Pages, Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'

interface Done {
  documents: number
  bytes: number
  requests: number
}

/** How far a run has come, in one line. `total` is the number of documents. */
export function progressLine(
  { documents, bytes, requests }: Done,
  total: number,
): string {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${documents} of ${total} documents, ${megabytes} MB in ${requests} ${requests === 1 ? 'request' : 'requests'}`
}

/**
 * The things that a commit is compared with to find what changed: what past syncs left in search, by their record (`record`); nothing,
 * where there was none (`nothing`); or what a pull request would be merged into, where a preview cannot read the record (`base`).
 */
export type ComparedWith = 'record' | 'nothing' | 'base'

/**
 * Says in one line what a run found out before it read any page: which of them leave or enter search is known when they are read.
 *
 * @param baseline the SHA of the commit of the last sync, if there was one.
 */
export function planLine(
  { upserts, archives, unchanged }: Plan,
  comparedWith: ComparedWith,
  { baseline, branch }: { baseline: string | undefined; branch: string },
): string {
  const toCheck = `${pages(upserts.length)} to check`
  if (comparedWith === 'nothing') return `First sync: ${toCheck}.`
  const counted = `${toCheck}, ${archives.length} gone, ${unchanged.length} unchanged.`
  if (comparedWith === 'base')
    return `The record of past syncs cannot be read. Compared with ${branch}: ${counted}`
  if (baseline === undefined) return `No earlier sync has succeeded: ${counted}`
  return `Since the last sync, of ${baseline.slice(0, 7)}: ${counted}`
}

/**
 * Explains why pages are pushed although their files may be the same, as a sentence; `undefined` where there is no such reason.
 *
 * @param known what was pushed before.
 * @param because why the run is to push every page, where it is.
 */
export function whyPushed(
  known: Known,
  settings: string,
  now: Pages,
  because: string | undefined,
): string | undefined {
  const effect = 'the service keeps a new version only of those that differ.'
  const reason = because ?? whyAllPushed(known, settings)
  if (reason !== undefined) return `${reason}: every page is pushed; ${effect}`
  if (!known.synced) return undefined
  for (const [externalRef, { site }] of known.synced.pages) {
    const page = now.get(externalRef)
    if (page && page.site !== site)
      return `The configuration of a site has changed: every page of that site is pushed; ${effect}`
  }
  return undefined
}

/** The beginning of a sentence about why every page is pushed, but for changes of sites. */
function whyAllPushed(
  { synced, dirty }: Known,
  settings: string,
): string | undefined {
  if (!synced)
    return dirty.length > 0 ? 'No earlier sync has succeeded' : undefined
  if (normaliserOf(synced.settings) !== normaliserOf(settings))
    return 'This version of the action makes other documents than the last one'
  if (synced.settings !== settings)
    return 'Inputs have changed since the last sync'
  return undefined
}

export function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`
}

/** A site that pages are read as pages of. */
export type SiteFact = Pick<Site, 'generator' | 'file' | 'address'>

export function toSites(
  sites: readonly Site[],
  siteUrls: readonly SiteUrl[],
): SiteFact[] {
  return sites.map(({ generator, file, address, folders: [folder = ''] }) => {
    const mapped = siteUrls.find(({ prefix }) => folder.startsWith(prefix))?.url
    return { generator, file, address: address ?? mapped }
  })
}

export function siteLine({ generator, file, address }: SiteFact): string {
  const where =
    address ??
    'its address is not known, so that links lead to GitHub: name it in site-urls, by the folder of its pages, such as docs/ -> https://docs.example.com/'
  return sanitizeForLog(`Site: ${generator}, by ${file} (${where})`, 400)
}

/**
 * The lines of the log about the sites of a run, each with the number of its pages.
 *
 * @param hasOwnFiles the patterns choose a part of the repository: sites without a page in it are left out.
 */
export function siteLines(
  snapshot: Pick<Snapshot, 'sites' | 'pages' | 'skipped'>,
  siteUrls: readonly SiteUrl[],
  hasOwnFiles = false,
): string[] {
  const { all: sites, files } = snapshot.sites
  const pagesBySite = Map.groupBy(
    snapshot.pages.values(),
    ({ path }) => files.get(path)?.site,
  )
  const lines: string[] = []
  for (const [index, site] of toSites(sites, siteUrls).entries()) {
    const count = pagesBySite.get(index)?.length ?? 0
    if (count === 0 && hasOwnFiles) continue
    lines.push(`${siteLine(site)}: ${pages(count)}`)
  }
  if (sites.length > 0) lines.push(...skippedLines(snapshot.skipped))
  return lines
}

/** The lines about files that are left out, one for each reason, and what pushes them. */
function skippedLines(skipped: Snapshot['skipped']): string[] {
  if (skipped.length === 0) return []
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  const lines: string[] = []
  for (const [reason, files] of byReason) {
    // The one in the middle is most likely one of many, such as a language that has no configuration of its own.
    const example = files[Math.floor(files.length / 2)]!.path
    const which =
      files.length === 1 ? example : `${files.length} files, such as ${example}`
    lines.push(sanitizeForLog(`Left out: ${which}, which ${reason}.`, 400))
  }
  lines.push(
    'Name files outside of the site in the input files to push them; with generator: none, what the site leaves out is pushed too.',
  )
  return lines
}

export interface Made {
  path: string
  name: string
  measures: Measures
}

/** Finds the documents that a hint is about, among the pages of which it is to be said. */
type Find = (
  made: readonly Made[],
  isShown: (path: string) => boolean,
) => string[]

const pagesWith =
  (has: (measures: Measures) => boolean): Find =>
  (made, isShown) =>
    made.flatMap(({ path, measures }) =>
      isShown(path) && has(measures) ? path : [],
    )

/** The documents that nothing tells apart in a list of results: their name, then their paths. */
const sharedNames: Find = (made, isShown) => {
  const keyOf = ({ name, measures }: Made) =>
    JSON.stringify([name, ...measures.tags.toSorted()])
  return [...Map.groupBy(made, keyOf).values()]
    .map(group => ({
      name: group[0]!.name,
      paths: group.map(({ path }) => path).sort(),
    }))
    .filter(({ paths }) => paths.length > 1 && paths.some(isShown))
    .sort((a, b) => b.paths.length - a.paths.length)
    .map(({ name, paths }) => `${name}: ${paths.join(', ')}`)
}

/** Finds what makes a document hard to find, with advice for writers; it is no problem of the run. */
export const hints = {
  sameNames: {
    title: 'Names that several documents share',
    advice:
      'Nobody can tell them apart in a list of results. Give each a title of its own, or tags for the version, product or part that it is about (input tags).',
    find: sharedNames,
  },
  withoutDescription: {
    title: 'Pages without a description',
    advice:
      'A list of results shows nothing below their names. Write one or two sentences that say what the reader learns, as description in the front matter or as the first paragraph.',
    find: pagesWith(({ hasDescription }) => !hasDescription),
  },
  withoutHeadings: {
    title: 'Pages of more than 300 words without headings',
    advice:
      'Headings are what a search finds most by. Begin each section with one that says in the words of readers what it is about.',
    find: pagesWith(({ hasHeadings, words }) => !hasHeadings && words > 300),
  },
  short: {
    title: 'Pages with fewer than 50 words',
    advice:
      'They seldom answer a question. Say more, move the text to the page that it belongs to, or keep them out of search by search: {exclude: true} in their front matter.',
    find: pagesWith(({ words }) => words < 50),
  },
  long: {
    title: 'Pages with more than 5,000 words',
    advice:
      'They are found for many questions, and leave the reader to look for the answer. Split them by task or topic.',
    find: pagesWith(({ words }) => words > 5_000),
  },
}

export type Findability = Record<keyof typeof hints, string[]>

/** @param isShown whether hints about a page are to be said. */
export function toFindability(
  made: readonly Made[],
  isShown: (path: string) => boolean,
): Findability {
  return {
    sameNames: hints.sameNames.find(made, isShown),
    withoutDescription: hints.withoutDescription.find(made, isShown),
    withoutHeadings: hints.withoutHeadings.find(made, isShown),
    short: hints.short.find(made, isShown),
    long: hints.long.find(made, isShown),
  }
}
