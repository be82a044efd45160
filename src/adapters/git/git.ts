import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, parse } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { getSystemErrorMessage } from 'node:util'
import { type Stop, sentence } from '../../plan/guard.ts'
import { RepositoryError } from '../../plan/tree.ts'
import { sanitizeForLog } from '../../text/index.ts'

/** A git command failed; the message says how and may quote names from the repository. */
export class GitError extends Error {}

/** Git printed more than this process can hold, as for a tree that contains the same folder over and over again. */
export class OutputError extends GitError {}

/** Runs git plumbing commands; nothing in the repository or the environment can make it run another program. */
export interface Git {
  /** Resolves to stdout. @throws GitError */
  run(args: readonly string[], options?: RunOptions): Promise<Buffer>
  /** Stdout in chunks, as they come. Git is stopped where no more are read. @throws GitError */
  stream(args: readonly string[], options?: RunOptions): AsyncGenerator<Buffer>
}

export interface RunOptions {
  /** Passed on to the commands that git starts itself. */
  config?: readonly string[]
  stdin?: string | Iterable<string>
  /** Git is stopped when stdout has more: by default 256 MiB. */
  maxBytes?: number
}

export interface GitOptions {
  environment: NodeJS.ProcessEnv
  /** Aborted with a Stop: git ends at once, and the error says why the run stops. */
  signal?: AbortSignal | undefined
}

/** Where missing objects are fetched from. Nothing that is read from the checkout decides it. */
export interface Remote {
  /** `https://github.com`, the only address that the token is sent to. */
  serverUrl: string
  /** `owner/name`. */
  repository: string
  /** Empty: objects are fetched without a token. */
  token: string
  /** A folder for the file that holds the token while git runs. */
  temporaryFolder: string
}

export interface RepositoryOptions extends GitOptions {
  remote: Remote
}

/** Enough for about three million files. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

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

/** Git in the folder of a checkout, which in a container often belongs to another user (documentation of actions/checkout). */
export function openGit(folder: string, options: GitOptions): Git {
  return gitIn(folder, ['-c', 'safe.directory=*', '-C', folder], options)
}

/** Git on a bare repository that this run has made. */
export function openBareGit(folder: string, options: GitOptions): Git {
  return gitIn(folder, ['--git-dir', folder], options)
}

function gitIn(folder: string, own: readonly string[], { environment, signal }: GitOptions): Git {
  const guards = [...GUARDS.flatMap(each => ['-c', each]), ...own]
  async function* stream(args: readonly string[], options: RunOptions = {}): AsyncGenerator<Buffer> {
    const { config = [], stdin = [], maxBytes = MAX_OUTPUT_BYTES } = options
    const all = [...guards, ...config.flatMap(each => ['-c', each]), ...args]
    const env = environmentOf(folder, environment)
    // Windows, and a `PATH` with "." in it, look for a program in the current folder first, and the checkout may contain
    // a program called git.
    const child = spawn('git', all, { cwd: parse(folder).root, env, signal })
    const closed = once(child, 'close')
    // What git has started itself may hold the pipe open.
    closed.catch(error => child.stdout.destroy(error))
    const said = text(child.stderr).catch(() => '')
    // A git that ends before it has read everything says why itself.
    Readable.from(stdin)
      .pipe(child.stdin)
      .on('error', () => {})
    try {
      let bytes = 0
      for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > maxBytes)
          throw new OutputError(`git ${args[0]} printed more than ${maxBytes / 1024 / 1024} MiB`)
        yield chunk
      }
      const [code] = await closed
      if (code !== 0) throw gitSays(await said) ?? new GitError(`git ${args[0]} failed without a message`)
    } catch (error) {
      throw signal?.aborted ? toStopped(signal.reason) : toError(error)
    } finally {
      // Pipes that nobody reads would keep this process running.
      child.stdout.destroy()
      child.stderr.destroy()
      child.kill()
      await closed.catch(() => {})
    }
  }
  return { stream, run: (...all) => buffer(stream(...all)) }
}

function environmentOf(folder: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Git needs `PATH`, `HOME`, proxies and certificates; inherited `GIT_*` would steer it, and inputs and other variables hold keys.
  const inherited = Object.entries(environment).filter(
    ([name]) => !/^(?:GIT_|INPUT_|ACTIONS_|GITHUB_)|KEY|TOKEN|SECRET|PASSWORD/i.test(name),
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

/** Not what git says: a signal to the whole process group, as of Ctrl-C, stops git before this process does. */
function toStopped(stop: Stop): RepositoryError {
  return new RepositoryError(sentence(stop), stop.topic)
}

function toError(error: unknown): unknown {
  const { code, errno } = error as { code?: unknown; errno?: number }
  if (code === 'ENOENT')
    return new RepositoryError(
      'git was not found in PATH. Install git on this runner, or use a runner image that has it.',
    )
  if (errno !== undefined) return new GitError(`git could not be started: ${getSystemErrorMessage(errno)}`)
  return error
}

/** What git printed to stderr, as an error; `undefined` when that is nothing. */
function gitSays(stderr: string): GitError | undefined {
  const said = stderr
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(' ')
  return said === '' ? undefined : new GitError(`git says: ${said}`)
}

/**
 * The error for the user when git or the disk failed. Any other error is a defect of this action and stays as it is, so
 * that it is reported as one.
 *
 * @param toMessage receives the reason, safe to print, and whether a temporary file could not be written.
 */
export function explained(error: unknown, toMessage: (reason: string, isOfDisk: boolean) => string): unknown {
  if (error instanceof GitError) return new RepositoryError(toMessage(sanitizeForLog(error.message), false))
  const { errno } = Object(error)
  return typeof errno === 'number'
    ? new RepositoryError(toMessage(getSystemErrorMessage(errno), true))
    : error
}
