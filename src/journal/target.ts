import { createHash } from 'node:crypto'
import { covers, nameOf, overlap, type Shard, shardOf } from '../inputs/shard.ts'
import type { Attempt, AttemptRecord, Target } from './index.ts'

/** A run's target in the journal. */
export function targetOf(
  { connectorId, baseUrl, shard }: { connectorId: string; baseUrl: string; shard: Shard },
  repository: string,
): Target {
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  const name = nameOf(shard)
  return { repository, connectorId, service, ...(name && { shard: name }) }
}

/**
 * The attempts that matter to a target, asked about in turn from the newest on. Shards were perhaps counted in another
 * way when an attempt was made, or there were none: a success of all pages is one of each shard, but that of a shard
 * brought only a part of another in step, so that what it pushed counts as what the service may hold.
 */
export class Scope {
  readonly #target: Target
  /** Of these shards a newer success says all that there is to say. */
  readonly #settled = new Set<string>()

  constructor(target: Target) {
    this.#target = target
  }

  concerns(record: Pick<AttemptRecord, 'connectorId' | 'service' | 'shard'>): boolean {
    const { connectorId, service } = this.#target
    return (
      record.connectorId === connectorId &&
      record.service === service &&
      overlap(shardOf(record), shardOf(this.#target)) &&
      !this.#settled.has(record.shard ?? '')
    )
  }

  /** An attempt that concerns the target, as it is seen from there. */
  see(attempt: Attempt): Attempt {
    if (attempt.state !== 'succeeded' || covers(shardOf(attempt.record), shardOf(this.#target)))
      return attempt
    this.#settled.add(attempt.record.shard ?? '')
    return { ...attempt, isPartial: true }
  }
}
