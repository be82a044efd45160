/** A thousand years or ten: a run waits for neither. */
const MAX_RETRY_AFTER_S = 1e9

/** `Retry-After` in milliseconds, from seconds or a date (RFC 9110, 10.2.3); 0 when it is absent or neither. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return 0
  if (/^\d+$/.test(header)) return Math.min(Number(header), MAX_RETRY_AFTER_S) * 1000
  const date = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? 0 : Math.max(0, date - nowMs)
}
