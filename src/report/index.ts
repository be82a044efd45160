import type { Measures } from '../document/index.ts'
import type { Exception } from '../journal/index.ts'
import { type Stop, sentence } from '../plan/index.ts'
import {
  kinds,
  type Outcome,
  type OutcomeKind,
  outcomeWords,
} from '../push/deliver.ts'
import type { Answer } from '../questions/index.ts'
import type { Site, SiteUrl } from '../sites/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'

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
  /** Why every page is pushed, where it is: a sentence. */
  whyEverything?: string | undefined
  /** The line that lets the documents go that were held back; absent where none were. */
  approval?: string | undefined
  /** In a preview: why a push would archive nothing, and what to do; absent where it would. */
  refused?: string | undefined
  /** The sites that pages were read as pages of; absent where there is none. */
  sites?: SiteFact[] | undefined
  /** How documents will be found; absent where not all of them were made. */
  findability?: Findability | undefined
  /** The known questions; absent where none was asked. */
  questions?: Asked | undefined
  /** In a preview: what happens to the pages whose files differ from those of its base; not in the report file. */
  changes?: PageChange[]
  /** How many others are pushed again, since what they refer to has changed. */
  again?: number
}

/**
 * The things that a commit is compared with to find what changed: what past syncs left in search, by their record (`record`); nothing,
 * where there was none (`nothing`); or what a pull request would be merged into, where a preview cannot read the record (`base`).
 */
export type ComparedWith = 'record' | 'nothing' | 'base'

/** A site that pages are read as pages of. */
type SiteFact = Pick<Site, 'generator' | 'file' | 'address'>

/** The known questions of a run. */
export interface Asked {
  answers: Answer[]
  /** Their file, with the messages about it. */
  file: Outcome
}

export interface PageChange {
  kind: 'new' | 'changed' | 'renamed' | 'archived' | 'hidden'
  path: string
  /** The path that it had. */
  from?: string | undefined
  /** The lines of its document that differ; absent where they are not shown. */
  difference?: Difference | undefined
}

export interface Difference {
  added: number
  removed: number
  /** The first of them, with `+` or `-` before each. */
  lines: string[]
}

/** The account of a run: what the JSON report holds, and what summary, annotations and outputs are made from. */
export interface Report extends RunFacts {
  version: 1
  /** `overtaken`: search is further than this commit, so nothing was pushed. */
  status: 'succeeded' | 'failed' | 'overtaken'
  counts: Counts
  /** Why the run ended before it was through, left search alone, or had requests that got no answer; absent otherwise. */
  problem?: string | undefined
  documents: Outcome[]
}

/** How a run has ended, for its report and for the journal. */
export type RunEnd =
  /** Every document is delivered but the exceptions, which later runs try again; `heldBack` is why no archive was sent. */
  | {
      kind: 'delivered'
      exceptions: readonly Exception[]
      heldBack: Stop | undefined
    }
  /** Nothing shows that the service accepts any document. */
  | { kind: 'all failed' }
  /** It ended before it was through. */
  | { kind: 'stopped'; stop: Stop }
  /** An error ended it, or it could not be recorded. */
  | { kind: 'error'; problem: string }
  /** Search is further than this commit, so nothing was pushed. */
  | { kind: 'overtaken'; problem: string }

/** Why a run ended before it was through, left search unchanged, or held archives back: a sentence. */
export function problemOf(end: RunEnd): string | undefined {
  switch (end.kind) {
    case 'delivered':
      return end.heldBack && sentence(end.heldBack)
    case 'all failed':
      return undefined
    case 'stopped':
      return sentence(end.stop)
    default:
      return end.problem
  }
}

/** `verified`: the unchanged documents that were sent again to see that search accepts them. */
export type Counts = Record<OutcomeKind | 'verified' | 'requests', number>

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
  agentInstructions?: Instructions | undefined
  targets: Report[]
}

export function toReports(
  targets: Report[],
  instructions?: Instructions,
): Reports {
  const documents: Outcome[] = []
  let requests = 0
  for (const report of targets) {
    documents.push(...report.documents)
    requests += report.counts.requests
  }
  return {
    version: 1,
    status: statusOf(targets),
    isPreview: targets.some(({ isPreview }) => isPreview),
    counts: count(documents, requests),
    agentInstructions: instructions,
    targets,
  }
}

/** The worst status of all targets. */
function statusOf(targets: readonly Report[]): Report['status'] {
  const statuses = targets.map(({ status }) => status)
  if (statuses.includes('failed')) return 'failed'
  if (statuses.includes('overtaken')) return 'overtaken'
  return 'succeeded'
}

/** The account of a run. */
export function toReport(
  facts: RunFacts,
  documents: Outcome[],
  requests: number,
  end: RunEnd,
): Report {
  const counts = count(documents, requests)
  // A preview is green where the guard would hold pages back: it warns.
  const notDelivered = facts.isPreview ? counts.failed : missing(counts)
  const problem = problemOf(end)
  const isGreen =
    end.kind === 'delivered' &&
    problem === undefined &&
    notDelivered + countErrors(withQuestions({ ...facts, documents })) === 0
  const ofRed = end.kind === 'overtaken' ? 'overtaken' : 'failed'
  return {
    version: 1,
    status: isGreen ? 'succeeded' : ofRed,
    ...facts,
    counts,
    documents,
    problem,
  }
}

