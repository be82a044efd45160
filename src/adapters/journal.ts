import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import * as v from 'valibot'
import type { Inputs } from '../inputs/index.ts'
import {
  type Attempt,
  type AttemptRecord,
  type AttemptState,
  type Ending,
  type EndRecord,
  type Exception,
  Exceptions,
  type Journal,
  JournalError,
  Scope,
  type Target,
  toRecord,
} from '../journal/index.ts'
import type { RunnerContext } from '../run/ports.ts'
import { sanitizeForLog } from '../text/index.ts'
import { checked, type GitHub, GitHubError, openGitHub } from './github/index.ts'

/** Opens the journal that the user chose. */
export async function openJournal(
  { journal, githubToken }: Pick<Inputs, 'journal' | 'githubToken'>,
  around: RunnerContext,
  target: Target,
): Promise<Journal> {
  if (journal.kind === 'file')
    return openFileJournal(
      isAbsolute(journal.path) ? journal.path : join(around.workspace, journal.path),
      target,
    )
  if (githubToken === '')
    throw new JournalError(
      'github-token is empty, so the record of past syncs cannot be kept as GitHub deployments. Leave the input out, or set journal to a file’s path.',
      'github-token',
    )
  const runUrl = `${around.serverUrl}/${around.repository}/actions/runs/${around.runId}`
  const github = await openGitHub({ ...around, token: githubToken })
  return openDeployments({ github, target, runUrl })
}

/** A line of the file: an attempt's beginning or its end, added and never changed. */
const JournalLine = v.variant('event', [
  v.object({
    event: v.literal('begin'),
    id: v.string(),
    at: v.number(),
    record: v.custom<AttemptRecord>(value => toRecord(value)?.v === 1),
  }),
  v.object({
    event: v.literal('end'),
    id: v.string(),
    at: v.number(),
    state: v.picklist(['succeeded', 'failed', 'void']),
    description: v.string(),
    exceptions: v.exactOptional(Exceptions),
  }),
])
type JournalLine = v.InferOutput<typeof JournalLine>

/**
 * A journal in a file of JSON lines, for runners without GitHub's API and for trying things out. Several repositories
 * and connectors may share the file: each sees its own attempts.
 */
export function openFileJournal(path: string, target: Target): Journal {
  const list = async () => {
    const scope = new Scope(target)
    return toAttempts(await readRecords(path))
      .filter(({ record }) => record.repository === target.repository)
      .flatMap(each => (scope.concerns(each.record) ? scope.see(each) : []))
  }
  const addLine = (line: JournalLine) =>
    explained(path, async () => {
      await mkdir(dirname(path), { recursive: true })
      // The line's end comes first: a run that was killed while it wrote has left a torn line.
      await appendFile(path, `\n${JSON.stringify(line)}`)
    })
  return {
    list,
    async begin(record) {
      const id = crypto.randomUUID()
      await addLine({ event: 'begin', id, at: Date.now(), record })
      const attempt = (await list()).find(each => each.id === id)
      if (attempt) return attempt
      throw problem(`The journal ${sanitizeForLog(path)} did not keep what was written to it.`)
    },
    async end(id, state, description, exceptions = []) {
      const more = exceptions.length > 0 ? { exceptions: [...exceptions] } : {}
      await addLine({ event: 'end', id, at: Date.now(), state, description, ...more })
    },
  }
}

const problem = (message: string) => new JournalError(message, 'journal')

/** @throws JournalError where the file cannot be read or written. */
function explained<T>(path: string, work: () => Promise<T>): Promise<T> {
  return work().catch(error => {
    throw problem(
      `The journal ${sanitizeForLog(path)} cannot be used (${sanitizeForLog(String(error))}). Give the path of a file that this job may write to.`,
    )
  })
}

/** Newest first. */
function toAttempts(lines: readonly JournalLine[]): Attempt[] {
  const attempts = new Map<string, Attempt>()
  for (const [order, line] of lines.entries()) {
    const { id } = line
    const attempt = attempts.get(id)
    if (line.event === 'begin')
      attempts.set(id, { id, order, begunAtMs: line.at, state: 'running', record: line.record })
    else if (attempt) {
      const { state, exceptions } = line
      attempts.set(id, { ...attempt, state, ...(exceptions && { exceptions }) })
    }
  }
  return [...attempts.values()].sort((a, b) => b.order - a.order)
}

