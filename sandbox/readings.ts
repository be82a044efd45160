import type { DatabaseSync } from 'node:sqlite'
import { fold } from './marks.ts'
import { anyExpression, matchExpression, termsOf } from './query.ts'

/** One way to read a query. */
export interface Reading {
  /** Every word is there; every word is, once some are spelled as documents spell them; or only some of them are. */
  kind: 'every' | 'spelled' | 'any'
  /** What is searched for. */
  words: string
  expression: string
}

/** Words of questions; no document is about them. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from how i in is it my of on or the this to use was what when where which why with you your'.split(
    ' ',
  ),
)

/** The ways to read a query, the strictest first: the first that finds anything is the one that was meant. */
export function* readings(database: DatabaseSync, query: string): Generator<Reading> {
  const every = (kind: 'every' | 'spelled', terms: readonly string[]): Reading => {
    const words = terms.join(' ')
    return { kind, words, expression: matchExpression(words) }
  }
  const terms = termsOf(query)
  yield { kind: 'every', words: query, expression: matchExpression(query) }
  const content = terms.filter(term => !STOP_WORDS.has(fold(term)))
  if (content.length > 0 && content.length < terms.length) yield every('every', content)
  const spelled = content.map(term => spelling(database, term))
  if (spelled.some((term, index) => term !== content[index])) yield every('spelled', spelled)
  if (spelled.length > 1) yield { kind: 'any', words: spelled.join(' '), expression: anyExpression(spelled) }
}

/** Shorter words are too much like others. */
const SHORTEST = 4

/** A term as documents spell it, where none has it as it is. */
function spelling(database: DatabaseSync, term: string): string {
  const known = database.prepare(
    "select 1 from vocabulary where term >= ?1 and term < ?1 || '\u{10ffff}' limit 1",
  )
  const alike = database.prepare(
    'select term, doc from vocabulary where length(term) between ?1 and ?2 order by doc desc',
  )
  const words = fold(term)
    .split(' ')
    .map(word => {
      if (word.length < SHORTEST || known.get(word)) return word
      const most = word.length < 8 ? 1 : 2
      const candidates = alike.all(word.length - most, word.length + most)
      const found = candidates.map(each => ({
        name: String(each.term),
        away: distance(word, String(each.term)),
      }))
      const [best] = found.filter(({ away }) => away <= most).sort((a, b) => a.away - b.away)
      return best?.name ?? word
    })
  return words.join(' ') === fold(term) ? term : words.join(' ')
}

/** How many letters must be put in, left out, replaced or swapped with the next to make one word of the other. */
export function distance(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        last![column]! + 1,
        next[column - 1]! + 1,
        last![column - 1]! + cost,
        isSwapped && row > 1 && column > 1 ? before![column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, last] = [last, next]
  }
  return last![other.length]!
}
