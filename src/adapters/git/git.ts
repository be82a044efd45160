import {
  type ChildProcessWithoutNullStreams,
  type SpawnOptions,
  spawn,
} from 'node:child_process'
import { once } from 'node:events'
import { dirname, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { type Stop, sentence } from '../../plan/index.ts'
import { RepositoryError } from '../../snapshot/index.ts'
import { sanitizeForLog } from '../../text/index.ts'
import type { Topic } from '../../text/message.ts'
import { explainTrouble } from '../runner/index.ts'

/** A git command failed; the message says how and may quote names from the repository. */
export class GitError extends Error {}

/** Runs git plumbing commands; nothing in the repository or the environment can make it run another program. */
export interface Git {
  /** Resolves to stdout. @throws GitError */
  run(args: readonly string[], stdin?: string): Promise<Buffer>
  /** Stdout in chunks, as they come. Git is stopped where no more are read. @throws GitError */
  stream(
    args: readonly string[],
    stdin?: string | Readable,
  ): AsyncGenerator<Buffer>
}

interface GitOptions {
  environment: NodeJS.ProcessEnv
  /** Aborted with a Stop: git ends at once, and the error says why the run stops. */
  signal?: AbortSignal
}

/** Where missing objects are fetched from. Nothing that is read from the checkout decides it. */
export interface RepositoryOptions extends GitOptions {
  /** `https://github.com`, the only address that the token is sent to. */
  serverUrl: string
  /** `owner/name`. */
  repository: string
  /** Empty: objects are fetched without a token. */
  token: string
  /** Where objects are fetched into while the run takes. */
  temporaryFolder: string
}

/** Nothing in the repository's own configuration may run a program or open another repository. */
const GUARDS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'safe.bareRepository=explicit',
  'protocol.ext.allow=never',
  // Give up on a server that sends nothing for a minute.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=60',
]

/**
 * Git in the folder of a checkout, which in a container often belongs to another user (documentation of actions/checkout),
 * or on a bare repository that this run has made.
 *
 * @param variables added to the environment of each command on a bare repository.
 */
export function openGit(
  folder: string,
  { environment, signal }: GitOptions,
  variables?: Readonly<Record<string, string>>,
): Git {
  const place = variables
    ? ['--git-dir', folder]
    : ['-c', 'safe.directory=*', '-C', folder]
  const guards = [...GUARDS.flatMap(setting => ['-c', setting]), ...place]
  async function* stream(
    args: readonly string[],
    stdin?: string | Readable,
  ): AsyncGenerator<Buffer> {
    const env = { ...gitEnvironment(folder, environment), ...variables }
    try {
      // Windows, and a `PATH` with "." in it, look for a program in the current folder first, and the checkout may contain
      // a program called git.
      const child = await spawnGit([...guards, ...args], {
        cwd: parse(folder).root,
        env,
        signal,
      })
      yield* outputOf(child, `git ${args[0]}`, stdin)
    } catch (error) {
      // Not what git says: a signal to the whole process group, as of Ctrl-C, stops git before this process does.
      if (signal?.aborted)
        throw new RepositoryError(
          sentence(signal.reason),
          (signal.reason as Stop).topic,
        )
      throw error
    }
  }
  return { stream, run: (...all) => buffer(stream(...all)) }
}

const INSTALL =
  'Install git 2.31 or later on this runner, or use a runner image that has it.'

/** @throws RepositoryError where git is older than `GIT_CONFIG_COUNT`, by which it gets the token. */
export async function requireGit(options: RepositoryOptions): Promise<void> {
  const git = openGit(parse(options.temporaryFolder).root, options)
  const version = String(await git.run(['version'])).trim()
  const [, major, minor] = /^git version (\d+)\.(\d+)/.exec(version) ?? []
  if (Number(major) * 1000 + Number(minor) >= 2031) return
  throw new RepositoryError(
    `The git in PATH is too old: "${sanitizeForLog(version)}". ${INSTALL}`,
    'runner',
  )
}

/** @throws RepositoryError where there is no git. */
async function spawnGit(
  args: readonly string[],
  options: SpawnOptions,
): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn('git', args, options) as ChildProcessWithoutNullStreams
  try {
    // Without a process there may be no pipes either.
    await once(child, 'spawn')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new RepositoryError(`git was not found in PATH. ${INSTALL}`, 'runner')
  }
  return child
}

/** Stdout in chunks. @throws GitError */
async function* outputOf(
  child: ChildProcessWithoutNullStreams,
  command: string,
  stdin?: string | Readable,
): AsyncGenerator<Buffer> {
  const closed = once(child, 'close')
  // What git has started itself may hold the pipe open.
  closed.catch(error => child.stdout.destroy(error))
  const stderr = text(child.stderr).catch(() => '')
  // A git that ends before it has read everything says why itself.
  child.stdin.on('error', () => {})
  if (typeof stdin === 'object') stdin.pipe(child.stdin)
  else child.stdin.end(stdin)
  try {
    yield* child.stdout as AsyncIterable<Buffer>
    const [code, signal] = await closed
    const words = (await stderr).trim().replace(/\s+/g, ' ')
    if (signal !== null) throw new GitError(`${command} was ended by ${signal}`)
    if (code !== 0)
      throw new GitError(
        words === '' ? `${command} failed` : `git says: ${words}`,
      )
  } finally {
    // Pipes that nobody reads would keep this process running.
    child.stdout.destroy()
    child.stderr.destroy()
    child.kill()
    await closed.catch(() => {})
  }
}

function gitEnvironment(
  folder: string,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  // Git needs `PATH`, `HOME`, proxies and certificates; inherited `GIT_*` would steer it, and inputs and other variables hold keys.
  const inherited = Object.entries(environment).filter(
    ([name]) =>
      !/^(?:GIT_|INPUT_|ACTIONS_|GITHUB_)|KEY|TOKEN|SECRET|PASSWORD/i.test(
        name,
      ),
  )
  return {
    ...Object.fromEntries(inherited),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // Replaced objects would show another tree than the one that was pushed.
    GIT_NO_REPLACE_OBJECTS: '1',
    // Objects are fetched together and from `Remote`, never one by one while they are read.
    GIT_NO_LAZY_FETCH: '1',
    // A folder that is not a checkout must not be read as the repository around it.
    GIT_CEILING_DIRECTORIES: dirname(folder),
    LC_ALL: 'C',
  }
}

/** Throws the error for the user where git failed: what the runner lacks, or else by `toMessage`. Any other error stays as it is. */
export function throwFor(
  error: unknown,
  toMessage: (reason: string) => string,
  topic?: Topic,
): never {
  if (!(error instanceof GitError)) throw error
  const trouble = explainTrouble(error)
  if (trouble !== undefined) throw new RepositoryError(trouble, 'runner')
  throw new RepositoryError(toMessage(sanitizeForLog(error.message)), topic)
}
