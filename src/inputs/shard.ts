import { hash } from 'node:crypto'
import { sanitizeForLog } from '../text/index.ts'
import { InputError } from './values.ts'

/** One of several runs that share the pages of a repository between them, each of which takes its own. */
export interface Shard {
  /** From 1. */
  index: number
  count: number
}

/** All pages. */
export const WHOLE: Shard = { index: 1, count: 1 }

/** GitHub starts no more jobs than this of one matrix. */
const MAX_SHARDS = 256

/** Reads `2/8`. */
export function readShard(text: string): Shard | undefined {
  const [, index, count] = /^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []
  // What is not a number compares with nothing.
  const shard = { index: Number(index), count: Number(count) }
  return shard.index <= shard.count && shard.count <= MAX_SHARDS ? shard : undefined
}

export function parseShard(text: string): Shard {
  const shard = text === '' ? WHOLE : readShard(text)
  if (shard) return shard
  throw new InputError(
    `"${sanitizeForLog(text)}" is not a shard. Give its number and how many there are, such as 2/8, up to 256; or leave the input out.`,
  )
}

/** Absent in records of runs that took all pages. */
export function shardOf({ shard = '' }: { shard?: string }): Shard {
  return readShard(shard) ?? WHOLE
}

/** How a record names it; `undefined` for all pages. */
export function shardName({ index, count }: Shard): string | undefined {
  return count === 1 ? undefined : `${index}/${count}`
}

/** Whether a path falls to a shard: always to the same one of so many, whatever else is in the repository. */
export function isInShard(path: string, { index, count }: Shard): boolean {
  return count === 1 || Number.parseInt(hash('sha256', path).slice(0, 8), 16) % count === index - 1
}

/** Whether all that falls to the second falls to the first. */
export function covers(one: Shard, other: Shard): boolean {
  return one.count === 1 || (one.count === other.count && one.index === other.index)
}

/** Whether something may fall to both. */
export function overlap(one: Shard, other: Shard): boolean {
  return one.count !== other.count || one.index === other.index
}
