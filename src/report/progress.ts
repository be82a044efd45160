import type { SitesData, SiteUrl } from '../generators/index.ts'
import type { Plan } from '../plan/index.ts'
import type { Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'

interface Done {
  documents: number
  bytes: number
  requests: number
}

/** How far a run has come, in one line. `total` is the number of documents, `seconds` the time so far. */
export function progressLine(
  { documents, bytes, requests }: Done,
  total: number,
  seconds: number,
): string {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${documents} of ${total} documents, ${megabytes} MB in ${requests} ${requests === 1 ? 'request' : 'requests'}, ${Math.round(seconds)} s so far`
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

export function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`
}

/** A site that pages are read as pages of. */
export interface SiteFact {
  generator: string
  /** The configuration that it was found by. */
  file: string
  /** Absent where the configuration does not say it. */
  address?: string | undefined
}

export function toSites(
  sites: SitesData['sites'],
  siteUrls: readonly SiteUrl[],
): SiteFact[] {
  return sites.map(({ generator, file, address, contentFolder }) => {
    const mapped = siteUrls.find(({ prefix }) =>
      contentFolder.startsWith(prefix),
    )?.url
    return { generator, file, address: address ?? mapped }
  })
}

export function siteLine({ generator, file, address }: SiteFact): string {
  const where =
    address ??
    'its address is not known, so that links lead to GitHub: name it in site-urls, such as docs/ -> https://docs.example.com/'
  return sanitizeForLog(`Site: ${generator}, by ${file} (${where})`, 400)
}

/** The lines of the log about the sites of a run, each with the number of its pages. */
export function siteLines(
  snapshot: Pick<Snapshot, 'sites' | 'pages' | 'skipped' | 'siteFiles'>,
  siteUrls: readonly SiteUrl[],
): string[] {
  const { sites, sphinx = [] } = snapshot.sites
  const pagesBySite = Map.groupBy(
    snapshot.pages.values(),
    ({ path }) => snapshot.siteFiles.get(path)?.site,
  )
  const lines: string[] = []
  for (const [index, site] of toSites(sites, siteUrls).entries()) {
    const count = pagesBySite.get(index)?.length ?? 0
    lines.push(`${siteLine(site)}: ${pages(count)}`)
  }
  const inFolder = sites.find(({ folder }) => folder !== '')
  if (sites.length > 1 && inFolder) {
    const example = sanitizeForLog(`"!${inFolder.folder}**"`)
    lines.push(
      `Each page belongs to the innermost site. To push only some of them, exclude the others in the input files, such as ${example}.`,
    )
  }
  for (const file of sphinx)
    lines.push(
      `Site: Sphinx, by ${sanitizeForLog(file)}: its Markdown is MyST, which is pushed as it is written. The input built-site reads the site as it is built.`,
    )
  if (sites.length > 0) lines.push(...skippedLines(snapshot.skipped))
  return lines
}

/** More reasons are only counted. */
const MAX_REASONS = 5

/** The lines about files that are left out, one for each reason, the most frequent first, and what pushes them. */
function skippedLines(skipped: Snapshot['skipped']): string[] {
  if (skipped.length === 0) return []
  const byReason = [...Map.groupBy(skipped, ({ reason }) => reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  const lines: string[] = []
  for (const [reason, files] of byReason.slice(0, MAX_REASONS)) {
    // The one in the middle is most likely one of many, such as a language that has no configuration of its own.
    const example = files[Math.floor(files.length / 2)]!.path
    const which =
      files.length === 1 ? example : `${files.length} files, such as ${example}`
    lines.push(sanitizeForLog(`Left out: ${which}, which ${reason}.`, 400))
  }
  const others = byReason.length - lines.length
  if (others > 0)
    lines.push(
      `Files are left out for ${others} more reasons, which the summary has.`,
    )
  lines.push(
    'Name files outside of the site in the input files to push them; with generator: none, what the site leaves out is pushed too.',
  )
  return lines
}
