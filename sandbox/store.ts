import type { DatabaseSync } from 'node:sqlite'
import type { Document } from '../src/document/document.ts'
import { openDatabase } from './database.ts'
import { nearest } from './nearest.ts'
import * as queries from './queries.ts'
import { type Found, find, type Hit, type SearchOptions, search } from './search.ts'
import { type Outcome, type Push, Writer } from './writer.ts'

export interface StoredDocument extends Document {
  connector: string
  /** The current version's number, from 1. */
  version: number
  /** When the push that wrote the current version was received; ISO 8601, UTC. */
  writtenAt: string
}

export interface Version extends Pick<Document, 'name' | 'description' | 'body' | 'tags'> {
  number: number
  push: number
  writtenAt: string
}

export interface PushRecord {
  id: number
  connector: string
  receivedAt: string
  bytes: number
  /** How many documents the request had, and how many of them which outcome. */
  documents: number
  outcomes: Partial<Record<Outcome, number>>
}

export interface PushedOutcome {
  external_ref: string
  outcome: Outcome
  /** The document's current version after this push. */
  version: number
}

export interface Counts {
  active: number
  archived: number
  versions: number
  pushes: number
  /** Different ones, of active documents. */
  tags: number
}

/** Everything that was pushed. Only `take` writes; tests, the search and the page read. */
export class Store implements Disposable {
  readonly #database: DatabaseSync
  readonly #writer: Writer

  constructor() {
    this.#database = openDatabase()
    this.#writer = new Writer(this.#database)
  }

  take(push: Push): Outcome[] {
    return this.#writer.take(push)
  }

  search(query: string, options?: SearchOptions): Hit[] {
    return search(this.#database, query, options)
  }

  find(query: string, options?: SearchOptions): Found {
    return find(this.#database, query, options)
  }

  /** The titles of active documents most like a text, best first. */
  nearest(connector: string, text: string): string[] {
    return nearest(
      text,
      this.#database
        .prepare(queries.titles)
        .all(connector)
        .map(({ name }) => String(name)),
    )
  }

  document(connector: string, ref: string): StoredDocument | undefined {
    const row = this.#database.prepare(`${queries.documents} and external_ref = ?`).get(connector, ref)
    return row && { ...toDocument(row as unknown as DocumentRow), ...toPlace(row as unknown as DocumentRow) }
  }

  /** The document of the page that an address leads to. */
  leadsTo(connector: string, address: string): string | undefined {
    return this.#database.prepare(queries.address).get(connector, address)?.external_ref?.toString()
  }

  /** Oldest first. */
  versions(connector: string, ref: string): Version[] {
    const rows = this.#database.prepare(queries.versions).all(connector, ref) as unknown as VersionRow[]
    return rows.map(({ tags, ...row }) => ({ ...row, tags: JSON.parse(tags) }))
  }

  /** By `external_ref`: what search can find. */
  active(connector: string): Map<string, Document> {
    return this.#inState(connector, 'active')
  }

  /** By `external_ref`, with their content: what could be recovered. */
  archived(connector: string): Map<string, Document> {
    return this.#inState(connector, 'archived')
  }

  counts(connector: string): Counts {
    const row = this.#database.prepare(queries.counts).get({ connector }) as unknown as Counts
    return { ...row }
  }

  /** Newest first. */
  pushes(connector: string, limit = 100): PushRecord[] {
    const rows = this.#database.prepare(queries.pushes).all(connector, limit) as unknown as PushRow[]
    return rows.map(({ outcomes, ...row }) => ({ ...row, outcomes: JSON.parse(outcomes) }))
  }

  /** The outcome of each document of one push, in the order in which they were sent. */
  outcomes(push: number): PushedOutcome[] {
    const rows = this.#database.prepare(queries.outcomes).all(push) as unknown as PushedOutcome[]
    return rows.map(row => ({ ...row }))
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }

  #inState(connector: string, state: 'active' | 'archived'): Map<string, Document> {
    const rows = this.#database.prepare(`${queries.documents} and state = ? order by external_ref`)
    const found = rows.all(connector, state) as unknown as DocumentRow[]
    return new Map(found.map(row => [row.external_ref, toDocument(row)]))
  }
}

interface DocumentRow extends Omit<StoredDocument, 'tags' | 'archived'> {
  state: 'active' | 'archived'
  tags: string
}
type VersionRow = Omit<Version, 'tags'> & { tags: string }
type PushRow = Omit<PushRecord, 'outcomes'> & { outcomes: string }

function toDocument({ external_ref, name, description, tags, state, body }: DocumentRow): Document {
  return { external_ref, name, description, tags: JSON.parse(tags), archived: state === 'archived', body }
}

function toPlace({ connector, version, writtenAt }: DocumentRow) {
  return { connector, version, writtenAt }
}
