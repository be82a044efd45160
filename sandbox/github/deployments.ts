import { type Answer, json } from '../answer.ts'
import { actor } from './actor.ts'
import { invalid, problem } from './errors.ts'
import type { Resolve } from './repository.ts'
import type { Status } from './statuses.ts'

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
export function now(): string {
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