/**
 * The records of a journal. A line that is not JSON is one whose run was killed while it wrote: that run had done nothing
 * that depends on it. A whole line that is not a record may be of a later version.
 */
async function readRecords(path: string): Promise<JournalLine[]> {
  const text = await explained(path, () =>
    readFile(path, 'utf8').catch(error => (error.code === 'ENOENT' ? '' : Promise.reject(error))),
  )
  return text.split('\n').flatMap((line, index) => {
    const json = v.safeParse(v.pipe(v.string(), v.parseJson()), line)
    if (!json.success) return []
    const { success, output } = v.safeParse(JournalLine, json.output)
    if (success) return output
    throw problem(
      `Line ${index + 1} of the journal ${sanitizeForLog(path)} is not one of its records. Fix the line, or delete the file to start again: every page is then pushed again, and what was deleted meanwhile stays in search.`,
    )
  })
}

interface DeploymentsOptions {
  github: GitHub
  target: Target
  /** Where the log of this run is. */
  runUrl: string
}

/** Tells our deployments from those of others. */
const TASK = 'docs-push'
/** The most that GitHub gives at once. */
const PER_PAGE = 100
/** As much of a description as GitHub takes (GitHub documentation, "REST API endpoints for deployment statuses"). */
const MAX_DESCRIPTION = 140

/** Our states in those of GitHub's deployment statuses; a deployment without one of these is running. */
const STATES = { succeeded: 'success', failed: 'failure', void: 'error' } as const

const Deployment = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  environment: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  payload: v.union([v.pipe(v.string(), v.parseJson()), v.unknown()]),
})
const Status = v.object({ state: v.string() })
type Deployment = v.InferOutput<typeof Deployment>

/** A journal of GitHub deployments: one for each attempt, which the user sees on the repository's Deployments page. */
export function openDeployments({ github, target, runUrl }: DeploymentsOptions): Journal {
  const { repos } = github.rest
  const repository = toRepository(target)
  const nothing = 'Nothing was pushed.'
  const again = 'What this run has pushed is in search; the next run pushes it again.'
  let begun: AttemptRecord | undefined
  return {
    list: () => withAdvice('read', nothing, listAttempts(github, target)),
    begin: record => withAdvice('written', nothing, begin(record)),
    end: (id, state, description, exceptions = []) => {
      const isWhole = exceptions.length === 0
      const ended = isWhole
        ? setState(Number(id), state, description)
        : endWith(id, [...exceptions], description)
      return withAdvice('written', again, ended)
    },
  }

  async function begin(record: AttemptRecord): Promise<Attempt> {
    begun = record
    return toAttempt(await create(record), record, 'running')
  }

  /** GitHub cannot change the payload of a deployment, so that the exceptions are in that of another one. */
  async function endWith(id: string, exceptions: Exception[], description: string): Promise<void> {
    // There is no room for two lists, and the first record has what was on the disk.
    const { generated: _, ...record } = begun as AttemptRecord
    const { id: end } = await create({ ...record, v: 2, ends: id, exceptions })
    await setState(end, 'succeeded', description)
    await setState(Number(id), 'failed', `Succeeded, except ${exceptions.length}`)
  }

  async function create(record: AttemptRecord | EndRecord): Promise<Deployment> {
    const { data } = await repos.createDeployment({
      ...repository,
      ref: record.sha,
      task: TASK,
      environment: [connectorOf(target), target.target].filter(Boolean).join('/'),
      payload: { ...record },
      description: `Docs pushed to search, run ${record.runId}`.slice(0, MAX_DESCRIPTION),
      // Neither merged into nor held up by anything: this records a push, it does not deploy.
      auto_merge: false,
      required_contexts: [],
      production_environment: false,
      transient_environment: false,
    })
    return checked(Deployment, data)
  }

  async function setState(id: number, state: Ending['state'], description: string): Promise<void> {
    const { data } = await repos.createDeploymentStatus({
      ...{ ...repository, deployment_id: id, state: STATES[state], log_url: runUrl },
      description: description.slice(0, MAX_DESCRIPTION),
    })
    checked(Status, data)
  }
}

function toRepository({ repository }: Target): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

/** All targets of a connector have environments below its own. */
const connectorOf = ({ connectorId }: Target): string => `docs-push/${connectorId}`

