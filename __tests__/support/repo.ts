import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GitOptions, Remote } from '../../src/adapters/git/git.ts'
import { openRepository } from '../../src/adapters/git/index.ts'
import type { Repository } from '../../src/run/ports.ts'
import { temporaryFolder } from './folder.ts'

/** What a commit does to one path; `null` deletes it. */
export type Content = string | Uint8Array | null | { link: string } | { submodule: string }

/** Paths are text, or bytes in a list of pairs. */
export type Changes = Record<string, Content> | readonly (readonly [string | Uint8Array, Content])[]

export interface Repo extends AsyncDisposable {
  readonly folder: string
  /** Adds a commit to `main` and resolves to its SHA. */
  commit(changes: Changes): Promise<string>
  git(...args: string[]): Promise<string>
  /** The object ID of what a commit has at a path. */
  oid(commit: string, path: string): Promise<string>
  /** Deletes an object, as if it had never been fetched. */
  lose(oid: string): Promise<void>
}

export interface RepoOptions {
  objectFormat?: 'sha1' | 'sha256'
  bare?: boolean
}

/** A real repository whose branch `main` has these files. Nothing is checked out: git's objects are what counts. */
export async function createRepo(changes: Changes = {}, options: RepoOptions = {}): Promise<Repo> {
  const { objectFormat = 'sha1', bare = false } = options
  const home = await temporaryFolder()
  const folder = bare ? join(home.path, 'o', 'r') : join(home.path, 'work')
  const flags = ['--quiet', '--initial-branch=main', `--object-format=${objectFormat}`]
  await runGit(home.path, ['init', ...flags, ...(bare ? ['--bare'] : []), folder])
  const git = async (...args: string[]) => (await runGit(folder, args)).toString().trim()
  let tip: string | undefined
  const repo: Repo = {
    folder,
    git,
    async commit(next) {
      await runGit(folder, ['fast-import', '--quiet', '--force'], toStream(next, tip))
      tip = await git('rev-parse', 'refs/heads/main')
      return tip
    },
    oid: (commit, path) => git('rev-parse', `${commit}:${path}`),
    lose: oid => rm(join(folder, bare ? '' : '.git', 'objects', oid.slice(0, 2), oid.slice(2))),
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
  await repo.commit(changes)
  return repo
}

export interface Clone extends Repo {
  /** The repository that was cloned is at `<serverUrl>/o/r`. */
  readonly serverUrl: string
}

/** A clone of a bare repository that has the last commit alone. */
export async function createShallowClone(repo: Repo): Promise<Clone> {
  const home = await temporaryFolder()
  const folder = join(home.path, 'clone')
  await runGit(home.path, ['clone', '--quiet', '--depth=1', `file://${repo.folder}`, folder])
  return {
    ...repo,
    folder,
    serverUrl: `file://${repo.folder.replace(/\/o\/r$/, '')}`,
    git: async (...args) => (await runGit(folder, args)).toString().trim(),
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
}

export interface Served extends AsyncDisposable {
  readonly server: Repo
  readonly clone: Clone
  /** The oldest first. */
  readonly commits: readonly string[]
}

/** A repository on a server with a commit for each of these changes, and a clone that has the last of them alone. */
export async function createServed(
  [first = {}, ...later]: readonly Changes[],
  options: RepoOptions = {},
): Promise<Served> {
  const server = await createRepo(first, { ...options, bare: true })
  const commits = [await server.git('rev-parse', 'main')]
  for (const changes of later) commits.push(await server.commit(changes))
  const clone = await createShallowClone(server)
  const dispose = async () => {
    await clone[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  }
  return { server, clone, commits, [Symbol.asyncDispose]: dispose }
}

/** Opens a repository as a run does. Without a `serverUrl`, nothing can be fetched. */
export function openRepo(
  { folder, serverUrl = 'file:///nonexistent' }: { folder: string; serverUrl?: string },
  { environment: env = environment, signal, ...given }: Partial<GitOptions & Remote> = {},
): Promise<Repository> {
  const remote = { serverUrl, repository: 'o/r', token: '', temporaryFolder: tmpdir(), ...given }
  return openRepository(folder, { environment: env, signal, remote })
}

/** The environment in which the tested code runs git: no more than it needs. */
export const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nowhere',
  GIT_CONFIG_NOSYSTEM: '1',
}

/** The stream that `git fast-import` reads. */
function toStream(changes: Changes, parent: string | undefined): Buffer {
  const pairs = Array.isArray(changes) ? changes : Object.entries(changes)
  const parts = ['commit refs/heads/main\n', 'committer T <t@example.com> 1700000000 +0000\n', 'data 1\nm\n']
  if (parent !== undefined) parts.push(`from ${parent}\n`)
  return Buffer.concat(
    [...parts, ...pairs.flatMap(([path, content]) => toCommand(quoted(path), content))].map(each =>
      Buffer.from(each),
    ),
  )
}

function toCommand(path: string, content: Content): (string | Uint8Array)[] {
  if (content === null) return [`D ${path}\n`]
  if (typeof content === 'string' || content instanceof Uint8Array)
    return [`M 100644 inline ${path}\n`, ...data(content)]
  if ('link' in content) return [`M 120000 inline ${path}\n`, ...data(content.link)]
  return [`M 160000 ${content.submodule} ${path}\n`]
}

function data(content: string | Uint8Array): (string | Uint8Array)[] {
  return [`data ${Buffer.byteLength(content)}\n`, content, '\n']
}

/** A path as git spells any bytes: each as an octal escape. */
function quoted(path: string | Uint8Array): string {
  return `"${[...Buffer.from(path)].map(byte => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`
}

function runGit(cwd: string, args: string[], input?: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const env = { ...environment, GIT_CONFIG_GLOBAL: '/dev/null' }
    const options = { cwd, env, encoding: 'buffer', maxBuffer: 1 << 28 } as const
    const child = execFile('git', args, options, (error, stdout, stderr) =>
      error ? reject(new Error(`git ${args.join(' ')}: ${stderr}`)) : resolve(stdout),
    )
    child.stdin?.end(input)
  })
}
