import { sanitizeForLog } from '../text/index.ts'

/** What the runner says of the event that started this run (GitHub documentation, "Contexts" and "Events"). */
export interface Event {
  name: string
  /** The full ref, as `refs/heads/main`. */
  ref: string
  /** From the event's payload; not every event has it. */
  defaultBranch: string | undefined
  /** The push deleted its ref. */
  deleted: boolean
  /** What a pull request or a merge group would be merged into. */
  baseSha: string | undefined
  /** The full ref of the branch that it would be merged into. */
  baseRef: string | undefined
}

/** What the user wants of the events. */
export interface TriggerInputs {
  /** `undefined`: the repository's default branch. */
  branch: string | undefined
  sync: 'auto' | 'changes' | 'everything'
  dryRun: boolean
}

/** What a run may do. */
export type Task =
  | { kind: 'sync'; branch: string; everything: boolean; because?: string }
  /** The same plan, against a commit or the journal; nothing is written and no key is needed. */
  | {
      kind: 'preview'
      branch: string
      everything: boolean
      /** Why everything is pushed, at the start of a sentence. */
      because?: string
      baseSha: string | undefined
    }
  | { kind: 'nothing'; reason: string }
  | { kind: 'refusal'; reason: string }

/** What is synced by itself, or what is done in its place. */
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

/** What this run does, decided by its event and inputs alone. */
export function decide(event: Event, inputs: TriggerInputs): Task {
  const role = Object.hasOwn(EVENTS, event.name) ? EVENTS[event.name] : undefined
  if (role === undefined) return { kind: 'refusal', reason: unknownEvent(event.name) }
  if (role === 'refusal') return { kind: 'refusal', reason: unsafeEvent(event.name) }
  const branch = inputs.branch ?? event.defaultBranch ?? branchOf(event)
  if (branch === undefined) return { kind: 'refusal', reason: NO_BRANCH }
  const full = `refs/heads/${branch}`
  const { deleted, baseSha } = event
  if (role === 'preview') {
    const ref = event.baseRef ?? full
    if (ref !== full) return { kind: 'nothing', reason: elsewhere({ ref, deleted }, branch) }
    return { kind: 'preview', branch, ...extent(inputs.sync === 'everything', 'push'), baseSha }
  }
  if (deleted || event.ref !== full) return { kind: 'nothing', reason: elsewhere(event, branch) }
  const everything = (inputs.sync === 'auto' ? role : inputs.sync) === 'everything'
  const own = extent(everything, inputs.sync === 'auto' ? event.name : 'push')
  if (inputs.dryRun) return { kind: 'preview', branch, ...own, baseSha: undefined }
  return { kind: 'sync', branch, ...own }
}

/** How much is pushed, and why. */
function extent(everything: boolean, event: string): { everything: boolean; because?: string } {
  if (!everything) return { everything }
  const because = { workflow_dispatch: 'Started by hand', schedule: 'Started on a schedule' }[event]
  return { everything, because: because ?? 'The input sync is everything' }
}

/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOf({ name, ref }: Event): string | undefined {
  return name === 'schedule' ? /^refs\/heads\/(.+)/.exec(ref)?.[1] : undefined
}

const NO_BRANCH =
  'The event does not say which branch is the default one. Set the input branch, for example to main.'

function elsewhere(event: Pick<Event, 'ref' | 'deleted'>, branch: string): string {
  const what = event.deleted
    ? `"${sanitizeForLog(event.ref)}" was deleted`
    : `This run is for "${sanitizeForLog(event.ref)}"`
  return `${what}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`
}

function unknownEvent(name: string): string {
  const others = Object.keys(EVENTS).filter(each => EVENTS[each] !== 'refusal')
  return `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${others.join(', ')}.`
}

function unsafeEvent(name: string): string {
  return `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`
}
