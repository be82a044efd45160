import { hash } from 'node:crypto'
import * as v from 'valibot'
import type { Inputs } from '../inputs/index.ts'
import { isMatchable } from '../inputs/patterns.ts'
import {
  MAX_TIMEOUT_MINUTES,
  parseConnectorId,
  parseGenerator,
  parseRefPrefix,
  parseTargetName,
} from '../inputs/values.ts'
import { isSha, type Topic, UserError } from '../text/index.ts'
import { unpackDigests, unpackJson } from './digests.ts'

const string = v.string()
/** As strict as the input of the same name. */
const asInput = (parse: (text: string) => unknown) =>
  v.pipe(
    string,
    v.check(text => {
      try {
        parse(text)
        return true
      } catch {
        return false
      }
    }),
  )

/** The aim of one attempt: enough to know later what the service may hold because of it. */
const AttemptRecord = v.object({
  v: v.literal(1),
  /** `owner/name`. */
  repository: string,
  branch: string,
  connectorId: asInput(parseConnectorId),
  /** Tells services with connectors of the same ID apart: a digest of the address. */
  service: string,
  /** The commit whose tree was pushed. */
  sha: v.custom<string>(isSha),
  /** The patterns that select its pages. */
  files: v.pipe(v.array(string), v.minLength(1), v.everyItem(isMatchable)),
  refPrefix: asInput(parseRefPrefix),
  generator: v.pipe(asInput(parseGenerator), v.transform(parseGenerator)),
  /** The name of its target; absent where the input `targets` is not set. */
  target: v.exactOptional(asInput(parseTargetName)),
  /** All targets of its run, as `connector-id/name`: one that the next run does not have was removed. */
  targets: v.exactOptional(v.array(string)),
  /** The files that the run found on the disk; absent where it was to look for nothing there. */
  generated: v.exactOptional(
    v.object({
      /** The inputs that say where. */
      from: v.array(string),
      /** As `packDigests` writes it. */
      digests: asInput(unpackDigests),
      /** As `packGroups` writes it, of pages that are in the commit as well: there was no room for the digest of each. */
      groups: v.exactOptional(string),
    }),
  ),
  /** A digest of all else that shapes a document. */
  settings: string,
  runId: string,
  /** `1`, and more where the run was started again. */
  runAttempt: string,
  /** The step of its workflow: the job's ID, the step's, and the place of the job in its matrix. */
  step: string,
  /** After this long the attempt cannot be writing any more: later runs wait no longer. */
  timeoutMinutes: v.pipe(
    v.number(),
    v.minValue(1),
    v.maxValue(MAX_TIMEOUT_MINUTES),
  ),
})
export type AttemptRecord = v.InferOutput<typeof AttemptRecord>

/** The number of the normaliser, with which the settings of a record begin. */
export function normaliserOf(settings: string): string | undefined {
  return settings.split('-')[0]
}

/** A page that an attempt could not push or archive, although it delivered the others. */
const Exception = v.object({
  externalRef: string,
  path: string,
  /** Whether the service may hold it. */
  held: v.boolean(),
  /** The reference of the page that it has moved to: it is archived once that is in. */
  waitsFor: v.exactOptional(string),
  /** It is to be archived, and `max-archive` held it back. */
  isHeldBack: v.exactOptional(v.literal(true)),
  /** The commit whose run was the first to fail on it. */
  since: v.custom<string>(isSha),
})
export type Exception = v.InferOutput<typeof Exception>

/** As `packJson` writes it where there is little room. */
const Packed = v.pipe(
  string,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return unpackJson(dataset.value)
    } catch {
      addIssue({ message: 'is not packed' })
      return NEVER
    }
  }),
)
export const Exceptions = v.union([
  v.array(Exception),
  v.pipe(Packed, v.array(Exception)),
])

/** How an attempt ended that succeeded with exceptions: `ends` is the ID of its first record. */
const EndRecord = v.object({
  ...AttemptRecord.entries,
  v: v.literal(2),
  ends: string,
  exceptions: Exceptions,
})
/** As it is written. */
export type EndRecord = v.InferInput<typeof EndRecord>

/** Checks what a store gave back, or `undefined` when it is not a record that this version can read. */
export function toRecord(
  value: unknown,
): AttemptRecord | v.InferOutput<typeof EndRecord> | undefined {
  const { success, output } = v.safeParse(
    v.variant('v', [AttemptRecord, EndRecord]),
    value,
  )
  return success ? output : undefined
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
  /** The documents that it did not deliver although it succeeded; absent when there are none. */
  exceptions?: readonly Exception[] | undefined
}

/**
 * An entry that a store lists. From `no others` on it lists only attempts of the target itself and of runs without targets; at
 * `no more` it leaves out older attempts that may say something of the target.
 */
export type Listed = Attempt | 'no others' | 'no more'

