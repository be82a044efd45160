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
  /** What the ref was at before the push; it misses runs that failed or never happened. */
  beforeSha: string | undefined
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
  | { kind: 'sync'; branch: string; everything: boolean; beforeSha: string | undefined }
  /** The same plan, against a commit or the journal; nothing is written and no key is needed. */
  | {
      kind: 'preview'
      branch: string
      everything: boolean
      baseSha: string | undefined
      /** Of a push that is only tried. */
      beforeSha: string | undefined
    }
  | { kind: 'nothing'; reason: string }
  | { kind: 'refusal'; reason: string }

type Role = { kind: 'sync'; auto: 'changes' | 'everything' } | { kind: 'preview' } | { kind: 'refusal' }

const EVENTS: Readonly<Record<string, Role>> = {
  push: { kind: 'sync', auto: 'changes' },
  repository_dispatch: { kind: 'sync', auto: 'changes' },
  workflow_dispatch: { kind: 'sync', auto: 'everything' },
  schedule: { kind: 'sync', auto: 'everything' },
  pull_request: { kind: 'preview' },
  merge_group: { kind: 'preview' },
  // These run with the repository's secrets on content that anyone may have written.
  pull_request_target: { kind: 'refusal' },
  workflow_run: { kind: 'refusal' },
  issue_comment: { kind: 'refusal' },
}

/** What this run does, decided by its event and inputs alone. */
export function decide(event: Event, inputs: TriggerInputs): Task {
  const role = Object.hasOwn(EVENTS, event.name) ? EVENTS[event.name] : undefined
  if (role === undefined) return { kind: 'refusal', reason: unknownEvent(event.name) }
  if (role.kind === 'refusal') return { kind: 'refusal', reason: unsafeEvent(event.name) }
  const branch = inputs.branch ?? event.defaultBranch ?? branchOf(event)
  if (branch === undefined) return { kind: 'refusal', reason: NO_BRANCH }
  if (role.kind === 'preview' && event.baseRef !== undefined && event.baseRef !== `refs/heads/${branch}`)
    return { kind: 'nothing', reason: elsewhere({ ...event, ref: event.baseRef }, branch) }
  if (role.kind === 'preview')
    return {
      kind: 'preview',
      branch,
      everything: inputs.sync === 'everything',
      baseSha: event.baseSha,
      beforeSha: undefined,
    }
  if (event.deleted || event.ref !== `refs/heads/${branch}`)
    return { kind: 'nothing', reason: elsewhere(event, branch) }
  const everything = (inputs.sync === 'auto' ? role.auto : inputs.sync) === 'everything'
  const { beforeSha } = event
  if (inputs.dryRun) return { kind: 'preview', branch, everything, baseSha: undefined, beforeSha }
  return { kind: 'sync', branch, everything, beforeSha }
}

/** A schedule always runs on the default branch, and its payload does not always name it. */
function branchOf(event: Event): string | undefined {
  return event.name === 'schedule' && event.ref.startsWith('refs/heads/')
    ? event.ref.slice('refs/heads/'.length)
    : undefined
}

const NO_BRANCH =
  'The event does not say which branch is the default one. Set the input branch, for example to main.'

function elsewhere(event: Event, branch: string): string {
  const what = event.deleted
    ? `"${sanitizeForLog(event.ref)}" was deleted`
    : `This run is for "${sanitizeForLog(event.ref)}"`
  return `${what}; search mirrors the branch "${sanitizeForLog(branch)}". Nothing was pushed. To mirror another branch, set the input branch.`
}

function unknownEvent(name: string): string {
  const others = Object.keys(EVENTS).filter(each => EVENTS[each]?.kind !== 'refusal')
  return `The event "${sanitizeForLog(name)}" is not supported. Run this action on ${others.join(', ')}.`
}

function unsafeEvent(name: string): string {
  return `The event "${name}" runs with your secrets on content from outside, so a key could leak. To sync, use push; to preview pull requests, use pull_request, which needs no secret.`
}
