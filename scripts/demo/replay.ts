import { addAbortListener } from 'node:events'
import { join } from 'node:path'
import { type ActionOptions, runAction } from '../../sandbox/action.ts'
import type { Report } from '../../src/report/index.ts'
import type { Inputs } from './inputs.ts'
import { type Commit, checkOut, cloneOf, type Source } from './source.ts'
import { toOne } from './targets.ts'

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
  /** Further variables, as those that targets take their keys from. */
  environment?: Record<string, string>
  wrap?: ActionOptions['wrap']
  /** Aborted: a run under way is cancelled, as GitHub would. */
  signal: AbortSignal
  onLine: (line: string) => void
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
    onLine: () => {},
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
    inputs: toInputs(replay),
    environment: replay.environment ?? {},
    onOutput: byLines(replay.onLine),
    onStart(kill) {
      listeners.use(addAbortListener(signal, () => listeners.defer(cancel(kill))))
      replay.onStart?.(kill)
    },
    ...(wrap && { wrap }),
    ...(earlier && { state: earlier }),
  })
  signal.throwIfAborted()
  const seconds = (performance.now() - startedMs) / 1000
  const read = toOne(report as Report | undefined)
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

function toInputs({ sandboxUrl, journal, inputs }: Replay): Record<string, string> {
  return {
    'base-url': sandboxUrl,
    'connector-id': 'docs',
    'api-key': 'sandbox-key',
    journal,
    ...inputs,
  }
}

/** Output comes in pieces that end anywhere. */
function byLines(onLine: (line: string) => void): (text: string) => void {
  let rest = ''
  return text => {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  }
}

/** The run failed before it could do anything, as with wrong settings: so would all others. */
export function isFatal({ exitCode, report }: PushResult): boolean {
  return exitCode === 1 && report === undefined
}
