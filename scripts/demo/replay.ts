import { addAbortListener } from 'node:events'
import { join } from 'node:path'
import { runAction } from '../../sandbox/action.ts'
import type { Report } from '../../src/report.ts'
import { type Commit, checkOut, cloneOf, type Source } from './source.ts'

/** Where commits are pushed from, and to. */
export interface Replay {
  source: Pick<Source, 'name' | 'branch'>
  /** The clone whose HEAD is moved. */
  checkout: string
  sandboxUrl: string
  /** The file that holds the journal of attempts. */
  journal: string
  /** Patterns; without any, the action's own. */
  files: string[]
  /** Other inputs of the action, by name. */
  inputs: Record<string, string>
  /** Aborted: a run under way is cancelled, as GitHub would. */
  signal: AbortSignal
  onLine: (line: string) => void
  /** Called once the process has started. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void
  /** What an earlier step left behind: this is then the `post` step. */
  state?: Record<string, string>
}

/** A replay in a folder of its own, with the action's own patterns and without a word. */
export async function openReplay<S extends Source>(source: S, folder: string, sandboxUrl: string) {
  return {
    source,
    checkout: await cloneOf(source, join(folder, 'checkout')),
    sandboxUrl,
    journal: join(folder, 'journal.jsonl'),
    files: [],
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
  /** Absent when the run did not come that far. */
  report: Report | undefined
  /** The job summary, in GitHub Markdown. */
  summary: string
  seconds: number
}

/** From its first signal to the last, GitHub gives a cancelled run this long. */
const GRACE_MS = 10_000

/** Runs the action on a commit as a push to the branch would, in a process of its own. */
export async function push(replay: Replay, commit: Commit, before: Commit | undefined): Promise<PushResult> {
  const { source, checkout, signal, state: earlier } = replay
  await checkOut(checkout, commit)
  signal.throwIfAborted()
  using listeners = new DisposableStack()
  const startedMs = performance.now()
  const { exitCode, output, state, report, summary } = await runAction({
    workspace: checkout,
    repository: source.name,
    event: toEvent(source.branch, commit, before),
    inputs: toInputs(replay),
    onOutput: byLines(replay.onLine),
    onStart(kill) {
      listeners.use(addAbortListener(signal, () => listeners.defer(cancel(kill))))
      replay.onStart?.(kill)
    },
    ...(earlier && { state: earlier }),
  })
  signal.throwIfAborted()
  const seconds = (performance.now() - startedMs) / 1000
  const read = report as Report | undefined
  const isGreen = exitCode === 0 && read?.status === 'succeeded'
  return { isGreen, exitCode, state, output, report: read, summary, seconds }
}

/** A cancelled run may end by itself, but not take for ever; returns what calls the last step off. */
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

function toInputs({ sandboxUrl, journal, files, inputs }: Replay): Record<string, string> {
  return {
    'base-url': sandboxUrl,
    'connector-id': 'docs',
    'api-key': 'sandbox-key',
    journal,
    ...(files.length > 0 && { files: files.join('\n') }),
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
