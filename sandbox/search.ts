import type { DatabaseSync } from 'node:sqlite'
import { rank as rankForQuestions } from '../src/questions/ranking.ts'
import { anyExpression, close, fold, isQuestion, matchExpression, open, toHtml } from './query.ts'

export interface SearchOptions {
  /** 1 to 100; 20 when not given. */
  limit?: number
  /** How many of the best to skip. */
  offset?: number
  /** Every connector when not given. */
  connector?: string
  /** Only documents with this tag. */
  tag?: string
  /** Only documents whose `external_ref` is in this folder, such as `docs/api`. */
  folder?: string
}

export interface Hit {
  connector: string
  external_ref: string
  name: string
  description: string
  tags: string[]
  /** `name` as HTML: everything escaped, each hit in `<mark>`. */
  nameHtml: string
  /** The best passage of the body, or else of the description, as HTML in the same way. */
  snippetHtml: string
  /** Higher is better; only comparable within one answer. */
  score: number
}

export interface Found {
  /** How many there are in all, of which `hits` are some. */
  total: number
  hits: Hit[]
  facets: Facets
}

/** A match as the ranking needs it; the texts around the hits are costly, so only those shown are cut out. */
interface Match {
  id: number
  connector: string
  external_ref: string
  /** The name, as `fold` makes it. */
  folded: string
  tags: string[]
  score: number
}

const matching = `
  select documents.id, documents.connector, external_ref, folded, versions.tags,
    -bm25(search_index, 10, 5, 1) as score
  from search_index join documents on documents.id = search_index.rowid
    join versions on document = documents.id and number = version
  where search_index match ?1 and (?2 is null or documents.connector = ?2)`
/** Without words to match, documents are listed by their titles. */
const listing = `
  select documents.id, documents.connector, external_ref, folded, tags, 0 as score
  from documents join versions on document = documents.id and number = version
  where state = 'active' and (?1 is null or documents.connector = ?1)
  order by folded, external_ref`

/** Active documents that hold every term, or else any, best first. Any text is a safe query; an empty one finds nothing. */
export function search(database: DatabaseSync, query: string, options: SearchOptions = {}): Hit[] {
  return matchExpression(query) === '' ? [] : find(database, query, options).hits
}

/** The same with what a page needs around it; an empty query lists every active document. */
export function find(database: DatabaseSync, query: string, options: SearchOptions = {}): Found {
  let expression = matchExpression(query)
  const connector = options.connector ?? null
  let rows =
    expression === ''
      ? database.prepare(listing).all(connector)
      : database.prepare(matching).all(expression, connector)
  if (isQuestion(query)) rows = answers(database, query, connector)
  if (isQuestion(query) || (expression !== '' && rows.length === 0)) expression = anyExpression(query)
  if (expression !== '' && rows.length === 0) rows = database.prepare(matching).all(expression, connector)
  const matches = rows.map(row => ({ ...row, tags: JSON.parse(String(row.tags)) }) as unknown as Match)
  if (expression !== '' && !isQuestion(query)) rank(matches, query)
  const chosen = matches.filter(
    each => hasTag(each, options.tag) && isWithin(each.external_ref, options.folder),
  )
  const offset = Math.max(Math.trunc(options.offset ?? 0), 0)
  const shown = chosen.slice(offset, offset + clampLimit(options.limit))
  return {
    total: chosen.length,
    hits: toHits(database, expression, shown),
    facets: facetsOf(matches, options),
  }
}

const texts = `
  select documents.id, documents.connector, external_ref, folded, tags, name, description, body
  from documents join versions on document = documents.id and number = version
  where state = 'active' and (?1 is null or documents.connector = ?1)`

/** The documents for a question as the action ranks them, the best first. */
function answers(database: DatabaseSync, query: string, connector: string | null) {
  const encoder = new TextEncoder()
  const rows = new Map(
    database
      .prepare(texts)
      .all(connector)
      .map(row => [`${row.external_ref} ${row.id}`, row]),
  )
  const toJson = ({ tags, ...row }: Record<string, unknown>) =>
    encoder.encode(JSON.stringify({ ...row, tags: JSON.parse(String(tags)) }))
  const documents = new Map([...rows].map(([key, row]) => [key, toJson(row)]))
  const [found = []] = rankForQuestions(documents, [query])
  return found.map((key, index) => ({ ...rows.get(key), score: found.length - index }))
}

