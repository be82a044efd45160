import { execFileSync } from 'node:child_process'
import { isSha } from '../../src/text/index.ts'
import { type Answer, json, type Received } from '../http.ts'
import { append, create, type Kept, matching } from './deployments.ts'
import { problem } from './errors.ts'

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

/**
 * One page of a list, by GitHub's rules: `per_page` is 30 unless given and 100 at most. The addresses in
 * the `Link` header name the repository by its number, not by its name, as GitHub's do.
 */
function page(items: readonly object[], url: URL, repositoryPath: string): Answer {
  const perPage = Math.min(positive(url.searchParams.get('per_page'), 30), 100)
  const current = positive(url.searchParams.get('page'), 1)
  const last = Math.max(Math.ceil(items.length / perPage), 1)
  const link = (rel: string, number: number) => {
    const target = new URL(url)
    target.pathname = target.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, repositoryPath)
    target.searchParams.set('page', String(number))
    return `<${target}>; rel="${rel}"`
  }
  const links = [
    ...(current > 1 ? [link('prev', current - 1)] : []),
    ...(current < last ? [link('next', current + 1), link('last', last)] : []),
    ...(current > 1 ? [link('first', 1)] : []),
  ]
  const shown = items.slice((current - 1) * perPage, current * perPage)
  return json(200, shown, links.length > 0 ? { link: links.join(', ') } : {})
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text ?? otherwise)
  return Number.isInteger(number) && number > 0 ? number : otherwise
}

/** The SHA of the commit that a branch, a tag or a SHA names. */
export type Resolve = (ref: string) => string | undefined

/** Knows these branches and tags; any full SHA is taken for a commit. */
export function namedRefs(refs: Record<string, string>): Resolve {
  return ref => (isSha(ref) ? ref : Object.hasOwn(refs, ref) ? refs[ref] : undefined)
}

/** Knows the commits, branches and tags of a clone on disk, bare or not. */
export function refsOf(directory: string): Resolve {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const parse = (name: string) => {
    const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
    const args = ['-c', 'core.fsmonitor=false', '-C', directory, ...question]
    try {
      return execFileSync('git', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  }
  return ref => (isSha(ref) ? parse(ref) : (parse(`refs/heads/${ref}`) ?? parse(`refs/tags/${ref}`)))
}
