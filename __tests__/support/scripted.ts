import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a request looked like when its answer was begun. */
export interface Seen {
  method: string
  path: string
  authorization: string | undefined
  /** What of the body had come; all of it, unless the step answers early. */
  body: string
  /** The documents in it that were taken. */
  taken: string[]
}

/** How one request is met. It may answer, break the connection, or do nothing at all. */
export interface Step {
  /** Meet it before its body has come. */
  early?: boolean
  /** The documents in it are taken, whatever the answer says. */
  takes?: boolean
  meet: (response: ServerResponse, request: IncomingMessage, seen: Seen) => void
}

export interface Scripted extends AsyncDisposable {
  url: string
  seen: Seen[]
}

/** A real HTTP server on 127.0.0.1 that meets each request as its script says; the last step is for all that follow. */
export async function startScripted(steps: readonly Step[]): Promise<Scripted> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const own: Seen = { method, path, authorization: headers.authorization, body: '', taken: [] }
    const step = steps[Math.min(seen.push(own), steps.length) - 1] as Step
    if (!step.early) own.body = await read(request)
    if (step.takes) own.taken = refsIn(own.body)
    step.meet(response, request, own)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections()
    },
  }
}

export async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

export function refsIn(body: string): string[] {
  return (JSON.parse(body) as { documents: { external_ref: string }[] }).documents.map(
    each => each.external_ref,
  )
}

/** An answer with a status and, if given, a body and headers. */
export const answer = (status: number, body = '', headers: Record<string, string> = {}): Step => ({
  meet: response => void response.writeHead(status, headers).end(body),
})
