/** How documents can be narrowed down, and how many each choice would leave. */
export interface Facets {
  tags: Choice[]
  /** The folders on the first level below the chosen one that has several. */
  folders: Choice[]
}

export interface Choice {
  value: string
  count: number
}

interface Placed {
  external_ref: string
  tags: readonly string[]
}

/** Each facet counts what the other one leaves, so that its other choices can be seen too. */
export function facetsOf(documents: readonly Placed[], chosen: { tag?: string; folder?: string }): Facets {
  const { tag, folder } = chosen
  const withTag = documents.filter(each => tag === undefined || each.tags.includes(tag))
  const within = documents.filter(each => isWithin(each.external_ref, folder))
  return {
    tags: choices(within.flatMap(each => [...new Set(each.tags)])),
    folders: folders(
      withTag.map(each => each.external_ref).filter(ref => isWithin(ref, folder)),
      folder ?? '',
    ),
  }
}

export function isWithin(ref: string, folder: string | undefined): boolean {
  return folder === undefined || folder === '' || ref.startsWith(`${folder}/`)
}

/** Where there is only one folder, those in it are more useful. */
function folders(refs: readonly string[], parent: string): Choice[] {
  const from = parent === '' ? 0 : parent.length + 1
  const found = choices(
    refs
      .filter(ref => isWithin(ref, parent))
      .map(ref => ref.slice(0, Math.max(ref.indexOf('/', from), 0)))
      .filter(folder => folder !== ''),
  )
  const [only, another] = found
  const inside = only && !another ? folders(refs, only.value) : []
  return inside.length > 0 ? inside : found
}

/** The most frequent first. */
function choices(values: readonly string[]): Choice[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
