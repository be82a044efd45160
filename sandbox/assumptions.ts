/** What the contract states ("Limits"); 5 MB is read as 5,000,000 bytes. */
export const limits = { maxBytes: 5_000_000, maxDocuments: 100 } as const

/**
 * What the sandbox answers where the contract says "not shown". Every row is an assumption: when the
 * service turns out to answer otherwise, the row changes and nothing else does.
 *
 * The rows are in the order in which a push is checked: the first that applies is the answer.
 */
export const answers = {
  noKey: { status: 401, error: 'no API key: expected "Authorization: Bearer <API_KEY>"' },
  unknownKey: { status: 401, error: 'unknown API key' },
  readOnlyKey: { status: 403, error: 'this API key has no write access' },
  unknownConnector: { status: 404, error: 'no connector has this ID' },
  tooManyBytes: { status: 413, error: `the request is over ${limits.maxBytes} bytes` },
  wrongType: { status: 415, error: 'expected "Content-Type: application/json", not compressed' },
  notJson: { status: 400, error: 'the request body is not JSON in UTF-8' },
  wrongShape: { status: 422, error: 'expected an object with the member "documents", an array' },
  tooManyDocuments: { status: 422, error: `more than ${limits.maxDocuments} documents in one request` },
  /** The whole request is refused, and `index` names the first invalid document. */
  badDocument: { status: 422, error: 'not a document' },
  /** Deliberately unhelpful, as a service may be: the client has to find the document itself. */
  poisoned: { status: 422, error: 'unprocessable' },
  accepted: { status: 202 },
  /** Any other path or method. 429 and 5xx only come from faults. */
  notFound: { status: 404, error: 'not found' },
} as const

/**
 * The other gaps, and how they are filled. Where two readings are possible the sandbox chooses the one that
 * is harder for a client, so that a client that relies on the easier one fails here.
 */
export const behaviours = [
  'Fields that the record does not have, in a document or beside `documents`, are ignored.',
  'An optional field that is absent keeps its stored value; on a new document it is empty, or false.',
  'An optional field that is null is of the wrong type, so the request is refused.',
  '`external_ref` and `name` have at least one character; `body` may be empty.',
  'Text with a NUL or half a surrogate pair is refused: many databases cannot store it.',
  'The same `external_ref` twice in one request: both are processed, in order, so that the later one stays.',
  'A request without documents is accepted.',
  'Requests are processed one after the other, in the order in which they were accepted.',
  '`archived` is state, not content: only archiving or restoring writes no version.',
  'An archived document that is pushed with `archived: false` is active again.',
  'A new `external_ref` pushed with `archived: true` is stored, and never found.',
] as const
