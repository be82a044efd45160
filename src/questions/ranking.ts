import { DatabaseSync } from 'node:sqlite'

/** Documents as they are sent, by the paths of their pages. */
export type Documents = ReadonlyMap<string, Uint8Array>

/** So many results are looked through. */
export const MAX_RANK = 100

const TABLE = `create virtual table texts using fts5 (
  name, description, tags, body,
  content = '', tokenize = "porter unicode61 remove_diacritics 2"); begin`

/** The weights are those of the columns of the table; of documents that are alike, the first by its path is the better one. */
const BEST = `select rowid from texts where texts match ?
  order by bm25(texts, 5, 2, 2, 1), rowid limit ${MAX_RANK}`

/**
 * Ranks documents by BM25 over name, description, tags and body, with FTS5 of SQLite: a public ranking, which knows nothing of
 * that of a search service.
 *
 * @returns for each question the paths of the pages that have any of its words, the best first.
 */
export function rank(
  documents: Documents,
  questions: readonly string[],
): string[][] {
  using database = new DatabaseSync(':memory:')
  database.exec(TABLE)
  const add = database.prepare('insert into texts values (?, ?, ?, ?)')
  const decoder = new TextDecoder()
  const paths = [...documents.keys()].sort()
  for (const path of paths) {
    const json = decoder.decode(documents.get(path))
    const { name, description, tags, body } = JSON.parse(json)
    add.run(name, description, tags.join(' '), body)
  }
  const best = database.prepare(BEST)
  return questions.map(question => {
    // In quotation marks no letter, mark or digit is syntax of FTS5.
    const words = question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['']
    const rows = best.all(words.map(word => `"${word}"`).join(' OR '))
    return rows.map(({ rowid }) => paths[Number(rowid) - 1]!)
  })
}
