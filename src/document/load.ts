import type { DialectSettings } from '../generators/generator.ts'
import { isReadAsMdx } from '../generators/syntax/paths.ts'
import type { dialectFor } from '../generators/syntaxes.ts'
import { type Dialect, plainMarkdown } from '../markdown/source.ts'

export { isMdx, isReadAsMdx } from '../generators/syntax/paths.ts'

let ofSites: typeof dialectFor | undefined
let mdx: typeof import('../mdx/index.ts') | undefined

/** Repositories without a site need no dialect of one. */
export async function loadDialects(): Promise<void> {
  ofSites ??= (await import('../generators/syntaxes.ts')).dialectFor
}

/** Few repositories have such pages, and their parser is a good part of all that a thread would load. */
export async function loadMdx(): Promise<void> {
  mdx ??= await import('../mdx/index.ts')
}

/**
 * The dialect of a page of a site, or of none; for MDX after `loadMdx`, and for a page of a site after `loadDialects`.
 */
export function loadedDialect(path: string, settings: DialectSettings | undefined): Dialect {
  const isRead = isReadAsMdx(path, settings)
  if (settings === undefined) return isRead ? mdx!.plainMdx : plainMarkdown
  return ofSites!(settings, isRead ? mdx!.mdx : undefined)
}
