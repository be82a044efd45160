import type { DialectSettings } from '../../site/dialect.ts'
import { isMdx, loadedMdx } from '../mdx/load.ts'
import { type Dialect, plainMarkdown } from '../translate/index.ts'
import type { dialectFor } from './index.ts'

let ofSites: typeof dialectFor | undefined

/** Repositories without a site need no dialect of one. */
export async function loadDialects(): Promise<void> {
  ofSites ??= (await import('./index.ts')).dialectFor
}

/**
 * The dialect of a page of a site, or of none. For MDX `loadMdx` has to be called first.
 *
 * @throws Error for a page of a site before `loadDialects` has resolved.
 */
export function loadedDialect(path: string, settings: DialectSettings | undefined): Dialect {
  if (settings === undefined) return isMdx(path) ? loadedMdx() : plainMarkdown
  if (ofSites === undefined) throw new Error('the dialects of sites have not been loaded')
  return ofSites(path, settings)
}
