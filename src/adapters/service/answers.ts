import type { Reply } from '../../push/outcome.ts'
import { sanitizeForLog, type Topic } from '../../text/index.ts'
import type { HttpFailure } from '../http.ts'
import { reportsFailure } from './success.ts'

/** What came back of one request: the parts of an HTTP response that matter, or the failure in its place. */
export type Answer = Response | HttpFailure

export interface Response {
  kind: 'response'
  status: number
  isHtml: boolean
  /** Absent, too, where it has the key in it. */
  location: string | undefined
  retryAfter: string | undefined
  /** Without the key. */
  text: string
}

/**
 * `split`: a smaller request may succeed, and `split by size`: all later ones must be smaller too; `retry`: the same
 * one may succeed later, and `slow down`: with fewer at once; `fatal`: none will, and `fatal at first`: but where others
 * were accepted, it is the fault of one document; `fatal or retry`: none will, but where there were answers before, the
 * service is away for a while.
 */
type Meaning =
  | 'success'
  | 'split'
  | 'split by size'
  | 'retry'
  | 'slow down'
  | 'fatal'
  | 'fatal at first'
  | 'fatal or retry'

interface Rule<T> {
  applies: (answer: T) => boolean
  means: Meaning
  reason: (answer: T) => string
  hint?: string
  /** Where it is explained. */
  topic: Topic
}

function is(...statuses: number[]) {
  return ({ status }: Response) => statuses.includes(status)
}
function from(low: number, high: number) {
  return ({ status }: Response) => status >= low && status <= high
}
function coded(codes: RegExp) {
  return ({ code }: HttpFailure) => codes.test(code)
}

/**
 * What we assume of the answers that the contract does not show (contract, "Errors" and "Limits"): the first row
 * that applies counts. To change an assumption, change its row.
 */
export const answers: readonly Rule<Response>[] = [
  {
    applies: answer => from(200, 299)(answer) && answer.isHtml,
    means: 'fatal',
    reason: () => 'the answer is a web page, most likely a login',
    hint: 'Check base-url: it must lead to the search service itself, past any login or gateway.',
    topic: 'base-url',
  },
  {
    applies: answer => from(200, 299)(answer) && reportsFailure(answer.status, answer.text),
    means: 'split',
    reason: answer => `the service did not accept it: ${said(answer)}`,
    topic: 'page-refused',
  },
  {
    applies: from(200, 299),
    means: 'success',
    reason: () => '',
    topic: 'page-refused',
  },
  {
    applies: from(300, 399),
    means: 'fatal',
    reason: answer => `the service redirects to ${originOf(answer)}; the key is not sent on`,
    hint: 'Set base-url to the address that the service really has.',
    topic: 'base-url',
  },
  {
    applies: is(400, 422),
    means: 'split',
    reason: answer => `the service refused it: ${said(answer)}`,
    topic: 'page-refused',
  },
  {
    applies: is(401),
    means: 'fatal',
    reason: ({ status }) => `the service rejected the API key (status ${status})`,
    hint: 'Check the secret behind api-key: it may be misspelt, expired or of another service. Create a new key with write access if need be.',
    topic: 'api-key',
  },
  {
    applies: is(403),
    means: 'fatal at first',
    reason: answer => `the service refused the API key (${said(answer)})`,
    hint: 'Create an API key with write access to this connector and store it in the secret behind api-key. If it has that access, a firewall in front of the service may be blocking the text of a page: allow the requests of this action.',
    topic: 'api-key',
  },
  {
    applies: is(404),
    means: 'fatal',
    reason: answer => `the address in base-url leads to no search service (${said(answer)})`,
    hint: 'Check it: it is the address up to, but not including, /api.',
    topic: 'base-url',
  },
  {
    applies: is(413),
    means: 'split by size',
    reason: answer => `the request is too large for the service: ${said(answer)}`,
    topic: 'page-too-large',
  },
  {
    applies: is(429),
    means: 'slow down',
    reason: answer => `the service asks for fewer requests (${said(answer)})`,
    hint: 'Check that the service is up, then run this workflow again.',
    topic: 'service-down',
  },
  {
    applies: answer => is(408, 425, 500, 502, 503, 504)(answer) || from(520, 529)(answer),
    means: 'retry',
    reason: answer => `the service has a temporary error (${said(answer)})`,
    hint: 'Check that the service is up, then run this workflow again.',
    topic: 'service-down',
  },
  {
    applies: () => true,
    means: 'fatal',
    reason: answer => `the service gave an unexpected response (${said(answer)})`,
    hint: 'Check base-url, and whether there is a proxy or firewall before the service.',
    topic: 'unexpected-response',
  },
]

