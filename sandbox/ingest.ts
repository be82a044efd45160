import { answers, limits } from './assumptions.ts'
import { type Answer, json, type Received } from './http.ts'
import type { PushedDocument } from './writer.ts'

/** What a push is checked against. */
export interface Rules {
  keys: Record<string, { write: boolean }>
  connectors: readonly string[]
  poisoned: ReadonlySet<string>
}

/** An answer, and the documents to process if it accepts them. */
interface Judgement {
  answer: Answer
  documents?: PushedDocument[]
}

/** A key as it is recorded: never the key itself. */
export type KeyKind = 'none' | 'unknown' | 'read-only' | 'write'

export function keyKind(authorization: string | undefined, keys: Rules['keys']): KeyKind {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (key === undefined) return 'none'
  const found = Object.hasOwn(keys, key) ? keys[key] : undefined
  if (!found) return 'unknown'
  return found.write ? 'write' : 'read-only'
}

/** Checks a push in the order of the table of assumptions. */
export function judge(received: Received, connector: string, rules: Rules): Judgement {
  const key = keyKind(received.headers.authorization, rules.keys)
  if (key === 'none') return refuse('noKey')
  if (key === 'unknown') return refuse('unknownKey')
  if (key === 'read-only') return refuse('readOnlyKey')
  if (!rules.connectors.includes(connector)) return refuse('unknownConnector')
  if (received.tooLarge) return refuse('tooManyBytes')
  if (!isPlainJson(received)) return refuse('wrongType')
  const body = parseJson(received.body)
  return body === undefined ? refuse('notJson') : judgeBody(body.value, rules.poisoned)
}

function judgeBody(value: unknown, poisoned: ReadonlySet<string>): Judgement {
  const list = (value as { documents?: unknown } | null)?.documents
  if (!Array.isArray(list)) return refuse('wrongShape')
  if (list.length > limits.maxDocuments) return refuse('tooManyDocuments')
  const documents: PushedDocument[] = []
  for (const [index, element] of list.entries()) {
    const read = readDocument(element)
    if ('problem' in read)
      return refuse('badDocument', { error: `documents[${index}]: ${read.problem}`, index })
    documents.push(read.document)
  }
  if (documents.some(document => poisoned.has(document.external_ref))) return refuse('poisoned')
  return { answer: json(answers.accepted.status, { accepted: documents.length }), documents }
}

function refuse(row: Exclude<keyof typeof answers, 'accepted'>, detail: object = {}): Judgement {
  const { status, error } = answers[row]
  return { answer: json(status, { error, ...detail }) }
}

function isPlainJson({ headers }: Received): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' && (headers['content-encoding'] ?? 'identity') === 'identity'
}

/** Wrapped, since `null` is JSON too. */
export function parseJson(body: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) }
  } catch {
    return undefined
  }
}

/** The documents of a request, for the record, also when it is refused. */
export function glimpse(body: Buffer): { external_ref: unknown; archived: unknown }[] {
  const list = (parseJson(body)?.value as { documents?: unknown } | null | undefined)?.documents
  if (!Array.isArray(list)) return []
  return list.map(element => ({ external_ref: element?.external_ref, archived: element?.archived }))
}

type Rule = { required: boolean; holds: (value: unknown) => boolean; expected: string }

const text = { holds: isText, expected: 'a string without NUL or half a surrogate pair' }
const named = {
  holds: (value: unknown) => isText(value) && value !== '',
  expected: `${text.expected}, not empty`,
}

/** The contract's table "Document", row by row. */
const fields: Record<string, Rule> = {
  external_ref: { required: true, ...named },
  name: { required: true, ...named },
  body: { required: true, ...text },
  description: { required: false, ...text },
  tags: {
    required: false,
    holds: value => Array.isArray(value) && value.every(isText),
    expected: 'an array of strings',
  },
  archived: { required: false, holds: value => typeof value === 'boolean', expected: 'a boolean' },
}

/** Only the fields of the record, or what is wrong with the first that breaks its rule. */
function readDocument(value: unknown): { document: PushedDocument } | { problem: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'expected an object' }
  const document: Record<string, unknown> = {}
  for (const [name, { required, holds, expected }] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) {
      if (required) return { problem: `${name} is missing` }
      continue
    }
    const field = (value as Record<string, unknown>)[name]
    if (!holds(field)) return { problem: `${name}: expected ${expected}` }
    document[name] = field
  }
  return { document: document as unknown as PushedDocument }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}
