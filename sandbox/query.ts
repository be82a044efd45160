import { fold } from './marks.ts'

/** FTS5 takes quadratic time in the number of terms; nobody types more words than this. */
const maxTerms = 32

/** The words of a query, as its author separated them. */
export function termsOf(query: string): string[] {
  return query
    .split(/[\s\0]+/)
    .filter(term => term !== '')
    .slice(0, maxTerms)
}

/** Any of the terms, each whole. */
export function anyExpression(terms: readonly string[]): string {
  return terms.map(quoted).join(' OR ')
}

/**
 * Each term quoted, so that FTS5 reads no operator in it; the last one, perhaps half typed, as a prefix. One letter is
 * only a prefix in titles: nearly every body has a word that begins with it.
 */
export function matchExpression(query: string): string {
  const terms = termsOf(query)
  const last = terms.at(-1)
  if (last === undefined) return ''
  if (fold(last).length !== 1) return `${terms.map(quoted).join(' ')}*`
  const others = terms.slice(0, -1).filter(term => fold(term) !== '')
  return [...others.map(quoted), `(${quoted(last)} OR name : ${quoted(last)}*)`].join(' AND ')
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}