/**
 * The newest first, as GitHub lists them, as far as the last success: what came before it no longer matters, and after
 * some years there are hundreds.
 */
async function listAttempts({ rest, paginate }: GitHub, target: Target): Promise<Attempt[]> {
  const repository = toRepository(target)
  const attempts: Attempt[] = []
  const scope = new Scope(target)
  /** By the ID of the deployment that began the attempt, which is older. */
  const ends = new Map<string, Exception[]>()
  // Of all environments: each target has its own.
  const options = { ...repository, task: TASK, per_page: PER_PAGE }
  for await (const { data } of paginate.iterator(rest.repos.listDeployments, options)) {
    for (const deployment of checked(v.array(Deployment), data).sort((a, b) => b.id - a.id)) {
      if (!`${deployment.environment}/`.startsWith(`${connectorOf(target)}/`)) continue
      const record = readRecord(deployment)
      // Deployments stay with a repository that gets another name.
      if (!scope.concerns(record)) continue
      if (scope.isOther(record)) {
        if (record.v === 1) attempts.push(scope.see(toAttempt(deployment, record, 'void')))
        continue
      }
      const which = { ...repository, deployment_id: deployment.id, per_page: PER_PAGE }
      const { data: found } = await rest.repos.listDeploymentStatuses(which)
      const states = checked(v.array(Status), found).map(each => each.state)
      // GitHub adds `inactive` to an older success, so any `success` counts, whatever came after it. A tool that cleans up
      // deployments sets it as well, also of a run that has written and died: by itself it says nothing.
      const ended = (['succeeded', 'failed', 'void'] as const).find(end => states.includes(STATES[end]))
      const state = ended ?? 'running'
      if (record.v === 2) {
        // Without its success the run ended in between, and its first record says what that means.
        if (state === 'succeeded') ends.set(record.ends, record.exceptions)
        continue
      }
      const attempt = scope.see(toAttempt(deployment, record, state, ends))
      attempts.push(attempt)
      if (attempt.state === 'succeeded' && !attempt.isPartial) return attempts
    }
  }
  return attempts
}

/** @throws JournalError when it is none of ours. */
function readRecord({ id, payload }: Deployment): AttemptRecord | EndRecord {
  const record = toRecord(payload)
  if (record) return record
  throw new JournalError(
    `The deployment ${id} of this connector's environment is not a record that this version can read. Delete that deployment, or go back to the version that wrote it.`,
  )
}

function toAttempt(
  { id, created_at }: Deployment,
  record: AttemptRecord,
  state: AttemptState,
  ends: ReadonlyMap<string, Exception[]> = new Map(),
): Attempt {
  const exceptions = ends.get(String(id))
  const attempt = { id: String(id), order: id, begunAtMs: Date.parse(created_at), record }
  return exceptions ? { ...attempt, state: 'succeeded', exceptions } : { ...attempt, state }
}

const RULES =
  'Look at the rules of the environment docs-push/<connector-id> in the repository’s settings, and whether this repository has the commit: the step with actions/checkout before this one must set no other repository.'

/** What GitHub's refusals mean for somebody who set this action up. */
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'GitHub rejected the token (401). Leave the input github-token out, or give a valid token.',
  403: 'The token may not write deployments. Give the job permissions: { contents: read, deployments: write } (deployments: read is enough for a preview).',
  404: 'This token cannot access the repository. Check that github-token belongs to this repository and has the permission deployments: write.',
  409: `GitHub will not create a deployment for this commit. ${RULES}`,
  422: `GitHub refused the deployment as invalid (422). ${RULES}`,
  429: 'GitHub limits how often its API may be called. Run this workflow again later.',
}

/** For whatever else GitHub says. */
const LATER = 'Run this workflow again; if it happens again, look at githubstatus.com.'

/** @throws JournalError when GitHub refuses, with what to do. */
async function withAdvice<T>(done: 'read' | 'written', documents: string, work: Promise<T>): Promise<T> {
  return work.catch(error => {
    if (!(error instanceof GitHubError)) throw error
    const advice = REFUSALS[error.httpStatus] ?? LATER
    throw new JournalError(
      `The record of past syncs (GitHub deployments) cannot be ${done}: ${error.message}. ${advice} ${documents}`,
    )
  })
}
