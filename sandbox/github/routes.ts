import { type Answer, json } from '../answer.ts'
import type { Received } from '../http.ts'
import { create, type Kept, matching } from './deployments.ts'
import { problem } from './errors.ts'
import { page } from './paging.ts'
import type { Resolve } from './repository.ts'
import { append } from './statuses.ts'

type Access = 'none' | 'read' | 'write'

export interface Permissions {
  deployments?: Access
}

export interface Service {
  /** `owner/name`. */
  name: string
  token: string
  permissions: Permissions
  shuffle: boolean
  resolve: Resolve
  all: Kept[]
}

interface Call extends Service {
  url: URL
  body: unknown
  /** What the path's pattern caught: the ID of a deployment. */
  id: number
}

interface Route {
  /** What is only read needs less of the permission. */
  method: 'GET' | 'POST'
  path: RegExp
  run: (call: Call) => Answer
}

const routes: Route[] = [
  { method: 'GET', path: /^\/deployments$/, run: listDeployments },
  { method: 'POST', path: /^\/deployments$/, run: createDeployment },
  { method: 'GET', path: /^\/deployments\/(\d+)$/, run: getDeployment },
  { method: 'GET', path: /^\/deployments\/(\d+)\/statuses$/, run: listStatuses },
  { method: 'POST', path: /^\/deployments\/(\d+)\/statuses$/, run: createStatus },
]

/** In `Link` headers GitHub names a repository by its number, and takes it so named as well. */
const byNumber = '/repositories/1'

/** Checks the token, the repository and the permission, in that order, and answers. */
export function answer(received: Received, body: unknown, service: Service): Answer {
  const sent = /^(?:bearer|token) (.+)$/i.exec(received.headers.authorization ?? '')?.[1]
  if (sent === undefined) return problem(401, 'Requires authentication')
  if (sent !== service.token) return problem(401, 'Bad credentials')

  const rest = pathInRepository(received.url.pathname, service.name)
  for (const { method, path, run } of routes) {
    const found = method === received.method && path.exec(rest)
    if (!found) continue
    const held = service.permissions.deployments ?? 'write'
    if (held === 'none' || (held === 'read' && method !== 'GET'))
      return problem(403, 'Resource not accessible by integration')
    return run({ ...service, url: received.url, body, id: Number(found[1]) })
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

function createDeployment({ body, all, resolve, url, name }: Call): Answer {
  if (!isObject(body)) return problem(400, 'Problems parsing JSON')
  return create(body, all, resolve, `${url.origin}/repos/${name}`)
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

function withDeployment({ all, id }: Call, run: (kept: Kept) => Answer): Answer {
  const kept = all.find(({ deployment }) => deployment.id === id)
  return kept ? run(kept) : problem(404, 'Not Found')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
