import { DatabaseSync } from 'node:sqlite'

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

  -- Where the page of a document is, as its last line says.
  create table addresses (
    connector text not null,
    address text not null,
    external_ref text not null,
    primary key (connector, address)
  ) strict;

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
    name, description, body, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3'
  );

  -- Each word of the index, with the number of documents that have it.
  create virtual table vocabulary using fts5vocab (search_index, row);
`

/** An empty database in memory. */
export function openDatabase(): DatabaseSync {
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
