import type { Unwrapped } from './index.ts'

let mdx: typeof import('./index.ts') | undefined

export const isMdx = (path: string): boolean => /\.mdx$/i.test(path)

/** Few repositories have such pages, and their parser is a good part of all that a thread would load. */
export async function loadMdx(): Promise<void> {
  mdx ??= await import('./index.ts')
}

/** @throws Error before `loadMdx` has resolved. */
export function fromMdx(source: string): Unwrapped {
  if (mdx === undefined) throw new Error('MDX has not been loaded')
  return mdx.fromMdx(source)
}
