import { loadMdx } from '../../src/document/dialects/load.ts'
import type { Document, Normalised } from '../../src/document/document.ts'
import { toDocument } from '../../src/document/index.ts'
import {
  type PageContext,
  type PageJob,
  type PageResult,
  toPageMaker,
  toPageResult,
} from '../../src/document/page.ts'
import type { Pool } from '../../src/run/ports.ts'
import type { Normalise } from './expected.ts'

await loadMdx()

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
    const found = toDocument(...page)
    const document = found.kind === 'document' ? finish(found.document) : undefined
    if (found.kind !== 'document') return found
    return document ? { ...found, document } : hidden
  }
}

/** A pool without threads, since what they do to a page is tested where they are. */
export function openPool(normaliser: Normaliser): Pool {
  let context: PageContext | undefined
  return {
    ahead: 2,
    warmUp: () => {},
    setContext(given) {
      if ('paths' in given) context = given
    },
    async run(job) {
      if (context === undefined) throw new Error('the pool has no context before the first page')
      return prepareWith(normaliser, job, context)
    },
    readBuilt: nothingBuilt,
    makeBody: nothingBuilt,
    async [Symbol.asyncDispose]() {},
  }
}

async function nothingBuilt(): Promise<never> {
  throw new Error('nothing here builds a site')
}

async function prepareWith({ finish }: Normaliser, job: PageJob, context: PageContext): Promise<PageResult> {
  const found = toPageResult(job, await toPageMaker(context))
  if (found.kind !== 'document') return found
  const document = finish(JSON.parse(new TextDecoder().decode(found.json)))
  return document ? { ...found, json: new TextEncoder().encode(JSON.stringify(document)) } : hidden
}

const hidden = { kind: 'hidden', reason: 'this release hides it', messages: [] } satisfies Normalised