/** What we assume of failures that come instead of an answer: the first row that applies counts. */
export const failures: readonly Rule<HttpFailure>[] = [
  {
    applies: coded(
      /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|HOSTNAME_MISMATCH|EPROTO)/,
    ),
    means: 'fatal or retry',
    reason: ({ message }) => `the connection is not secure: ${message}`,
    hint: 'Check the certificate of base-url. For a certificate authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    topic: 'certificate',
  },
  {
    applies: ({ proxyStatus }) => proxyStatus === 407,
    means: 'fatal',
    reason: ({ message }) => `the proxy asks for a user name and a password: ${message}`,
    hint: 'Give them in HTTPS_PROXY (http://name:password@proxy:port), or name the service in NO_PROXY.',
    topic: 'proxy',
  },
  {
    applies: ({ proxyStatus = 0 }) => proxyStatus >= 400 && proxyStatus < 500,
    means: 'fatal',
    reason: ({ message }) => `the proxy does not let this through: ${message}`,
    hint: 'Allow the address of base-url in the proxy, or name the service in NO_PROXY if it can be reached without.',
    topic: 'proxy',
  },
  {
    applies: ({ proxyStatus }) => proxyStatus !== undefined,
    means: 'retry',
    reason: ({ message }) => `the proxy does not reach the service: ${message}`,
    hint: 'Check HTTPS_PROXY and base-url, and that the service is up.',
    topic: 'proxy',
  },
  {
    applies: coded(/^ENOTFOUND$/),
    means: 'fatal or retry',
    reason: ({ message }) => message,
    hint: 'Check the spelling of base-url (and of HTTPS_PROXY, if there is a proxy), and whether this runner can reach your network.',
    topic: 'base-url',
  },
  {
    applies: coded(/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/),
    means: 'retry',
    reason: ({ message }) => message,
    hint: 'Check base-url, that the service is up, and that a firewall lets this runner through.',
    topic: 'base-url',
  },
  {
    applies: coded(/^HPE_/),
    means: 'retry',
    reason: ({ message }) => `the answer is not HTTP: ${message}`,
    hint: 'Check base-url: its port may be that of another service.',
    topic: 'base-url',
  },
  {
    applies: () => true,
    means: 'retry',
    reason: ({ message }) => `no answer: ${message}`,
    hint: 'Check that the service is up, and the proxy of HTTPS_PROXY if there is one, then run this workflow again.',
    topic: 'service-down',
  },
]

/**
 * Judges an answer by the tables. `nowMs` is needed where `Retry-After` is a date.
 *
 * @param hasAnswered the service gave an answer before.
 */
export function judge(answer: Answer, nowMs: number, hasAnswered = false): Reply {
  if (answer.kind === 'failure') return judgeFailure(answer, hasAnswered)
  const rule = answers.find(each => each.applies(answer)) as Rule<Response>
  return toReply(rule, rule.reason(answer), retryAfterMs(answer.retryAfter, nowMs))
}

export function judgeFailure(failure: HttpFailure, hasAnswered = false): Reply {
  const safe = { ...failure, message: sanitizeForLog(failure.message) }
  const found = failures.find(each => each.applies(safe)) as Rule<HttpFailure>
  const rule = found.means === 'fatal or retry' && hasAnswered ? { ...found, means: 'retry' as const } : found
  return toReply(rule, `${rule.reason(safe)} (${sanitizeForLog(failure.code)})`, 0)
}

function toReply({ means, hint = '', topic }: Rule<never>, reason: string, afterMs: number): Reply {
  if (means === 'success') return { kind: 'accepted' }
  if (means === 'fatal' || means === 'fatal or retry') return { kind: 'fatal', reason, hint, topic }
  if (means === 'fatal at first') return { kind: 'fatal', reason, hint, topic, mayBeDocument: true }
  if (means.startsWith('split')) return { kind: 'split', reason, topic, isSize: means === 'split by size' }
  return { kind: 'retry', reason, hint, topic, afterMs, isPressure: means === 'slow down' }
}

/** What a 404 means where the service itself answers at base-url. */
export function unknownConnector(connectorId: string, answer: Response): Reply {
  return {
    kind: 'fatal',
    reason: `the service has no connector with the ID "${sanitizeForLog(connectorId)}" (${said(answer)})`,
    hint: 'It does answer at base-url, so connector-id is wrong: copy the ID of a connector of type "Custom push" from the connector\'s page.',
    topic: 'connector-id',
  }
}

/** More than is ever shown of an answer. */
const MAX_CHARACTERS = 10_000

/** The status, and what the service says with it. */
function said({ status, isHtml, text }: Response): string {
  const words = text.trim().slice(0, MAX_CHARACTERS)
  return words === '' || isHtml ? `status ${status}` : `status ${status}, "${sanitizeForLog(words)}"`
}

/** Where a redirect leads, as far as that may be shown. */
function originOf({ location }: Response): string {
  const url = location === undefined ? null : URL.parse(location)
  return url === null ? 'another address' : sanitizeForLog(url.origin)
}

/** `Retry-After` in milliseconds, from seconds or a date (RFC 9110, 10.2.3); 0 when it is absent or neither. */
export function retryAfterMs(header: string | undefined, nowMs: number): number {
  if (header === undefined) return 0
  if (/^\d+$/.test(header)) return Math.min(Number(header), 1e9) * 1000
  const date = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? 0 : Math.max(0, date - nowMs)
}