/** A store of attempts. Every method throws a JournalError when the store refuses. */
export interface Journal {
  /** The attempts of the repository, the newest first. */
  list(): AsyncIterable<Listed>
  /** Records an attempt as running, before anything is written to the service. */
  begin(record: AttemptRecord): Promise<Attempt>
  /** @param exceptions what an attempt that succeeded did not deliver. */
  end(
    id: string,
    state: Ending['state'],
    description: string,
    exceptions?: readonly Exception[],
  ): Promise<void>
}

/** How an attempt ended, with a line for the people who look at the journal. */
export interface Ending {
  state: Exclude<AttemptState, 'running'>
  description: string
  /** A document that an attempt did not deliver although it succeeded. */
  exceptions?: readonly Exception[] | undefined
}

/** The journal cannot be read or written; the message says what to do. */
export class JournalError extends UserError {
  constructor(message: string, topic: Topic = 'record-of-past-syncs') {
    super(message, topic)
  }
}

/** The part of search that an attempt keeps up to date. */
export type SearchPart = Pick<
  AttemptRecord,
  'repository' | 'branch' | 'connectorId' | 'service' | 'target'
>

/** Names the part of search that a target of a run keeps up to date. */
export function searchPartOf(
  {
    connectorId,
    baseUrl,
    name,
  }: Pick<Inputs, 'connectorId' | 'baseUrl' | 'name'>,
  repository: string,
  branch: string,
): SearchPart {
  const service = hash('sha256', baseUrl).slice(0, 8)
  const part: SearchPart = { repository, branch, connectorId, service }
  if (name !== undefined) part.target = name
  return part
}

/** The state of the service by the journal, seen from one attempt. */
export interface History {
  /** S, the last attempt of which the service holds every document but its exceptions. */
  synced: Attempt | undefined
  /** Attempts after S of which the service may hold any part, newest first. */
  dirty: Attempt[]
  /** Attempts that began earlier and may still be writing: they go first. */
  ahead: Attempt[]
  /** All attempts of the connector from S on, newest first: also those of other targets, and those that wrote nothing. */
  since: readonly Attempt[]
  /** The journal has older attempts that were not read, and S may be among them. */
  isCut: boolean
}

/** The attempts of which the service may hold any part, newest first. */
export function attemptsIn({ synced, dirty }: History): Attempt[] {
  return synced ? [...dirty, synced] : dirty
}

/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000

/** The attempts of other targets of the connector, newest first. */
export function othersIn(
  { since }: History,
  { target }: Pick<SearchPart, 'target'>,
): Attempt[] {
  if (target === undefined) return []
  return since.filter(
    ({ record }) => record.target !== undefined && record.target !== target,
  )
}

/**
 * Reads the attempts as seen from `own` (absent in a preview, which comes after them all). First it collects what may say
 * something of the part of search, then it decides what each attempt says.
 */
export async function readHistory(
  journal: Journal,
  part: SearchPart,
  nowMs: number,
  ownAttempt?: Attempt,
): Promise<History & { isShown: boolean }> {
  const collected = await collect(journal, part, ownAttempt)
  const { attempts, leftOut, isShown } = collected
  const relevant = attempts.filter((attempt, index) =>
    isRelevant(attempt, part, attempts.slice(0, index)),
  )
  const oldest = relevant.at(-1)
  const isSynced =
    oldest !== undefined &&
    coversAll(oldest, part) &&
    !mayBeTakenOver(collected, part)
  const synced = isSynced ? oldest : undefined

  const ahead: Attempt[] = []
  const dirty: Attempt[] = []
  for (const attempt of relevant) {
    const isEarlier =
      ownAttempt === undefined || attempt.order < ownAttempt.order
    const isAlive = attempt.state === 'running' && nowMs < deadlineMs(attempt)
    if (isAlive && isEarlier) ahead.push(attempt)
    // An attempt that is alive and began later waits for this one, so it has written nothing yet.
    const mayHaveWritten = attempt.state !== 'void' && (isEarlier || !isAlive)
    if (mayHaveWritten && attempt !== synced) dirty.push(attempt)
  }
  const isCut = leftOut.has('no more')
  return { synced, dirty, ahead, since: attempts, isCut, isShown }
}

interface Collected {
  /** The attempts of the connector, newest first, as far as the last success that covers the part of search. */
  attempts: Attempt[]
  /** The marks for attempts that the store left out, though they may have come after that success. */
  leftOut: ReadonlySet<Exclude<Listed, Attempt>>
  /** Whether the journal shows `own`, or an attempt after it. */
  isShown: boolean
}

