import type { Outcome, Report } from '../report.ts'
import { toWarnings } from './warnings.ts'

/** A message at a file and line of the repository, as GitHub shows it beside the code. */
export interface Annotation {
  level: 'notice' | 'warning' | 'error'
  message: string
  file?: string
  line?: number
  column?: number
}

/** GitHub shows ten annotations of a level for each step; the last is kept for saying how many there are in all. */
const MAX_ANNOTATIONS = 9
/** One less: the step's own failure is an error too. */
const MAX_ERRORS = MAX_ANNOTATIONS - 1

/** What a pull request changes; `unknown` when that could not be found out, and absent where there is none. */
export type Touched = ReadonlySet<string> | 'unknown'

/** Pages that a pull request does not touch, or may not touch, are left to the summary. */
export function toAnnotations(report: Report, touched?: Touched): Annotation[] {
  const { agentInstructions, documents, problem } = report
  const first: Annotation[] =
    agentInstructions?.reason === undefined ? [] : [{ level: 'warning', message: agentInstructions.reason }]
  if (touched === 'unknown') return [...first, ...leftToTheSummary(report)]
  const shown = documents.filter(({ path }) => touched?.has(path) ?? true)
  return [
    ...atMost(MAX_ERRORS, errors(shown, problem), 'errors'),
    ...atMost(MAX_ANNOTATIONS, [...first, ...warnings(shown)], 'warnings'),
    ...atMost(MAX_ANNOTATIONS, hidden(shown, report), 'hidden pages'),
  ]
}

function leftToTheSummary({ documents, problem }: Report): Annotation[] {
  const counts = [errors(documents, problem).length, warnings(documents).length] as const
  if (counts[0] + counts[1] === 0) return []
  const message = `Which files this pull request changes could not be found out, so nothing is noted beside them: see the job summary for errors (${counts[0]}) and warnings (${counts[1]}).`
  return [{ level: 'notice', message }]
}

/** What the run's own error says already is the fault of no page. */
function errors(documents: readonly Outcome[], problem = ''): Annotation[] {
  const isOfTheRun = (reason = '') => reason !== '' && problem.toLowerCase().startsWith(reason.toLowerCase())
  return documents
    .filter(({ kind, reason }) => kind === 'failed' && !isOfTheRun(reason))
    .map(({ path, reason }) => ({ level: 'error', file: path, message: `${path}: ${reason}` }))
}

function warnings(documents: readonly Outcome[]): Annotation[] {
  return toWarnings(documents).map(({ outcome: { path: file }, message: { line, column, reason } }) => ({
    level: 'warning',
    file,
    line,
    column,
    message: reason,
  }))
}

/** That a page leaves search, or will never come into it, should surprise nobody; what stays hidden is no news. */
function hidden(documents: readonly Outcome[], { ifMerged }: Report): Annotation[] {
  return documents
    .filter(({ kind, isHidden }) => isHidden || (kind === 'hidden' && ifMerged))
    .map(({ path, reason }) => ({
      level: 'notice',
      file: path,
      line: 1,
      message: `This page is kept out of search: ${reason}.`,
    }))
}

function atMost(most: number, annotations: Annotation[], what: string): Annotation[] {
  if (annotations.length <= most + 1) return annotations
  const [first] = annotations
  const rest: Annotation = {
    level: first?.level ?? 'warning',
    message: `There are ${annotations.length} ${what} in all: see the job summary and the report file.`,
  }
  return [...annotations.slice(0, most), rest]
}
