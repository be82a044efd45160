/** Members that name what was not taken, when they are not empty. */
const FAILURES = ['error', 'errors', 'failed', 'failures', 'rejected', 'invalid']
/** Members that say whether all went well. */
const SUCCESSES = ['success', 'succeeded', 'ok', 'accepted']
const FAILED_STATUS = /^(?:error|errored|failed|failure|rejected|refused|invalid|[45]\d\d)$/i

/** The results of single documents stand in an array in an object, or a little deeper. */
const MAX_DEPTH = 6

/**
 * Whether an answer in JSON, or in lines of it, says of itself or of a document that it was not taken; what is no JSON
 * says nothing.
 */
export function speaksOfFailure(text: string): boolean {
  const whole = parsed(text)
  if (whole !== undefined) return says(whole, MAX_DEPTH)
  return text.split('\n').some(line => /^\{.*\}\s*$/.test(line) && says(parsed(line), MAX_DEPTH))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function says(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth === 0) return false
  if (Array.isArray(value)) return value.some(each => says(each, depth - 1))
  const members = Object.entries(value)
  return (
    members.some(([name, member]) => isFailure(name.toLowerCase(), member)) ||
    members.some(([, member]) => says(member, depth - 1))
  )
}

function isFailure(name: string, value: unknown): boolean {
  if (SUCCESSES.includes(name)) return value === false
  if (FAILURES.includes(name)) return isSomething(value)
  return name === 'status' && FAILED_STATUS.test(String(value))
}

function isSomething(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== ''
}
