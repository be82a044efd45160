import { mkdtemp, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Repository } from '../../run/ports.ts'
import {
  type Blob,
  CommitGoneError,
  RepositoryError,
  type Tree,
  type TreeEntry,
} from '../../snapshot/index.ts'
import { sanitizeForLog } from '../../text/index.ts'
import { explainTrouble } from '../runner/trouble.ts'
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
  /** With the checkout's own configuration, and only to read. */
  const inCheckout = openGit(folder, options)
  const { head, objects, isShallow, objectFormat } = await readCheckout(
    inCheckout,
    folder,
  )
  await using made = new AsyncDisposableStack()
  // Fetches into a repository that knows nothing else: a server leaves out whatever belongs to a commit that is there
  // already, also where a partial clone does not have it.
  const fetched = made.use(await createBare(options, objectFormat))
  // Reads through another one: what has fetched with a filter takes each missing object for an error.
  const reading = made.use(await createBare(options, objectFormat))
  const alternates = [objects, join(fetched.path, 'objects')]
  const git = openGit(reading.path, options, {
    // In quotes, as a colon would end a path (git(1)).
    GIT_ALTERNATE_OBJECT_DIRECTORIES: alternates
      .map(each => JSON.stringify(each))
      .join(delimiter),
  })
  const reader = made.use(new BlobReader(git))
  const opened = made.move()
  const trees = new Map<string, Promise<Tree>>()
  return {
    head,
    async parents() {
      // From the commit itself: at the end of a shallow clone `rev-parse` knows no parents.
      const commit = await git
        .run(['cat-file', 'commit', head])
        .catch(throwUnreadable)
      const [header = ''] = commit.toString('latin1').split('\n\n', 1)
      return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(
        ([, sha = '']) => sha,
      )
    },
    tree(commit) {
      const tree = trees.get(commit) ?? readTree(commit)
      trees.set(commit, tree)
      return tree
    },
    async *blobs(oids, maxBytes) {
      try {
        let index = 0
        for await (const blob of reader.read(oids, maxBytes)) {
          if (blob.size === undefined) break
          index++
          yield blob
        }
        const rest = oids.slice(index)
        if (rest.length === 0) return
        await fetchObjects(fetched.git, await findMissing(git, rest), options)
        yield* reader.read(rest, maxBytes)
      } catch (error) {
        throwUnreadable(error)
      }
    },
    tip: branch => tip(branch).catch(error => throwUnknown(branch, error)),
    async isBehind(commit, branch) {
      if (
        commit !== undefined &&
        (commit === head || (await isKnownAncestor(commit)))
      )
        return false
      try {
        if ((await tip(branch)) === head) return false
        // A full clone has every commit before its own.
        if (commit === undefined || !isShallow) return true
        return !(await isAncestorOnServer(commit, head, options, objectFormat))
      } catch (error) {
        return throwUnknown(branch, error)
      }
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }

  async function readTree(commit: string): Promise<Tree> {
    try {
      // Not whether the commit is there: a shallow clone has one commit only, a treeless one has commits without files.
      return await listTree(git, commit).catch(async error => {
        if (!(error instanceof GitError)) throw error
        // Neither the history before it nor its blobs.
        await fetchObjects(
          fetched.git,
          [commit],
          options,
          '--depth=1',
          '--filter=blob:none',
        )
        return listTree(git, commit)
      })
    } catch (error) {
      throwNotRead(commit, error)
    }
  }

  /** The commit that a branch is at on the server, or `undefined` without such a branch. @throws GitError */
  async function tip(branch: string): Promise<string | undefined> {
    const ref = `refs/heads/${branch}`
    const question = ['ls-remote', '--quiet', '--', remoteUrl(options), ref]
    const output = await fetched.git.run(question)
    const lines = output.toString('utf8').split('\n')
    return lines.find(each => each.endsWith(`\t${ref}`))?.split('\t')[0]
  }

  /** Whether a commit is before the one that is checked out, as far as this clone knows. */
  async function isKnownAncestor(commit: string): Promise<boolean> {
    const question = ['merge-base', '--is-ancestor', commit, head]
    return (await inCheckout.run(question).catch(() => undefined)) !== undefined
  }
}