async function collect(
  journal: Journal,
  part: SearchPart,
  ownAttempt: Attempt | undefined,
): Promise<Collected> {
  const attempts: Attempt[] = []
  const leftOut = new Set<Exclude<Listed, Attempt>>()
  let isShown = false
  for await (const entry of journal.list()) {
    if (typeof entry === 'string') {
      leftOut.add(entry)
      continue
    }
    if (ownAttempt && entry.order >= ownAttempt.order) isShown = true
    if (entry.id === ownAttempt?.id || !isOfConnector(entry, part)) continue
    attempts.push(entry)
    if (coversAll(entry, part)) break
  }
  return { attempts, leftOut, isShown }
}

/** Whether an attempt pushed to the connector. Another branch under another name is never touched. */
function isOfConnector(
  { record }: Attempt,
  { connectorId, service, branch, target }: SearchPart,
): boolean {
  if (record.connectorId !== connectorId || record.service !== service)
    return false
  return record.branch === branch || record.target === target
}

/** Whether older attempts say nothing of the part. A success of a run without targets is one of each target. */
function coversAll(
  { state, record }: Attempt,
  { target }: SearchPart,
): boolean {
  if (state !== 'succeeded') return false
  return record.target === undefined || record.target === target
}

/**
 * Whether an attempt says something of the part.
 *
 * @param later the attempts after it.
 */
function isRelevant(
  { record }: Attempt,
  part: SearchPart,
  later: readonly Attempt[],
): boolean {
  const successes = later.filter(({ state }) => state === 'succeeded')
  // Where there are no targets any more, the last success of each brought a part up to date, and says all of that part.
  if (part.target === undefined)
    return !successes.some(success => success.record.target === record.target)
  if (record.target !== undefined) return record.target === part.target
  // What was pushed before there were targets is everybody's, until targets that this one is not among have taken it over.
  return !successes.some(success => isWithout(success, part))
}

/** Whether a run without the target may have handed its pages to another one: then its success is no longer what the service has. */
function mayBeTakenOver(
  { attempts, leftOut }: Collected,
  part: SearchPart,
): boolean {
  if (leftOut.has('no others')) return true
  return attempts.some(
    attempt => attempt.state !== 'void' && isWithout(attempt, part),
  )
}

/** Whether an attempt is of a run that did not have the target among its targets. */
function isWithout(
  { record }: Attempt,
  { connectorId, target }: SearchPart,
): boolean {
  if (target === undefined || record.target === target) return false
  if (record.targets === undefined) return false
  return !record.targets.includes(`${connectorId}/${target}`)
}

/** When an attempt that has not ended by itself counts as dead, in milliseconds since the epoch. */
export function deadlineMs(attempt: Attempt): number {
  return attempt.begunAtMs + attempt.record.timeoutMinutes * 60_000 + GRACE_MS
}

/** How long to wait before the journal is asked again; each wait is longer, as GitHub counts the questions. */
const WAITS_MS = { first: 5_000, factor: 1.5, longest: 30_000 }

interface TurnOptions {
  /** Milliseconds since any moment; they never go back. */
  elapsed: () => number
  sleep: (ms: number) => Promise<void>
  /** Aborted: there is no more waiting. */
  signal: AbortSignal
  /** Called before each wait. */
  onWait: (ahead: Attempt, untilMs: number) => void
}

/**
 * Waits until no attempt that began earlier can be writing any more: of two that write at once, the older text of a
 * page could be the one that stays. The journal is read again after each wait.
 *
 * @param ownAttempt the attempt of this run.
 */
export async function waitForTurn(
  journal: Journal,
  part: SearchPart,
  ownAttempt: Attempt,
  options: TurnOptions,
): Promise<History> {
  const startedMs = options.elapsed()
  // By the journal's own clock: by that of this machine, which may be set meanwhile, a run that is still writing may seem
  // to be long dead.
  const nowMs = () => ownAttempt.begunAtMs + options.elapsed() - startedMs
  let history = await readHistory(journal, part, nowMs(), ownAttempt)
  let waitMs = WAITS_MS.first
  // What does not show this attempt yet may not show the one before it either.
  while (
    (history.ahead.length > 0 || !history.isShown) &&
    !options.signal.aborted
  ) {
    const [ahead] = history.ahead
    if (ahead) options.onWait(ahead, deadlineMs(ahead))
    await options.sleep(waitMs)
    waitMs = Math.min(waitMs * WAITS_MS.factor, WAITS_MS.longest)
    // All of the history, which may be long, is read again when the other attempt has ended.
    const isStillAhead =
      ahead && nowMs() < deadlineMs(ahead) && (await isRunning(journal, ahead))
    if (!isStillAhead)
      history = await readHistory(journal, part, nowMs(), ownAttempt)
  }
  return history
}

/** Whether an attempt has not ended, as the journal has it now. */
async function isRunning(journal: Journal, { id }: Attempt): Promise<boolean> {
  for await (const attempt of journal.list())
    if (typeof attempt !== 'string' && attempt.id === id)
      return attempt.state === 'running'
  return false
}
