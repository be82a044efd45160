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
export const Exceptions = v.union([v.array(Exception), v.pipe(Packed, v.array(Exception))])

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
export function toRecord(value: unknown): AttemptRecord | v.InferOutput<typeof EndRecord> | undefined {
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
}

/** An attempt as a store lists it: how it ended is asked for by itself, as that may take a request. */
export interface Listed extends Omit<Attempt, 'state' | 'exceptions'> {
  ended(): Promise<Pick<Attempt, 'state' | 'exceptions'>>
}

/** Where attempts are kept. Every method throws a JournalError when the store refuses. */
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
  /** What an attempt that succeeded did not deliver. */
  exceptions?: readonly Exception[] | undefined
}

/** The journal cannot be read or written; the message says what to do. */
export class JournalError extends UserError {
  constructor(message: string, topic: Topic = 'record-of-past-syncs') {
    super(message, topic)
  }
}

/** What an attempt keeps up to date. */
export type Target = Pick<AttemptRecord, 'repository' | 'branch' | 'connectorId' | 'service' | 'target'>

/** A run's target in the journal. */
export function targetOf(
  { connectorId, baseUrl, name: target }: Pick<Inputs, 'connectorId' | 'baseUrl' | 'name'>,
  { repository, branch }: Pick<Target, 'repository' | 'branch'>,
): Target {
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  return { repository, branch, connectorId, service, ...(target && { target }) }
}

/** What the journal says of the service, seen from one attempt. */
export interface History {
  /** S, the last attempt of which the service holds every document but its exceptions. */
  synced: Attempt | undefined
  /** Attempts after S of which the service may hold any part, newest first. */
  dirty: Attempt[]
  /** Attempts that began earlier and may still be writing: they go first. */
  ahead: Attempt[]
  /** What other targets of the connector have attempted since S, newest first. */
  others: AttemptRecord[]
  /** Some attempts before S, newest first, however they ended. */
  earlier: AttemptRecord[]
}

/** The attempts of which the service may hold any part, newest first. */
export function attemptsIn({ synced, dirty }: History): Attempt[] {
  return synced ? [...dirty, synced] : dirty
}

/** So many attempts before the last success are read, of whatever target, to see whether inputs go back and forth. */
const MAX_EARLIER = 20

/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000

/**
 * Reads the attempts as seen from `own` (absent in a preview, which comes after them all), from the newest on to the last
 * success. A success from when the workflow had no targets is one of each target. Where it has none any more, the last
 * success of each target brought only a part up to date, so that what it pushed counts as what the service may hold; and so
 * does the last success of a target that later runs did not have, whose pages another may have taken over. What another
 * branch pushed to the connector under another name is never touched.
 */
export async function readHistory(
  journal: Journal,
  { connectorId, service, branch, target }: Target,
  nowMs: number,
  own?: Attempt,
): Promise<History & { isShown: boolean }> {
  const history: History = { synced: undefined, dirty: [], ahead: [], others: [], earlier: [] }
  const { dirty, ahead, others, earlier } = history
  let isShown = false
  /** How many attempts before S were read. */
  let behind = 0
  /** Later runs had other targets alone: what was pushed before there were any is theirs. */
  let wasAbsent = false
  /** Of these targets a newer success says all that there is to say. */
  const settled = new Set<string | undefined>()
  try {
    for await (const { ended, ...each } of journal.list()) {
      const { record, order } = each
      const name = record.target
      if (own && order >= own.order) isShown = true
      if (history.synced && ++behind > MAX_EARLIER) break
      if (each.id === own?.id || record.connectorId !== connectorId || record.service !== service) continue
      if (name !== target && record.branch !== branch) continue
      if (history.synced) {
        if (name === target) earlier.push(record)
        continue
      }
      if (settled.has(name) || (name === undefined && wasAbsent)) continue
      if (target !== undefined && name !== undefined && name !== target) {
        others.push(record)
        if (record.targets?.includes(`${connectorId}/${target}`) === false) wasAbsent = true
        continue
      }
      const attempt: Attempt = { ...each, ...(await ended()) }
      const { state } = attempt
      const isWhole = state === 'succeeded' && (name === undefined || name === target)
      if (isWhole && !wasAbsent) {
        history.synced = attempt
        continue
      }
      if (state === 'succeeded') settled.add(name)
      const isAlive = state === 'running' && nowMs < deadlineMs(attempt)
      const isEarlier = own === undefined || order < own.order
      if (isAlive && isEarlier) ahead.push(attempt)
      // An attempt that is alive and began later waits for this one, so it has written nothing yet.
      if (state !== 'void' && (isEarlier || !isAlive)) dirty.push(attempt)
      if (isWhole) break
    }
  } catch (error) {
    // What is behind S is only needed for a warning.
    if (!history.synced) throw error
  }
  return { ...history, isShown }
}

/** When an attempt that has not ended by itself counts as dead, in milliseconds since the epoch. */
export function deadlineMs(attempt: Attempt): number {
  return attempt.begunAtMs + attempt.record.timeoutMinutes * 60_000 + GRACE_MS
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
  target: Target,
  own: Attempt | undefined,
  options: TurnOptions,
): Promise<History> {
  const startedMs = options.elapsed()
  // By the journal's own clock: by that of this machine, which may be set meanwhile, a run that is still writing may seem
  // to be long dead.
  const nowMs = () => (own === undefined ? options.now() : own.begunAtMs + options.elapsed() - startedMs)
  for (let waitMs = WAITS_MS.first; ; waitMs = Math.min(waitMs * WAITS_MS.factor, WAITS_MS.longest)) {
    const { isShown, ...history } = await readHistory(journal, target, nowMs(), own)
    const ahead = history.ahead[0]
    // What does not show this attempt yet may not show the one before it either.
    if (own === undefined || (isShown && ahead === undefined) || options.signal.aborted) return history
    if (ahead) options.onWait(ahead, deadlineMs(ahead))
    await options.sleep(waitMs)
  }
}
