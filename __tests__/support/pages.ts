import type { PushedPages } from '../../src/plan/index.ts'
import type { Page, Pages } from '../../src/snapshot/index.ts'

/** A page whose blob's name says its text. */
export function page(path: string, text = 'one', refPrefix = ''): Page {
  return { externalRef: refPrefix + path, path, oid: `oid of ${text}` }
}

/** Pages by their paths: `{ 'a.md': 'text' }`. */
export function pages(texts: Readonly<Record<string, string>>, refPrefix = ''): Pages {
  return new Map(
    Object.entries(texts)
      .map(([path, text]) => page(path, text, refPrefix))
      .map(each => [each.externalRef, each]),
  )
}

export function snapshot(texts: Readonly<Record<string, string>>, settings = 'v1'): PushedPages {
  return { pages: pages(texts), settings }
}
