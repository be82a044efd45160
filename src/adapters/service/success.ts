import { inspect } from 'node:util'

const FAILED = /^(?:[45]\d\d|errors?|fail(?:ed|ure)?|rejected)$/i
/** A member of this name has the failures themselves, or their number. */
const FAILURES = /^(?:errors?|failed|rejected)$/i

/**
 * What counts as a plain report of failure in the body of a 2xx, at its top or in the result of one document. The
 * contract shows no body, so nothing else is read into one: with guesses at the meaning of other names, a good service
 * could never be synced.
 */
const REPORTS: readonly { name: RegExp; isFailure: (value: unknown) => boolean }[] = [
  { name: FAILURES, isFailure: value => !isEmpty(value) },
  { name: /^(?:success|ok)$/i, isFailure: value => value === false },
  {
    name: /^status(?:_?code)?$/i,
    isFailure: value => value === false || (typeof value !== 'object' && FAILED.test(String(value))),
  },
]

/** The results of the documents are the body itself, its lines, or a member of this name. */
const RESULTS = /^(?:items|results|responses|value|documents)$/i
/** What a result names its document by. */
const ID = /^(?:external_?ref|ref|_?id|key|object_?id)$/i
/** Where a result is within each item: Elasticsearch names the operation. */
const RESULT = /^(?:index|create|update|delete|result)$/

/** `refused`: these documents, by their index in the request, each with what the service says of it. */
export type Verdict = 'accepted' | 'failed' | { refused: Map<number, string> }

/** A document's index in the request, -1 where it is not known which one failed, and what the service says of it. */
type Failure = [index: number, why: unknown]

/**
 * Reads the body of a 2xx: whether it reports failure, and of which documents, if it tells.
 *
 * @param refs the `external_ref` of each document in the request.
 */
export function readSuccess(text: string, refs: readonly string[]): Verdict {
  const body = parse(text)
  const reports = failuresOf(body)
  const failures = [...failedResults(body, refs), ...reports.flatMap(report => listed(report, refs))]
  if (failures.length === 0 && reports.length === 0) return 'accepted'
  const refused = new Map(failures)
  if (refused.has(-1) || refused.size < Math.max(1, ...reports.map(claimed))) return 'failed'
  return { refused: new Map([...refused].map(([index, why]) => [index, inWords(why)])) }
}

/** Results name their documents, or are in their order. */
function failedResults(body: unknown, refs: readonly string[]): Failure[] {
  const [, member = []] = membersOf(body).find(each => RESULTS.test(each[0]) && Array.isArray(each[1])) ?? []
  const results = (Array.isArray(body) ? body : member) as unknown[]
  return results.flatMap((each, index): Failure[] => {
    const result = membersOf(each).find(([name]) => RESULT.test(name))?.[1] ?? each
    if (failuresOf(result).length === 0) return []
    const named = Math.max(indexOf(each, refs), indexOf(result, refs))
    return [[named < 0 && results.length === refs.length ? index : named, result]]
  })
}

/** The failures that are listed under a member such as `errors`, or keyed by the names of documents. */
function listed([name, value]: [string, unknown], refs: readonly string[]): Failure[] {
  if (!FAILURES.test(name)) return []
  if (Array.isArray(value))
    return value.filter(each => !isEmpty(each)).map(each => [indexOf(each, refs), each])
  return membersOf(value).map(([ref, why]) => [refs.indexOf(ref), why])
}

/** How many documents have failed by a report that does not list them; all of them, where it may mean so. */
function claimed([name, value]: [string, unknown]): number {
  if (!FAILURES.test(name)) return Number.POSITIVE_INFINITY
  return typeof value === 'object' ? 0 : Number(value) || Number.POSITIVE_INFINITY
}

/** -1 when it names no document of the request. */
function indexOf(result: unknown, refs: readonly string[]): number {
  if (typeof result === 'string') return refs.indexOf(result)
  const ids = membersOf(result).filter(([name, value]) => ID.test(name) && typeof value === 'string')
  return Math.max(-1, ...ids.map(([, id]) => refs.indexOf(id as string)))
}

function failuresOf(value: unknown): [string, unknown][] {
  return membersOf(value).filter(([name, member]) =>
    REPORTS.some(report => report.name.test(name) && report.isFailure(member)),
  )
}

function membersOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/** JSON, or lines of it as a list. */
function parse(text: string): unknown {
  for (const json of [text, `[${text.trim().replaceAll('\n', ',')}]`])
    try {
      return JSON.parse(json)
    } catch {}
  return undefined
}

function isEmpty(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return !value || Number(value) === 0
  return depth < 5 && Object.values(value).every(each => isEmpty(each, depth + 1))
}

function inWords(why: unknown): string {
  return typeof why === 'string' ? why : inspect(why, { depth: 2, breakLength: Number.POSITIVE_INFINITY })
}
