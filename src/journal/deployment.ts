import { type Attempt, type AttemptRecord, type AttemptState, JournalError, toRecord } from '../journal.ts'

/** Tells our deployments from those of others. */
export const TASK = 'docs-push'

/** Our states in the words of GitHub's deployment statuses (GitHub documentation, "REST API: deployment statuses"). */
export const STATES = {
  running: 'in_progress',
  succeeded: 'success',
  failed: 'failure',
  void: 'inactive',
} as const

/** As much of a description as GitHub takes (GitHub documentation, "REST API: deployment statuses"). */
export const cutDescription = (text: string): string => text.slice(0, 140)

/** A record as a deployment to be created. */
export function toDeployment(record: AttemptRecord) {
  return {
    ref: record.sha,
    task: TASK,
    payload: { ...record },
    description: cutDescription(`Docs pushed to search, run ${record.runId}`),
    // Neither merged into nor held up by anything: this records a push, it does not deploy.
    auto_merge: false,
    required_contexts: [],
    production_environment: false,
    transient_environment: false,
  }
}

/** A deployment as GitHub lists it. */
interface Deployment {
  id: number
  environment: string
  created_at: string
  payload: unknown
}

export function isDeployment(value: unknown): value is Deployment {
  const { id, environment, created_at } = Object(value)
  return Number.isSafeInteger(id) && typeof environment === 'string' && Date.parse(created_at) > 0
}

/** @throws JournalError when it is none of ours. */
export function readRecord({ id, payload }: Deployment): AttemptRecord {
  const record = toRecord(typeof payload === 'string' ? parse(payload) : payload)
  if (record) return record
  throw new JournalError(
    `The deployment ${id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`,
  )
}

/** @param statuses in any order. */
export function toAttempt(
  { id, created_at }: Deployment,
  record: AttemptRecord,
  statuses: readonly Status[],
): Attempt {
  return {
    id: String(id),
    order: id,
    begunAtMs: Date.parse(created_at),
    state: toState(statuses),
    record,
  }
}

export interface Status {
  state: string
  description: string
}

export function isStatus(value: unknown): value is Status {
  return typeof Object(value).state === 'string'
}

/**
 * GitHub appends `inactive` to an older success, so any `success` counts, whatever came after it. What cleans up
 * deployments sets it as well, also of a run that has written and died: ours alone has a description.
 */
function toState(statuses: readonly Status[]): AttemptState {
  const has = (...states: string[]) => statuses.some(({ state }) => states.includes(state))
  if (has('success')) return 'succeeded'
  if (has('failure', 'error')) return 'failed'
  const isVoid = statuses.some(({ state, description }) => state === STATES.void && Boolean(description))
  return isVoid ? 'void' : 'running'
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
