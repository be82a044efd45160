import { isSha } from './sha.ts'
import { readShard } from './shard.ts'

/** What one attempt set out to do: enough to know later what the service may hold because of it. */
export interface AttemptRecord {
  v: 1
  /** `owner/name`. */
  repository: string
  branch: string
  connectorId: string
  /** Tells services with connectors of the same ID apart: a digest of the address. */
  service: string
  /** The commit whose tree was pushed. */
  sha: string
  /** The patterns that cut the tree. */
  files: string[]
  refPrefix: string
  /** The shard, as `2/8`; absent where all pages were pushed. */
  shard?: string
  /** A digest of all else that shapes a document. */
  settings: string
  runId: string
  /** `1`, and more where the run was started again. */
  runAttempt: string
  /** After this long the attempt cannot be writing any more. */
  timeoutMinutes: number
}

/**
 * How an attempt stands. `void` is one that ended before its first write, so that the service is as it was;
 * `failed` is one of which the service may hold any part.
 */
export type AttemptState = 'running' | 'succeeded' | 'failed' | 'void'

export interface Attempt {
  id: string
  /** Attempts began in ascending order of this number. */
  order: number
  /** Milliseconds since the epoch. */
  begunAtMs: number
  state: AttemptState
  record: AttemptRecord
  /** It succeeded, but with a part only of the pages of this run's shard. */
  isPartial?: true
}

/** Where attempts are kept. Every method throws a JournalError when the store refuses. */
export interface Journal {
  /** All attempts that may matter, in any order. */
  list(): Promise<Attempt[]>
  /** Records an attempt as running, before anything is written to the service. */
  begin(record: AttemptRecord): Promise<Attempt>
  end(id: string, state: Exclude<AttemptState, 'running'>, description: string): Promise<void>
}

/** The journal cannot be read or written; the message says what to do. */
export class JournalError extends Error {}

/** What the journal says of the service, seen from one attempt. */
export interface History {
  /** S, the last attempt of which the service holds every document. */
  synced: Attempt | undefined
  /** Attempts after S of which the service may hold any part, newest first. */
  dirty: Attempt[]
  /** Attempts that began earlier and may still be writing: they go first. */
  ahead: Attempt[]
  /** A success that began later than this attempt: it has been overtaken. */
  overtaken: boolean
}

/** The most that `timeout-minutes` may be: a job on GitHub's own runners ends after six hours. */
export const MAX_TIMEOUT_MINUTES = 360

/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000

/** Reads the attempts as seen from `own` (absent in a preview, which comes after them all). */
export function readHistory(attempts: readonly Attempt[], nowMs: number, own?: Attempt): History {
  const others = attempts.filter(each => each.id !== own?.id).sort((a, b) => b.order - a.order)
  const synced = others.find(each => each.state === 'succeeded' && !each.isPartial)
  const since = others.filter(each => synced === undefined || each.order > synced.order)
  const earlier = (each: Attempt) => own === undefined || each.order < own.order
  const alive = (each: Attempt) => each.state === 'running' && nowMs < deadlineMs(each)
  return {
    synced,
    // An attempt that is alive and began later waits for this one, so it has written nothing yet.
    dirty: since.filter(each => each.state !== 'void' && (earlier(each) || !alive(each))),
    ahead: since.filter(each => earlier(each) && alive(each)),
    overtaken: own !== undefined && synced !== undefined && synced.order > own.order,
  }
}

/** When an attempt that has not ended by itself counts as dead, in milliseconds since the epoch. */
export function deadlineMs(attempt: Attempt): number {
  return attempt.begunAtMs + attempt.record.timeoutMinutes * 60_000 + GRACE_MS
}

/** What an attempt brings into step. A journal shows the attempts at one of these only. */
export type Target = Pick<AttemptRecord, 'repository' | 'connectorId' | 'service' | 'shard'>

/** Checks what a store gave back, or `undefined` when it is not a record that this version can read. */
export function toRecord(value: unknown): AttemptRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const record = value as Partial<AttemptRecord>
  const valid =
    record.v === 1 &&
    typeof record.repository === 'string' &&
    typeof record.branch === 'string' &&
    typeof record.connectorId === 'string' &&
    typeof record.service === 'string' &&
    isSha(record.sha) &&
    Array.isArray(record.files) &&
    record.files.every(each => typeof each === 'string') &&
    typeof record.refPrefix === 'string' &&
    (record.shard === undefined ||
      (typeof record.shard === 'string' && readShard(record.shard) !== undefined)) &&
    typeof record.settings === 'string' &&
    typeof record.runId === 'string' &&
    typeof record.runAttempt === 'string' &&
    typeof record.timeoutMinutes === 'number' &&
    // Else a later run would wait for ever.
    record.timeoutMinutes >= 1 &&
    record.timeoutMinutes <= MAX_TIMEOUT_MINUTES
  return valid ? (record as AttemptRecord) : undefined
}
