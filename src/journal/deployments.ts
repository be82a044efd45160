import type { GitHub } from '../github.ts'
import type { Attempt, AttemptRecord, AttemptState, Journal } from '../journal.ts'
import { JournalError, type Target, toRecord } from '../journal.ts'
import { shown } from '../shown.ts'
import { listAll, newestFirst, PAGE } from './listing.ts'
import { Scope } from './scope.ts'

const TASK = 'docs-push'

/** Our states in the words of GitHub's deployment statuses (GitHub documentation, "REST API: deployment statuses"). */
const STATES = { running: 'in_progress', succeeded: 'success', failed: 'failure', void: 'inactive' } as const

export interface DeploymentsOptions {
  github: GitHub
  target: Target
  /** Where the log of this run is. */
  runUrl: string
}

/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
export function openDeployments(options: DeploymentsOptions): Journal {
  const { github, target, runUrl } = options
  const [owner = '', repo = ''] = target.repository.split('/')
  const connector = `docs-push/${target.connectorId}`
  const environment = target.shard ? `${connector}/${target.shard.replace('/', '-of-')}` : connector
  const api = github.rest.repos

  const setState = (id: number, state: AttemptState, description: string) =>
    api.createDeploymentStatus({
      owner,
      repo,
      deployment_id: id,
      state: STATES[state],
      description: description.slice(0, 140),
      log_url: runUrl,
    })

  /** Newest first, as far as the last success: what came before it no longer matters. */
  const list = async () => {
    // Of all environments: the shards may have been counted in another way, and each has its own.
    const deployments = newestFirst(page =>
      api.listDeployments({ owner, repo, task: TASK, per_page: PAGE, page }),
    )
    const attempts: Attempt[] = []
    const scope = new Scope(target)
    for await (const deployment of deployments) {
      if (!`${deployment.environment}/`.startsWith(`${connector}/`)) continue
      const record = readRecord(deployment)
      // Deployments stay with a repository that gets another name.
      if (!scope.concerns(record)) continue
      const statuses = await listAll(page =>
        api.listDeploymentStatuses({ owner, repo, deployment_id: deployment.id, per_page: PAGE, page }),
      )
      const attempt = scope.see(toAttempt(deployment, record, statuses))
      attempts.push(attempt)
      if (attempt.state === 'succeeded' && !attempt.isPartial) break
    }
    return attempts
  }

  return {
    list: () => explained(reading, list),
    begin: record =>
      explained(beginning, async () => {
        const { data } = await api.createDeployment({
          owner,
          repo,
          ref: record.sha,
          task: TASK,
          environment,
          payload: record as unknown as Record<string, unknown>,
          description: `Docs pushed to search, run ${record.runId}`.slice(0, 140),
          // Neither merged into nor held up by anything: this records a push, it does not deploy.
          auto_merge: false,
          required_contexts: [],
          production_environment: false,
          transient_environment: false,
        })
        if (!('id' in data)) throw refusal(beginning, 'GitHub did not create the deployment', AGAIN)
        await setState(data.id, 'running', 'Pushing').catch(async error => {
          // Nobody would know of it, and later runs would wait for it.
          await setState(data.id, 'void', 'Could not begin').catch(() => {})
          throw error
        })
        return {
          id: String(data.id),
          order: data.id,
          begunAtMs: Date.parse(data.created_at),
          state: 'running',
          record,
        }
      }),
    end: (id, state, description) =>
      explained(ending, async () => {
        await setState(Number(id), state, description)
      }),
  }
}

interface Deployment {
  id: number
  created_at: string
  payload: unknown
}

function readRecord({ id, payload }: Deployment): AttemptRecord {
  const record = toRecord(typeof payload === 'string' ? parse(payload) : payload)
  if (record) return record
  throw new JournalError(
    `The deployment ${id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`,
  )
}

function toAttempt(
  { id, created_at }: Deployment,
  record: AttemptRecord,
  statuses: readonly { state: string }[],
): Attempt {
  return {
    id: String(id),
    order: id,
    begunAtMs: Date.parse(created_at),
    state: toState(statuses.map(each => each.state)),
    record,
  }
}

/** GitHub appends `inactive` to an older success, so any `success` counts, whatever came after it. */
function toState(states: readonly string[]): AttemptState {
  if (states.includes('success')) return 'succeeded'
  if (states.includes('failure') || states.includes('error')) return 'failed'
  return states.includes('inactive') ? 'void' : 'running'
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/** What GitHub's refusals mean for somebody who set this action up. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'GitHub does not know the token. Leave the input github-token out, or give a valid token.',
  403: 'The token may not keep deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
  404: 'GitHub shows no such repository to this token. Check that github-token belongs to this repository and has the permission deployments: write.',
  409: 'GitHub will not create a deployment for this commit. Look at the rules of the environment docs-push/<connector-id> in the repository’s settings.',
  422: 'GitHub finds the deployment invalid. Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether the commit still exists.',
  429: 'GitHub limits how often its API may be called. Run this workflow again later.',
}

const AGAIN = 'Run this workflow again; if it happens again, look at githubstatus.com.'

/** What is done with the record, and what became of the documents if that cannot be done. */
interface Deed {
  done: 'read' | 'written'
  documents: string
}

const reading: Deed = { done: 'read', documents: 'Nothing was pushed.' }
const beginning: Deed = { done: 'written', documents: 'Nothing was pushed.' }
const ending: Deed = {
  done: 'written',
  documents: 'What this run has pushed is in search; the next run pushes it again.',
}

async function explained<T>(deed: Deed, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { status, message, response } = error as {
      status?: number
      message: string
      response?: { headers: Record<string, unknown> }
    }
    // A defect of ours, or told of already: only what a request comes to has a status.
    if (status === undefined) throw error
    const limited =
      status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(message))
    throw refusal(deed, shown(message), REFUSALS[limited ? 429 : status] ?? AGAIN)
  }
}

function refusal({ done, documents }: Deed, why: string, advice: string): JournalError {
  return new JournalError(
    `The record of past syncs (GitHub deployments) cannot be ${done}: ${why}. ${advice} ${documents}`,
  )
}
