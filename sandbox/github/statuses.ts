import { type Answer, json } from '../answer.ts'
import { actor } from './actor.ts'
import { type Kept, now } from './deployments.ts'
import { type FieldError, invalid } from './errors.ts'

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

type Body = Record<string, unknown>

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
