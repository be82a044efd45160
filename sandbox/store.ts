import { DatabaseSync } from 'node:sqlite'
import type { Document } from '../src/document/document.ts'
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

  document(connector: string, ref: string): StoredDocument | undefined {
    const row = this.#database.prepare(`${queries.documents} and external_ref = ?`).get(connector, ref)
    return row && { ...toDocument(row as unknown as DocumentRow), ...toPlace(row as unknown as DocumentRow) }
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

  /** Those that were pushed to, by name. */
  connectors(): string[] {
    const rows = this.#database.prepare(queries.connectors).all() as unknown as { connector: string }[]
    return rows.map(({ connector }) => connector)
  }

  /** @param connector all where it is not given. */
  counts(connector?: string): Counts {
    const row = this.#database
      .prepare(queries.counts)
      .get({ connector: connector ?? null }) as unknown as Counts
    return { ...row }
  }

  /** Newest first. @param connector all where it is `undefined`. */
  pushes(connector: string | undefined, limit = 100): PushRecord[] {
    const rows = this.#database
      .prepare(queries.pushes)
      .all({ connector: connector ?? null, limit }) as unknown as PushRow[]
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

const queries = {
  documents: `
  select documents.connector, external_ref, state, version, name, description, body, tags,
    received_at as writtenAt
  from documents join versions on document = documents.id and number = version
    join pushes on pushes.id = push
  where documents.connector = ?`,
  versions: `
  select number, push, name, description, body, tags, received_at as writtenAt
  from versions join documents on documents.id = document join pushes on pushes.id = push
  where documents.connector = ? and external_ref = ? order by number`,
  connectors: 'select distinct connector from pushes order by connector',
  counts: `
  with chosen as (select * from documents where :connector is null or connector = :connector)
  select
    (select count(*) from chosen where state = 'active') as active,
    (select count(*) from chosen where state = 'archived') as archived,
    (select count(*) from versions join chosen on id = document) as versions,
    (select count(*) from pushes where :connector is null or connector = :connector) as pushes,
    (select count(distinct value) from chosen join versions on document = chosen.id and number = version,
      json_each(tags) where state = 'active') as tags`,
  pushes: `
  select id, connector, received_at as receivedAt, bytes, documents,
    (select json_group_object(outcome, times) from
      (select outcome, count(*) as times from outcomes where push = id group by outcome)) as outcomes
  from pushes where :connector is null or connector = :connector order by id desc limit :limit`,
  outcomes: 'select external_ref, outcome, version from outcomes where push = ? order by position',
} as const

const schema = `
  create table documents (
    id integer primary key,
    connector text not null,
    external_ref text not null,
    state text not null check (state in ('active', 'archived')),
    version integer not null,
    unique (connector, external_ref)
  ) strict;

  create table versions (
    document integer not null references documents,
    number integer not null,
    push integer not null references pushes,
    name text not null,
    -- The name as the ranking compares it.
    folded text not null,
    description text not null,
    body text not null,
    tags text not null,
    primary key (document, number)
  ) strict;

  -- All that ranking and counting need of a version, without its body.
  create index version_heads on versions (document, number, folded, tags);

  create table pushes (
    id integer primary key,
    connector text not null,
    received_at text not null,
    bytes integer not null,
    documents integer not null
  ) strict;

  create table outcomes (
    push integer not null references pushes,
    position integer not null,
    external_ref text not null,
    outcome text not null,
    version integer not null,
    primary key (push, position)
  ) strict;

  -- Active documents only; rowid is documents.id, and body is plain text.
  create virtual table search_index using fts5 (
    name, description, body, tokenize = "porter unicode61 remove_diacritics 2", prefix = '1 2 3'
  );
`

/** An empty database in memory. */
function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(schema)
  return database
}

/** All of `work`, or nothing of it. */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
