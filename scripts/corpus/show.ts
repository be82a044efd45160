/** Where two texts part, with a little of each. */
export function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 30)
  return `${JSON.stringify(one.slice(from, at + 60))} became ${JSON.stringify(other.slice(from, at + 60))}`
}
