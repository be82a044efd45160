import {
  list,
  members,
  readJson,
  scalarTextAt,
  valueAt,
} from '../../../text/data.ts'
import { textOf, toGlobs } from '../../config/files.ts'
import type { Head } from '../../generator.ts'

/** A page as the targets of a cascade name it (Hugo, "Cascade"). */
export interface CascadeTarget {
  /** Its logical path, such as `/docs/setup`. */
  path: string
  kind: string
  lang: string | undefined
  environment: 'production'
}

/** The patterns of targets, as functions. */
export type Globs = Map<string, (value: string) => boolean>

/** The key of a page's head that has its cascade, as JSON. */
export const CASCADE = '{}cascade'

/** The cascade in the front matter of a section. */
export function cascadeIn(head: Head): unknown {
  const json = textOf(head[CASCADE])
  return json === undefined ? undefined : readJson(json)
}

/**
 * The values that a page inherits, of which the first for a key counts.
 *
 * @param cascades those of the sections that the page is in, the innermost first, then that of the configuration.
 * @param globs the patterns of targets so far: each page is compared with the same few.
 */
export function handedDown(
  page: CascadeTarget,
  cascades: readonly unknown[],
  globs: Globs,
): object {
  const values = new Map<string, unknown>()
  const params = new Map<string, unknown>()
  for (const entry of cascades.flatMap(list)) {
    const target = valueAt(entry, 'target') ?? valueAt(entry, '_target')
    if (!isMeant(page, target, globs)) continue
    for (const [key, value] of members(entry))
      if (!values.has(key)) values.set(key, value)
    for (const [key, value] of members(valueAt(entry, 'params')))
      if (!params.has(key)) params.set(key, value)
  }
  values.set('params', Object.fromEntries(params))
  return Object.fromEntries(values)
}

function isMeant(page: CascadeTarget, target: unknown, globs: Globs): boolean {
  return Object.entries(page).every(([key, value]) => {
    const pattern = scalarTextAt(target, key)
    if (pattern === undefined) return true
    if (value === undefined) return false
    const isMatch = globs.get(pattern) ?? toGlobs([pattern.toLowerCase()])
    globs.set(pattern, isMatch)
    // `toGlobs` takes the slash off that a pattern begins with.
    return isMatch(value) || isMatch(value.slice(1))
  })
}
