import { diffLines } from 'diff/lib/diff/line.js'

export interface PageChange {
  kind: 'new' | 'changed' | 'renamed' | 'archived' | 'hidden'
  path: string
  /** The path that it had. */
  from?: string | undefined
  /** The lines of its document that differ; absent where they are not shown. */
  difference?: Difference | undefined
}

interface Difference {
  added: number
  removed: number
  /** The first of them, with `+` or `-` before each. */
  lines: string[]
}

/** So many pages have their difference shown, and so many lines of each. */
export const MAX_DIFFERENCES = 20
const MAX_LINES = 40

/** Texts that have little in common take the square of their length. */
const TIMEOUT_MS = 1_000

/** Compares two documents by their lines; `''` is no document. */
export function toDifference(before: string, after: string): Difference {
  const parts = diffLines(before, after, { timeout: TIMEOUT_MS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  const difference: Difference = { added: 0, removed: 0, lines: [] }
  for (const { added, removed, value } of parts) {
    if (!added && !removed) continue
    const lines = value.replace(/\n$/, '').split('\n')
    if (added) difference.added += lines.length
    else difference.removed += lines.length
    const mark = added ? '+' : '-'
    const room = MAX_LINES - difference.lines.length
    for (const line of lines.slice(0, room))
      difference.lines.push(`${mark} ${line}`)
  }
  return difference
}

/** Whether most of two documents is the same, by whole lines, as git tells that a file was renamed. */
export function areAlike(before: string, after: string): boolean {
  const lines = new Set(before.split('\n'))
  const kept = after.split('\n').filter(line => lines.has(line))
  return kept.join('\n').length * 2 > Math.max(before.length, after.length)
}
