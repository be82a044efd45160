import type { Place } from '../place.ts'
import type { Edit } from '../splice.ts'
import { Lines } from './lines.ts'

/** From places in a text that edits were put into to those in its source: what an edit put in has the edit's place. */
export function placesOf(source: string, text: string, edits: readonly Edit[]): (place: Place) => Place {
  const [from, to] = [new Lines(text), new Lines(source)]
  const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return ({ line, column }) => {
    const offset = sourceOffset(from.startOf(line - 1) + column - 1, ordered)
    const at = to.lineOf(offset)
    return { line: at + 1, column: offset - to.startOf(at) + 1 }
  }
}

// Goes through the edits as `splice` does.
function sourceOffset(offset: number, ordered: readonly Edit[]): number {
  let [at, grown] = [0, 0]
  for (const { start, end, replacement } of ordered) {
    if (start < at) continue
    if (offset < start + grown) break
    if (offset < start + grown + replacement.length) return start
    grown += replacement.length - (end - start)
    at = end
  }
  return offset - grown
}
