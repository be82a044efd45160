import { CommitGoneError, RepositoryError, type Tree, type TreeEntry } from '../../plan/tree.ts'
import { sanitizeForLog } from '../../text/index.ts'
import type { Store } from './checkout.ts'
import { fetchObjects } from './fetch.ts'
import { explained, type Git, GitError, OutputError, type Remote } from './git.ts'

/** The files of a commit, which is fetched when the clone does not have it. @throws RepositoryError */
export async function readTree(store: Store, commit: string, remote: Remote): Promise<Tree> {
  try {
    // Not whether the commit is there: a shallow clone has one commit only, a treeless one has commits without files.
    return await listTree(store.git, commit).catch(async error => {
      if (error instanceof OutputError) throw error
      // Neither the history before it nor its blobs.
      await fetchObjects(store.fetching, [commit], remote, '--depth=1', '--filter=blob:none')
      return listTree(store.git, commit)
    })
  } catch (error) {
    throw notRead(commit, error)
  }
}

async function listTree(git: Git, commit: string): Promise<Tree> {
  const entries: TreeEntry[] = []
  const output = git.stream(['ls-tree', '-r', '-z', '--full-tree', commit])
  for await (const lines of endingInNul(output)) entries.push(...parseTree(lines))
  return entries
}

/** What git says of a commit that the server does not have, rather than of a server that it cannot reach. */
const GONE = /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i

function notRead(commit: string, error: unknown): unknown {
  const name = sanitizeForLog(commit)
  if (error instanceof OutputError)
    return new RepositoryError(
      `Commit ${name} has too many files to list (${error.message}). Push the pages from a repository with fewer files.`,
    )
  const problem = (reason: string) =>
    `Commit ${name}, which is needed to find what changed, could not be fetched (${reason}).`
  if (error instanceof GitError && GONE.test(error.message))
    return new CommitGoneError(
      `${problem(sanitizeForLog(error.message))} It is no longer on the server, as after a force push. A manual run continues without it, because it pushes every page again. Pages that only that commit had stay in search: remove them in the search service.`,
    )
  return explained(
    error,
    reason =>
      `${problem(reason)} Check that the job has the permission contents: read, then run this workflow again.`,
  )
}

const TAB = 0x09
const SPACE = 0x20
const NUL = 0x00

/**
 * Parses the output of `git ls-tree -r -z --full-tree`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes.
 *
 * @throws GitError
 */
export function parseTree(output: Buffer): Tree {
  return Array.from(splitAtNul('ls-tree', output), line => {
    const tab = line.indexOf(TAB)
    const kind = kindOf(line.toString('latin1', 0, line.indexOf(SPACE)))
    // Not a part of a longer string, which would stay in memory with it.
    const oid = line.toString('latin1', line.lastIndexOf(SPACE, tab) + 1, tab)
    const { path, isUtf8 } = toPath(line.subarray(tab + 1))
    return { kind, oid, path, isUtf8 }
  })
}

/** Of a mode in octal: `100644` is a file, `100755` one that can be executed. */
function kindOf(mode: string): TreeEntry['kind'] {
  if (mode === '120000') return 'link'
  return mode === '160000' ? 'submodule' : 'file'
}

/** Output in other chunks, each of which ends with a NUL if all of it does. */
async function* endingInNul(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const rest: Buffer[] = []
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NUL) + 1
    if (end > 0) yield Buffer.concat([...rest.splice(0), chunk.subarray(0, end)])
    rest.push(chunk.subarray(end))
  }
  yield Buffer.concat(rest)
}

function* splitAtNul(command: string, output: Buffer): Generator<Buffer> {
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(NUL, start)
    // Otherwise the loop would not end.
    if (end < 0)
      throw new GitError(`the output of git ${command} is cut off: ${output.toString('utf8', start)}`)
    yield output.subarray(start, end)
    start = end + 1
  }
}

function toPath(bytes: Buffer): Pick<TreeEntry, 'path' | 'isUtf8'> {
  const path = bytes.toString('utf8')
  return { path, isUtf8: !path.includes('\ufffd') || Buffer.from(path).equals(bytes) }
}
