import http from 'node:http'

/** The proxy cannot be used as it is set; the message says what to do. */
export class ProxyError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Node's own support since 24.14; a runner may have an older Node. */
const nodesOwn: typeof http.setGlobalProxyFromEnv | undefined = http.setGlobalProxyFromEnv

/**
 * Makes `fetch` go through the proxy of `HTTPS_PROXY`, but for what `NO_PROXY` names. What goes to this machine by
 * plain http never goes through a proxy, which could read the key.
 *
 * @returns undoes it.
 * @throws ProxyError when there is a proxy to use, and it cannot be.
 */
export function useProxy(baseUrl: string, environment: Environment, set = nodesOwn): () => void {
  const { protocol, hostname } = new URL(baseUrl)
  const { https_proxy, HTTPS_PROXY, http_proxy, HTTP_PROXY, no_proxy, NO_PROXY } = environment
  // Node itself then uses all of them from its start on.
  const isOn = environment.NODE_USE_ENV_PROXY === '1'
  if (protocol === 'http:') {
    const proxy = http_proxy || HTTP_PROXY
    if (!proxy || !isOn) return () => {}
    if (set === undefined) throw new ProxyError(UNWANTED)
    return set({ HTTP_PROXY: toAddress(proxy), NO_PROXY: hostname })
  }
  const proxy = https_proxy || HTTPS_PROXY
  if (!proxy) return () => {}
  const address = toAddress(proxy)
  if (set !== undefined) return set({ HTTPS_PROXY: address, NO_PROXY: no_proxy || NO_PROXY || '' })
  if (isOn) return () => {}
  throw new ProxyError(TOO_OLD)
}

const TOO_OLD = `HTTPS_PROXY is set, and the Node of this runner (${process.version}) uses it only when it is told to from the start. Set NODE_USE_ENV_PROXY: 1 under env of this step, or update the runner.`
const UNWANTED = `NODE_USE_ENV_PROXY=1 would send the key to the proxy of HTTP_PROXY in clear, and the Node of this runner (${process.version}) cannot be told otherwise. Take NODE_USE_ENV_PROXY away for this step, or update the runner.`

/** As curl has it, a proxy without a scheme is an http one. It may hold a password, so it is never shown. */
function toAddress(proxy: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(proxy) ? proxy : `http://${proxy}`
  if (/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return address
  throw new ProxyError(
    'HTTPS_PROXY or HTTP_PROXY is not the address of an http proxy. Give one such as http://proxy.example.com:8080; SOCKS is not supported.',
  )
}
