import type { DialectSettings, Generator } from '../../site/dialect.ts'
import type { Dialect } from '../translate/index.ts'

let mdx: Dialect | undefined

export const isMdx = (path: string): boolean => /\.mdx$/i.test(path)

/** Generators that read `.md` as MDX, too. */
const mdxOnly: readonly Generator[] = ['docusaurus', 'mintlify']

/** Whether a page is read as MDX, whose parser has to be loaded before. */
export function isReadAsMdx(path: string, settings: DialectSettings | undefined): boolean {
  return (
    isMdx(path) || (settings !== undefined && mdxOnly.includes(settings.generator) && !settings.isMdMarkdown)
  )
}

/** Few repositories have such pages, and their parser is a good part of all that a thread would load. */
export async function loadMdx(): Promise<void> {
  if (mdx !== undefined) return
  const loaded = await import('./index.ts')
  mdx = loaded.mdx
}

/** @throws Error before `loadMdx` has resolved. */
export function loadedMdx(): Dialect {
  if (mdx === undefined) throw new Error('MDX has not been loaded')
  return mdx
}
