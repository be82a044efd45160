import { sanitizeForLog, sanitizeLine } from '../../src/text/index.ts'

/** The columns of a row: a place, and a text about it, which is never shortened. */
export type Row = (string | undefined)[]

/** The path column is no wider than this. */
const MAX_COLUMN = 60

/** Rows below each other, after their title, and a count of those beyond the first. */
export function list(title: string, rows: Row[], max: number): string[] {
  // One more is listed rather than counted.
  const first = rows
    .slice(0, rows.length === max + 1 ? rows.length : max)
    // Advice is never cut off, and a row may be nothing else.
    .map(
      ([place = '', text]) =>
        [text ? sanitizeForLog(place) : sanitizeLine(place), sanitizeLine(text ?? '')] as const,
    )
  const width = Math.min(MAX_COLUMN, Math.max(0, ...first.map(([place]) => place.length)))
  const lines = first.map(([place, text]) => `${place.padEnd(width)}  ${text}`.trimEnd())
  if (rows.length > first.length) lines.push(`and ${rows.length - first.length} more`)
  return lines.map((line, index) => `  ${(index === 0 ? title : '').padEnd(9)} ${line}`)
}

export function short(sha: string): string {
  return sha.slice(0, 7)
}

export function many(count: number, noun: string): string {
  const plural = noun.endsWith('sh') ? `${noun}es` : `${noun}s`
  return `${count} ${count === 1 ? noun : plural}`
}
