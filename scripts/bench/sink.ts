/**
 * A service that takes every push at once and only counts, in a process of its own: the sandbox, which searches what it
 * receives, would be what is measured on a machine with few processors.
 */
import { createServer } from 'node:http'

const OPENING = Buffer.from('{"external_ref":')

let requests = 0
let documents = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => {
    if (request.method === 'GET') {
      response.end(JSON.stringify({ requests, documents }))
      requests = documents = 0
      return
    }
    requests++
    documents += count(Buffer.concat(chunks))
    response.writeHead(202, { 'content-type': 'application/json' }).end('{}')
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
