import { describe, expect, test } from '@jest/globals'
import { reportsFailure } from '../../../src/adapters/service/success.ts'

/** What services that take documents in batches answer with a 2xx, for a request with a.md and b.md. */
const accepted: [service: string, body: string][] = [
  ['no body', ''],
  ['text', 'accepted'],
  ['text about errors', 'No errors'],
  ['a web page of a gateway', '<p>error</p>'],
  ['XML', '<multistatus><status>207</status></multistatus>'],
  ['JSON that was cut off', '{"errors":['],
  ['null', 'null'],
  ['a string', '"error"'],
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['a count', '{"accepted":2}'],
  ['a count that is not of documents', '{"accepted":1}'],
  ['names', '{"accepted":["a.md","b.md"]}'],
  ['counts of all kinds', '{"accepted":2,"failed":0,"rejected":0,"errors":[]}'],
  ['counts of what was already there', '{"created":1,"updated":0,"unchanged":1,"skipped":1}'],
  ['no errors in many ways', '{"ok":true,"errors":{"count":0,"items":[]},"error":null,"failed":"0"}'],
  ['a list without errors', '{"errors":[null,null]}'],
  ['a link to the errors', '{"id":"job-1","errors_url":"https://x.test/errors","failover":"eu"}'],
  ['a job', '{"job":{"id":"x","state":"queued","error":null}}'],
  ['a status in words', '{"status":"queued"}'],
  ['a status in numbers', '{"status":202,"code":0}'],
  ['sentences', '{"message":"Two documents will be processed; errors are sent by mail"}'],
  ['what failed some other time', '{"accepted":2,"lastRun":{"status":"failed","errors":["x"]}}'],
  ['the documents again', '{"documents":[{"external_ref":"a.md","name":"failed","tags":["error"]}]}'],
  ['the names of documents', '{"created":["errors.md","failed.md"]}'],
  [
    'Elasticsearch',
    '{"took":30,"errors":false,"items":[{"index":{"_id":"a.md","_shards":{"total":2,"successful":1,"failed":0},"status":201}},{"index":{"_id":"b.md","status":200}}]}',
  ],
  ['words that begin or end as failures do', '[{"status":"failover"},{"status":"no error"}]'],
  ['names that begin or end as failures do', '{"no_errors":true,"partial_success":false,"okay":false}'],
  ['names that begin or end as a status does', '{"exit_status":"failed","statuses":"failed"}'],
  ['statuses that are lists', '{"status":["error"]}'],
  [
    'lists of something else',
    '{"old_items":[{"status":400}],"items_seen":[{"status":400}],"log":[{"ok":false}]}',
  ],
  ['results of something else', '[{"reindex":{"status":400}},{"indexes":{"status":400}}]'],
  ['Elasticsearch, one document', '{"_id":"1","_shards":{"successful":1,"failed":0},"result":"created"}'],
  ['Algolia', '{"taskID":792,"objectIDs":["a.md","b.md"]}'],
  ['Typesense', '{"success":true}\n{"success":true}\n'],
  [
    'Meilisearch',
    '{"taskUid":1,"indexUid":"docs","status":"enqueued","type":"documentAdditionOrUpdate","enqueuedAt":"2026-01-01T00:00:00Z"}',
  ],
  ['Meilisearch, a task', '{"uid":1,"status":"succeeded","error":null,"details":{"receivedDocuments":2}}'],
  [
    'Azure AI Search',
    '{"value":[{"key":"YQ","status":true,"errorMessage":null,"statusCode":201},{"key":"Yg","status":true,"errorMessage":null,"statusCode":200}]}',
  ],
  ['Solr', '{"responseHeader":{"status":0,"QTime":12}}'],
  ['Vespa', '{"pathId":"/document/v1/docs/docs/docid/a.md","id":"id:docs:docs::a.md"}'],
  ['OpenSearch Serverless', '{"took":0,"errors":false,"items":[]}'],
  ['Qdrant', '{"result":{"operation_id":1,"status":"acknowledged"},"status":"ok","time":0.002}'],
  ['Glean, all of whose answers are empty', '{}\n'],
  [
    'Google’s Vertex AI Search',
    '{"name":"projects/1/operations/import-documents-2","metadata":{"failureCount":"0"}}',
  ],
  ['Amazon Kendra', '{"FailedDocuments":[]}'],
  ['Coveo', '{"orderingId":1716387965000,"requestId":"b5e8767e"}'],
  ['Elastic App Search', '[{"id":"a.md","errors":[]},{"id":"b.md","errors":[]}]'],
  [
    'Marqo',
    '{"errors":false,"items":[{"_id":"1","status":200},{"_id":"2","status":200}],"index_name":"docs"}',
  ],
  ['Microsoft Graph, in batches', '{"responses":[{"id":"1","status":201},{"id":"2","status":200}]}'],
  ['Pinecone', '{"upsertedCount":2}'],
  ['Weaviate', '[{"id":"1","result":{"status":"SUCCESS"}},{"id":"2","result":{"status":"SUCCESS"}}]'],
]

