import type { Trouble } from '../http/exchange.ts'
import { shown } from '../shown.ts'

/** What came back of one request: the parts of an HTTP response that matter, or the error in its place. */
export type Answer = Response | ({ kind: 'error' } & Trouble)

export interface Response {
  kind: 'response'
  status: number
  isHtml: boolean
  location: string | null
  retryAfter: string | null
  text: string
  /** It goes on after `text`, further than is read. */
  isCut: boolean
  /** How many documents the request had. */
  sent: number
  /** The key stands in it, so it is not shown. */
  holdsKey: boolean
}

export const looksLikeHtml = (text: string): boolean => /^\s*<(?:!doctype|html|head|body)/i.test(text)

/** The status, and what the service says with it. */
export function said({ status, isHtml, text, holdsKey }: Response): string {
  if (holdsKey) return `status ${status}, in words that repeat the key`
  return text.trim() === '' || isHtml ? `status ${status}` : `status ${status}, "${shown(text.trim())}"`
}

/** Where a redirect leads, as far as that may be shown. */
export function originOf({ location, holdsKey }: Response): string {
  const url = location === null || holdsKey ? null : URL.parse(location)
  return url === null ? 'another address' : shown(url.origin)
}