function hasTag({ tags }: Match, tag: string | undefined): boolean {
  return tag === undefined || tags.includes(tag)
}

/** More than bm25 ever gives. */
const titleBonus = 1000

/** A page whose title is what was typed, then one whose title begins so, come before any other. */
function rank(matches: Match[], query: string): void {
  const wanted = fold(query)
  for (const match of matches) {
    if (match.folded === wanted) match.score += 2 * titleBonus
    else if (wanted !== '' && match.folded.startsWith(wanted)) match.score += titleBonus
  }
  matches.sort((a, b) => b.score - a.score || a.id - b.id)
}

const passages = `
  select name, description,
    highlight(search_index, 0, '${open}', '${close}') as title,
    snippet(search_index, 1, '${open}', '${close}', '…', 24) as line,
    snippet(search_index, 2, '${open}', '${close}', '…', 32) as passage
  from search_index where search_index match ?1 and rowid = cast(?2 as integer)`
const beginnings = `
  select name, description, name as title, description as line, substr(body, 1, 240) as passage
  from search_index where rowid = ?2`

/**
 * One row at a time: asked for many at once, FTS5 goes through every match. The ID is made an integer, since Node binds
 * a number as a real, and FTS5 passes over a rowid that is one.
 */
function toHits(database: DatabaseSync, expression: string, matches: readonly Match[]): Hit[] {
  const cut = database.prepare(expression === '' ? beginnings : passages)
  const begin = database.prepare(beginnings)
  return matches.map(({ id, connector, external_ref, tags, score }) => {
    // A question may have found it by its tags.
    const row = cut.get(expression, id) ?? begin.get(expression, id)
    const text = (column: string) => String(row?.[column])
    const passage = !text('passage').includes(open) && text('line').includes(open) ? 'line' : 'passage'
    return {
      connector,
      external_ref,
      name: text('name'),
      description: text('description'),
      tags,
      nameHtml: toHtml(text('title')),
      snippetHtml: toHtml(text(passage)),
      score,
    }
  })
}

function clampLimit(limit = 20): number {
  return Number.isFinite(limit) ? Math.min(Math.max(Math.trunc(limit), 1), 100) : 20
}

/** How documents can be narrowed down, and how many each choice would leave. */
interface Facets {
  tags: Choice[]
  /** The folders on the first level below the chosen one that has several. */
  folders: Choice[]
}

export interface Choice {
  value: string
  count: number
}

interface Placed {
  external_ref: string
  tags: readonly string[]
}

/** Each facet counts what the other one leaves, so that its other choices can be seen too. */
function facetsOf(documents: readonly Placed[], chosen: { tag?: string; folder?: string }): Facets {
  const { tag, folder } = chosen
  const withTag = documents.filter(each => tag === undefined || each.tags.includes(tag))
  const within = documents.filter(each => isWithin(each.external_ref, folder))
  return {
    tags: choices(within.flatMap(each => [...new Set(each.tags)])),
    folders: folders(
      withTag.map(each => each.external_ref).filter(ref => isWithin(ref, folder)),
      folder ?? '',
    ),
  }
}

function isWithin(ref: string, folder: string | undefined): boolean {
  return folder === undefined || folder === '' || ref.startsWith(`${folder}/`)
}

/** Where there is only one folder, those in it are more useful. */
function folders(refs: readonly string[], parent: string): Choice[] {
  const from = parent === '' ? 0 : parent.length + 1
  const found = choices(
    refs
      .filter(ref => isWithin(ref, parent))
      .map(ref => ref.slice(0, Math.max(ref.indexOf('/', from), 0)))
      .filter(folder => folder !== ''),
  )
  const [only, another] = found
  const inside = only && !another ? folders(refs, only.value) : []
  return inside.length > 0 ? inside : found
}

/** The most frequent first. */
function choices(values: readonly string[]): Choice[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
