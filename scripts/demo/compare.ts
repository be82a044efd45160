import { isDeepStrictEqual } from 'node:util'
import type { Document } from '../../src/document/document.ts'

/** Documents by `external_ref`. */
export type Documents = ReadonlyMap<string, Document>

export interface Difference {
  /** Should be in search, and is not. */
  missing: string[]
  /** Is in search, and should not be. */
  extra: string[]
  /** Is in search with other content than it should have. */
  stale: { externalRef: string; fields: string[] }[]
}

/** Compares what is in search with what should be, in all fields. */
export function compare(actual: Documents, expected: Documents): Difference {
  return {
    missing: [...expected.keys()].filter(ref => !actual.has(ref)),
    extra: [...actual.keys()].filter(ref => !expected.has(ref)),
    stale: [...actual].flatMap(([externalRef, document]) => {
      const other = expected.get(externalRef)
      const fields = other ? differing(document, other) : []
      return fields.length > 0 ? [{ externalRef, fields }] : []
    }),
  }
}

export function size({ missing, extra, stale }: Difference): number {
  return missing.length + extra.length + stale.length
}

function differing(one: Document, other: Document): string[] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Document>
  return [...fields].filter(field => !isDeepStrictEqual(one[field], other[field]))
}
