import type { Paths } from '../document/document.ts'
import { rootOf } from '../files.ts'
import type { Inputs } from '../inputs.ts'
import { shown } from '../shown.ts'

/** What is most likely a slip in inputs that are well formed, as this repository shows; in words for the user. */
export function findDoubts(
  { files, siteUrls, refPrefix }: Pick<Inputs, 'files' | 'siteUrls' | 'refPrefix'>,
  paths: Paths,
): string[] {
  const patterns = files.flatMap(text => {
    const { negate, root } = rootOf(text)
    const doubt = ofPath(root, paths)
    // What is kept out of search need not be there, unless it is spelt in another way.
    if (doubt === undefined || (negate && doubt === '')) return []
    return [`files: "${shown(text)}" matches nothing, as ${none(root)}${doubt}.`]
  })
  const folders = siteUrls.flatMap(({ prefix }) => {
    const root = prefix.slice(0, -1)
    const doubt = ofPath(root, paths)
    return doubt === undefined ? [] : [`site-urls: ${none(root)}${doubt}, so its line does nothing.`]
  })
  return [...patterns, ...folders, ...ofPrefix(refPrefix)]
}

function none(root: string): string {
  return `this repository has no "${shown(root)}"`
}

/** Nothing when a path is there; else what it may mean, if that can be told. */
function ofPath(path: string, { files, folders }: Paths): string | undefined {
  if (path === '' || folders.has(path) || files.has(path)) return undefined
  const sought = path.toLowerCase()
  for (const all of [folders, files])
    for (const each of all) if (each.toLowerCase() === sought) return `, but "${shown(each)}": case counts`
  return ''
}

function ofPrefix(refPrefix: string): string[] {
  if (!/[\p{L}\p{N}]$/u.test(refPrefix)) return []
  const example = shown(`${refPrefix}README.md`)
  return [
    `ref-prefix: "${shown(refPrefix)}" does not end in a slash, and goes before each path as it is, as in "${example}". Unless that is meant, add the slash soon: a changed prefix moves every document.`,
  ]
}
