const FAILED = /^(?:[45]\d\d|errors?|fail(?:ed|ure)?|rejected)$/i

/**
 * What counts as a plain report of failure in the body of a 2xx, at its top or in the result of one document. The
 * contract shows no body, so nothing else is read into one: with guesses at the meaning of other names, a good service
 * could never be synced.
 */
const REPORTS: readonly { name: RegExp; isFailure: (value: unknown) => boolean }[] = [
  { name: /^(?:errors?|failed|rejected)$/i, isFailure: value => !isEmpty(value) },
  { name: /^(?:success|ok)$/i, isFailure: value => value === false },
  {
    name: /^status(?:_?code)?$/i,
    isFailure: value => value === false || (typeof value !== 'object' && FAILED.test(String(value))),
  },
]

/** The results of the documents are the body itself, its lines, or a member of this name. */
const RESULTS = /^(?:items|results|responses|value|documents)$/i
/** Where a result is within each item: Elasticsearch names the operation. */
const RESULT = /^(?:index|create|update|delete|result)$/

/**
 * Whether the body of a 2xx reports failure, of the whole request or of a document in it. Which document it is turns out
 * when the request is split.
 */
export function reportsFailure(text: string): boolean {
  const body = parse(text)
  const results = Array.isArray(body)
    ? body
    : membersOf(body).flatMap(([name, value]) => (RESULTS.test(name) && Array.isArray(value) ? value : []))
  return [body, ...results.map(resultIn)].some(each => membersOf(each).some(isReport))
}

function resultIn(item: unknown): unknown {
  return membersOf(item).find(([name]) => RESULT.test(name))?.[1] ?? item
}

function isReport([name, value]: [string, unknown]): boolean {
  return REPORTS.some(report => report.name.test(name) && report.isFailure(value))
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
