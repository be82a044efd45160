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
  ['names that begin or end as failures do', '{"no_errors":true,"partial_success":false,"okay":false}'],
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

const refused: [report: string, status: number, body: string][] = [
  ['errors keyed by names', 200, '{"errors":{"a.md":"too long","b.md":"too short"}}'],
  ['errors in a list', 200, '{"accepted":1,"errors":[{"message":"too long"}]}'],
  ['that there are errors (Elasticsearch)', 200, '{"errors":true,"items":[{"index":{"status":400}}]}'],
  ['a count of what failed', 200, '{"accepted":1,"failed":1}'],
  ['the names of what was rejected', 200, '{"accepted":1,"rejected":["b.md"]}'],
  ['no success', 200, '{"success":false}'],
  ['that it is not ok', 200, '{"ok":false,"message":"read only"}'],
  ['items with statuses', 207, '[{"status":201},{"status":422}]'],
  ['items with statuses as strings', 207, '{"items":[{"status":"202"},{"status":"503"}]}'],
  ['Azure AI Search', 207, '{"value":[{"key":"a","status":false,"statusCode":400}]}'],
]

describe('the body of a 2xx', () => {
  test.each(accepted)('is no report of failure: %s', (_, body) => {
    expect([200, 207].map(status => reportsFailure(status, body))).toEqual([false, false])
  })

  test.each(refused)('reports failure: %s', (_, status, body) => {
    expect(reportsFailure(status, body)).toBe(true)
  })

  test('has items that count in a 207 alone', () => {
    expect(reportsFailure(200, '[{"status":422}]')).toBe(false)
  })
})
