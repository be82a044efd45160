import { sanitizeForLog } from '../text/index.ts'

/** The runner's description of the event that started this run (GitHub documentation, "Contexts" and "Events"). */
export interface Event {
  name: string
  /** The full ref, as `refs/heads/main`. */
  ref: string
  /** From the event's payload; not every event has it. */
  defaultBranch: string | undefined
  deleted: boolean
  /** The commit that a pull request or a merge group would be merged into. */
  baseSha: string | undefined
  /** The full ref of the branch that it would be merged into. */
  baseRef: string | undefined
}

export interface TriggerInputs {
  /** `undefined`: the repository's default branch. */
  branch: string | undefined
  sync: 'auto' | 'changes' | 'everything'
  dryRun: boolean
}

/** How much is pushed, and why all of it, at the start of a sentence. */
interface Extent {
  branch: string
  everything: boolean
  because?: string | undefined
}

export type Task =
  | ({ kind: 'sync' } & Extent)
  /** The same plan, against a commit or the journal; nothing is written and no key is needed. */
  | ({ kind: 'preview'; baseSha: string | undefined } & Extent)
  | { kind: 'nothing'; reason: string }
  | { kind: 'refusal'; reason: string }

/** Decides whether the event is one that is synced by itself, or what is done in its place. */
type Role = 'changes' | 'everything' | 'preview' | 'refusal'

const EVENTS: Readonly<Record<string, Role>> = {
  push: 'changes',
  repository_dispatch: 'changes',
  workflow_dispatch: 'everything',
  schedule: 'everything',
  pull_request: 'preview',
  merge_group: 'preview',
  // These run with the repository's secrets on content that anyone may have written.
  pull_request_target: 'refusal',
  workflow_run: 'refusal',
  issue_comment: 'refusal',
}

/** The task of this run, decided by its event and inputs alone. */
export function decide(event: Event, inputs: TriggerInputs): Task {
  const { name, deleted, baseSha } = event
  const role = roleOf(name)
  if (role === undefined) {
    const events = Object.keys(EVENTS).filter(
      event => EVENTS[event] !== 'refusal',
    )
    const reason = `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${events.join(', ')}.`
    return { kind: 'refusal', reason }
  }
  if (role === 'refusal') {
    const reason = `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`
    return { kind: 'refusal', reason }
  }
  const branch = inputs.branch ?? event.defaultBranch ?? branchOfSchedule(event)
  if (branch === undefined) {
    const reason =
      'The event does not say which branch is the default one. Set the input branch, for example to main.'
    return { kind: 'refusal', reason }
  }
  const isPreview = role === 'preview'
  const branchRef = `refs/heads/${branch}`
  const ref = isPreview ? (event.baseRef ?? branchRef) : event.ref
  if (ref !== branchRef || (deleted && !isPreview)) {
    const quotedRef = `"${sanitizeForLog(ref)}"`
    const why = deleted
      ? `${quotedRef} was deleted`
      : `This run is for ${quotedRef}`
    const reason = `${why}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`
    return { kind: 'nothing', reason }
  }
  const extent = extentOf(branch, name, role, inputs.sync)
  if (isPreview) return { kind: 'preview', ...extent, baseSha }
  if (inputs.dryRun) return { kind: 'preview', ...extent, baseSha: undefined }
  return { kind: 'sync', ...extent }
}

function roleOf(event: string): Role | undefined {
  return Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined
}

/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOfSchedule({ name, ref }: Event): string | undefined {
  if (name !== 'schedule') return undefined
  return /^refs\/heads\/(.+)/.exec(ref)?.[1]
}

function extentOf(
  branch: string,
  event: string,
  role: Role,
  sync: TriggerInputs['sync'],
): Extent {
  if (sync === 'everything')
    return { branch, everything: true, because: 'The input sync is everything' }
  if (sync === 'changes' || role !== 'everything')
    return { branch, everything: false }
  const because =
    event === 'schedule' ? 'Started on a schedule' : 'Started by hand'
  return { branch, everything: true, because }
}
