import type { Document, Normalised } from '../../src/document/document.ts'
import type { PageResult } from '../../src/document/index.ts'
import type { Pool } from '../../src/run/ports.ts'
import { documentOf } from '../document/settings.ts'
import { openLocalPool } from '../support/local-pool.ts'
import type { Normalise } from './expected.ts'

/** A release of the action, as far as it makes other documents of the same pages; `undefined`: it hides the page. */
export interface Normaliser {
  version: number
  finish: (document: Document) => Document | undefined
}

export const normalisers: readonly Normaliser[] = [
  { version: 1, finish: document => document },
  { version: 2, finish: document => ({ ...document, body: `${document.body}\nUpgraded.\n` }) },
  { version: 3, finish: document => (document.name === 'Two' ? undefined : document) },
]

export function normaliseWith({ finish }: Normaliser): Normalise {
  return (...page) => {
    const found = documentOf(...page)
    const document = found.kind === 'document' ? finish(found.document) : undefined
    if (found.kind !== 'document') return found
    return document ? { ...found, document } : hidden
  }
}

/** A pool without threads, which makes the documents of a release. */
export function openPool(normaliser: Normaliser): Pool {
  const pool = openLocalPool()
  return {
    ...pool,
    openMaker(...commit) {
      const maker = pool.openMaker(...commit)
      return { ...maker, make: async job => finished(normaliser, await maker.make(job)) }
    },
  }
}

function finished({ finish }: Normaliser, found: PageResult): PageResult {
  if (found.kind !== 'document') return found
  const document = finish(JSON.parse(new TextDecoder().decode(found.json)))
  return document ? { ...found, json: new TextEncoder().encode(JSON.stringify(document)) } : hidden
}

const hidden = { kind: 'hidden', reason: 'this release hides it', messages: [] } satisfies Normalised
