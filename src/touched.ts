import type { Tree } from './repository/tree.ts'

/** The paths that two trees do not hold alike. */
export function differing(before: Tree, after: Tree): Set<string> {
  const spelled = ({ mode, oid }: Tree[number]) => `${mode} ${oid}`
  const had = new Map(before.map(entry => [entry.path, spelled(entry)]))
  const touched = after.filter(entry => had.get(entry.path) !== spelled(entry)).map(({ path }) => path)
  const kept = new Set(after.map(({ path }) => path))
  return new Set([...touched, ...[...had.keys()].filter(path => !kept.has(path))])
}
