import { type Answer, json } from '../answer.ts'
import type { Received } from '../http.ts'
import { create, type Kept, matching } from './deployments.ts'
import { problem } from './errors.ts'
import { page } from './paging.ts'
import type { Repository } from './repository.ts'
import { append } from './statuses.ts'

type Access = 'none' | 'read' | 'write'

export interface Permissions {
  deployments?: Access
  contents?: Access
}

export interface Service {
  /** `owner/name`. */
  name: string
  token: string
  permissions: Permissions
  shuffle: boolean
  repository: Repository
  all: Kept[]
}

interface Call extends Service {
  url: URL
  body: unknown
  /** What the path's pattern caught. */
  parameter: string
}

interface Route {
  /** What is only read needs less of the permission. */
  method: 'GET' | 'POST'
  path: RegExp
  needs: keyof Permissions
  run: (call: Call) => Answer
}

const routes: Route[] = [
  { method: 'GET', path: /^\/deployments$/, needs: 'deployments', run: listDeployments },
  { method: 'POST', path: /^\/deployments$/, needs: 'deployments', run: createDeployment },
  { method: 'GET', path: /^\/deployments\/(\d+)$/, needs: 'deployments', run: getDeployment },
  { method: 'GET', path: /^\/deployments\/(\d+)\/statuses$/, needs: 'deployments', run: listStatuses },
  { method: 'POST', path: /^\/deployments\/(\d+)\/statuses$/, needs: 'deployments', run: createStatus },
  { method: 'GET', path: /^\/git\/trees\/(.+)$/, needs: 'contents', run: getTree },
  { method: 'GET', path: /^\/git\/ref\/(.+)$/, needs: 'contents', run: getRef },
  { method: 'GET', path: /^\/git\/blobs\/([^/]+)$/, needs: 'contents', run: getBlob },
  { method: 'GET', path: /^\/compare\/(.+)$/, needs: 'contents', run: compare },
]

/** In `Link` headers GitHub names a repository by its number, and takes it so named as well. */
const byNumber = '/repositories/1'

/** Checks the token, the repository and the permission, in that order, and answers. */
export function answer(received: Received, body: unknown, service: Service): Answer {
  const sent = /^(?:bearer|token) (.+)$/i.exec(received.headers.authorization ?? '')?.[1]
  if (sent === undefined) return problem(401, 'Requires authentication')
  if (sent !== service.token) return problem(401, 'Bad credentials')

  const rest = pathInRepository(received.url.pathname, service.name)
  for (const { method, path, needs, run } of routes) {
    const found = method === received.method && path.exec(rest)
    if (!found) continue
    const held = service.permissions[needs] ?? 'write'
    if (held === 'none' || (held === 'read' && method !== 'GET'))
      return problem(403, 'Resource not accessible by integration')
    return run({ ...service, url: received.url, body, parameter: found[1] ?? '' })
  }
  return problem(404, 'Not Found')
}

/** Owner and name are not case sensitive. */
function pathInRepository(pathname: string, name: string): string {
  const prefixes = [`/repos/${name}`, byNumber]
  const prefix = prefixes.find(known => pathname.toLowerCase().startsWith(known.toLowerCase()))
  return prefix === undefined ? '' : pathname.slice(prefix.length)
}

function listDeployments({ all, url, shuffle }: Call): Answer {
  return page(matching(all, url.searchParams, shuffle), url, byNumber)
}

function createDeployment({ body, all, repository, url, name }: Call): Answer {
  if (!isObject(body)) return problem(400, 'Problems parsing JSON')
  return create(body, all, repository, `${url.origin}/repos/${name}`)
}

function getDeployment(call: Call): Answer {
  return withDeployment(call, ({ deployment }) => json(200, deployment))
}

/** Newest first. */
function listStatuses(call: Call): Answer {
  return withDeployment(call, ({ statuses }) => page(statuses.toReversed(), call.url, byNumber))
}

function createStatus(call: Call): Answer {
  const { body, all } = call
  if (!isObject(body)) return problem(400, 'Problems parsing JSON')
  return withDeployment(call, kept => append(body, kept, all))
}

/** GitHub reads any value of `recursive`, also `0` and `false`, as yes. */
function getTree({ repository, url, parameter }: Call): Answer {
  return repository.tree(decoded(parameter), url.searchParams.has('recursive'), url)
}

function getBlob({ repository, url, parameter }: Call): Answer {
  return repository.blob(parameter, url)
}

function getRef({ repository, url, parameter }: Call): Answer {
  const ref = decoded(parameter)
  const sha = ref.startsWith('heads/') ? repository.resolve(ref.slice('heads/'.length)) : undefined
  if (sha === undefined) return problem(404, 'Not Found')
  return json(200, {
    ref: `refs/${ref}`,
    node_id: '',
    url: url.href,
    object: { type: 'commit', sha, url: url.href },
  })
}

/** Of GitHub's answer only how the commits stand to each other, and nothing of what lies between them. */
function compare({ repository, parameter }: Call): Answer {
  const [base = '', head = ''] = decoded(parameter).split('...')
  const status = repository.compare(base, head)
  return status === undefined ? problem(404, 'Not Found') : json(200, { status, commits: [], files: [] })
}

/** What is not well encoded stays as it is, and names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function withDeployment({ all, parameter }: Call, run: (kept: Kept) => Answer): Answer {
  const kept = all.find(({ deployment }) => deployment.id === Number(parameter))
  return kept ? run(kept) : problem(404, 'Not Found')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
