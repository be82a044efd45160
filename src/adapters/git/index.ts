import { mkdtemp, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Repository } from '../../run/ports.ts'
import {
  type Blob,
  CommitGoneError,
  type Tree,
  type TreeEntry,
} from '../../snapshot/index.ts'
import { cached } from '../../text/data.ts'
import { sanitizeForLog } from '../../text/index.ts'
import {
  type Git,
  GitError,
  openGit,
  type RepositoryOptions,
  requireGit,
  throwFor,
} from './git.ts'

/**
 * The objects of a checkout, read through bare repositories that this run makes: what the checkout's configuration says
 * about remotes, proxies or programs has no effect, and fetching does not change the checkout.
 *
 * @throws RepositoryError when the folder is not a git repository with a commit.
 */
export async function openRepository(
  folder: string,
  options: RepositoryOptions,
): Promise<Repository> {
  await requireGit(options)
  const checkout = await readCheckout(folder, options)
  await using opened = new AsyncDisposableStack()
  // Fetches into a repository that knows nothing else: a server leaves out whatever belongs to a commit that is there
  // already, also where a partial clone does not have it.
  const remote = opened.use(await openRemote(options, checkout.objectFormat))
  // Reads through another one: what has fetched with a filter takes each missing object for an error.
  const bare = opened.use(await createBare(options, checkout.objectFormat))
  const git = openGit(bare.path, options, {
    GIT_ALTERNATE_OBJECT_DIRECTORIES: pathList([
      checkout.objects,
      remote.objects,
    ]),
  })
  const objects = opened.use(new Objects(git, remote))
  const { head } = checkout
  const kept = opened.move()
  return {
    head,
    parents: () => objects.parents(head),
    tree: commit => objects.tree(commit),
    blobs: (oids, maxBytes) => objects.blobs(oids, maxBytes),
    tip: branch => remote.tip(branch),
    isBehind: (commit, branch) => isBehind(checkout, remote, commit, branch),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Several paths in one variable of the environment, in quotes, as a colon would end a path (git(1)). */
function pathList(paths: readonly string[]): string {
  return paths.map(path => JSON.stringify(path)).join(delimiter)
}

/** The objects that the clone has, and those that were fetched. */
class Objects implements AsyncDisposable {
  readonly #git: Git
  readonly #remote: Remote
  readonly #reader: BlobReader
  readonly #trees = new Map<string, Promise<Tree>>()

  constructor(git: Git, remote: Remote) {
    this.#git = git
    this.#remote = remote
    this.#reader = new BlobReader(git)
  }

  /** @throws RepositoryError */
  async parents(commit: string): Promise<string[]> {
    // From the commit itself: at the end of a shallow clone `rev-parse` knows no parents.
    const content = await this.#git
      .run(['cat-file', 'commit', commit])
      .catch(throwUnreadable)
    const [header = ''] = content.toString('latin1').split('\n\n', 1)
    const parents = header.matchAll(/^parent ([0-9a-f]+)$/gm)
    return Array.from(parents, ([, sha = '']) => sha)
  }

  /** @throws RepositoryError */
  tree(commit: string): Promise<Tree> {
    return cached(this.#trees, commit, () => this.#readTree(commit))
  }

  async #readTree(commit: string): Promise<Tree> {
    try {
      // Not whether the commit is there: a shallow clone has one commit only, a treeless one has commits without files.
      const tree = await listTree(this.#git, commit).catch(ignoreGitError)
      if (tree) return tree
      // Fetches this commit's trees only: no parents, no file contents.
      await this.#remote.fetch([commit], '--depth=1', '--filter=blob:none')
      return await listTree(this.#git, commit)
    } catch (error) {
      return throwNotRead(commit, error)
    }
  }

  /** Reads blobs in the order of `oids`, and fetches all that are missing at the first of them. @throws RepositoryError */
  async *blobs(
    oids: readonly string[],
    maxBytes: number,
  ): AsyncGenerator<Blob> {
    try {
      let count = 0
      for await (const blob of this.#reader.read(oids, maxBytes)) {
        if (blob.size === undefined) break
        count++
        yield blob
      }
      const rest = oids.slice(count)
      if (rest.length === 0) return
      const missing = await findMissing(this.#git, rest)
      // Git would fetch the newest commit with all its history instead.
      if (missing.length > 0) await this.#remote.fetch(missing)
      yield* this.#reader.read(rest, maxBytes)
    } catch (error) {
      throwUnreadable(error)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#reader[Symbol.asyncDispose]()
  }
}

/** The repository on the server, and a bare one here, into which objects are fetched. */
interface Remote extends AsyncDisposable {
  /** The folder with what was fetched. */
  objects: string
  /** Fetches objects by their IDs, all of them in one request. @throws GitError */
  fetch(oids: readonly string[], ...flags: string[]): Promise<void>
  /** The commit that a branch is at, or `undefined` without such a branch. @throws RepositoryError */
  tip(branch: string): Promise<string | undefined>
  /** Whether a commit is an ancestor of another, by the history on the server. @throws GitError */
  isAncestor(ancestor: string, commit: string): Promise<boolean>
}

/** @param objectFormat of the checkout: `sha1` or `sha256`. */
async function openRemote(
  options: RepositoryOptions,
  objectFormat: string,
): Promise<Remote> {
  const url = `${options.serverUrl}/${options.repository}`
  const bare = await createBare(options, objectFormat)
  return {
    objects: join(bare.path, 'objects'),
    fetch: (oids, ...flags) => fetchObjects(bare.git, url, oids, flags),
    async tip(branch) {
      const ref = `refs/heads/${branch}`
      const output = await bare.git
        .run(['ls-remote', '--quiet', '--', url, ref])
        .catch(error => throwUnknown(branch, error))
      const lines = output.toString('utf8').split('\n')
      const line = lines.find(found => found.endsWith(`\t${ref}`))
      return line?.split('\t')[0]
    },
    async isAncestor(ancestor, commit) {
      // The whole history without files, in a repository that is thrown away.
      await using history = await createBare(options, objectFormat)
      const flags = ['--filter=tree:0']
      await fetchObjects(history.git, url, [commit, ancestor], flags)
      // Not merge-base: each of its failures would be a no, and this run would do nothing, as one that was overtaken.
      const range = ['--max-count=1', ancestor, `^${commit}`, '--']
      const missing = await history.git.run(['rev-list', ...range])
      return missing.length === 0
    },
    [Symbol.asyncDispose]: () => bare[Symbol.asyncDispose](),
  }
}

/** Whether the checkout is older than the last synced commit: see `Repository.isBehind`. */
async function isBehind(
  checkout: Checkout,
  remote: Remote,
  synced: string | undefined,
  branch: string,
): Promise<boolean> {
  const { head, isShallow } = checkout
  if (synced === head) return false
  if (synced !== undefined && (await checkout.isAncestor(synced))) return false
  if ((await remote.tip(branch)) === head) return false
  // A full clone has every commit before its own.
  if (synced === undefined || !isShallow) return true
  const isAncestor = remote.isAncestor(synced, head)
  return !(await isAncestor.catch(error => throwUnknown(branch, error)))
}

/** A checkout, as far as it must be known to read its objects from another repository. */
interface Checkout {
  head: string
  /** The folder with its objects. */
  objects: string
  isShallow: boolean
  /** `sha1` or `sha256`. */
  objectFormat: string
  /** Whether a commit is an ancestor of `head`, as far as this clone knows. */
  isAncestor(commit: string): Promise<boolean>
}

async function readCheckout(
  folder: string,
  options: RepositoryOptions,
): Promise<Checkout> {
  /** With the checkout's own configuration, and only to read. */
  const git = openGit(folder, options)
  const questions = [
    '--git-path',
    'objects',
    '--is-shallow-repository',
    '--show-object-format',
    'HEAD^{commit}',
  ]
  const toMessage = (reason: string) =>
    `"${sanitizeForLog(folder)}" is not a git repository with a commit in it (${reason}). Put a step with actions/checkout before this one, without the input path: this action pushes the repository at the root of the workspace.`
  const answers = await git
    .run(['rev-parse', ...questions])
    .catch(error => throwFor(error, toMessage))
  const [objects = '', isShallow, objectFormat = '', head = ''] = answers
    .toString()
    .trimEnd()
    .split('\n')
  return {
    head,
    objects: resolve(folder, objects),
    isShallow: isShallow === 'true',
    objectFormat,
    isAncestor: commit =>
      git.run(['merge-base', '--is-ancestor', commit, head]).then(
        () => true,
        () => false,
      ),
  }
}

/** A bare repository, which disposing of it deletes, and git in it, which may ask the server. */
interface Bare extends AsyncDisposable {
  path: string
  git: Git
}

async function createBare(
  options: RepositoryOptions,
  objectFormat: string,
): Promise<Bare> {
  const path = await mkdtemp(join(options.temporaryFolder, 'docs-push-git-'))
  const git = openGit(path, options, credentials(options))
  await git.run([
    'init',
    '--quiet',
    '--bare',
    '--template=',
    '--initial-branch=main',
    `--object-format=${objectFormat}`,
  ])
  return {
    path,
    git,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}

/** Fetches objects by their IDs, all of them in one request. @throws GitError */
async function fetchObjects(
  git: Git,
  url: string,
  oids: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const fetch = [
    'fetch',
    '--quiet',
    '--no-tags',
    // Maintenance would still be running when the repository is deleted.
    '--no-auto-maintenance',
    ...flags,
    '--stdin',
  ]
  await git.run([...fetch, '--', url], oids.join('\n'))
}

function ignoreGitError(error: unknown): undefined {
  if (!(error instanceof GitError)) throw error
}

/**
 * Gives git the token in its environment: every process of the machine can read a command line. The empty value removes
 * a header that the machine's configuration sets: GitHub answers 400 to two of them. Git would send the token on where
 * it is redirected, and to a server without a valid certificate if the machine allows that.
 */
function credentials({
  serverUrl,
  token,
}: RepositoryOptions): Record<string, string> {
  if (token === '' || !/^https?:/.test(serverUrl)) return {}
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  const settings = [
    ['http.followRedirects', 'false'],
    [`http.${serverUrl}/.sslVerify`, 'true'],
    [`http.${serverUrl}/.extraheader`, ''],
    [`http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${basic}`],
    ['credential.helper', ''],
  ]
  const pairs = settings.flatMap(([key = '', value = ''], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ])
  return {
    ...Object.fromEntries(pairs),
    GIT_CONFIG_COUNT: `${settings.length}`,
  }
}

/** Git's words for a commit that the server does not have, rather than of a server that it cannot reach. */
const GONE =
  /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i

function throwNotRead(commit: string, error: unknown): never {
  const problem = (reason: string) =>
    `Commit ${sanitizeForLog(commit)}, which is needed to find what changed, could not be fetched (${reason}).`
  if (error instanceof GitError && GONE.test(error.message))
    throw new CommitGoneError(
      `The last synced commit ${commit.slice(0, 7)} is gone, as after a force push. Run the workflow by hand: that pushes every page without it. Pages that only that commit had may be left in search, and nothing shows which: look for them in the search service, and remove them there. ${problem(sanitizeForLog(error.message))}`,
    )
  return throwFor(
    error,
    reason =>
      `${problem(reason)} Check that the job has the permission contents: read, then run this workflow again.`,
  )
}

function throwUnknown(branch: string, error: unknown): never {
  return throwFor(
    error,
    reason =>
      `The server could not be asked which commit is the newest of "${sanitizeForLog(branch)}" (${reason}). Check that the job has the permission contents: read, then run this workflow again.`,
  )
}

function throwUnreadable(error: unknown): never {
  return throwFor(
    error,
    reason =>
      `The pages and their history could not be read (${reason}). Run this workflow again; if it fails again, remove the input filter from the step with actions/checkout.`,
  )
}

const [NUL, TAB, NEWLINE] = [0x00, 0x09, 0x0a]

/** The files of a commit. @throws GitError also when the commit is there and its trees are not, as in a treeless clone. */
async function listTree(git: Git, commit: string): Promise<Tree> {
  return parseTree(
    await git.run(['ls-tree', '-r', '-z', '--full-tree', commit]),
  )
}

/** Parses the output of `git ls-tree -r -z`: `<mode> SP <type> SP <oid> TAB <path> NUL`, a path being bytes. */
export function parseTree(output: Buffer): Tree {
  const entries: TreeEntry[] = []
  for (let start = 0, end = 0; start < output.length; start = end + 1) {
    end = output.indexOf(NUL, start)
    const tab = output.indexOf(TAB, start)
    const [mode = '', , oid = ''] = output
      .toString('latin1', start, tab)
      .split(' ')
    const bytes = output.subarray(tab + 1, end)
    const path = bytes.toString('utf8')
    const isUtf8 = !path.includes('\ufffd') || Buffer.from(path).equals(bytes)
    entries.push({ kind: KIND_BY_MODE[mode] ?? 'file', oid, path, isUtf8 })
  }
  return entries
}

/** `100644` is a file, `100755` one that can be executed. */
const KIND_BY_MODE: Readonly<Record<string, TreeEntry['kind']>> = {
  120000: 'link',
  160000: 'submodule',
}

/** The blobs that this repository does not have, each once. */
async function findMissing(
  git: Git,
  oids: readonly string[],
): Promise<string[]> {
  const question = ['cat-file', '--batch-check=%(objecttype)', '--buffer']
  const output = await git.run(question, oids.join('\n'))
  const missing = output.toString('latin1').matchAll(/^(\w+) missing$/gm)
  return [...new Set(Array.from(missing, ([, oid = '']) => oid))]
}

/**
 * Reads blobs through `git cat-file --batch`, which runs no filter and follows no link. A process stays open for the next
 * blobs: to start one takes as long as to read some fifty pages.
 */
export class BlobReader implements AsyncDisposable {
  readonly #git: Git
  readonly #idle: CatFile[] = []

  constructor(git: Git) {
    this.#git = git
  }

  /**
   * Reads blobs in the order of `oids`; one that is larger than `maxBytes` comes without its bytes. Nothing is read ahead
   * of what the caller takes, except for the pipe's own buffer.
   *
   * @throws GitError
   */
  async *read(oids: readonly string[], maxBytes: number): AsyncGenerator<Blob> {
    if (oids.length === 0) return
    const catFile = this.#idle.pop() ?? new CatFile(this.#git)
    let left = oids.length
    try {
      catFile.request(oids)
      while (left > 0) {
        const blob = await catFile.next(maxBytes)
        left--
        yield blob
      }
    } finally {
      // What was asked for and not read would be in the way of the next blobs.
      if (left === 0) this.#idle.push(catFile)
      else await catFile[Symbol.asyncDispose]()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const catFile of this.#idle) await catFile[Symbol.asyncDispose]()
  }
}

/** One `git cat-file --batch`. */
class CatFile implements AsyncDisposable {
  readonly #questions = new PassThrough()
  readonly #output: AsyncGenerator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(git: Git) {
    this.#output = git.stream(['cat-file', '--batch'], this.#questions)
  }

  request(oids: readonly string[]): void {
    this.#questions.write(`${oids.join('\n')}\n`)
  }

  /** Reads the answer to the next question: `<oid> SP blob SP <size> LF <bytes> LF`, or `<oid> SP missing LF`. */
  async next(maxBytes: number): Promise<Blob> {
    while (!this.#rest.includes(NEWLINE)) await this.#readMore()
    const end = this.#rest.indexOf(NEWLINE)
    const [, , field] = this.#rest.toString('latin1', 0, end).split(' ')
    this.#rest = this.#rest.subarray(end + 1)
    if (field === undefined) return { size: undefined, bytes: undefined }
    const size = Number(field)
    // In memory of its own: a part of what git printed would keep the rest of it in memory.
    const bytes = size <= maxBytes ? new Uint8Array(size) : undefined
    await this.#take(size, bytes)
    await this.#take(1)
    return { size, bytes }
  }

  /** Copies the next bytes, or skips them. */
  async #take(count: number, into?: Uint8Array): Promise<void> {
    for (let at = 0; at < count; ) {
      if (this.#rest.length === 0) await this.#readMore()
      const part = this.#rest.subarray(0, count - at)
      into?.set(part, at)
      at += part.length
      this.#rest = this.#rest.subarray(part.length)
    }
  }

  async #readMore(): Promise<void> {
    const { value, done } = await this.#output.next()
    if (done) throw new GitError('the output of git cat-file is cut off')
    this.#rest =
      this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#questions.end()
    await this.#output.return(undefined)
  }
}
