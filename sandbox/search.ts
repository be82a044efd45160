import type { DatabaseSync } from 'node:sqlite'

export interface SearchOptions {
  /** 1 to 100; 20 when not given. */
  limit?: number
  /** Every connector when not given. */
  connector?: string
}

export interface Hit {
  connector: string
  external_ref: string
  name: string
  description: string
  /** `name` as HTML: everything escaped, each hit in `<mark>`. */
  nameHtml: string
  /** The best passage of the body, or else of the description, as HTML in the same way. */
  snippetHtml: string
  /** Higher is better; only comparable within one answer. */
  score: number
}

/** Noncharacters stand for `<mark>` and `</mark>` until the text around them is escaped. */
const [open, close] = ['\u{FDD0}', '\u{FDD1}']

/** FTS5's time grows with the square of the terms; no one types more words than this. */
const maxTerms = 32

const sql = `
  select connector, external_ref, search_index.name, search_index.description,
    highlight(search_index, 0, '${open}', '${close}') as title,
    snippet(search_index, 1, '${open}', '${close}', '…', 24) as line,
    snippet(search_index, 2, '${open}', '${close}', '…', 24) as passage,
    -bm25(search_index, 10, 5, 1) as score
  from search_index join documents on documents.id = search_index.rowid
  where search_index match ? and (? is null or connector = ?)
  order by score desc, documents.id
  limit ?`

/** Active documents that hold every term, best first. Any text is a safe query; an empty one finds nothing. */
export function search(database: DatabaseSync, query: string, options: SearchOptions = {}): Hit[] {
  const match = matchExpression(query)
  if (match === '') return []
  const connector = options.connector ?? null
  const rows = database.prepare(sql).all(match, connector, connector, clampLimit(options.limit))
  return rows.map(row => {
    const text = (column: string) => String(row[column])
    const passage = !text('passage').includes(open) && text('line').includes(open) ? 'line' : 'passage'
    return {
      connector: text('connector'),
      external_ref: text('external_ref'),
      name: text('name'),
      description: text('description'),
      nameHtml: toHtml(text('title')),
      snippetHtml: toHtml(text(passage)),
      score: Number(row.score),
    }
  })
}

/** Each term quoted, so that FTS5 reads no operator in it; the last one, perhaps half typed, as a prefix. */
export function matchExpression(query: string): string {
  const terms = query
    .split(/[\s\0]+/)
    .filter(term => term !== '')
    .slice(0, maxTerms)
  const quoted = terms.map(term => `"${term.replaceAll('"', '""')}"`)
  return quoted.length === 0 ? '' : `${quoted.join(' ')}*`
}

function clampLimit(limit = 20): number {
  return Number.isFinite(limit) ? Math.min(Math.max(Math.trunc(limit), 1), 100) : 20
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function toHtml(marked: string): string {
  return marked
    .replace(/[&<>"']/g, character => entities[character] ?? character)
    .replaceAll(open, '<mark>')
    .replaceAll(close, '</mark>')
}
