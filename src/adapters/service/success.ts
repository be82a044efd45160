/**
 * Whether the body of a 2xx is a plain report of failure: a non-empty `errors`, `failed` or `rejected` at the top,
 * `success` or `ok` that is `false`, or a 207 whose items have statuses of 400 or more. The contract shows no body, so
 * nothing else is read into one: with guesses at other names, a good service could never be synced.
 */
export function reportsFailure(status: number, text: string): boolean {
  const body = parse(text)
  if (typeof body !== 'object' || body === null) return false
  const { errors, failed, rejected, success, ok } = body as Record<string, unknown>
  if ([errors, failed, rejected].some(each => !isEmpty(each)) || success === false || ok === false)
    return true
  const items = Array.isArray(body) ? body : Object.values(body).filter(Array.isArray).flat()
  return (
    status === 207 && items.some(each => [each?.status, each?.statusCode].some(code => Number(code) >= 400))
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Nothing, zero, `false`, and a list or an object without members. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return !value || Number(value) === 0
}
