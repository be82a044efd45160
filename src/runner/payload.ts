import { isSha } from '../sha.ts'
import type { Event } from '../trigger.ts'

/** What an event's payload tells. It is JSON of any shape: what is not as GitHub documents it counts as not said. */
export type Told = Pick<Event, 'defaultBranch' | 'deleted' | 'beforeSha' | 'baseRef' | 'baseSha'>

/** Reads the payload of an event (GitHub documentation, "Webhook events and payloads"). */
export function readPayload(payload: unknown): Told {
  const pullRequest = part(part(payload, 'pull_request'), 'base')
  const mergeGroup = part(payload, 'merge_group')
  return {
    defaultBranch: text(part(part(payload, 'repository'), 'default_branch')),
    deleted: part(payload, 'deleted') === true,
    beforeSha: sha(part(payload, 'before')),
    baseRef: fullRef(text(part(pullRequest, 'ref')) ?? text(part(mergeGroup, 'base_ref'))),
    baseSha: sha(part(pullRequest, 'sha')) ?? sha(part(mergeGroup, 'base_sha')),
  }
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Zeros stand for a ref that did not exist. */
function sha(value: unknown): string | undefined {
  return isSha(value) && !/^0+$/.test(value) ? value : undefined
}

/** A pull request names its base without `refs/heads/`, a merge group with it. */
function fullRef(ref: string | undefined): string | undefined {
  return ref === undefined || ref.startsWith('refs/') ? ref : `refs/heads/${ref}`
}
