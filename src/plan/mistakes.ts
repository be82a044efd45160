import type { Inputs } from '../inputs/index.ts'
import { isNone, quoted, readPattern } from '../inputs/patterns.ts'
import type { ArchiveLimit } from '../inputs/values.ts'
import {
  type AttemptRecord,
  attemptsIn,
  type History,
} from '../journal/index.ts'
import type { SiteConfig } from '../sites/index.ts'
import type { Page, Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import { folderOf, join, namesSource, type Paths } from '../text/paths.ts'
import type { Archive, Plan, Stop } from './index.ts'

/** The facts of a run in which something may be that the user does not expect. */
interface Facts {
  inputs: Pick<Inputs, 'files' | 'journal'>
  record: AttemptRecord
  history: History
  plan: Plan
  /** The snapshots of attempts whose documents search may have. */
  before: readonly Pick<Snapshot, 'sites'>[]
  now: Pick<Snapshot, 'sites' | 'paths'>
}

/** Warns of what the user may not expect of inputs that are well formed, or of the journal, since each run is green all the same. */
export function findWarnings(facts: Facts): string[] {
  const { inputs, record, history, now } = facts
  const warnings: (string | undefined)[] = []
  for (const site of findLostSites(facts)) warnings.push(warnOfLostSite(site))
  for (const connectorId of findRemoved(record, history))
    warnings.push(warnOfRemoved(connectorId))
  warnings.push(warnOfLostFile(facts))
  // Whoever empties the connector expects that pages leave.
  if (!isNone(inputs.files)) {
    for (const pattern of inputs.files)
      warnings.push(warnOfPattern(pattern, now.paths))
    warnings.push(warnOfLeaving(facts))
  }
  return warnings.filter(warning => warning !== undefined)
}

/** The sites whose configurations are still there, but not one of their pages. */
function findLostSites({ before, now: { sites, paths } }: Facts): SiteConfig[] {
  const sources = [...paths.files].filter(namesSource)
  const found = new Map<string, SiteConfig>()
  for (const snapshot of before)
    for (const config of snapshot.sites.sites) {
      const { file, roots } = config
      const isThere = sites.sites.some(site => site.file === file)
      const hasPages = sources.some(path =>
        roots.some(({ folder }) => path.startsWith(folder)),
      )
      if (paths.files.has(file) && !isThere && !hasPages)
        found.set(file, config)
    }
  return [...found.values()]
}

function warnOfLostSite({ file, roots }: SiteConfig): string {
  const folders = roots.map(({ folder }) => folder).join(', ')
  const message = `The site of ${sanitizeForLog(file)} is gone: ${sanitizeForLog(folders)} has no pages any more, though the configuration is still there. Without a site, files are pushed as GitHub shows them. Put the folder back, or remove the configuration.`
  return withHelp(message, 'generator')
}

/** The connectors that earlier runs pushed to and this one does not. */
export function findRemoved(
  { connectors }: AttemptRecord,
  history: History,
): string[] {
  const earlier = new Set<string>()
  for (const { record } of attemptsIn(history))
    for (const connectorId of record.connectors) earlier.add(connectorId)
  return [...earlier].filter(connectorId => !connectors.includes(connectorId))
}

function warnOfRemoved(connectorId: string): string {
  const message = `No target pushes to the connector ${sanitizeForLog(connectorId)} any more, and nothing archives its documents by itself. If they should leave search, push to it once more with files: none and max-archive: 100%, or delete it in the service.`
  return withHelp(message, 'targets')
}

/** Warns of a pattern where the repository has no such file or folder, or only in the other case. */
function warnOfPattern(
  text: string,
  { files, folders }: Paths,
): string | undefined {
  const { negate, pattern } = readPattern(text)
  const path = rootOf(pattern)
  if (folders.has(path) || files.has(path)) return undefined
  const other = [...folders, ...files].find(
    known => known.toLowerCase() === path.toLowerCase(),
  )
  // What is kept out of search need not be there, unless it is spelt in another case.
  if (negate && other === undefined) return undefined
  const hint =
    other === undefined ? '' : `, but "${sanitizeForLog(other)}": case counts`
  const message = `files: this repository has no "${sanitizeForLog(path)}"${hint}. "${sanitizeForLog(text)}" matches nothing.`
  return withHelp(message, 'files')
}

/** The file or folder that a pattern begins with, as far as it is literal: empty for one such as `**\/*.md`. */
function rootOf(pattern: string): string {
  const [literal = ''] = /^[^*?[\\]*/.exec(pattern) ?? []
  const root = literal === pattern ? pattern : folderOf(literal)
  return join('', root) ?? ''
}

/** Warns of a journal that each job finds empty: with such a file no page that is deleted would ever leave search. */
function warnOfLostFile({
  inputs: { journal },
  history: { synced, dirty },
}: Facts): string | undefined {
  if (journal.kind !== 'file' || synced || dirty.length > 0) return undefined
  const message = `The journal ${sanitizeForLog(journal.path)} knows of no earlier sync. At the first one that is right. At any other the file was lost, or the repository or base-url is another one now, and pages that were deleted meanwhile stay in search: keep the file where it outlasts the job, and outside the workspace, which actions/checkout empties.`
  return withHelp(message, 'journal')
}

/** The inputs that decide which documents there are; two workflows that share a connector differ in them. */
export const shapeOf = ({
  files,
  refPrefix,
  branch,
  generated,
}: AttemptRecord) => ({
  files,
  generated: generated?.from ?? [],
  'ref-prefix': [refPrefix],
  branch: [branch],
})

/** Warns of documents that leave search while their pages stay: on purpose, or each time when two workflows push to one connector in turn. */
function warnOfLeaving({
  record,
  history: { synced, dirty },
  plan,
  now: { paths },
}: Facts): string | undefined {
  const last = shapeOf((synced ?? dirty[0])?.record ?? record)
  const now = shapeOf(record)
  const names = changedInputs(last, now)
  const left = plan.archives.filter(
    ({ path }) => names.includes('branch') || paths.files.has(path),
  )
  if (names.length === 0 || left.length === 0) return undefined
  const changes = names.map(
    name =>
      `${name} was ${quoted(last[name])} at the last sync and is ${quoted(now[name])} now`,
  )
  const message = `${whatLeaves(left, names)} The input ${changes.join('; ')}. If two workflows push to this connector in turn, each takes pages of the other out of search: push all of them by one workflow, or give each a connector of its own.`
  return withHelp(message, 'two-workflows')
}

function whatLeaves(
  left: readonly Archive[],
  names: readonly ChangedInput[],
): string {
  const isOne = left.length === 1
  const which = isOne ? '1 page leaves' : `${left.length} pages leave`
  const it = isOne ? 'it' : 'them'
  let why = `ref-prefix gives ${it} another reference`
  if (names.includes('files')) why = `files no longer matches ${it}`
  if (names.includes('branch'))
    why = `the branch does not have ${it}, or files does not match ${it} there`
  return `${which} search because ${why}, such as ${sanitizeForLog(left[0]?.path ?? '')}.`
}

type ChangedInput = 'files' | 'ref-prefix' | 'branch'
type InputShape = ReturnType<typeof shapeOf>

function changedInputs(then: InputShape, now: InputShape): ChangedInput[] {
  const names = ['files', 'ref-prefix', 'branch'] as const
  return names.filter(name => then[name].join('\n') !== now[name].join('\n'))
}

/** Why there is nothing to do, or `undefined` when there is something. */
export function noPages({
  wanted,
  archives,
  isEmptying,
}: Plan): Stop | undefined {
  if (isEmptying || wanted.size + archives.length > 0) return undefined
  return {
    reason: 'no file of this repository matches the input files',
    hint: FIX,
    topic: 'no-pages',
  }
}

const FIX =
  'Fix the patterns: they are matched against paths from the repository’s root, and case counts.'

/** Archiving so many documents at most is no mistake worth holding them back for, unless they are all that there are. */
const MAX_UNGUARDED_ARCHIVES = 20

/** How many documents must stay in search for the guard to let others go: where so many are found, no more need be counted. */
export function enoughKept(lost: number, limit: ArchiveLimit): number {
  if (lost === 0 || limit.kind === 'documents' || limit.share >= 1) return 0
  if (lost <= MAX_UNGUARDED_ARCHIVES) return 1
  // 21 / 0.07 is a little more than 300.
  return Math.ceil(lost / limit.share - 1e-6) - lost
}

/** Why archives are held back. */
export interface HeldBack extends Stop {
  /** The line that lets these documents go, and no more than these. */
  approval: string
}

/**
 * Why archiving these documents looks like a mistake, or `undefined` when it does not.
 *
 * @param lost what leaves search without having moved.
 * @param kept how many of the documents that are `guarded` stay; where there are more than `enoughKept`, so many.
 */
export function archiveProblem(
  plan: Plan,
  lost: readonly Page[],
  kept: number,
  limit: ArchiveLimit,
): HeldBack | undefined {
  const reason = reasonHeldBack(plan, lost, kept, limit)
  if (reason === undefined) return undefined
  const approval = `max-archive: ${lost.length}`
  const hint = `The documents are in ${foldersOf(lost)}. None of them was archived; pages were pushed as usual. ${waysOut(approval)}`
  if (plan.wanted.size === 0 && !plan.isEmptying)
    return { reason, hint: `${FIX} ${hint}`, topic: 'no-pages', approval }
  return { reason, hint, topic: 'max-archive', approval }
}

function reasonHeldBack(
  { wanted, heldBack, isEmptying }: Plan,
  lost: readonly Page[],
  kept: number,
  limit: ArchiveLimit,
): string | undefined {
  const count = lost.length
  if (count === 0) return undefined
  if (limit.kind === 'documents') {
    if (count <= limit.count) return undefined
    return `this run would archive ${count} documents, more than max-archive (${limit.count}) allows`
  }
  if (limit.share >= 1) return undefined
  const again = lost.filter(({ externalRef }) => heldBack.has(externalRef))
  if (again.length === 0 && kept >= enoughKept(count, limit)) return undefined
  if (isEmptying)
    return `the input files is none, which takes every document out of search (${count}): max-archive has to allow it`
  if (wanted.size === 0)
    return `no file matches the input files, so that this run would archive every document that search has (${count})`
  if (again.length > 0) {
    const added = count - again.length
    const more = added > 0 ? `, and ${added} more` : ''
    return `this run would archive what an earlier run held back (documents: ${again.length})${more}`
  }
  if (kept === 0)
    return `this run would archive every document that search had (${count})`
  return `this run would archive ${count} of ${count + kept} documents, more than max-archive (${Math.round(limit.share * 100)}%) allows`
}

function waysOut(approval: string): string {
  return `If they are to leave search, run this workflow by hand with ${approval}, as the recipe by-hand asks for it, or with that line in the step; more than these are held back again. If not, undo what took them out: put the files back, or correct what hides them, files or ref-prefix.`
}

const MAX_FOLDERS = 5

/** The folders of pages with their numbers, the largest first. */
function foldersOf(pages: readonly Page[]): string {
  const folders = Map.groupBy(
    pages,
    ({ path }) => path.slice(0, path.lastIndexOf('/') + 1) || 'the root',
  )
  const all = [...folders]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([folder, { length }]) => `${sanitizeForLog(folder)} (${length})`)
  const first = all.slice(0, MAX_FOLDERS).join(', ')
  const others = all.length - MAX_FOLDERS
  return others > 0 ? `${first} and ${others} more folders` : first
}
