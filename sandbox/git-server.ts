import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './http.ts'

/** Repositories that can only be read with a token. */
export interface GitServer extends AsyncDisposable {
  readonly url: string
  /** How each request identified itself; empty where it did not. */
  readonly authorizations: readonly string[]
}

/**
 * Serves the repositories in a folder on 127.0.0.1 through git's own `http-backend`, only with this token.
 *
 * @param before what each request waits for.
 */
export async function startGitServer(
  folder: string,
  token: string,
  before: (request: IncomingMessage) => Promise<unknown> = async () => {},
): Promise<GitServer> {
  const expected = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const authorizations: string[] = []
  const server = createServer(async (request, response) => {
    authorizations.push(request.headers.authorization ?? '')
    await before(request)
    if (request.headers.authorization?.toLowerCase() === expected.toLowerCase())
      return serve(folder, request, response)
    response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end()
  })
  const { url, close } = await listenLocally(server)
  return { url, authorizations, [Symbol.asyncDispose]: close }
}

/** One request as CGI (RFC 3875): variables and the body in, headers and the body out. */
function serve(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const { headers } = request
  const backend = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      CONTENT_TYPE: headers['content-type'] ?? '',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  request.pipe(backend.stdin)
  const chunks: Buffer[] = []
  backend.stdout.on('data', chunk => chunks.push(chunk))
  backend.once('close', () => {
    const output = Buffer.concat(chunks)
    const end = output.indexOf('\r\n\r\n')
    const fields = output.toString('latin1', 0, end).split('\r\n').map(toField)
    const { Status: status = '200', ...rest } = Object.fromEntries(fields)
    response.writeHead(Number.parseInt(status, 10), rest).end(output.subarray(end + 4))
  })
}

function toField(line: string): [string, string] {
  const [name = '', value = ''] = line.split(/:\s*/, 2)
  return [name, value]
}
