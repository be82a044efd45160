/** FTS5 takes quadratic time in the number of terms; nobody types more words than this. */
const maxTerms = 32

/** The words of a query, as its author separated them. */
function termsOf(query: string): string[] {
  return query
    .split(/[\s\0]+/)
    .filter(term => term !== '')
    .slice(0, maxTerms)
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

/** Whether a query is a question, which is ranked as the action ranks known questions. */
export function isQuestion(query: string): boolean {
  return query.trim().endsWith('?')
}

/** Any of the terms: a sentence has words that no page has. */
export function anyExpression(query: string): string {
  return termsOf(query).map(quoted).join(' OR ')
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}

/** Noncharacters stand for `<mark>` and `</mark>` until the text around them is escaped. */
export const [open, close] = ['\u{FDD0}', '\u{FDD1}'] as const

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function toHtml(marked: string): string {
  return marked
    .replace(/[&<>"']/g, character => entities[character] ?? character)
    .replaceAll(open, '<mark>')
    .replaceAll(close, '</mark>')
}

/** Words as search compares them: without accents, case and what stands between them. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
