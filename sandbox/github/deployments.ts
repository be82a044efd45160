import { type Answer, json } from '../http.ts'
import { type FieldError, invalid, problem } from './errors.ts'
import type { Resolve } from './routes.ts'

/** The fields of GitHub's schema that a journal could use. */
export interface Deployment {
  url: string
  id: number
  node_id: string
  sha: string
  ref: string
  task: string
  payload: unknown
  original_environment: string
  environment: string
  description: string | null
  creator: typeof actor
  created_at: string
  updated_at: string
  statuses_url: string
  repository_url: string
  transient_environment: boolean
  production_environment: boolean
}

/** A deployment with its statuses, oldest first. */
export interface Kept {
  deployment: Deployment
  statuses: Status[]
}

/** GitHub's times are cut to the second. */
function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`
}

const filters = ['environment', 'task', 'ref', 'sha'] as const

/**
 * Those that match the filters. GitHub shows the newest first, but documents no order: `shuffled` gives
 * another one, the same on every page.
 */
export function matching(all: readonly Kept[], query: URLSearchParams, shuffled: boolean): Deployment[] {
  const wanted = filters.flatMap(name => {
    const value = query.get(name)
    return value === null || value === 'none' ? [] : [[name, value] as const]
  })
  const found = all
    .map(({ deployment }) => deployment)
    .filter(deployment => wanted.every(([name, value]) => deployment[name] === value))
  const rank = ({ id }: Deployment) => (shuffled ? (id * 7919) % 10007 : -id)
  return found.sort((a, b) => rank(a) - rank(b))
}

type Body = Record<string, unknown>

/** Creates a deployment, or says why not. `self` is the address of the repository. */
export function create(body: Body, all: Kept[], resolve: Resolve, self: string): Answer {
  const refused = refusal(body)
  if (refused) return refused
  const sha = resolve(String(body.ref))
  if (!sha) return problem(422, `No ref found for: ${body.ref}`)
  // Without a list of its own, a deployment needs every check of the commit; the run that asks for it is one.
  const needed = body.required_contexts as string[] | undefined
  if (!needed || needed.length > 0) return conflict(String(body.ref), needed ?? ['push-docs'])
  const deployment = toDeployment(body, { id: 1000 + all.length, sha, self })
  all.push({ deployment, statuses: [] })
  return json(201, deployment)
}

function refusal(body: Body): Answer | undefined {
  const wrong = (field: string, code: 'missing_field' | 'invalid') =>
    invalid({ resource: 'Deployment', field, code })
  if (typeof body.ref !== 'string' || body.ref === '') return wrong('ref', 'missing_field')
  for (const field of ['task', 'environment'])
    if (body[field] !== undefined && typeof body[field] !== 'string') return wrong(field, 'invalid')
  for (const field of ['auto_merge', 'transient_environment', 'production_environment'])
    if (body[field] !== undefined && typeof body[field] !== 'boolean') return wrong(field, 'invalid')
  if (!['undefined', 'string', 'object'].includes(typeof body.payload)) return wrong('payload', 'invalid')
  if (body.required_contexts !== undefined && !Array.isArray(body.required_contexts)) {
    return wrong('required_contexts', 'invalid')
  }
  return undefined
}

function conflict(ref: string, contexts: string[]): Answer {
  const pending = contexts.map(context => ({ context, state: 'pending' }))
  return problem(409, `Conflict: Commit status checks failed for ${ref}.`, [
    { contexts: pending, resource: 'Deployment', field: 'required_contexts', code: 'invalid' },
  ])
}

function toDeployment(body: Body, { id, sha, self }: { id: number; sha: string; self: string }): Deployment {
  const at = now()
  const environment = (body.environment as string | undefined) ?? 'production'
  return {
    url: `${self}/deployments/${id}`,
    id,
    node_id: `DE_${id}`,
    sha,
    ref: body.ref as string,
    task: (body.task as string | undefined) ?? 'deploy',
    payload: body.payload ?? {},
    original_environment: environment,
    environment,
    description: (body.description as string | undefined) ?? null,
    creator: actor,
    created_at: at,
    updated_at: at,
    statuses_url: `${self}/deployments/${id}/statuses`,
    repository_url: self,
    transient_environment: body.transient_environment === true,
    production_environment:
      (body.production_environment as boolean | undefined) ?? environment === 'production',
  }
}

const states = ['error', 'failure', 'inactive', 'in_progress', 'queued', 'pending', 'success']

export interface Status {
  url: string
  id: number
  node_id: string
  state: string
  creator: typeof actor
  description: string
  environment: string
  environment_url: string
  log_url: string
  /** The old name of `log_url`. */
  target_url: string
  created_at: string
  updated_at: string
  deployment_url: string
  repository_url: string
}

/** Appends a status to a deployment; on a success, unless told not to, `inactive` to earlier ones. */
export function append(body: Body, kept: Kept, all: readonly Kept[]): Answer {
  const errors = refusals(body)
  if (errors.length > 0) return invalid(...errors)
  const status = add(body, kept, all)
  if (status.state === 'success' && body.auto_inactive !== false) {
    for (const earlier of superseded(kept, all)) add({ state: 'inactive' }, earlier, all)
  }
  return json(201, status)
}

/**
 * What a success does to others (GitHub, "Inactive deployments"): earlier ones of the same environment
 * that are neither transient nor production, and whose state is success, become inactive.
 */
function superseded({ deployment }: Kept, all: readonly Kept[]): Kept[] {
  return all.filter(
    ({ deployment: earlier, statuses }) =>
      earlier.id < deployment.id &&
      earlier.environment === deployment.environment &&
      !earlier.transient_environment &&
      !earlier.production_environment &&
      statuses.at(-1)?.state === 'success',
  )
}

function add(body: Body, { deployment, statuses }: Kept, all: readonly Kept[]): Status {
  const text = (field: string) => (typeof body[field] === 'string' ? body[field] : '')
  const at = now()
  const id = 5001 + all.reduce((sum, kept) => sum + kept.statuses.length, 0)
  if (text('environment')) deployment.environment = text('environment')
  const status: Status = {
    url: `${deployment.statuses_url}/${id}`,
    id,
    node_id: `DES_${id}`,
    state: text('state'),
    creator: actor,
    description: text('description'),
    environment: deployment.environment,
    environment_url: text('environment_url'),
    log_url: text('log_url') || text('target_url'),
    target_url: text('log_url') || text('target_url'),
    created_at: at,
    updated_at: at,
    deployment_url: deployment.url,
    repository_url: deployment.repository_url,
  }
  statuses.push(status)
  deployment.updated_at = at
  return status
}

function refusals(body: Body): FieldError[] {
  const resource = 'DeploymentStatus'
  const errors: FieldError[] = []
  if (body.state === undefined) errors.push({ resource, field: 'state', code: 'missing_field' })
  else if (!states.includes(body.state as string)) {
    const message = 'state is not included in the list'
    errors.push({ resource, field: 'state', code: 'custom', message })
  }
  if (typeof body.description === 'string' && body.description.length > 140) {
    const message = 'description is too long (maximum is 140 characters)'
    errors.push({ resource, field: 'description', code: 'custom', message })
  }
  for (const field of ['environment_url', 'log_url', 'target_url']) {
    if (body[field] === undefined || body[field] === '' || /^https?:\/\//.test(String(body[field]))) continue
    errors.push({ resource, field, code: 'custom', message: `${field} must use http(s) scheme` })
  }
  return errors
}

const login = 'github-actions[bot]'
const url = `https://api.github.com/users/${encodeURIComponent(login)}`

/** Who a job's own token acts as, in GitHub's schema `simple-user`. */
const actor = {
  login,
  id: 41898282,
  node_id: 'MDM6Qm90NDE4OTgyODI=',
  avatar_url: 'https://avatars.githubusercontent.com/in/15368?v=4',
  gravatar_id: '',
  url,
  html_url: 'https://github.com/apps/github-actions',
  followers_url: `${url}/followers`,
  following_url: `${url}/following{/other_user}`,
  gists_url: `${url}/gists{/gist_id}`,
  starred_url: `${url}/starred{/owner}{/repo}`,
  subscriptions_url: `${url}/subscriptions`,
  organizations_url: `${url}/orgs`,
  repos_url: `${url}/repos`,
  events_url: `${url}/events{/privacy}`,
  received_events_url: `${url}/received_events`,
  type: 'Bot',
  site_admin: false,
}
