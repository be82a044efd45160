import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Delivery } from './faults.ts'

/** A request, read to its end or to the limit. */
export interface Received {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
  /** How much was read; the length that was announced when it is over the limit. */
  bytes: number
  tooLarge: boolean
}

interface Listening {
  url: string
  close(): Promise<void>
}

/** Listens on 127.0.0.1 (port 0 is a free one) and answers each request once it has been read. */
export async function listen(
  { port, maxBytes }: { port?: number | undefined; maxBytes: number },
  respond: (received: Received) => Promise<Delivery>,
): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const received = await read(request, maxBytes).catch(() => undefined)
    if (!received) return // the client went away in the middle
    const delivery = await respond(received).catch(unexpected)
    deliver(request, response, received, delivery)
  })
  return listenLocally(server, port)
}

/** Makes a server listen on 127.0.0.1, at a free port if none is given. */
export async function listenLocally(server: Server, port = 0): Promise<Listening> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function read(request: IncomingMessage, maxBytes: number): Promise<Received> {
  const { method = '', headers } = request
  // A proxy's absolute address does not parse here, and is answered like any unknown path.
  const url = URL.parse(`http://127.0.0.1${request.url}`) ?? new URL('http://127.0.0.1/')
  const over = (bytes: number) => ({ method, url, headers, body: Buffer.alloc(0), bytes, tooLarge: true })
  const announced = Number(headers['content-length'] ?? 0)
  if (announced > maxBytes) return over(announced)

  const chunks: Buffer[] = []
  let bytes = 0
  // An iterator that is left early would otherwise destroy the socket that the answer has to go through.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > maxBytes) return over(bytes)
    chunks.push(chunk)
  }
  return { method, url, headers, body: Buffer.concat(chunks), bytes, tooLarge: false }
}

/** A defect of the sandbox must show up as such in a test, and not as a request without an answer. */
function unexpected(error: unknown): Delivery {
  console.error(error)
  return { kind: 'whole', answer: json(500, { error: 'the sandbox itself failed; see its output' }) }
}

function deliver(
  request: IncomingMessage,
  response: ServerResponse,
  received: Received,
  delivery: Delivery,
): void {
  if (delivery.kind === 'hang') return
  if (delivery.kind === 'reset') return void request.socket.resetAndDestroy()
  const body = Buffer.from(delivery.answer.body ?? '')
  if (delivery.kind === 'truncated') {
    writeHead(response, delivery.answer, body)
    response.write(body.subarray(0, body.length / 2), () => request.socket.destroy())
  } else if (received.tooLarge) {
    answerEarly(request, response, delivery.answer, body)
  } else {
    writeHead(response, delivery.answer, body)
    response.end(body)
  }
}

/**
 * Answers a client that is still sending. Closing a socket with unread bytes resets it, and the client
 * might lose the answer, so that the rest is read and ignored for up to a second.
 */
function answerEarly(request: IncomingMessage, response: ServerResponse, answer: Answer, body: Buffer): void {
  writeHead(response, { ...answer, headers: { ...answer.headers, connection: 'close' } }, body)
  response.write(body)
  const end = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(end, 1000).unref()
  request.once('end', end).once('error', end).resume()
}

function writeHead(response: ServerResponse, answer: Answer, body: Buffer): void {
  response.writeHead(answer.status, { ...answer.headers, 'content-length': body.length })
}

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