/** Of a document in the request. */
const refused: [service: string, body: string][] = [
  [
    'Elasticsearch, in an item alone',
    '{"items":[{"index":{"_id":"1","status":201}},{"index":{"_id":"2","status":400}}]}',
  ],
  ['Typesense', '{"success":false,"error":"Bad JSON.","document":"x"}\n{"success":true}\r\n'],
  [
    'Weaviate',
    '[{"id":"1","result":{"status":"SUCCESS"}},{"id":"2","result":{"status":"FAILED","errors":{"error":[{"message":"x"}]}}}]',
  ],
  [
    'Elasticsearch',
    '{"errors":true,"items":[{"index":{"_id":"1","status":201}},{"index":{"_id":"2","status":400,"error":{"type":"mapper_parsing_exception","reason":"too long"}}}]}',
  ],
  [
    'Azure AI Search (207)',
    '{"value":[{"key":"YQ","status":false,"errorMessage":"too long","statusCode":400},{"key":"Yg","status":true,"errorMessage":null,"statusCode":200}]}',
  ],
  ['results with statuses', '{"results":[{"status":201},{"status":422}]}'],
  ['results with statuses as strings', '{"items":[{"status":"202"},{"status":"503"}]}'],
  ['Elastic App Search', '[{"id":"a.md","errors":[]},{"id":"b.md","errors":["Invalid field type"]}]'],
  [
    'Microsoft Graph, in batches',
    '{"responses":[{"id":"1","status":201},{"id":"2","status":400,"body":{"error":{"code":"x"}}}]}',
  ],
  ['results with words', '[{"id":"x","status":"ok"},{"id":"y","status":"failed"}]'],
  [
    'results with names in another order',
    '{"results":[{"external_ref":"b.md","ok":false},{"ref":"a.md","ok":true}]}',
  ],
  ['a result of what failed alone', '{"results":[{"id":"b.md","error":"too long"}]}'],
  ['the names of what failed', '{"accepted":1,"rejected":["b.md"]}'],
  ['errors with names, and their number', '{"failed":1,"errors":[{"external_ref":"a.md","message":"x"}]}'],
  ['errors keyed by names', '{"errors":{"a.md":"too long","b.md":"too short"}}'],
]

/** Of the request. */
const failed: [service: string, body: string][] = [
  ['a flag', '{"success":false}'],
  ['another flag', '{"ok":false,"message":"read only"}'],
  ['a flag beside the errors: nothing may have been accepted', '{"success":false,"errors":[{"id":"a.md"}]}'],
  ['an error', '{"error":"quota exceeded"}'],
  ['an error with members', '{"error":{"code":"quota","message":"quota exceeded"}}'],
  ['a status', '{"status":"error","message":"read only"}'],
  ['a status in numbers', '{"statusCode":413}'],
  ['a status in one word', '{"status":"fail"}'],
  ['a status that is false', '{"status":false}'],
  ['errors six levels deep', '{"errors":[[[[[[]]]]]]}'],
  ['a result under another name', '{"results":[{"grid":"b.md","error":"x"}]}'],
  ['a result under a longer name', '{"results":[{"identity":"b.md","error":"x"}]}'],
  ['Marqo, without names', '{"errors":true,"items":[{"status":200},{"status":200}]}'],
  ['a count', '{"accepted":1,"failed":1}'],
  ['a count of more than is named', '{"failed":2,"errors":[{"id":"a.md"}]}'],
  ['that there are errors', '{"errors":true}'],
  ['errors without names', '{"errors":[{"message":"too long"}]}'],
  ['names of nothing that was sent', '{"rejected":["c.md"]}'],
  ['a result without a name', '{"results":[{"status":400}]}'],
  ['errors that are nested deep', `{"errors":${'['.repeat(5_000)}1${']'.repeat(5_000)}}`],
]

describe('the body of a 2xx', () => {
  test.each(accepted)('is no report of failure: %s', (_, body) => {
    expect(reportsFailure(body)).toBe(false)
  })

  test.each([...refused, ...failed])('reports failure: %s', (_, body) => {
    expect(reportsFailure(body)).toBe(true)
  })
})
