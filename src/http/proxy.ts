import http from 'node:http'
import https from 'node:https'

/** The proxy cannot be used as it is set; the message says what to do. */
export class ProxyError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether this Node's agents know proxies, as they do since 24.5, like this option; a runner may have an older one. */
const KNOWS_PROXIES = process.allowedNodeEnvironmentFlags.has('--use-env-proxy')

/**
 * What stands in between may forget a connection on which nothing is said, Azure's after four minutes and without a word:
 * what is sent then is lost. Without a limit Node also overlooks how long the server says that it keeps one.
 */
const MAX_IDLE_MS = 30_000

/**
 * What requests go through: the proxy of `HTTPS_PROXY`, but for what `NO_PROXY` names. What goes to
 * this machine by plain http never goes through a proxy, which could read the key.
 *
 * @throws ProxyError when there is a proxy to use, and it cannot be.
 */
export function openAgent(
  baseUrl: string,
  environment: Environment,
  knowsProxies = KNOWS_PROXIES,
): http.Agent {
  const options = { keepAlive: true, timeout: MAX_IDLE_MS }
  // An empty `proxyEnv` keeps Node from taking the environment's own, as it may with NODE_USE_ENV_PROXY.
  if (baseUrl.startsWith('http:')) return new http.Agent({ ...options, proxyEnv: {} })
  const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = environment
  const proxy = https_proxy || HTTPS_PROXY
  if (!proxy) return new https.Agent({ ...options, proxyEnv: {} })
  if (!knowsProxies)
    throw new ProxyError(
      `HTTPS_PROXY is set, and the Node of this runner (${process.version}) knows no proxies: it must be 24.5 or later. Update the runner to version 2.328.0 or later, which brings it, or take HTTPS_PROXY away for this step if the service can be reached without.`,
    )
  return new https.Agent({
    ...options,
    proxyEnv: { HTTPS_PROXY: toAddress(proxy), NO_PROXY: no_proxy || NO_PROXY },
  })
}

/** As curl has it, a proxy without a scheme is an http one. It may hold a password, so it is never shown. */
function toAddress(proxy: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return address
  throw new ProxyError(
    'HTTPS_PROXY is not the address of an http proxy. Give one such as http://proxy.example.com:8080; SOCKS is not supported.',
  )
}
