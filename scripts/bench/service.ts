/**
 * A service that takes every push at once, or after so many milliseconds, and only counts: the sandbox, which searches
 * what it is sent, would be what is measured on a machine with few processors. To `rdme` it is one that has no page yet.
 */
import { createServer } from 'node:http'

const [latencyMs = '0'] = process.argv.slice(2)
const OPENING = Buffer.from('{"external_ref":')

let requests = 0
let bytes = 0
let documents = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'GET' && request.url === '/') {
      response.end(JSON.stringify({ requests, bytes, documents }))
      requests = bytes = documents = 0
      return
    }
    const body = Buffer.concat(chunks)
    requests++
    bytes += body.length
    documents += request.url?.startsWith('/v2/') ? Number(request.method === 'POST') : count(body)
    const status = request.method === 'GET' ? 404 : 202
    const headers = { 'content-type': 'application/json' }
    setTimeout(() => response.writeHead(status, headers).end('{}'), Number(latencyMs))
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})

/** In JSON the quotes of a text are escaped, so that only a document's own beginning looks like this. */
function count(body: Buffer): number {
  let found = 0
  for (let at = body.indexOf(OPENING); at >= 0; at = body.indexOf(OPENING, at + 1)) found++
  return found
}
