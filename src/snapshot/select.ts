import {
  describeSite,
  type SiteFindings,
  type SitesData,
} from '../generators/index.ts'
import { addedToDefault, toMatcher } from '../inputs/patterns.ts'
import { digestOf } from '../journal/digests.ts'
import type { AttemptRecord } from '../journal/index.ts'
import type { Topic } from '../text/index.ts'
import { namesSource } from '../text/paths.ts'
import { isGenerated } from './origin.ts'
import type { Tree, TreeEntry } from './tree.ts'

/** A file that is or was to be in search, as one tree holds it. */
export interface Page {
  externalRef: string
  path: string
  oid: string
  /** A digest of what the configuration of its site says of all pages; absent where it is on no site. */
  site?: string | undefined
}

/** The pages of one tree, by `external_ref`. */
export type Pages = ReadonlyMap<string, Page>

/** A file that its author may take for a page, and that is none. */
interface SkippedFile {
  path: string
  externalRef: string
  reason: string
  /** Names the section that explains the reason, where it is a failure that its author has to change. */
  topic?: Topic
}

/** The pages of a tree, and the entries that match the patterns and can never be one. */
export interface Selection {
  pages: Pages
  skipped: SkippedFile[]
}

/** The inputs, of this run or of an earlier one by its record, that decide which files are pages and what these are called. */
export type SelectionInputs = Pick<
  AttemptRecord,
  'files' | 'refPrefix' | 'generator'
> & {
  /** Those of a record begin with the number of the version that wrote it. */
  settings?: AttemptRecord['settings']
}

/**
 * Selects the pages of a tree by patterns, and names them with the prefix of the same time.
 *
 * @param exclusionReason why the site that a file belongs to does not show it.
 */
export function selectPages(
  tree: Tree,
  isWanted: (path: string) => boolean,
  refPrefix: string,
  exclusionReason: (entry: TreeEntry) => string | undefined = () => undefined,
): Selection {
  const pages = new Map<string, Page>()
  const skipped: SkippedFile[] = []
  for (const entry of tree) {
    const { path, oid, isUtf8 } = entry
    const externalRef = refPrefix + path
    if (!isWanted(path) && !isGenerated(entry)) {
      const reason = reasonByCase(path, isWanted)
      if (reason !== undefined) skipped.push({ path, externalRef, reason })
      continue
    }
    const reason = reasonByKind(entry)
    if (reason === undefined && !isUtf8) {
      skipped.push({
        path,
        externalRef,
        reason:
          'has a name that is not UTF-8, which no external_ref can spell. Rename the file.',
        topic: 'file-name',
      })
      continue
    }
    const skipReason = reason ?? exclusionReason(entry)
    if (skipReason === undefined)
      pages.set(externalRef, { externalRef, path, oid })
    else skipped.push({ path, externalRef, reason: skipReason })
  }
  return { pages, skipped }
}

/** Why an entry of a tree that is not a file is no page. */
function reasonByKind({ kind }: TreeEntry): string | undefined {
  if (kind === 'link') return 'is a symbolic link; links are not followed'
  if (kind === 'submodule')
    return 'is a submodule; its files belong to another repository'
  return undefined
}

/** Why a file is not a page that would be one if its extension were in small letters, which its author may not see. */
function reasonByCase(
  path: string,
  isWanted: (path: string) => boolean,
): string | undefined {
  if (!namesSource(path)) return undefined
  const extension = path.slice(path.lastIndexOf('.'))
  const lower = extension.toLowerCase()
  if (lower === extension) return undefined
  if (!isWanted(path.slice(0, -extension.length) + lower)) return undefined
  return `ends in "${extension}", and case counts in files. Rename it to end in "${lower}", or add the line **/*${extension} to the input files (after its default lines, if you do not set it).`
}

/** The files of a commit, and what its sites make of them. */
export interface SelectionSource {
  tree: Tree
  sites: SitesData
  /** The files that belong to a site, by path. */
  siteFiles: SiteFindings['files']
}

/** The last version in which patterns in `files` overruled a site: of what it does not show only partials stayed out. */
const LAST_TO_OVERRULE_SITES = 19

/** Whether the version that wrote a record let the input `files` overrule what a site shows. */
export function overrulesSites({ settings = '' }: SelectionInputs): boolean {
  const [version = ''] = settings.split('-')
  return version !== '' && Number(version) <= LAST_TO_OVERRULE_SITES
}

/**
 * Selects the pages of a commit. A site decides which Markdown files in its folders are pages. Other files are pages where
 * `files` names them; the default patterns, and lines that only exclude, name none where there is a site.
 */
export function selectFromSites(
  { tree, sites, siteFiles }: SelectionSource,
  inputs: SelectionInputs,
): Selection {
  const isOverruled = overrulesSites(inputs)
  const matches = toMatcher(inputs.files)
  const added = addedToDefault(inputs.files)
  const isByDefault =
    sites.sites.length > 0 &&
    added !== undefined &&
    !(isOverruled && added.length > 0)
  const isLeftIn = toMatcher(['**', ...(added ?? [])])

  const exclusionReason = (
    path: string,
    isGeneratedFile: boolean,
  ): string | undefined => {
    const file = siteFiles.get(path)
    // A partial has no meaning by itself, even where somebody generates it for search.
    if (file?.isPartial) return file.exclusionReason
    if (isGeneratedFile) return undefined
    const isInPageFolder = namesSource(path) && file?.isInPageFolder === true
    if (isInPageFolder && !isOverruled) return file.exclusionReason
    if (!isByDefault) return undefined
    if (file) return file.exclusionReason
    const isOnUnreadSite = sites.unread.some(folder => path.startsWith(folder))
    return isOnUnreadSite ? undefined : 'is not on the site'
  }
  const isWanted = (path: string): boolean => {
    if (matches(path)) return true
    // The default patterns leave out folders such as `fixtures`, where a site may have pages.
    return (
      isByDefault &&
      isLeftIn(path) &&
      siteFiles.has(path) &&
      exclusionReason(path, false) === undefined
    )
  }
  const selection = selectPages(tree, isWanted, inputs.refPrefix, entry =>
    exclusionReason(entry.path, isGenerated(entry)),
  )
  const siteDigests = sites.sites.map(config => digestOf(describeSite(config)))
  for (const page of selection.pages.values()) {
    const file = siteFiles.get(page.path)
    if (file) page.site = siteDigests[file.site]
  }
  return selection
}
