/** Both 1-based. */
export interface Place {
  line: number
  column: number
}

/** A place in a part of a text as one in the whole, in which the part begins at `start`. */
export function placeWithin(start: Place, { line, column }: Place): Place {
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column }
}
