import { excluding } from '../inputs/patterns.ts'
import type { Ending, Exception } from '../journal/index.ts'
import { type Plan, type Stop, sentence } from '../plan/index.ts'
import { type Kind, kinds, type Outcome, words } from '../push/outcome.ts'
import { withHelp } from '../text/index.ts'
import type { PageChange } from './changes.ts'
import type { Findability } from './findability.ts'
import { type ComparedWith, pages, type SiteFact } from './progress.ts'

/** The facts of a run that hold whatever its result. */
export interface RunFacts {
  /** `owner/name`. */
  repository: string
  repositoryUrl: string
  branch: string
  sha: string
  connectorId: string
  /** The name of the target; absent where the input `targets` is not set. */
  target?: string | undefined
  isPreview: boolean
  /** In a preview: what would be done if the pull request were merged, rather than by the next run. */
  ifMerged: boolean
  /** The commit of the last sync; empty when there is none, or where the record of them cannot be read. */
  baseline: string
  /** Absent where the run ended before that was known. */
  comparedWith?: ComparedWith | undefined
  /** The warnings about the run itself rather than a page, each with the address where it is explained. */
  warnings: string[]
  /** Targets that earlier runs had and this one does not, as `connector-id/name`; in the report file once for all. */
  removed?: string[] | undefined
  /** Why every page is pushed, where it is: a sentence. */
  whole?: string | undefined
  /** In a preview: why a push would archive nothing, and what to do; absent where it would. */
  refused?: string | undefined
  /** The sites that pages were read as pages of; absent where there is none. */
  sites?: SiteFact[] | undefined
  /** How documents will be found; absent where not all of them were made. */
  findability?: Findability | undefined
  /** In a preview: what happens to the pages whose files differ from those of its base; not in the report file. */
  changes?: PageChange[]
  /** How many others are pushed again, since what they refer to has changed. */
  again?: number
}

/** The account of a run: what the JSON report holds, and what summary, annotations and outputs are made from. */
export interface Report extends RunFacts {
  version: 1
  /** `overtaken`: search is further than this commit, so nothing was pushed. */
  status: 'succeeded' | 'failed' | 'overtaken'
  counts: Counts
  /** Why the run ended before it was through, left search alone, or had requests that got no answer; absent otherwise. */
  problem?: string | undefined
  /** Why the run ended before it was through. Not in the report file. */
  stop?: Stop | undefined
  documents: Outcome[]
  /** The documents that later runs try again; absent when they must look at all again. Not in the report file. */
  exceptions?: Exception[] | undefined
  /** The documents that this target had in search and other targets want now. Not in the report file. */
  leftToOthers?: Plan['leftToOthers']
}

export type Counts = Record<Kind | 'requests', number>

/** The outcome of the starter instructions for agents. */
export interface Instructions {
  path: string
  kind: 'written' | 'unchanged' | 'failed'
  /** Why they failed: a sentence. */
  reason?: string
}

/** The account of all targets of a run; without the input `targets` there is one, which has no name. */
export interface Reports
  extends Pick<Report, 'version' | 'status' | 'isPreview' | 'counts'> {
  /** The outcome of the agent instructions; absent when none were requested. */
  agentInstructions?: Instructions
  removed: string[]
  targets: Report[]
}

export function toReports(
  targets: Report[],
  instructions?: Instructions,
): Reports {
  const has = (status: Report['status']) =>
    targets.some(each => each.status === status)
  const requests = targets.reduce((sum, { counts }) => sum + counts.requests, 0)
  return {
    version: 1,
    status: has('failed')
      ? 'failed'
      : has('overtaken')
        ? 'overtaken'
        : 'succeeded',
    isPreview: targets.some(each => each.isPreview),
    counts: count(
      targets.flatMap(each => each.documents),
      requests,
    ),
    ...(instructions && { agentInstructions: instructions }),
    removed: [...new Set(targets.flatMap(each => each.removed ?? []))].sort(),
    targets,
  }
}

