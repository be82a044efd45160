import { readJson, readModule } from './code.ts'
import { get, list, members, readYaml, text } from './data.ts'
import { folderOf, join, nameOf } from './paths.ts'
import type { Reader } from './site.ts'

/** Of more, the addresses are unknown. */
const MAX_FILES = 500
const MAX_DEPTH = 20

/**
 * The paths of the pages that list a category, where they have one of their own, by `_category_.json` or `.yml` in a
 * folder of documents and by the sidebars that the configuration names.
 */
export async function categorySlugs(
  folders: readonly string[],
  sidebars: readonly string[],
  reader: Reader,
): Promise<string[]> {
  const isIn = (path: string) => folders.some(folder => path.startsWith(folder))
  const files = [...reader.files].filter(
    path => /^_category_\.(?:json|ya?ml)$/.test(nameOf(path)) && isIn(path),
  )
  const found: unknown[] = []
  for (const path of files.slice(0, MAX_FILES)) {
    const source = await reader.text(path)
    found.push(path.endsWith('.json') ? await readJson(source) : readYaml(source ?? ''))
  }
  for (const path of sidebars.filter(each => reader.files.has(each)))
    found.push(await readModule(path, reader))
  return found.flatMap(each => slugsIn(each, MAX_DEPTH))
}

/** The file of a plugin's sidebars, as its options name it. */
export function sidebarOf(config: string, options: unknown): string[] {
  const path = text(get(options, 'sidebarPath'))
  const joined = path === undefined ? undefined : join(folderOf(config), path)
  return joined === undefined ? [] : [joined]
}

function slugsIn(value: unknown, depth: number): string[] {
  if (depth === 0) return []
  const slug = get(value, 'link', 'type') === 'generated-index' ? text(get(value, 'link', 'slug')) : undefined
  const inner = Array.isArray(value) ? list(value) : members(value).map(([, each]) => each)
  return [
    ...(slug === undefined ? [] : [slug.replace(/^\/+/, '')]),
    ...inner.flatMap(each => slugsIn(each, depth - 1)),
  ]
}
