import type { PushedDocument } from './writer.ts'

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
export function readDocument(value: unknown): { document: PushedDocument } | { problem: string } {
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
