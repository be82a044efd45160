import { hash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import {
  type Inputs,
  MAX_TIMEOUT_MINUTES,
  parseConnectorId,
  parseGenerator,
  parseRefPrefix,
} from '../inputs/index.ts'
import { isMatchable } from '../inputs/patterns.ts'
import { DIGEST_LENGTH, digestOf, isSha } from '../text/index.ts'
import { type Topic, UserError } from '../text/message.ts'

const string = v.string()
/** A text that `parse` accepts, and what that makes of it. */
const parsedBy = <T>(parse: (text: string) => T) =>
  v.pipe(
    string,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return parse(dataset.value)
      } catch {
        addIssue({ message: 'is malformed' })
        return NEVER
      }
    }),
  )

/** The aim of one attempt: enough to know later what the service may hold because of it. */
const AttemptRecord = v.object({
  v: v.literal(1),
  /** `owner/name`. */
  repository: string,
  branch: string,
  connectorId: parsedBy(parseConnectorId),
  /** Tells services with connectors of the same ID apart: a digest of the address. */
  service: string,
  /** The commit whose tree was pushed. */
  sha: v.custom<string>(isSha),
  /** The patterns that select its pages. */
  files: v.pipe(v.array(string), v.minLength(1), v.everyItem(isMatchable)),
  refPrefix: parsedBy(parseRefPrefix),
  generator: parsedBy(parseGenerator),
  /** The connectors of all targets of its run: one that the next run does not have was removed. */
  connectors: v.array(parsedBy(parseConnectorId)),
  /** The files that the run found on the disk; absent where it was to look for nothing there. */
  generated: v.exactOptional(
    v.object({
      /** The inputs that say where. */
      from: v.array(string),
      /** As `packDigests` writes it. */
      digests: parsedBy(text => {
        unpackDigests(text)
        return text
      }),
      /** As `packGroups` writes it, of pages that are in the commit as well: there was no room for the digest of each. */
      groups: v.exactOptional(string),
    }),
  ),
  /** A digest of all else that shapes a document. */
  settings: string,
  runId: string,
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

export const Exceptions = v.array(Exception)

/** How an attempt ended that succeeded with exceptions: `ends` is the ID of its first record. */
const EndRecord = v.object({
  v: v.literal(2),
  sha: AttemptRecord.entries.sha,
  runId: string,
  ends: string,
  exceptions: v.pipe(parsedBy(unpackJson), Exceptions),
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
export type AttemptState = 'running' | AttemptEnd
export type AttemptEnd = 'succeeded' | 'failed' | 'void'

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

/** A store of attempts. Every method throws a JournalError when the store refuses. */
export interface Journal {
  /** The attempts of the repository, the newest first. */
  list(): AsyncIterable<Attempt>
  /** Records an attempt as running, before anything is written to the service. */
  begin(record: AttemptRecord): Promise<Attempt>
  /** @param description a line for the people who look at the journal. */
  end(id: string, state: AttemptEnd, description: string): Promise<void>
  /** Ends an attempt as a success but for the documents that it did not deliver, of which there is at least one. */
  endExcept(
    attempt: Attempt,
    description: string,
    exceptions: readonly Exception[],
  ): Promise<void>
}

/** The journal cannot be read or written; the message says what to do. */
export class JournalError extends UserError {
  constructor(message: string, topic: Topic = 'record-of-past-syncs') {
    super(message, topic)
  }
}

/** The part of search that an attempt keeps up to date: all that the repository has in a connector. */
export type SearchPart = Pick<
  AttemptRecord,
  'repository' | 'connectorId' | 'service'
>

/** Names the part of search that a run keeps up to date with these inputs. */
export function searchPartOf(
  { connectorId, baseUrl }: Pick<Inputs, 'connectorId' | 'baseUrl'>,
  repository: string,
): SearchPart {
  const service = hash('sha256', baseUrl).slice(0, 8)
  return { repository, connectorId, service }
}

/** The state of the service by the journal, seen from one attempt. */
export interface History {
  /** S, the last attempt of which the service holds every document but its exceptions. */
  synced: Attempt | undefined
  /** Attempts after S of which the service may hold any part, newest first. */
  dirty: Attempt[]
  /** Attempts that began earlier and may still be writing: they go first. */
  ahead: Attempt[]
  /** The journal has older attempts that were not read, and S may be among them. */
  isCut: boolean
}

/** The attempts of which the service may hold any part, newest first. */
export function attemptsIn({ synced, dirty }: History): Attempt[] {
  return synced ? [...dirty, synced] : dirty
}

/** A run is given this long beyond its own limit before it counts as dead. */
const GRACE_MS = 60_000

/**
 * So many attempts are read at most, of other services included: GitHub is asked about each, and it allows the token of a job
 * 1,000 requests an hour for each repository.
 */
export const MAX_READ_ATTEMPTS = 100

/** Reads the attempts as far as the last success, as seen from `ownAttempt` (absent in a preview, which comes after them all). */
export async function readHistory(
  journal: Journal,
  part: SearchPart,
  nowMs: number,
  ownAttempt?: Attempt,
): Promise<History & { isShown: boolean }> {
  const ahead: Attempt[] = []
  const dirty: Attempt[] = []
  let isShown = false
  let count = 0
  for await (const attempt of journal.list()) {
    const isEarlier =
      ownAttempt === undefined || attempt.order < ownAttempt.order
    if (!isEarlier) isShown = true
    if (attempt.id !== ownAttempt?.id && isOfPart(attempt, part)) {
      if (attempt.state === 'succeeded')
        return { synced: attempt, dirty, ahead, isCut: false, isShown }
      const isAlive = attempt.state === 'running' && nowMs < deadlineMs(attempt)
      if (isAlive && isEarlier) ahead.push(attempt)
      // An attempt that is alive and began later waits for this one, so it has written nothing yet.
      const mayHaveWritten = attempt.state !== 'void' && (isEarlier || !isAlive)
      if (mayHaveWritten) dirty.push(attempt)
    }
    if (++count === MAX_READ_ATTEMPTS) break
  }
  const isCut = count === MAX_READ_ATTEMPTS
  return { synced: undefined, dirty, ahead, isCut, isShown }
}

function isOfPart({ record }: Attempt, part: SearchPart): boolean {
  return (
    record.connectorId === part.connectorId && record.service === part.service
  )
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
async function isRunning(
  journal: Journal,
  { id, order }: Attempt,
): Promise<boolean> {
  for await (const attempt of journal.list()) {
    if (attempt.id === id) return attempt.state === 'running'
    if (attempt.order < order) return false
  }
  return false
}

/**
 * The digests of what a run has found on the disk, by path: of a generated file the digest of its bytes, of a page with a built page
 * the digest of the body that was made of it.
 */
export type Digests = ReadonlyMap<string, string>

/** More than any record that GitHub takes can hold; a record comes from outside. */
const MAX_UNPACKED_BYTES = 20_000_000

/** A part of a record may have so many bytes: GitHub takes 65,535 for all of it. */
export const MAX_PART_BYTES = 48_000

/** The bytes of a part of a record, as JSON in UTF-8. */
export const bytesOf = (part: unknown): number =>
  Buffer.byteLength(JSON.stringify(part))

/** A value as JSON in little text: the names of thousands of pages fit into a record. */
export function packJson(value: unknown): string {
  return brotliCompressSync(JSON.stringify(value)).toString('base64')
}

/** @throws Error when a text is none that `packJson` has made. */
function unpackJson(text: string): unknown {
  return JSON.parse(unpacked(Buffer.from(text, 'base64')))
}

function unpacked(bytes: Buffer): string {
  return brotliDecompressSync(bytes, {
    maxOutputLength: MAX_UNPACKED_BYTES,
  }).toString()
}

/** As little text as can be: the paths, compressed, and then the digests, which no method makes shorter. */
export function packDigests(digests: Digests): string {
  if (digests.size === 0) return ''
  const all = [...digests].sort(([a], [b]) => (a < b ? -1 : 1))
  const paths = brotliCompressSync(all.map(([path]) => path).join('\0'))
  const bytes = Buffer.from(all.map(([, digest]) => digest).join(''), 'hex')
  return `${paths.toString('base64')}.${bytes.toString('base64')}`
}

/** @throws Error when a text is none that `packDigests` has made. */
export function unpackDigests(text: string): Map<string, string> {
  if (text === '') return new Map()
  const [paths, bytes] = text
    .split('.')
    .map(part => Buffer.from(part, 'base64'))
  const digests = bytes?.toString('hex') ?? ''
  // Twenty bytes can become millions of paths.
  const all = unpacked(paths ?? Buffer.alloc(0)).split(
    '\0',
    digests.length / DIGEST_LENGTH + 1,
  )
  const found = new Map(
    all.map((path, index) => [
      path,
      digests.slice(index * DIGEST_LENGTH, (index + 1) * DIGEST_LENGTH),
    ]),
  )
  if (
    found.size !== all.length ||
    found.size * DIGEST_LENGTH !== digests.length
  )
    throw new Error('the paths are not as many as the digests')
  return found
}

/**
 * One digest for the pages of each group, where there is no room for one of each page: in a record GitHub takes some 3,800
 * of those. With 10,000 pages two or three are in a group, and pushed together.
 */
export function packGroups(digests: Digests): string {
  const byGroup = Map.groupBy([...digests].sort(), ([path]) => groupOf(path))
  const digestsOfGroups = Array.from({ length: GROUPS }, (_, group) =>
    digestOf((byGroup.get(group) ?? []).join('\0')),
  )
  return Buffer.from(digestsOfGroups.join(''), 'hex').toString('base64')
}

const GROUPS = 4096

const groupOf = (path: string): number =>
  Number.parseInt(hash('sha256', path).slice(0, 3), 16)

/** Which pages are in a group that two packed texts have alike. */
export function toIsSameGroup(
  one: string,
  other: string,
): (path: string) => boolean {
  const first = Buffer.from(one, 'base64').toString('hex')
  const second = Buffer.from(other, 'base64').toString('hex')
  const digestIn = (digests: string, path: string) =>
    digests.slice(groupOf(path) * DIGEST_LENGTH).slice(0, DIGEST_LENGTH)
  return path => digestIn(first, path) === digestIn(second, path)
}
