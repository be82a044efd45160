import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sanitizeForLog } from '../../text/index.ts'
import { explained, type Git, GitError, openBareGit, openGit, type RepositoryOptions } from './git.ts'

/**
 * The objects of a checkout, read through bare repositories that this run makes: what the checkout's configuration says
 * about remotes, proxies or programs has no effect, and fetching does not change the checkout.
 */
export interface Store extends AsyncDisposable {
  /** The commit that is checked out. */
  readonly head: string
  /** The clone does not have the whole history of that commit. */
  readonly isShallow: boolean
  /** In the checkout itself, with its own configuration, and only to read that. */
  readonly inCheckout: Git
  /** Reads what the checkout has and what was fetched. It fetches nothing itself. */
  readonly git: Git
  /**
   * Fetches what the checkout lacks, into a repository that knows nothing else: a server leaves out whatever belongs to
   * a commit that is there already, also where a partial clone does not have it.
   */
  readonly fetching: Git
}

/** @throws RepositoryError when the folder is not a checkout with a commit, or a temporary folder cannot be written. */
export async function openStore(folder: string, options: RepositoryOptions): Promise<Store> {
  const inCheckout = openGit(folder, options)
  const { temporaryFolder } = options.remote
  try {
    const { head, objects, objectFormat, shallow } = await readCheckout(inCheckout, folder)
    await using made = new AsyncDisposableStack()
    const fetched = made.use(await createBare(temporaryFolder, objectFormat))
    const alternates = [objects, join(fetched.path, 'objects')]
    const all = made.use(await createBare(temporaryFolder, objectFormat, alternates, shallow))
    const opened = made.move()
    return {
      head,
      isShallow: shallow !== '',
      inCheckout,
      git: openBareGit(all.path, options),
      fetching: openBareGit(fetched.path, options),
      [Symbol.asyncDispose]: () => opened.disposeAsync(),
    }
  } catch (error) {
    throw notOpened(folder, error)
  }
}

function notOpened(folder: string, error: unknown): unknown {
  return explained(error, (reason, isOfDisk) =>
    isOfDisk
      ? `A temporary folder for git could not be written (${reason}). Free space on the runner's disk, or set RUNNER_TEMP to a folder that can be written, then run this workflow again.`
      : `"${sanitizeForLog(folder)}" is not a git repository with a commit in it (${reason}). Put a step with actions/checkout before this one, without the input path: this action pushes the repository at the root of the workspace.`,
  )
}

const QUESTIONS = ['--git-path', 'objects', '--git-path', 'shallow', '--show-object-format', 'HEAD^{commit}']

/** What must be known of a checkout to read its objects from another repository. */
async function readCheckout(git: Git, folder: string) {
  const answers = (await git.run(['rev-parse', ...QUESTIONS])).toString().trimEnd().split('\n')
  const [objects, shallow, objectFormat, head] = answers
  if (answers.length !== 4 || !objects || !shallow || !objectFormat || !head)
    throw new GitError(`git rev-parse printed something unexpected: ${answers.join(' ')}`)
  return {
    head,
    objects: resolve(folder, objects),
    objectFormat,
    /** The content of the file that lists the commits whose parents are missing. */
    shallow: await readFile(resolve(folder, shallow), 'utf8').catch(() => ''),
  }
}

interface Folder extends AsyncDisposable {
  readonly path: string
}

/** Makes a folder in `parent`, or in the system's temporary folder where that fails; disposing it deletes it. */
export async function createFolder(parent: string): Promise<Folder> {
  const name = 'docs-push-git-'
  const path = await mkdtemp(join(parent, name)).catch(() => mkdtemp(join(tmpdir(), name)))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/**
 * Makes a bare repository with a configuration of our own, without starting git for it (gitrepository-layout(5)).
 *
 * @param alternates folders of objects that it reads as well as its own.
 * @param shallow its file of that name.
 */
export async function createBare(
  parent: string,
  objectFormat: string,
  alternates: readonly string[] = [],
  shallow = '',
): Promise<Folder> {
  const folder = await createFolder(parent)
  const info = join(folder.path, 'objects', 'info')
  await Promise.all([mkdir(join(folder.path, 'refs')), mkdir(info, { recursive: true })])
  await Promise.all([
    writeFile(join(folder.path, 'HEAD'), 'ref: refs/heads/main\n'),
    writeFile(join(folder.path, 'config'), configFor(objectFormat)),
    writeFile(join(info, 'alternates'), alternates.map(each => `${each}\n`).join('')),
    shallow === '' ? undefined : writeFile(join(folder.path, 'shallow'), shallow),
  ])
  return folder
}

function configFor(objectFormat: string): string {
  if (objectFormat === 'sha1') return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'
  return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`
}

/** `owner/name` of the repository that was checked out, if its remote `origin` is on this server. */
export async function readOrigin(git: Git, serverUrl: string): Promise<string | undefined> {
  // Without such a remote git fails; the checkout may then come from anywhere.
  const url = await git.run(['config', '--get', 'remote.origin.url']).catch(() => undefined)
  return url && nameOn(serverUrl, url.toString().trim())
}

/** `owner/name` in an address of this server as git accepts it: `https://…`, `ssh://git@…` or `git@host:…`. */
export function nameOn(serverUrl: string, url: string): string | undefined {
  const host = URL.parse(serverUrl)?.hostname
  const address = URL.parse(url.replace(/^git@([^/:]+):/, 'ssh://git@$1/'))
  const [, name] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(address?.pathname ?? '') ?? []
  return host && address?.hostname === host ? name : undefined
}

/** The parents of a commit, also those that this clone does not have. */
export async function readParents(git: Git, commit: string): Promise<string[]> {
  // Read from the commit object: at the end of a shallow clone `rev-parse` knows no parents.
  const [head = ''] = (await git.run(['cat-file', 'commit', commit])).toString('latin1').split('\n\n', 1)
  return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha)
}