/** The account of a run. `stop` is why it ended before it was through. */
export function toReport(
  facts: RunFacts,
  documents: Outcome[],
  requests: number,
  stop?: Stop,
): Report {
  const counts = count(documents, requests)
  // A preview is green where the guard would hold pages back: it warns.
  const notDelivered = facts.isPreview ? counts.failed : missing(counts)
  const isFailed =
    stop !== undefined || notDelivered + countErrors(documents) > 0
  const status = isFailed ? 'failed' : 'succeeded'
  return {
    version: 1,
    status,
    ...facts,
    counts,
    documents,
    ...(stop && { problem: sentence(stop), stop }),
  }
}

export function count(documents: readonly Outcome[], requests: number): Counts {
  const counts = Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<
    Kind,
    number
  >
  for (const { kind } of documents) counts[kind]++
  return { ...counts, requests }
}

/** All pages of a run in one line: each counts once. */
export function numbers(counts: Counts): string {
  return kinds.map(kind => `${counts[kind]} ${words[kind]}`).join(', ')
}

/** Says what happened, without numbers: the beginning of a line that they follow. */
export function conclusion(report: Report): string {
  const { status, isPreview, sha, problem, counts, documents } = report
  if (status === 'overtaken' && problem !== undefined) return problem
  if (isPreview && problem !== undefined && documents.length === 0)
    return 'The preview could not be made'
  if (isPreview) return `Preview, nothing was written. ${wouldResult(report)}`
  if (status === 'succeeded') return delivered(report)
  if (documents.length === 0) return 'The run ended with an error'
  if (missing(counts) === 0) return `${delivered(report)}, but there are errors`
  if (problem !== undefined)
    return `Not every change up to ${short(sha)} is delivered`
  return `Every change up to ${short(sha)} is delivered, except for ${pages(missing(counts))}`
}

/** Says what a preview found; for a first sync in a whole sentence, as its number says all. */
function wouldResult({
  comparedWith,
  ifMerged,
  branch,
  counts,
}: Report): string {
  if (comparedWith === 'nothing')
    return `First sync: ${pages(counts.pushed)} would be pushed.`
  if (comparedWith === 'base')
    return `The record of past syncs cannot be read. Compared with ${branch}, this would result in`
  return `${ifMerged ? 'If merged, this' : 'A real run'} would result in`
}

/** Says what is known of search after a run that had no problem: nobody has asked what it holds. */
function delivered({ sha, baseline, counts }: Report): string {
  if (counts.requests > 0)
    return `Every change up to ${short(sha)} is delivered`
  const since = baseline === '' ? '' : ` since ${short(baseline)}`
  const isSame = baseline !== '' && counts.hidden === 0
  return `${isSame ? 'Nothing changed' : 'Nothing to push or archive'}${since}; the service was not asked`
}

const short = (sha: string): string => sha.slice(0, 7)

const missing = ({ failed, unsent }: Counts): number => failed + unsent

/** Messages that are errors by the input `warnings`. */
function countErrors(documents: readonly Outcome[]): number {
  return documents.reduce(
    (sum, { messages }) => sum + messages.filter(each => each.isError).length,
    0,
  )
}

/** Says what to do about pages that failed, or have errors, in a run that had no other problem. */
export function advice({ status, problem, counts, documents }: Report): string {
  if (status !== 'failed' || problem !== undefined) return ''
  if (missing(counts) > 0)
    return withHelp(
      'Each page that failed is listed with what to do; until that is done, each run tries it again and fails.',
      'pages-failed',
    )
  const count = countErrors(documents)
  return withHelp(
    `By the input warnings ${count} of the warnings about pages are errors: fix them, or change the lines for their kinds.`,
    'warnings',
  )
}

export function headline(report: Report): string {
  const start = conclusion(report)
  if (report.status === 'overtaken') return ofTarget(report, start)
  const counted = start.endsWith('.')
    ? ` In all: ${numbers(report.counts)}.`
    : `: ${numbers(report.counts)}.`
  return ofTarget(report, `${start}${counted} ${advice(report)}`.trimEnd())
}

export function ofTarget({ target }: Report, line: string): string {
  return target === undefined ? line : `${target}: ${line}`
}

