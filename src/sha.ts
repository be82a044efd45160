/** Whether a value is the full name of a commit in SHA-1 or SHA-256, as git writes it. */
export function isSha(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)
}
