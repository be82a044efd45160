import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Inputs } from '../inputs/index.ts'
import { isMatchable } from '../inputs/patterns.ts'
import {
  generatorChoices,
  MAX_TIMEOUT_MINUTES,
  parseConnectorId,
  parseRefPrefix,
  parseTargetName,
} from '../inputs/values.ts'
import { isSha, type Topic, UserError } from '../text/index.ts'
import { unpackDigests } from './digests.ts'

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

/** What one attempt set out to do: enough to know later what the service may hold because of it. */
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
  generator: v.picklist(generatorChoices),
  /** The name of its target; absent where the input `targets` is not set. */
  target: v.exactOptional(asInput(parseTargetName)),
  /** All targets of its run, as `connector-id/name`: one that the next run does not have was removed. */
  targets: v.exactOptional(v.array(string)),
  /** What the run found on the disk; absent where it was to look for nothing there. */
  generated: v.exactOptional(
    v.object({
      /** The inputs that say where. */
      from: v.array(string),
      /** As `packDigests` writes it. */
      digests: asInput(unpackDigests),
      /** As `packGroups` writes it, of pages that are in the commit as well: there was no room for the digest of each. */
      groups: v.exactOptional(string),
      /** One digest of all that built pages were made of: where it is the same, so are they. */
      built: v.exactOptional(string),
    }),
  ),
  /** A digest of all else that shapes a document. */
  settings: string,
  runId: string,
  /** `1`, and more where the run was started again. */
  runAttempt: string,
  /** After this long the attempt cannot be writing any more: later runs wait no longer. */
  timeoutMinutes: v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_TIMEOUT_MINUTES)),
})
export type AttemptRecord = v.InferOutput<typeof AttemptRecord>

/** A page that an attempt could not push or archive, although it delivered the others. */
const Exception = v.object({
  externalRef: string,
  path: string,
  /** Whether the service may hold it. */
  held: v.boolean(),
  /** The reference of the page that it has moved to: it is archived once that is in. */
  waitsFor: v.exactOptional(string),
  /** The commit whose run was the first to fail on it. */
  since: v.custom<string>(isSha),
})
export type Exception = v.InferOutput<typeof Exception>

/** An attempt that delivered all but so many pages at most is one that later runs start from. */
export const MAX_EXCEPTIONS = 50
export const Exceptions = v.pipe(v.array(Exception), v.maxLength(MAX_EXCEPTIONS))

/** How an attempt ended that succeeded with exceptions: `ends` is the ID of its first record. */
const EndRecord = v.object({
  ...AttemptRecord.entries,
  v: v.literal(2),
  ends: string,
  exceptions: Exceptions,
})
export type EndRecord = v.InferOutput<typeof EndRecord>

/** Checks what a store gave back, or `undefined` when it is not a record that this version can read. */
export function toRecord(value: unknown): AttemptRecord | EndRecord | undefined {
  const { success, output } = v.safeParse(v.variant('v', [AttemptRecord, EndRecord]), value)
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
  /** What it did not deliver although it succeeded; absent when there is nothing. */
  exceptions?: readonly Exception[]
  /** It succeeded, but with a part only of the pages of this run, as of one target where there are none now. */
  isPartial?: true
  /** Of another target of the connector; its state is not looked at. */
  isOther?: true
}

/** Where attempts are kept. Every method throws a JournalError when the store refuses. */
export interface Journal {
  /** All attempts that may matter, in any order. */
  list(): Promise<Attempt[]>
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
  /** What an attempt that succeeded did not deliver. */
  exceptions?: readonly Exception[] | undefined
}

/** The journal cannot be read or written; the message says what to do. */
export class JournalError extends UserError {
  constructor(message: string, topic: Topic = 'record-of-past-syncs') {
    super(message, topic)
  }
}

/** What the journal says of the service, seen from one attempt. */
export interface History {
  /** S, the last attempt of which the service holds every document but its exceptions. */
  synced: Attempt | undefined
  /** Attempts after S of which the service may hold any part, newest first. */
  dirty: Attempt[]
  /** Attempts that began earlier and may still be writing: they go first. */
  ahead: Attempt[]
  /** What other targets of the connector have attempted since S, newest first; absent where there are no targets. */
  others?: AttemptRecord[]
}

/** The attempts of which the service may hold any part, newest first. */
export function attemptsIn({ synced, dirty }: History): Attempt[] {
  return synced ? [...dirty, synced] : dirty
}

/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000

