import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Document } from '../src/document/document.ts'
import { fold } from './query.ts'
import { transaction } from './store.ts'

type Required = 'external_ref' | 'name' | 'body'

/** A document as a client may send it: the contract's field table. */
export type PushedDocument = Pick<Document, Required> & Partial<Omit<Document, Required>>

/** `restored` is an archived document made active again. */
export type Outcome = 'added' | 'updated' | 'unchanged' | 'archived' | 'restored'

/** One accepted request. */
export interface Push {
  connector: string
  documents: readonly PushedDocument[]
  bytes: number
  receivedAt: Date
}

interface Stored extends Content {
  id: number
  state: 'active' | 'archived'
  version: number
}

/** What makes a version; `tags` as JSON. */
interface Content {
  name: string
  description: string
  body: string
  tags: string
}

/** Stores pushes by the contract's "States and transitions". */
export class Writer {
  readonly #database: DatabaseSync
  readonly #run: Record<keyof typeof sql, StatementSync>

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#run = Object.fromEntries(
      Object.entries(sql).map(([name, text]) => [name, database.prepare(text)]),
    ) as Record<keyof typeof sql, StatementSync>
  }

  /** The outcome of each document, in the order in which they were sent. */
  take({ connector, documents, bytes, receivedAt }: Push): Outcome[] {
    return transaction(this.#database, () => {
      const at = receivedAt.toISOString()
      const push = Number(this.#run.push.run(connector, at, bytes, documents.length).lastInsertRowid)
      return documents.map((document, position) => {
        const { outcome, version } = this.#takeOne(push, connector, document)
        this.#run.outcome.run(push, position, document.external_ref, outcome, version)
        return outcome
      })
    })
  }

  #takeOne(push: number, connector: string, document: PushedDocument): { outcome: Outcome; version: number } {
    const stored = this.#run.find.get(connector, document.external_ref) as Stored | undefined
    const content = contentOf(document, stored)
    const archived = document.archived ?? stored?.state === 'archived'
    const outcome = outcomeOf(stored, content, archived)
    const changed = stored === undefined || !same(stored, content)
    const version = (stored?.version ?? 0) + (changed ? 1 : 0)
    if (outcome === 'unchanged') return { outcome, version }

    const id = this.#save(connector, document.external_ref, archived, version)
    const { name, description, body, tags } = content
    if (changed) this.#run.version.run(id, version, push, name, fold(name), description, body, tags)
    this.#run.hide.run(id)
    if (!archived) this.#run.show.run(id, name, description, plainText(body))
    return { outcome, version }
  }

  #save(connector: string, ref: string, archived: boolean, version: number): number {
    const row = this.#run.save.get(connector, ref, archived ? 'archived' : 'active', version)
    return Number(row?.id)
  }
}

function contentOf(document: PushedDocument, stored: Stored | undefined): Content {
  return {
    name: document.name,
    description: document.description ?? stored?.description ?? '',
    body: document.body,
    tags: document.tags ? JSON.stringify(document.tags) : (stored?.tags ?? '[]'),
  }
}

function outcomeOf(stored: Stored | undefined, content: Content, archived: boolean): Outcome {
  if (!stored) return archived ? 'archived' : 'added'
  if (archived !== (stored.state === 'archived')) return archived ? 'archived' : 'restored'
  return same(stored, content) ? 'unchanged' : 'updated'
}

function same(a: Content, b: Content): boolean {
  return a.name === b.name && a.description === b.description && a.body === b.body && a.tags === b.tags
}

const sql = {
  find: `select id, state, version, name, description, body, tags
    from documents join versions on document = id and number = version
    where connector = ? and external_ref = ?`,
  save: `insert into documents (connector, external_ref, state, version) values (?, ?, ?, ?)
    on conflict do update set state = excluded.state, version = excluded.version returning id`,
  version: `insert into versions (document, number, push, name, folded, description, body, tags)
    values (?, ?, ?, ?, ?, ?, ?, ?)`,
  push: 'insert into pushes (connector, received_at, bytes, documents) values (?, ?, ?, ?)',
  outcome: 'insert into outcomes (push, position, external_ref, outcome, version) values (?, ?, ?, ?, ?)',
  hide: 'delete from search_index where rowid = ?',
  show: 'insert into search_index (rowid, name, description, body) values (?, ?, ?, ?)',
} as const

const address = String.raw`(?:https?:|mailto:|#|\.{0,2}\/)`

/** Code has such characters too, so that only what is certainly markup or an address is removed. */
const marks: readonly [RegExp, string][] = [
  [/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ''],
  [new RegExp(String.raw`^ {0,3}\[[^[\]\n]+\]:[ \t]+<?${address}.*$`, 'gm'), ''],
  [new RegExp(String.raw`!?\[([^[\]\n]*)\]\(<?${address}[^()\n]*\)`, 'g'), '$1'],
  // A line between the head of a table and its rows, or a rule.
  [/^(?=[^\n]*-)[ \t|:-]+$/gm, ''],
  [/^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[*+-][ \t]+)?/gm, ''],
  [/\*{1,3}(?=\S)|(?<=\S)\*{1,3}|`+|(?<!\S)\|(?!\S)/g, ''],
]

/**
 * What search reads of a body: its words, without Markdown's markup and without addresses of links, by which every page
 * would match the repository's name. HTML stays, since in code it is text.
 */
export function plainText(markdown: string): string {
  return marks.reduce((text, [mark, instead]) => text.replace(mark, instead), markdown)
}
