import { shown } from '../shown.ts'
import { type Answer, looksLikeHtml, originOf, type Response, said } from './answer.ts'
import { speaksOfEach, speaksOfFailure } from './partial.ts'
import type { Reply } from './reply.ts'
import { retryAfterMs } from './retry-after.ts'
import { judgeTrouble } from './trouble.ts'

interface Rule {
  name: string
  applies: (status: number, answer: Response) => boolean
  reply: (answer: Response, nowMs: number) => Reply
}

const is =
  (...statuses: number[]) =>
  (status: number) =>
    statuses.includes(status)
const from = (low: number, high: number) => (status: number) => status >= low && status <= high

/**
 * What we assume of the answers that the contract does not show (contract, "Errors" and "Limits"): the first row
 * that applies counts. To change an assumption, change its row.
 */
export const answers: readonly Rule[] = [
  {
    name: 'a web page instead of an answer',
    applies: (status, answer) => from(200, 299)(status) && (answer.isHtml || looksLikeHtml(answer.text)),
    reply: () =>
      fatal(
        'the answer is a web page, most likely a login',
        'Check base-url: it must lead to the search service itself, past any login or gateway.',
      ),
  },
  {
    // The worst reading of a 2xx that reports an error is the only one in which no document is lost unnoticed.
    name: 'some documents taken and some not',
    applies: (status, { text, sent }) =>
      (status === 207 && !speaksOfEach(text, sent)) ||
      (from(200, 299)(status) && speaksOfFailure(text, sent)),
    reply: answer => split(`the service did not take all: ${said(answer)}`, false),
  },
  {
    // Fewer documents get a shorter answer.
    name: 'a success that goes on for too long to be read',
    applies: (status, { isCut }) => from(200, 299)(status) && isCut,
    reply: ({ status }) =>
      split(
        `the service did not say briefly enough whether it took all: status ${status}, and an answer without an end`,
        true,
      ),
  },
  { name: 'accepted', applies: from(200, 299), reply: () => ({ kind: 'accepted' }) },
  {
    name: 'redirect',
    applies: from(300, 399),
    reply: answer =>
      fatal(
        `the service redirects to ${originOf(answer)}; the key is not sent on`,
        'Set base-url to the address that the service really has.',
      ),
  },
  {
    name: 'a document that the service does not take',
    applies: is(400, 422),
    reply: answer => split(`the service refused it: ${said(answer)}`, false),
  },
  {
    name: 'unknown key',
    applies: is(401),
    reply: answer =>
      fatal(
        `the service does not know the key (status ${answer.status})`,
        'Check the secret behind api-key: it may be misspelt, expired or of another service. Create a new key with write access if need be.',
      ),
  },
  {
    name: 'a key without write access',
    applies: is(403),
    reply: answer =>
      fatal(
        `the service refuses the key (status ${answer.status})`,
        'Create an API key with write access to this connector and store it in the secret behind api-key. If it has that access, a firewall before the service takes the text of a page for an attack: let it pass what this action sends.',
      ),
  },
  {
    name: 'nothing there',
    applies: is(404),
    reply: answer =>
      fatal(
        `the address in base-url leads to no search service (${said(answer)})`,
        'Check it: it is the address up to, but not including, /api.',
      ),
  },
  {
    name: 'too large',
    applies: is(413),
    reply: answer => split(`the service finds the request too large: ${said(answer)}`, true),
  },
  {
    name: 'too many requests',
    applies: is(429),
    reply: (answer, nowMs) =>
      retry(`the service asks for fewer requests (${said(answer)})`, answer.retryAfter, nowMs, true),
  },
  {
    name: 'trouble that passes',
    applies: status => is(408, 425, 500, 502, 503, 504)(status) || from(520, 529)(status),
    reply: (answer, nowMs) =>
      retry(`the service is in trouble (${said(answer)})`, answer.retryAfter, nowMs, false),
  },
  {
    name: 'anything else',
    applies: () => true,
    reply: answer =>
      fatal(
        `the service gave an answer that makes no sense here (${said(answer)})`,
        'Check base-url, and whether a proxy or firewall stands between.',
      ),
  },
]

/** Judges an answer by the table. `nowMs` is needed where `Retry-After` is a date. */
export function judge(answer: Answer, nowMs: number): Reply {
  if (answer.kind === 'error') return judgeTrouble(answer)
  const rule = answers.find(each => each.applies(answer.status, answer)) as Rule
  return rule.reply(answer, nowMs)
}

function fatal(reason: string, hint: string): Reply {
  return { kind: 'fatal', reason, hint }
}

function split(reason: string, isSize: boolean): Reply {
  return { kind: 'split', reason, isSize }
}

function retry(reason: string, header: string | null, nowMs: number, isPressure: boolean): Reply {
  const hint = 'Check that the service is up, then run this workflow again.'
  return { kind: 'retry', reason, hint, afterMs: retryAfterMs(header, nowMs), isPressure }
}

/** What a 404 means where the service itself answers at base-url. */
export function unknownConnector(connectorId: string, answer: Response): Reply {
  return fatal(
    `the service has no connector with the ID "${shown(connectorId)}" (${said(answer)})`,
    'It does answer at base-url, so connector-id is wrong: copy the ID of a connector of type "Custom push" from the connector\'s page.',
  )
}
