import { expected, isListOf } from '../github/expected.ts'
import { type GitHub, toParameters } from '../github.ts'
import type { Attempt, AttemptRecord, AttemptState, Journal, Target } from '../journal.ts'
import {
  cutDescription,
  isDeployment,
  isStatus,
  readRecord,
  STATES,
  TASK,
  toAttempt,
  toDeployment,
} from './deployment.ts'
import { listAll, newestFirst, PAGE } from './listing.ts'
import { FAILED, markOf, sinceOf } from './marks.ts'
import { beginning, ending, explained, reading } from './refusals.ts'
import { Scope } from './scope.ts'

export interface DeploymentsOptions {
  github: GitHub
  target: Target
  /** Where the log of this run is. */
  runUrl: string
}

const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments'
const STATUSES = '/repos/{owner}/{repo}/deployments/{deployment_id}/statuses'

/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
export function openDeployments({ github, target, runUrl }: DeploymentsOptions): Journal {
  const repository = toParameters(target.repository)
  const setState: SetState = async (id, state, description) => {
    const { data } = await github(`POST ${STATUSES}`, {
      ...repository,
      deployment_id: id,
      state: STATES[state],
      description: cutDescription(description),
      log_url: runUrl,
    })
    expected(data, isStatus, 'the new state of a deployment')
  }
  const begin = async (record: AttemptRecord): Promise<Attempt> => {
    const environment = environmentOf(target)
    const { data } = await github(`POST ${DEPLOYMENTS}`, {
      ...repository,
      environment,
      ...toDeployment(record),
    })
    const deployment = expected(data, isDeployment, 'a new deployment')
    await setRunning(deployment.id, setState)
    return toAttempt(deployment, record, [])
  }
  let mark = ''
  return {
    async list() {
      const attempts = await explained(reading, () => listAttempts(github, target))
      mark = markOf(attempts)
      return attempts
    },
    begin: record => explained(beginning, () => begin(record)),
    end: (id, state, description) =>
      explained(ending, () =>
        setState(Number(id), state, state === 'failed' ? mark + description : description),
      ),
  }
}

type SetState = (id: number, state: AttemptState, description: string) => Promise<void>

/** All shards of a connector have environments below its own. */
const connectorOf = ({ connectorId }: Target): string => `docs-push/${connectorId}`

function environmentOf(target: Target): string {
  return connectorOf(target) + (target.shard ? `/${target.shard.replace('/', '-of-')}` : '')
}

async function setRunning(id: number, setState: SetState): Promise<void> {
  try {
    await setState(id, 'running', 'Pushing')
  } catch (error) {
    // Nobody would know of it, and later runs would wait for it.
    await setState(id, 'void', 'Could not begin').catch(() => {})
    throw error
  }
}

/** Newest first, as far as the last success: what came before it no longer matters. */
async function listAttempts(github: GitHub, target: Target): Promise<Attempt[]> {
  const repository = toParameters(target.repository)
  // Of all environments: the shards may have been counted in another way, and each has its own.
  const deployments = newestFirst(async page => {
    const options = { ...repository, task: TASK, per_page: PAGE, page }
    const { data } = await github(`GET ${DEPLOYMENTS}`, options)
    return expected(data, isListOf(isDeployment), 'a list of deployments')
  })
  const attempts: Attempt[] = []
  const scope = new Scope(target)
  /** All later ones than this have failed, as an attempt after them has found. */
  let since = Number.POSITIVE_INFINITY
  for await (const deployment of deployments) {
    if (!`${deployment.environment}/`.startsWith(`${connectorOf(target)}/`)) continue
    const record = readRecord(deployment)
    // Deployments stay with a repository that gets another name.
    if (!scope.concerns(record)) continue
    const ask = () =>
      listAll(async page => {
        const options = { ...repository, deployment_id: deployment.id, per_page: PAGE, page }
        const { data } = await github(`GET ${STATUSES}`, options)
        return expected(data, isListOf(isStatus), 'a list of a deployment’s states')
      })
    const statuses = deployment.id > since ? [FAILED] : await ask()
    if (record.shard === target.shard) since = Math.min(since, sinceOf(statuses))
    const attempt = scope.see(toAttempt(deployment, record, statuses))
    attempts.push(attempt)
    if (attempt.state === 'succeeded' && !attempt.isPartial) break
  }
  return attempts
}
