import { createHash } from 'node:crypto'
import type { Target } from '../journal.ts'
import { nameOf, type Shard } from '../shard.ts'

/** A run's target in the journal. */
export function targetOf(
  { connectorId, baseUrl, shard }: { connectorId: string; baseUrl: string; shard: Shard },
  repository: string,
): Target {
  const service = createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)
  const name = nameOf(shard)
  return { repository, connectorId, service, ...(name && { shard: name }) }
}