/**
 * The pages that a run could not push or archive although it delivered all others, with what the service
 * may hold of each; `undefined` where nothing shows that the service accepts anything.
 *
 * @param uncertain the references of documents that may have been accepted by a request without an answer.
 * @param isHeldBack all archives were held back.
 */
export function toExceptions(
  documents: readonly Outcome[],
  { archives, heldOf, isFirstSync }: Plan,
  uncertain: ReadonlySet<string>,
  sha: string,
  isHeldBack: boolean,
): Exception[] | undefined {
  const missing = documents.filter(
    ({ kind }) => kind === 'failed' || kind === 'unsent',
  )
  if (isFirstSync && missing.length === documents.length) return undefined
  const moves = new Map(archives.map(each => [each.externalRef, each.movedTo]))
  return missing.map(({ externalRef, path, kind, failingSince }): Exception => {
    const waitsFor = kind === 'unsent' ? moves.get(externalRef) : undefined
    return {
      externalRef,
      path,
      // A page that was refused may be in search all the same if its request was made before, without an answer.
      held: uncertain.has(externalRef) || heldOf(externalRef) !== undefined,
      ...(waitsFor !== undefined && { waitsFor }),
      ...(isHeldBack &&
        kind === 'unsent' &&
        waitsFor === undefined && { isHeldBack }),
      since: failingSince ?? sha,
    }
  })
}

/**
 * Says of each page that failed since when it does, and how it can be left out of search.
 *
 * @param before the exceptions of earlier runs, which were tried again.
 */
export function explainFailures(
  outcomes: readonly Outcome[],
  { archives }: Plan,
  before: readonly Exception[],
): Outcome[] {
  const since = new Map(before.map(each => [each.externalRef, each.since]))
  // Lines in files leave out neither what is gone nor what is generated.
  const leaving = new Set(archives.map(each => each.externalRef))
  return outcomes.map(outcome => {
    const { kind, externalRef, path, isGenerated } = outcome
    if (kind !== 'failed') return outcome
    const failingSince = since.get(externalRef)
    const exclude =
      leaving.has(externalRef) || isGenerated ? undefined : excluding(path)
    return {
      ...outcome,
      ...(failingSince && { failingSince }),
      ...(exclude && { exclude }),
    }
  })
}

/**
 * The run as the journal is to remember it: later runs start from one that delivered everything but its exceptions.
 *
 * @param isChanged whether the run may have changed search.
 */
export function toEnding(
  { status, counts, exceptions }: Report,
  isChanged: boolean,
): Ending {
  const description = numbers(counts)
  if (status === 'succeeded')
    return { state: 'succeeded', description, exceptions }
  if (status === 'failed' && exceptions)
    return { state: 'succeeded', description, exceptions }
  return { state: isChanged ? 'failed' : 'void', description }
}

/** The run's outputs by their names in `action.yml`; the baseline is the one that all targets have. No file name is among them. */
export function toOutputs({
  counts,
  targets,
  agentInstructions,
}: Reports): Record<string, string> {
  const baselines = new Set(targets.map(each => each.baseline))
  return {
    ...Object.fromEntries(
      Object.entries(counts).map(([name, value]) => [name, String(value)]),
    ),
    baseline: baselines.size === 1 ? [...baselines].join('') : '',
    'agent-instructions-changed': String(agentInstructions?.kind === 'written'),
  }
}

/** The report file: of one target without a name that target's report, otherwise a list of them. */
export function toJson({ targets, ...run }: Reports): string {
  const { agentInstructions } = run
  // What differs in documents is their text, which no report has.
  const leftOut = {
    stop: undefined,
    changes: undefined,
    again: undefined,
    exceptions: undefined,
    leftToOthers: undefined,
    removed: undefined,
  }
  const [first, ...others] = targets.map(each => ({ ...each, ...leftOut }))
  const isAlone = first?.target === undefined
  return `${JSON.stringify(isAlone ? { ...first, agentInstructions } : { ...run, targets: [first, ...others] })}\n`
}
