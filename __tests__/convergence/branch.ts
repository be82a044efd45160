import { basename, dirname } from 'node:path'
import { type Changes, type Content, createRepo, type Repo } from '../support/repo.ts'
import { ancestorOf, type Commit, commitOn, type Edit, type Entry, type Files } from './history.ts'

/** The branch `main` of a real repository, with the commits that the model has. */
export interface Branch extends AsyncDisposable {
  readonly tip: Commit
  readonly folder: string
  /** Where a run finds the repository: on a server that is a folder. */
  readonly serverUrl: string
  readonly name: string
  /** Where links to its files begin. */
  readonly url: string
  /** Puts changes on the branch, after taking so many commits off it. */
  push(edits: readonly Edit[], rewind?: number): Promise<void>
  checkOut(commit: Commit): Promise<void>
}

const AUTHOR = ['-c', 'user.name=A Writer', '-c', 'user.email=writer@example.com']

export async function openBranch(first: readonly Edit[]): Promise<Branch> {
  const repo = await createRepo()
  const shas = new Map<string, string>()
  const importCommit = importerInto(repo, shas)
  let tip = commitOn(undefined, [])
  const branch: Branch = {
    get tip() {
      return tip
    },
    folder: repo.folder,
    serverUrl: `file://${dirname(repo.folder)}`,
    name: basename(repo.folder),
    url: `file://${repo.folder}`,
    async push(edits, rewind = 0) {
      const base = ancestorOf(tip, rewind)
      tip = edits.length > 0 ? commitOn(base, edits) : base
      if (!shas.has(tip.sha)) await importCommit(tip)
      await repo.git('update-ref', 'refs/heads/main', shas.get(tip.sha)!)
    },
    // A run reads only git's objects: HEAD is all that it needs.
    checkOut: async commit =>
      void (await repo.git('update-ref', '--no-deref', 'HEAD', shas.get(commit.sha)!)),
    [Symbol.asyncDispose]: () => repo[Symbol.asyncDispose](),
  }
  await branch.push(first)
  return branch
}

/** Trees are made by an importer, which knows no force push; parents are those of the model. */
function importerInto({ git, commit }: Repo, shas: Map<string, string>): (commit: Commit) => Promise<void> {
  let imported: Files = new Map()
  return async ({ sha, files, parent }) => {
    const treeish = `${await commit(changesBetween(imported, files))}^{tree}`
    imported = files
    const parentSha = parent && shas.get(parent.sha)
    const parents = parentSha === undefined ? [] : ['-p', parentSha]
    shas.set(sha, await git(...AUTHOR, 'commit-tree', treeish, ...parents, '-m', sha))
  }
}

/** Deletions come first, as a deleted path may be in the way of an added one. */
function changesBetween(before: Files, after: Files): Changes {
  return [
    ...[...before.keys()].filter(path => !after.has(path)).map(path => [path, null] as const),
    ...[...after].filter(([path, entry]) => before.get(path) !== entry).map(toChange),
  ]
}

function toChange([path, entry]: [string, Entry]): readonly [string, Content] {
  return [path, 'text' in entry ? entry.text : entry]
}
