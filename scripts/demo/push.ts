import { addAbortListener } from 'node:events'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ActionOptions, runAction } from '../../sandbox/action.ts'
import { type Run, watch } from '../../sandbox/page/serve.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import type { Document } from '../../src/document/document.ts'
import type { Report } from '../../src/report/index.ts'
import { type Commit, checkOut, cloneOf, type Inputs, type Source } from './source.ts'

/** Where commits are pushed from, and to. */
export interface Replay {
  source: Pick<Source, 'name' | 'branch'>
  /** The clone whose HEAD is moved. */
  checkout: string
  sandboxUrl: string
  /** The input of this name: the file that holds the journal of attempts, or `deployments`. */
  journal: string
  /** Inputs of the action that are not its defaults. */
  inputs: Inputs
  /** Further variables. */
  environment?: Record<string, string>
  wrap?: ActionOptions['wrap']
  /** Aborted: a run under way is cancelled, as GitHub would. */
  signal: AbortSignal
  /** Called once the process has started. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void
  /** The state that an earlier step saved: this is then the `post` step. */
  state?: Record<string, string>
}

/** A replay in a folder of its own, with the action's defaults, that prints nothing. */
export async function openReplay<S extends Source>(source: S, folder: string, sandboxUrl: string) {
  return {
    source,
    checkout: await cloneOf(source, join(folder, 'checkout')),
    sandboxUrl,
    journal: join(folder, 'journal.jsonl'),
    inputs: {},
    signal: new AbortController().signal,
  } satisfies Replay
}

export interface PushResult {
  isGreen: boolean
  /** `null` when a signal ended it. */
  exitCode: number | null
  /** For its `post` step. */
  state: Record<string, string>
  /** All that the action printed. */
  output: string
  /** Absent when the run ended before it could write one. */
  report: Report | undefined
  /** The job summary, in GitHub Markdown. */
  summary: string
  seconds: number
}

/** GitHub gives a cancelled run this long from its first signal to the last. */
const GRACE_MS = 10_000

/** Runs the action on a commit as a push to the branch would, in a process of its own. */
export async function push(replay: Replay, commit: Commit, before: Commit | undefined): Promise<PushResult> {
  const { source, checkout, signal, wrap, state: earlier } = replay
  await checkOut(checkout, commit)
  signal.throwIfAborted()
  using listeners = new DisposableStack()
  const startedMs = performance.now()
  const { exitCode, output, state, report, summary } = await runAction({
    workspace: checkout,
    repository: source.name,
    event: toEvent(source.branch, commit, before),
    inputs: {
      'base-url': replay.sandboxUrl,
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      journal: replay.journal,
      ...replay.inputs,
    },
    environment: replay.environment ?? {},
    onStart(kill) {
      listeners.use(addAbortListener(signal, () => listeners.defer(cancel(kill))))
      replay.onStart?.(kill)
    },
    ...(wrap && { wrap }),
    ...(earlier && { state: earlier }),
  })
  signal.throwIfAborted()
  const seconds = (performance.now() - startedMs) / 1000
  const read = report as Report | undefined
  const isGreen = exitCode === 0 && read?.status === 'succeeded'
  return { isGreen, exitCode, state, output, report: read, summary, seconds }
}

/** Asks a run to end, and kills it if it does not; returns what prevents the latter. */
function cancel(kill: (signal: NodeJS.Signals) => void): () => void {
  kill('SIGTERM')
  const timer = setTimeout(() => kill('SIGKILL'), GRACE_MS)
  return () => clearTimeout(timer)
}

/** What GitHub sends of a push (its documentation, "Webhook events and payloads"). */
function toEvent(branch: string, { sha }: Commit, before: Commit | undefined) {
  const ref = `refs/heads/${branch}`
  const payload = {
    ref,
    before: before?.sha ?? '0'.repeat(sha.length),
    after: sha,
    deleted: false,
    repository: { default_branch: branch },
  }
  return { name: 'push', ref, sha, payload }
}

/** The run failed before it could do anything, as with wrong settings: so would all others. */
export function isFatal({ exitCode, report }: PushResult): boolean {
  return exitCode === 1 && report === undefined
}

type DemoRun = Run & PushResult

/** Called before and after each push. */
interface Listener {
  onPush?: (number: number, total: number, commit: Commit) => void
  /** @param runs those so far, with this one. */
  onResult?: (result: PushResult, runs: readonly DemoRun[]) => void
}

/** Pushes every commit, oldest first, until one fails for a reason that concerns all. */
export async function pushAll(
  { commits }: Source,
  replay: Replay,
  sandbox: Sandbox,
  { onPush, onResult }: Listener = {},
): Promise<DemoRun[]> {
  const runs: DemoRun[] = []
  for (const [index, commit] of commits.entries()) {
    onPush?.(index + 1, commits.length, commit)
    const met = watch(sandbox, 'docs')
    const result = await push(replay, commit, commits[index - 1])
    await sandbox.settled()
    runs.push({ ...commit, ...result, ...met() })
    onResult?.(result, runs)
    if (isFatal(result)) break
  }
  return runs
}

/** Documents by `external_ref`. */
export type Documents = ReadonlyMap<string, Document>

export interface Difference {
  /** Should be in search, and is not. */
  missing: string[]
  /** Is in search, and should not be. */
  extra: string[]
  /** Is in search with other content than it should have. */
  stale: { externalRef: string; fields: string[] }[]
}

/** Compares what is in search with what should be, in all fields. */
export function compare(actual: Documents, expected: Documents): Difference {
  return {
    missing: [...expected.keys()].filter(ref => !actual.has(ref)),
    extra: [...actual.keys()].filter(ref => !expected.has(ref)),
    stale: [...actual].flatMap(([externalRef, document]) => {
      const other = expected.get(externalRef)
      const fields = other ? differing(document, other) : []
      return fields.length > 0 ? [{ externalRef, fields }] : []
    }),
  }
}

export function size({ missing, extra, stale }: Difference): number {
  return missing.length + extra.length + stale.length
}

function differing(one: Document, other: Document): string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Document>
  return [...fields].filter(field => !isDeepStrictEqual(one[field], other[field]))
}

/** Pushes a commit as a whole to a sandbox that is empty, and compares what search has with that. */
export async function fullSync(replay: Replay, commit: Commit, actual: Documents, journal: string) {
  await using fresh = await startSandbox()
  const result = await push({ ...replay, sandboxUrl: fresh.url, journal }, commit, undefined)
  await fresh.settled()
  const expected = fresh.store.active('docs')
  return { result, count: expected.size, difference: compare(actual, expected) }
}
