/** Members that name what was not taken, when they are not empty. */
const FAILURES = ['error', 'errors', 'failed', 'failures', 'rejected', 'invalid']
/** Members that say whether all went well. */
const SUCCESSES = ['success', 'succeeded', 'ok', 'accepted']
const FAILED_STATUS = /^(?:error|errored|failed|failure|rejected|refused|invalid)$/i

/** The results of single documents stand in an array in an object, or deeper by one. */
const MAX_DEPTH = 4

/** Whether an answer in JSON says of itself, or of a document, that it was not taken; what is no JSON says nothing. */
export function speaksOfFailure(text: string): boolean {
  try {
    return says(JSON.parse(text), MAX_DEPTH)
  } catch {
    return false
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
  if (name !== 'status') return false
  return typeof value === 'number' ? value >= 400 && value <= 599 : FAILED_STATUS.test(String(value))
}

function isSomething(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== ''
}
