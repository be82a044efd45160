import { type Fault, Faults, meet } from './faults.ts'
import { append, create, type Deployment, type Kept, type Status } from './github/deployments.ts'
import { answer, namedRefs, type Permissions, refsOf, type Service } from './github/routes.ts'
import { listen } from './http.ts'
import { parseJson } from './ingest.ts'

export { primaryRateLimit, secondaryRateLimit } from './github/errors.ts'

export interface GitHubOptions {
  /** `owner/name`; `octo/docs` when not given. Every other repository is unknown. */
  repository?: string
  /** The one token that is good; `github-token` when not given. */
  token?: string
  /** What that token may do; `write` when not given. */
  permissions?: Permissions
  /** A clone, where refs are looked up. */
  directory?: string
  /** Without a clone: branches and tags and their SHAs. Any full SHA is taken for a commit. */
  refs?: Record<string, string>
  /** List deployments in another order than the newest first. */
  shuffle?: boolean
  failures?: Fault[]
  port?: number
}

interface GitHubRequest {
  method: string
  /** With the query. */
  path: string
  /** Parsed; `undefined` when there is none. */
  body: unknown
  /** `null` while there is no answer, and for ever if the connection was reset. */
  status: number | null
}

export interface GitHub extends AsyncDisposable {
  /** For `GITHUB_API_URL`. */
  readonly url: string
  /** Oldest first, each with its statuses, oldest first. */
  readonly deployments: readonly (Deployment & { statuses: readonly Status[] })[]
  readonly requests: readonly GitHubRequest[]
  /** Creates a deployment without a request, and gives it this state. */
  add(body: Record<string, unknown>, state: string): void
  /** The next requests meet these, in order. */
  fail(...faults: Fault[]): void
  /** Time passes: every deployment is that much older. */
  age(ms: number): void
}

/** The part of GitHub's API that a journal of deployments uses, on 127.0.0.1, for one repository. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { directory, refs = { main: '1'.repeat(40) } } = options
  const all: Kept[] = []
  const service: Service = {
    name: options.repository ?? 'octo/docs',
    token: options.token ?? 'github-token',
    permissions: options.permissions ?? {},
    shuffle: options.shuffle ?? false,
    resolve: directory === undefined ? namedRefs(refs) : refsOf(directory),
    all,
  }
  const requests: GitHubRequest[] = []
  const faults = new Faults()
  faults.add(...(options.failures ?? []))

  const { url, close } = await listen({ port: options.port, maxBytes: 1_000_000 }, async received => {
    const request: GitHubRequest = {
      method: received.method,
      path: received.url.pathname + received.url.search,
      body: parseJson(received.body)?.value,
      status: null,
    }
    requests.push(request)
    received.url.host = new URL(url).host
    const fault = faults.next(received.method, received.url.pathname)
    const delivery = await meet(fault, async () => answer(received, request.body, service))
    if ('answer' in delivery) request.status = delivery.answer.status
    return delivery
  })
  return {
    url,
    requests,
    get deployments() {
      return all.map(({ deployment, statuses }) => ({ ...deployment, statuses }))
    },
    add(body, state) {
      const answer = create(
        { required_contexts: [], ...body },
        all,
        service.resolve,
        `${url}/repos/${service.name}`,
      )
      if (answer.status !== 201) throw new Error(`The deployment was refused: ${JSON.stringify(answer)}`)
      append({ state }, all.at(-1)!, all)
    },
    fail: (...added) => faults.add(...added),
    age(ms) {
      for (const { deployment } of all)
        deployment.created_at = new Date(Date.parse(deployment.created_at) - ms).toISOString()
    },
    [Symbol.asyncDispose]: close,
  }
}
