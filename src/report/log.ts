import { excluding, toMatcher, type WarningLevel } from '../inputs/patterns.ts'
import { normaliserOf } from '../journal/index.ts'
import { type Known, type Plan, withFullStop } from '../plan/index.ts'
import type { Outcome } from '../push/deliver.ts'
import type { SiteUrl } from '../sites/index.ts'
import type { Pages, Snapshot } from '../snapshot/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import type { Message, Topic } from '../text/message.ts'
import {
  type ComparedWith,
  pages,
  type Report,
  type Reports,
  siteLine,
  toSites,
  withQuestions,
} from './index.ts'

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

/** A message at a file and line of the repository, as GitHub shows it beside the code. */
export interface Annotation {
  level: 'warning' | 'error'
  message: string
  topic: Topic
  file?: string | undefined
  line?: number | undefined
  column?: number | undefined
}

/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_WARNINGS = 9
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_WARNINGS - 1

export function toAnnotations({
  targets,
  agentInstructions,
}: Reports): Annotation[] {
  const found: Annotation[] = []
  if (agentInstructions?.reason !== undefined)
    found.push({
      level: 'warning',
      message: agentInstructions.reason,
      topic: 'agent-instructions',
    })
  for (const report of targets) found.push(...annotationsOf(ofTouched(report)))
  return [
    ...atMost(MAX_ERRORS, found, 'error'),
    ...atMost(MAX_WARNINGS, found, 'warning'),
  ]
}

function annotationsOf(documents: readonly Outcome[]): Annotation[] {
  const annotations: Annotation[] = []
  for (const failure of byReason(documents, 'failed')) {
    const [{ path: file, topic = 'pages-failed' }] = failure
    const message = `${file}: ${explainReason(failure)}`
    annotations.push({ level: 'error', file, message, topic })
  }
  for (const { outcome, message } of toWarnings(documents))
    annotations.push({
      level: message.isError ? 'error' : 'warning',
      file: outcome.path,
      line: message.line,
      column: message.column,
      message: withKind(message),
      topic: message.rule,
    })
  return annotations
}

function atMost(
  max: number,
  annotations: readonly Annotation[],
  level: Annotation['level'],
): Annotation[] {
  const ofLevel = annotations.filter(annotation => annotation.level === level)
  if (ofLevel.length <= max + 1) return ofLevel
  const message = `There are ${ofLevel.length} ${level}s in all: see the job summary and the report file.`
  const topic = level === 'error' ? 'pages-failed' : 'more'
  return [...ofLevel.slice(0, max), { level, message, topic }]
}

/**
 * Leaves out the messages about pages that a pull request does not touch, but for those that make it red, and those about
 * files that it takes away or adds.
 */
export function ofTouched(report: Report): Outcome[] {
  const { changes, ifMerged, questions } = report
  const documents = withQuestions(report)
  if (!ifMerged || !changes) return documents
  const touched = new Set(changes.map(({ path }) => path))
  if (questions) touched.add(questions.file.path)
  const outcomes: Outcome[] = []
  for (const outcome of documents) {
    const messages = outcome.messages.filter(
      ({ isError, target }) => isError || touched.has(target ?? ''),
    )
    if (touched.has(outcome.path)) outcomes.push(outcome)
    else if (messages.length > 0) outcomes.push({ ...outcome, messages })
  }
  return outcomes
}

/** Gives the messages the levels of the input `warnings`, and leaves out those that are off. */
export function withLevels(
  documents: readonly Outcome[],
  levels: readonly WarningLevel[],
): Outcome[] {
  if (levels.length === 0) return [...documents]
  const rules = levels.map(({ kind, level, files }) => ({
    kind,
    level,
    matches: files ? toMatcher(files) : () => true,
  }))
  const levelOf = (path: string, { rule, target }: Message) => {
    const matching = rules.findLast(({ kind, matches }) => {
      if (kind !== rule) return false
      return matches(path) || (target !== undefined && matches(target))
    })
    return matching?.level
  }
  return documents.map(outcome => {
    const messages: Message[] = []
    for (const message of outcome.messages) {
      const level = levelOf(outcome.path, message)
      if (level === 'error') messages.push({ ...message, isError: true })
      else if (level !== 'off') messages.push(message)
    }
    return { ...outcome, messages }
  })
}

/** Pages that failed, or were not sent, for one reason, which is said once. */
type SameReason = readonly [Outcome, ...Outcome[]]

export function byReason(
  documents: readonly Outcome[],
  kind: 'failed' | 'unsent',
): SameReason[] {
  const found = documents.filter(outcome => outcome.kind === kind)
  return [...Map.groupBy(found, fullReason).values()] as unknown as SameReason[]
}

/** Why pages failed or were not sent, and how to leave those that failed out of search. */
export function explainReason(pagesOfReason: SameReason): string {
  const [first, ...others] = pagesOfReason
  const parts = [withFullStop(fullReason(first))]
  // Lines in files leave out neither what is gone nor what is generated.
  if (first.kind === 'failed' && !first.isGone && !first.isGenerated)
    parts.push(
      `To leave it out of search, add the line "${excluding(first.path)}" at the end of the input files.`,
    )
  if (others.length > 0)
    parts.push(
      `${pages(pagesOfReason.length)} have the same reason; this is the first.`,
    )
  return parts.join(' ')
}

function fullReason({ failingSince, reason = '' }: Outcome): string {
  if (failingSince === undefined) return reason
  return `still failing since commit ${failingSince.slice(0, 7)}: ${reason}`
}

export interface Warning {
  outcome: Outcome
  message: Message
}

/**
 * Chooses the messages that are shown, errors first. One stands for all that are to be fixed together: that lead to the same
 * target, or, as pages with links that only their website understands have thousands, that one setting fixes.
 */
export function toWarnings(documents: readonly Outcome[]): Warning[] {
  const errors: Warning[] = []
  const warnings: Warning[] = []
  for (const outcome of documents)
    for (const message of outcome.messages) {
      if (message.isError) errors.push({ outcome, message })
      else warnings.push({ outcome, message })
    }
  return [...oneForEachGroup(errors), ...oneForEachGroup(warnings)]
}

function oneForEachGroup(warnings: readonly Warning[]): Warning[] {
  return [...Map.groupBy(warnings, groupKey).values()].map(toOne)
}

/** A message and its kind, as the input `warnings` spells it. */
export function withKind({
  reason,
  rule,
}: Pick<Message, 'reason' | 'rule'>): string {
  return rule === 'more' ? reason : `${reason} (${rule})`
}

/** A key that all messages have that are to be fixed together. */
function groupKey(warning: Warning): unknown {
  const { rule, target, reason } = warning.message
  if (rule === 'site-link') return rule
  // An unknown tag, or an include that is missing, is the same on each page.
  if (rule === 'dialect' || rule === 'include') return reason
  return target ?? warning
}

function toOne(group: readonly Warning[]): Warning {
  const first = group[0] as Warning
  if (group.length === 1) return first
  const paths = new Set(group.map(({ outcome }) => outcome.path))
  const reason = `${first.message.reason} ${group.length} of these on ${pages(paths.size)}; this is the first.`
  return { ...first, message: { ...first.message, reason } }
}
