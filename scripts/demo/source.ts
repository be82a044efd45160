import { basename } from 'node:path'
import { ArgumentError, git } from '../command.ts'

/** The repository whose history is pushed. It is only read. */
export interface Source {
  folder: string
  /** `owner/name`, for the links in the documents. */
  name: string
  branch: string
  /** Oldest first, at least one. */
  commits: Commit[]
}

export interface Commit {
  sha: string
  subject: string
}

/**
 * Reads the last commits of the current branch, along first parents, as pushes would bring them.
 *
 * @throws ArgumentError when the path is no repository or has no commit.
 */
export async function openSource(path: string, maxCommits: number): Promise<Source> {
  const folder = await topOf(path)
  const commits = await readCommits(folder, maxCommits)
  if (commits.length === 0)
    throw new ArgumentError(`"${path}" has no commit on its current branch. Commit something first.`)
  return { folder, name: await nameOf(folder), branch: await branchOf(folder), commits }
}

/** Makes a repository that has the source's objects and no files, whose HEAD can be moved. */
export async function cloneOf(source: Source, folder: string): Promise<string> {
  await git(source.folder, ['clone', '--quiet', '--shared', '--no-checkout', '--no-tags', '.', folder])
  return folder
}

/** The action reads only git's objects, so that HEAD is all that a checkout needs. */
export async function checkOut(folder: string, { sha }: Commit): Promise<void> {
  await git(folder, ['update-ref', '--no-deref', 'HEAD', sha])
}

async function topOf(path: string): Promise<string> {
  try {
    const isBare = (await git(path, ['rev-parse', '--is-bare-repository'])) === 'true'
    return await git(path, ['rev-parse', isBare ? '--absolute-git-dir' : '--show-toplevel'])
  } catch (error) {
    throw new ArgumentError(
      `--repo: "${path}" is not a git repository (${messageOf(error)}). Give its folder.`,
    )
  }
}

async function readCommits(folder: string, maxCommits: number): Promise<Commit[]> {
  const count = Number.isFinite(maxCommits) ? [`--max-count=${maxCommits}`] : []
  const format = ['--format=%H %s', '--encoding=UTF-8', '--no-show-signature', '--no-color']
  const lines = await git(folder, ['log', '--first-parent', ...count, ...format, 'HEAD']).catch(() => '')
  return lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => ({ sha: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }))
    .reverse()
}

async function branchOf(folder: string): Promise<string> {
  return git(folder, ['symbolic-ref', '--short', '--quiet', 'HEAD']).catch(() => 'main')
}

async function nameOf(folder: string): Promise<string> {
  const origin = await git(folder, ['remote', 'get-url', 'origin']).catch(() => '')
  const [, name] =
    /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(origin) ?? []
  return name ?? `example/${basename(folder, '.git').replace(/[^\w.-]+/g, '-') || 'docs'}`
}

function messageOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (stderr || message).trim().replace(/\s+/g, ' ')
}

/** Inputs of the action by their names. */
export type Inputs = Readonly<Record<string, string>>