/** Reads the attempts as seen from `own` (absent in a preview, which comes after them all). */
export function readHistory(attempts: readonly Attempt[], nowMs: number, own?: Attempt): History {
  const others = attempts.filter(each => each.id !== own?.id).sort((a, b) => b.order - a.order)
  const synced = others.find(each => each.state === 'succeeded' && !each.isPartial)
  const since = others.filter(each => synced === undefined || each.order > synced.order)
  const earlier = (each: Attempt) => own === undefined || each.order < own.order
  const alive = (each: Attempt) => each.state === 'running' && nowMs < deadlineMs(each)
  const ofOthers = since.flatMap(each => (each.isOther ? each.record : []))
  return {
    ...(ofOthers.length > 0 && { others: ofOthers }),
    synced,
    // An attempt that is alive and began later waits for this one, so it has written nothing yet.
    dirty: since.filter(each => each.state !== 'void' && (earlier(each) || !alive(each))),
    ahead: since.filter(each => earlier(each) && alive(each)),
  }
}

/** When an attempt that has not ended by itself counts as dead, in milliseconds since the epoch. */
export function deadlineMs(attempt: Attempt): number {
  return attempt.begunAtMs + attempt.record.timeoutMinutes * 60_000 + GRACE_MS
}

/** What an attempt keeps up to date. A journal shows only the attempts of one of these. */
export type Target = Pick<AttemptRecord, 'repository' | 'branch' | 'connectorId' | 'service' | 'target'>

/** A run's target in the journal. */
export function targetOf(
  { connectorId, baseUrl, name: target }: Pick<Inputs, 'connectorId' | 'baseUrl' | 'name'>,
  { repository, branch }: Pick<Target, 'repository' | 'branch'>,
): Target {
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  return { repository, branch, connectorId, service, ...(target && { target }) }
}

/**
 * The attempts that matter to a target, asked about in turn from the newest on. A success from when the workflow had no
 * targets is one of each target; but where it has none any more, that of a target brought only a part in step, so that what
 * it pushed counts as what the service may hold. Attempts of other targets say only that they were; and what another branch
 * pushed to the connector under another name is never touched.
 */
export class Scope {
  readonly #target: Target
  /** Of these targets a newer success says all that there is to say. */
  readonly #settled = new Set<string | undefined>()
  /** A run had other targets alone: what was pushed before there were any is theirs. */
  #isAdded = false

  constructor(target: Target) {
    this.#target = target
  }

  concerns(record: Omit<Target, 'repository'>): boolean {
    const { connectorId, service, branch, target } = this.#target
    return (
      record.connectorId === connectorId &&
      record.service === service &&
      (record.target === target || record.branch === branch) &&
      !(this.#isAdded && record.target === undefined) &&
      !this.#settled.has(record.target)
    )
  }

  /** Whether it is of another target of the connector. */
  isOther({ target }: Pick<AttemptRecord, 'target'>): boolean {
    const own = this.#target.target
    return own !== undefined && target !== undefined && target !== own
  }

  /** An attempt that concerns the target, as it is seen from there. */
  see(attempt: Attempt): Attempt {
    const { record, state } = attempt
    if (this.isOther(record)) {
      const { targets, connectorId } = record
      if (targets && !targets.includes(`${connectorId}/${this.#target.target}`)) this.#isAdded = true
      return { ...attempt, state: 'void', isOther: true }
    }
    const isOwn = record.target === undefined || record.target === this.#target.target
    if (state !== 'succeeded' || isOwn) return attempt
    this.#settled.add(record.target)
    return { ...attempt, isPartial: true }
  }
}

/** How long to wait before the journal is asked again; each wait is longer, as GitHub counts the questions. */
const WAITS_MS = { first: 5_000, factor: 1.5, longest: 30_000 }

interface TurnOptions {
  /** Milliseconds since the epoch. */
  now: () => number
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
 * @param own the attempt of this run; a preview has none and does not wait.
 */
export async function waitForTurn(
  journal: Journal,
  own: Attempt | undefined,
  options: TurnOptions,
): Promise<History> {
  const startedMs = options.elapsed()
  // By the journal's own clock: by that of this machine, which may be set meanwhile, a run that is still writing may seem
  // to be long dead.
  const nowMs = () => (own === undefined ? options.now() : own.begunAtMs + options.elapsed() - startedMs)
  for (let waitMs = WAITS_MS.first; ; waitMs = Math.min(waitMs * WAITS_MS.factor, WAITS_MS.longest)) {
    const attempts = await journal.list()
    const history = readHistory(attempts, nowMs(), own)
    const ahead = history.ahead[0]
    // What does not show this attempt yet may not show the one before it either.
    const isShown = attempts.some(each => own && each.order >= own.order)
    if (own === undefined || (isShown && ahead === undefined) || options.signal.aborted) return history
    if (ahead) options.onWait(ahead, deadlineMs(ahead))
    await options.sleep(waitMs)
  }
}
