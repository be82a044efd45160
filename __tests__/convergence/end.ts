import { type Documents, isSound } from './expected.ts'
import { type Commit, commitOn, type Edit } from './history.ts'
import type { Settings } from './settings.ts'
import { isUnreadable } from './writing.ts'

/** What makes every page of a commit readable, and at least one wanted. */
export function mending(tip: Commit, settings: Settings): Edit[] {
  const edits = [...tip.files].flatMap(([path, entry]): Edit[] =>
    'text' in entry && isUnreadable(entry.text) ? [{ kind: 'write', path, text: 'Mended.\n' }] : [],
  )
  if (isSound(commitOn(tip, edits), settings)) return edits
  return [
    ...edits,
    ...['a.md', 'docs/a.md'].map(path => ({ kind: 'write', path, text: 'A page.\n' }) as const),
  ]
}

/** In an order of their own, so that a difference can be read. */
export function byReference(documents: Documents): object {
  return Object.fromEntries([...documents].sort(([a], [b]) => (a < b ? -1 : 1)))
}
