import { fold } from './marks.ts'

/** Titles with less in common are not alike. */
const leastLikeness = 0.3

/**
 * The titles most like a text that was perhaps mistyped, by the letters in threes that they share (Dice), best first.
 */
export function nearest(text: string, titles: readonly string[], limit = 5): string[] {
  const wanted = threes(text)
  return titles
    .map(title => ({ title, likeness: dice(wanted, threes(title)) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ title }) => title)
}

/** Without what separates words, so that `getchilditem` is `Get-ChildItem`. */
function threes(text: string): Set<string> {
  const letters = ` ${fold(text).replaceAll(' ', '').slice(0, 200)} `
  return new Set(
    Array.from({ length: Math.max(letters.length - 2, 0) }, (_, at) => letters.slice(at, at + 3)),
  )
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  return (2 * shared) / (a.size + b.size)
}
