import { createHash } from 'node:crypto'
import { covers, nameOf, overlap, type Shard, shardOf } from '../inputs/shard.ts'
import type { Attempt, AttemptRecord, Target } from './index.ts'

/** What of a run decides which attempts are of the same target. */
interface TargetFacts {
  connectorId: string
  baseUrl: string
  shard: Shard
  /** Absent where the input `targets` is not set. */
  name?: string
}

/** A run's target in the journal. */
export function targetOf(
  { connectorId, baseUrl, shard, name: target }: TargetFacts,
  { repository, branch }: Pick<Target, 'repository' | 'branch'>,
): Target {
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  const part = nameOf(shard)
  return { repository, branch, connectorId, service, ...(part && { shard: part }), ...(target && { target }) }
}

type AttemptTarget = Pick<AttemptRecord, 'branch' | 'connectorId' | 'service' | 'shard' | 'target'>

/**
 * The attempts that matter to a target, asked about in turn from the newest on. Shards were perhaps counted in another
 * way when an attempt was made, or there were none: a success of all pages is one of each shard, but that of a shard
 * brought only a part of another in step, so that what it pushed counts as what the service may hold. Attempts of a
 * connector from when its workflow had no targets, or has none any more, are seen in the same way. Those of other targets
 * say only that they were; and what another branch pushed to the connector under another name is never touched.
 */
export class Scope {
  readonly #target: Target
  /** Of these shards and targets a newer success says all that there is to say. */
  readonly #settled = new Set<string>()
  /** A run had other targets alone: what was pushed before there were any is theirs. */
  #isAdded = false

  constructor(target: Target) {
    this.#target = target
  }

  concerns(record: AttemptTarget): boolean {
    const { connectorId, service, branch, target } = this.#target
    return (
      record.connectorId === connectorId &&
      record.service === service &&
      (record.target === target || record.branch === branch) &&
      overlap(shardOf(record), shardOf(this.#target)) &&
      !(this.#isAdded && record.target === undefined) &&
      !this.#settled.has(shardAndTargetOf(record))
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
    const isWhole = record.target === undefined || record.target === this.#target.target
    if (state !== 'succeeded' || (isWhole && covers(shardOf(record), shardOf(this.#target)))) return attempt
    this.#settled.add(shardAndTargetOf(record))
    return { ...attempt, isPartial: true }
  }
}

const shardAndTargetOf = ({ shard = '', target = '' }: AttemptTarget): string => `${shard} ${target}`