export function count(documents: readonly Outcome[], requests: number): Counts {
  const counts: Counts = {
    pushed: 0,
    archived: 0,
    unchanged: 0,
    hidden: 0,
    skipped: 0,
    failed: 0,
    unsent: 0,
    verified: 0,
    requests,
  }
  for (const { kind, isVerified } of documents) {
    counts[kind]++
    if (isVerified) counts.verified++
  }
  return counts
}

/** All pages of a run in one line: each counts once. */
export function numbers(counts: Counts): string {
  return kinds.map(kind => `${counts[kind]} ${outcomeWords[kind]}`).join(', ')
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
  const { pushed, archived, verified, requests } = counts
  if (requests > 0 && pushed + archived + verified + missing(counts) === 0)
    return `${unchanged(report)}, but search did not accept a document that was sent again`
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
function delivered(report: Report): string {
  const { sha, counts } = report
  if (counts.verified > 0)
    return `${unchanged(report)}; ${counts.verified} sent again to see that search accepts it`
  if (counts.requests > 0)
    return `Every change up to ${short(sha)} is delivered`
  return `${unchanged(report)}; the service was not asked`
}

function unchanged({ baseline, counts }: Report): string {
  const since = baseline === '' ? '' : ` since ${short(baseline)}`
  const isSame = baseline !== '' && counts.hidden === 0
  return `${isSame ? 'Nothing changed' : 'Nothing to push or archive'}${since}`
}

const short = (sha: string): string => sha.slice(0, 7)

const missing = ({ failed, unsent }: Counts): number => failed + unsent

export function pages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`
}

/** All that has messages: the documents, and the file of questions. */
export function withQuestions({
  documents,
  questions,
}: Pick<Report, 'documents' | 'questions'>): Outcome[] {
  return questions ? [...documents, questions.file] : documents
}

/** Messages that are errors by the input `warnings`, or by themselves. */
function countErrors(documents: readonly Outcome[]): number {
  let count = 0
  for (const { messages } of documents)
    for (const { isError } of messages) if (isError) count++
  return count
}

/** Says what to do about pages that failed, or have errors, in a run that had no other problem. */
export function advice(report: Report): string {
  const { status, problem, counts } = report
  if (status !== 'failed' || problem !== undefined) return ''
  if (missing(counts) > 0)
    return withHelp(
      'Each page that failed is listed with what to do; until that is done, each run tries it again and fails.',
      'pages-failed',
    )
  const count = countErrors(withQuestions(report))
  return withHelp(
    `${count} messages are errors, by the input warnings or by themselves: fix them, or change the lines for their kinds.`,
    'warnings',
  )
}

export function headline(report: Report): string {
  const start = conclusion(report)
  if (report.status === 'overtaken') return ofTarget(report, start)
  const inAll = report.isPreview ? ' In all it would be: ' : ' In all: '
  const joint = start.endsWith('.') ? inAll : ': '
  const line = `${start}${joint}${numbers(report.counts)}. ${advice(report)}`
  return ofTarget(report, line.trimEnd())
}

export function ofTarget({ target }: Report, line: string): string {
  return target === undefined ? line : `${target}: ${line}`
}

/** Says of each page that failed since when it does. @param before the exceptions of earlier runs, which were tried again. */
export function explainFailures(
  outcomes: readonly Outcome[],
  before: readonly Exception[],
): Outcome[] {
  const since = new Map<string, string>()
  for (const exception of before)
    since.set(exception.externalRef, exception.since)
  return outcomes.map(outcome => {
    if (outcome.kind !== 'failed') return outcome
    return { ...outcome, failingSince: since.get(outcome.externalRef) }
  })
}

/** The run's outputs by their names in `action.yml`; the baseline is the one that all targets have. No file name is among them. */
export function toOutputs({
  counts,
  targets,
  agentInstructions,
}: Reports): Record<string, string> {
  const outputs: Record<string, string> = {}
  for (const [name, value] of Object.entries(counts))
    outputs[name] = String(value)
  const [baseline = '', ...others] = new Set(
    targets.map(report => report.baseline),
  )
  outputs.baseline = others.length === 0 ? baseline : ''
  outputs.headline = targets.map(headline).join(' ')
  outputs['agent-instructions-changed'] = String(
    agentInstructions?.kind === 'written',
  )
  return outputs
}

/** The report file: of one target without a name that target's report, otherwise a list of them. */
export function toJson({ targets, ...run }: Reports): string {
  const reports = targets.map(toFileReport)
  const isAlone = targets[0]?.target === undefined
  const content = isAlone
    ? { ...reports[0], agentInstructions: run.agentInstructions }
    : { ...run, targets: reports }
  return `${JSON.stringify(content)}\n`
}

/** A report without the members that are not in the report file; the differences of documents are their text. */
function toFileReport(report: Report): Partial<Report> {
  const { changes, again, ...fileReport } = report
  return fileReport
}

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
