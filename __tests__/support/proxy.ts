import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'

/** What a proxy does with CONNECT: lets it through to `target`, answers it with a status, or drops the connection. */
export type Conduct = { target: string } | { status: number } | 'drops' | 'says nothing'

export interface Proxy extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  url: string
  /** The first line of each request, and what it says of itself to the proxy. */
  seen: { line: string; authorization: string | undefined }[]
  /** All bytes that came to the proxy, of tunnels too. */
  text(): string
}

/** A real HTTP proxy. Whatever host is asked for, a tunnel leads to `target`. */
export async function startProxy(conduct: Conduct): Promise<Proxy> {
  const seen: Proxy['seen'] = []
  const sockets = new Set<Socket>()
  let text = ''
  const server = createServer((request, response) => {
    seen.push({
      line: `${request.method} ${request.url}`,
      authorization: request.headers['proxy-authorization'],
    })
    response.writeHead(502).end('no')
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', chunk => (text += chunk.toString('latin1')))
  })
  server.on('connect', (request, socket: Socket) => {
    seen.push({ line: `CONNECT ${request.url}`, authorization: request.headers['proxy-authorization'] })
    if (conduct === 'drops') socket.destroy()
    else if (conduct === 'says nothing') return
    else if ('status' in conduct) socket.end(`HTTP/1.1 ${conduct.status} No\r\ncontent-length: 0\r\n\r\n`)
    else {
      const { hostname, port } = new URL(conduct.target)
      const onward = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        onward.pipe(socket).pipe(onward)
      })
      sockets.add(onward.on('error', () => socket.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    text: () => text,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const tls = (name: string) => new URL(`../../fixtures/tls/${name}`, import.meta.url)

/** The certificate of the authority that the TLS server's own is from; made for these tests alone. */
export const authority = tls('authority.pem').pathname

/** The same server by TLS, as `search.test`, `localhost` or 127.0.0.1; the certificate's authority is nobody's. */
export async function startTls(target: string): Promise<AsyncDisposable & { url: string; port: number }> {
  const { port: targetPort, hostname } = new URL(target)
  const options = { key: readFileSync(tls('server.key')), cert: readFileSync(tls('server.pem')) }
  const sockets = new Set<{ destroy(): unknown }>()
  const server = createTlsServer(options, socket => {
    const onward = connect(Number(targetPort), hostname)
    sockets.add(socket).add(onward)
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    onward.pipe(socket).pipe(onward)
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    port,
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
