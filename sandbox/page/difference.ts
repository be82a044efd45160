import { diffLines, diffWordsWithSpace } from 'diff'

/** A piece of a line, and whether the other side lacks it. */
export interface Piece {
  text: string
  isChanged: boolean
}

export interface Line {
  /** From 1. */
  number: number
  pieces: Piece[]
}

/** Two lines that stand beside each other. */
export type Row =
  | { kind: 'same' | 'changed'; before: Line; after: Line }
  | { kind: 'removed'; before: Line }
  | { kind: 'added'; after: Line }

/** Rows of the same kind of place: to be shown, or so far from any change that they may be folded away. */
export interface Stretch {
  isFar: boolean
  rows: Row[]
}

/** Comparing takes no longer; beyond it, everything counts as replaced. */
const timeoutMs = 1000

/** Lines around a change that are shown with it. */
const context = 3

/** How one text became another, side by side, line by line, with the words that changed. */
export function difference(before: string, after: string): Stretch[] {
  return toStretches(toRows(before, after))
}

function toRows(before: string, after: string): Row[] {
  const changes = diffLines(before, after, { timeout: timeoutMs }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const rows: Row[] = []
  const at = { before: 1, after: 1 }
  for (const [index, { value, removed, added }] of changes.entries()) {
    const lines = linesOf(value)
    const next = changes[index + 1]
    if (removed) rows.push(...replaced(lines, next?.added ? linesOf(next.value) : [], at))
    else if (!added) rows.push(...lines.map(line => same(line, at)))
    else if (!changes[index - 1]?.removed) rows.push(...replaced([], lines, at))
  }
  return rows
}

interface At {
  before: number
  after: number
}

function same(line: string, at: At): Row {
  const pieces = [{ text: line, isChanged: false }]
  return { kind: 'same', before: { number: at.before++, pieces }, after: { number: at.after++, pieces } }
}

/** What was removed stands beside what was added there, as far as both go. */
function replaced(removed: readonly string[], added: readonly string[], at: At): Row[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): Row => {
    const [old, fresh] = [removed[index], added[index]]
    if (old === undefined) return { kind: 'added', after: whole(fresh ?? '', at.after++) }
    if (fresh === undefined) return { kind: 'removed', before: whole(old, at.before++) }
    const words = diffWordsWithSpace(old, fresh, { timeout: timeoutMs })
    const piecesOf = (side: 'removed' | 'added', line: string) =>
      words
        ?.filter(word => word[side] || !(word.added || word.removed))
        .map(word => ({ text: word.value, isChanged: word[side] })) ?? [{ text: line, isChanged: true }]
    return {
      kind: 'changed',
      before: { number: at.before++, pieces: piecesOf('removed', old) },
      after: { number: at.after++, pieces: piecesOf('added', fresh) },
    }
  })
}

function whole(line: string, number: number): Line {
  return { number, pieces: [{ text: line, isChanged: true }] }
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n')
}

function toStretches(rows: readonly Row[]): Stretch[] {
  const changes = rows.flatMap((row, index) => (row.kind === 'same' ? [] : [index]))
  const isNear = new Set(
    changes.flatMap(at => Array.from({ length: 2 * context + 1 }, (_, step) => at - context + step)),
  )
  const stretches: Stretch[] = []
  for (const [index, row] of rows.entries()) {
    const isFar = !isNear.has(index)
    const last = stretches.at(-1)
    if (last?.isFar === isFar) last.rows.push(row)
    else stretches.push({ isFar, rows: [row] })
  }
  return stretches
}