/** A checkout, as far as it must be known to read its objects from another repository. */
async function readCheckout(git: Git, folder: string) {
  const questions = [
    '--git-path',
    'objects',
    '--is-shallow-repository',
    '--show-object-format',
    'HEAD^{commit}',
  ]
  const answers = await git
    .run(['rev-parse', ...questions])
    .catch(error =>
      throwFor(
        error,
        reason =>
          `"${sanitizeForLog(folder)}" is not a git repository with a commit in it (${reason}). Put a step with actions/checkout before this one, without the input path: this action pushes the repository at the root of the workspace.`,
      ),
    )
  const [objects = '', isShallow, objectFormat = '', head = ''] = answers
    .toString()
    .trimEnd()
    .split('\n')
  return {
    head,
    objects: resolve(folder, objects),
    isShallow: isShallow === 'true',
    objectFormat,
  }
}

/**
 * Makes a bare repository, which disposing of it deletes, and git in it, which may ask the server.
 *
 * @param objectFormat of the checkout: `sha1` or `sha256`.
 * @throws RepositoryError when the temporary folder cannot be used.
 */
async function createBare(options: RepositoryOptions, objectFormat: string) {
  const { temporaryFolder } = options
  try {
    const path = await mkdtemp(join(temporaryFolder, 'docs-push-git-'))
    const git = openGit(path, options, credentials(options))
    const format = `--object-format=${objectFormat}`
    await git.run([
      'init',
      '--quiet',
      '--bare',
      '--template=',
      '--initial-branch=main',
      format,
    ])
    return {
      path,
      git,
      [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
    }
  } catch (error) {
    if (error instanceof RepositoryError) throw error
    const { message } = error as Error
    const hint =
      'Free some space on the disk of this runner, or set RUNNER_TEMP to a folder that this job may write to; no step before this one may remove it.'
    // Of a full disk git may say only which file it could not write.
    const reason =
      explainTrouble(error) ??
      `The temporary folder "${sanitizeForLog(temporaryFolder)}" cannot be used (${sanitizeForLog(message)}). ${hint}`
    throw new RepositoryError(reason, 'runner')
  }
}

/** Fetches objects by their IDs, all of them in one request. @throws GitError */
async function fetchObjects(
  git: Git,
  oids: readonly string[],
  options: RepositoryOptions,
  ...flags: string[]
) {
  // Maintenance would still be running when the repository is deleted.
  const fetch = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-auto-maintenance',
    ...flags,
    '--stdin',
  ]
  await git.run([...fetch, '--', remoteUrl(options)], oids.join('\n'))
}

/** By the whole history, which is fetched without files into a repository that is thrown away. */
async function isAncestorOnServer(
  ancestor: string,
  commit: string,
  options: RepositoryOptions,
  objectFormat: string,
) {
  await using bare = await createBare(options, objectFormat)
  await fetchObjects(bare.git, [commit, ancestor], options, '--filter=tree:0')
  // Not merge-base: each of its failures would be a no, and this run would do nothing, as one that was overtaken.
  return (
    (
      await bare.git.run([
        'rev-list',
        '--max-count=1',
        ancestor,
        `^${commit}`,
        '--',
      ])
    ).length === 0
  )
}

const remoteUrl = ({ serverUrl, repository }: RepositoryOptions): string =>
  `${serverUrl}/${repository}`

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
    entries.push({ kind: KINDS[mode] ?? 'file', oid, path, isUtf8 })
  }
  return entries
}

/** `100644` is a file, `100755` one that can be executed. */
const KINDS: Readonly<Record<string, TreeEntry['kind']>> = {
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
      catFile.ask(oids)
      for (const oid of oids) {
        const blob = await catFile.next(oid, maxBytes)
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

  ask(oids: readonly string[]): void {
    this.#questions.write(`${oids.join('\n')}\n`)
  }

  /** Reads the answer to the next question: `<oid> SP blob SP <size> LF <bytes> LF`, or `<oid> SP missing LF`. */
  async next(oid: string, maxBytes: number): Promise<Blob> {
    while (!this.#rest.includes(NEWLINE)) await this.#readMore()
    const end = this.#rest.indexOf(NEWLINE)
    const [, , field] = this.#rest.toString('latin1', 0, end).split(' ')
    this.#rest = this.#rest.subarray(end + 1)
    if (field === undefined) return { oid, size: undefined, bytes: undefined }
    const size = Number(field)
    // In memory of its own: a part of what git printed would keep the rest of it in memory.
    const bytes = size <= maxBytes ? new Uint8Array(size) : undefined
    await this.#take(size, bytes)
    await this.#take(1)
    return { oid, size, bytes }
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
