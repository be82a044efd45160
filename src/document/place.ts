/** Both 1-based. */
export interface Place {
  line: number
  column: number
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/** A place in a part of a text as one in the whole, in which the part begins at `start`. */
export function placeWithin(start: Place, { line, column }: Place): Place {
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column }
}
