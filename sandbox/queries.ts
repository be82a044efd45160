// What the store asks of the database.

export const documents = `
  select documents.connector, external_ref, state, version, name, description, body, tags,
    received_at as writtenAt
  from documents join versions on document = documents.id and number = version
    join pushes on pushes.id = push
  where documents.connector = ?`
export const versions = `
  select number, push, name, description, body, tags, received_at as writtenAt
  from versions join documents on documents.id = document join pushes on pushes.id = push
  where documents.connector = ? and external_ref = ? order by number`
export const counts = `
  select
    (select count(*) from documents where connector = :connector and state = 'active') as active,
    (select count(*) from documents where connector = :connector and state = 'archived') as archived,
    (select count(*) from versions join documents on id = document where connector = :connector) as versions,
    (select count(*) from pushes where connector = :connector) as pushes,
    (select count(distinct value) from documents join versions on document = documents.id and number = version,
      json_each(tags) where connector = :connector and state = 'active') as tags`
export const titles = `
  select distinct name from documents join versions on document = id and number = version
  where connector = ? and state = 'active'`
export const address = 'select external_ref from addresses where connector = ? and address = ?'
export const pushes = `
  select id, connector, received_at as receivedAt, bytes, documents,
    (select json_group_object(outcome, times) from
      (select outcome, count(*) as times from outcomes where push = id group by outcome)) as outcomes
  from pushes where connector = ? order by id desc limit ?`
export const outcomes = 'select external_ref, outcome, version from outcomes where push = ? order by position'
