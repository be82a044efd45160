import type { Trouble } from '../http/exchange.ts'
import { shown } from '../shown.ts'
import type { Reply } from './reply.ts'

interface Rule {
  name: string
  applies: (trouble: Trouble) => boolean
  /** What is wrong, before the error's own words. */
  what: string
  hint: string
  /** Trying again may help. */
  passes: boolean
}

const code =
  (...codes: (string | RegExp)[]) =>
  (trouble: Trouble) =>
    codes.some(each => (typeof each === 'string' ? each === trouble.code : each.test(trouble.code)))

/** What we assume of errors that come instead of an answer: the first row that applies counts. */
export const troubles: readonly Rule[] = [
  {
    name: 'a certificate that is not trusted, or no TLS at all',
    applies: code(
      /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(?:GET_ISSUER|VERIFY)|HOSTNAME_MISMATCH|EPROTO)/,
    ),
    what: 'the connection is not secure',
    hint: 'Check the certificate of base-url. For an authority of your own, set NODE_EXTRA_CA_CERTS to its certificate file.',
    passes: false,
  },
  {
    name: 'a proxy that wants a password',
    applies: ({ proxyStatus }) => proxyStatus === 407,
    what: 'the proxy asks for a user name and a password',
    hint: 'Give them in HTTPS_PROXY (http://name:password@proxy:port), or name the service in NO_PROXY.',
    passes: false,
  },
  {
    name: 'a proxy that does not let us through',
    applies: ({ proxyStatus = 0 }) => proxyStatus >= 400 && proxyStatus < 500,
    what: 'the proxy does not let this through',
    hint: 'Allow the address of base-url in the proxy, or name the service in NO_PROXY if it can be reached without.',
    passes: false,
  },
  {
    name: 'a proxy in trouble',
    applies: ({ proxyStatus }) => proxyStatus !== undefined,
    what: 'the proxy does not reach the service',
    hint: 'Check HTTPS_PROXY and base-url, and that the service is up.',
    passes: true,
  },
  {
    name: 'an unknown name',
    applies: code('ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'),
    what: 'no answer',
    hint: 'The name in base-url is not known here. Check its spelling, and whether this runner can reach your network.',
    passes: true,
  },
  {
    name: 'nobody there',
    applies: code('ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'),
    what: 'no answer',
    hint: 'Nothing answers at base-url. Check it, that the service is up, and that a firewall lets this runner through.',
    passes: true,
  },
  {
    name: 'something that is not HTTP',
    applies: code(/^HPE_/),
    what: 'the answer is not HTTP',
    hint: 'Check base-url: its port may be that of another service.',
    passes: true,
  },
  {
    name: 'anything else: a connection that was reset, cut off or silent',
    applies: () => true,
    what: 'no answer',
    hint: 'Check that the service is up, and the proxy of HTTPS_PROXY if there is one, then run this workflow again.',
    passes: true,
  },
]

/** Judges an error by the table. */
export function judgeTrouble(trouble: Trouble): Reply {
  const { what, hint, passes } = troubles.find(each => each.applies(trouble)) as Rule
  const reason = `${what}: ${shown(trouble.message)} (${shown(trouble.code)})`
  return passes
    ? { kind: 'retry', reason, hint, afterMs: 0, isPressure: false }
    : { kind: 'fatal', reason, hint }
}
