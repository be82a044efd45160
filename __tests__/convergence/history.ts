import { createHash } from 'node:crypto'
import type { Tree } from '../../src/snapshot/index.ts'

/** What a path holds: a file's text, or where a symbolic link leads. */
export type Entry = { text: string } | { link: string }

/** By path; no path is also a folder of another. */
export type Files = ReadonlyMap<string, Entry>

/** One change; `at` and `from` count through the paths that there are, so that they always mean one. */
export type Edit =
  | { kind: 'write'; path: string; text: string }
  | { kind: 'link'; path: string; target: string }
  | { kind: 'rewrite'; at: number; text: string }
  | { kind: 'remove'; at: number }
  | { kind: 'rename'; from: number; path: string }

export interface Commit {
  sha: string
  files: Files
  parent: Commit | undefined
}

/** A commit on top of another. */
export function commitOn(parent: Commit | undefined, edits: readonly Edit[]): Commit {
  const after = edits.reduce<Files>(edited, parent?.files ?? new Map())
  // In git's order: a link may name two files alike, of which the order decides.
  const files = new Map([...after].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { sha: hash(JSON.stringify([parent?.sha ?? '', ...files])), files, parent }
}

/** The commit so many steps before another, or the first that has files. */
export function ancestorOf(commit: Commit, steps: number): Commit {
  return steps === 0 || !commit.parent?.parent ? commit : ancestorOf(commit.parent, steps - 1)
}

export function isAncestor(ancestor: string | undefined, commit: Commit | undefined): boolean {
  return commit !== undefined && (commit.sha === ancestor || isAncestor(ancestor, commit.parent))
}

function edited(files: Files, edit: Edit): Files {
  if (edit.kind === 'write') return put(files, edit.path, { text: edit.text })
  if (edit.kind === 'link') return put(files, edit.path, { link: edit.target })
  const paths = [...files.keys()]
  const path = paths[(edit.kind === 'rename' ? edit.from : edit.at) % paths.length]
  if (path === undefined) return files
  if (edit.kind === 'rewrite') return put(files, path, { text: edit.text })
  const rest = new Map([...files].filter(([each]) => each !== path))
  return edit.kind === 'remove' ? rest : put(rest, edit.path, files.get(path)!)
}

/** As in git, a file replaces a folder and everything in it, and the other way round. */
function put(files: Files, path: string, entry: Entry): Files {
  const others = [...files].filter(
    ([each]) => each !== path && !each.startsWith(`${path}/`) && !path.startsWith(`${each}/`),
  )
  return new Map([...others, [path, entry]])
}

export function contentOf(entry: Entry): string {
  return 'text' in entry ? entry.text : entry.link
}

export function oidOf(entry: Entry): string {
  return hash(contentOf(entry))
}

export function toTree({ files }: Commit): Tree {
  return [...files].map(([path, entry]) => ({
    path,
    kind: 'text' in entry ? 'file' : 'link',
    oid: oidOf(entry),
    isUtf8: true,
  }))
}

function hash(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
