import { type Answer, json } from './answer.ts'
import { answers, limits } from './assumptions.ts'
import type { Received } from './http.ts'
import { readDocument } from './record.ts'
import type { PushedDocument } from './writer.ts'

/** What a push is checked against. */
export interface Rules {
  keys: Record<string, { write: boolean }>
  connectors: readonly string[]
  poisoned: ReadonlySet<string>
}

/** An answer, and the documents to process if it accepts them. */
export interface Judgement {
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
