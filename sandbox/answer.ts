/** One answer, not yet sent. */
export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  const type = 'application/json; charset=utf-8'
  return { status, headers: { 'content-type': type, ...headers }, body: JSON.stringify(value) }
}
