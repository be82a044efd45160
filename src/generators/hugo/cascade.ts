import { get, list, members, readJson, text } from '../../text/data.ts'
import { textOf, toGlobs } from '../config/files.ts'
import type { Head } from '../generator.ts'

/** A page as the targets of a cascade name it. */
export interface CascadeTarget {
  /** Its logical path, such as `/docs/setup`. */
  path: string
  kind: string
  lang: string | undefined
}

/** The key of a page's head that has what it hands down, as JSON. */
export const CASCADE = '{}cascade'

/** The cascade in the front matter of a section. */
export function cascadeIn(head: Head): unknown {
  const written = textOf(head[CASCADE])
  return written === undefined ? undefined : readJson(written)
}

/**
 * What cascades hand down to a page (Hugo, "Cascade"), of which the first with a value for a key counts.
 *
 * @param cascades those of the sections that the page is in, the innermost first, then that of the configuration.
 */
export function handedDown(
  target: CascadeTarget,
  cascades: readonly unknown[],
): object {
  const values = new Map<string, unknown>()
  const params = new Map<string, unknown>()
  for (const entry of cascades.flatMap(list)) {
    if (!isMeant(target, get(entry, 'target') ?? get(entry, '_target')))
      continue
    for (const [key, value] of members(entry))
      if (!values.has(key)) values.set(key, value)
    for (const [key, value] of members(get(entry, 'params')))
      if (!params.has(key)) params.set(key, value)
  }
  return Object.fromEntries([...values, ['params', Object.fromEntries(params)]])
}

function isMeant(
  { path, kind, lang }: CascadeTarget,
  target: unknown,
): boolean {
  const fits = (key: string, value: string | undefined) => {
    const pattern = text(get(target, key))
    return (
      pattern === undefined ||
      (value !== undefined && matches(pattern.toLowerCase(), value))
    )
  }
  return (
    fits('path', path) &&
    fits('kind', kind) &&
    fits('lang', lang) &&
    fits('environment', 'production')
  )
}

/** Each page is compared with the same few patterns. */
const known = new Map<string, (value: string) => boolean>()

const MAX_KNOWN = 1_000

function matches(pattern: string, value: string): boolean {
  const glob = known.get(pattern) ?? toGlobs([pattern])
  if (known.size < MAX_KNOWN) known.set(pattern, glob)
  // A pattern's own slash is taken off where it is the first sign.
  return glob(value) || glob(value.slice(1))
}
