import { execFile, spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, parse } from 'node:path'
import { promisify } from 'node:util'

/** A git command failed; `stderr` is what it said, which may quote names from the repository. */
export class GitError extends Error {
  readonly stderr: string

  constructor(command: string, stderr: string) {
    super(`git ${command} failed`)
    this.stderr = stderr.trim()
  }
}

/** Git said more than this process can hold, as of a tree whose folders are the same folder over and over again. */
export class OutputError extends GitError {}

/** Runs git plumbing on one repository, deaf to what the repository or the environment would have it run. */
export interface Git {
  /** Resolves to stdout as bytes. `config` is passed on to the commands that git starts itself. @throws GitError */
  run(args: readonly string[], config?: readonly string[], stdin?: string): Promise<Buffer>
  /** Starts a long-running command; its stderr is ours to read. */
  start(args: readonly string[]): ReturnType<typeof spawn>
}

export interface GitOptions {
  environment: NodeJS.ProcessEnv
  /** Aborted: what runs is ended. A server that does not answer must not hold up a run that was cancelled. */
  signal?: AbortSignal | undefined
}

/** Enough for some three million files. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/** Nothing of the repository's own configuration may run a program or open another repository. */
const GUARDS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  // Not to be asked of a repository whose objects are read: its configuration could name a program for it.
  'core.alternateRefsCommand=true',
  'safe.bareRepository=explicit',
  'protocol.ext.allow=never',
  // A server that sends nothing for a minute is given up.
  'http.lowSpeedLimit=1',
  'http.lowSpeedTime=60',
]

/** Git in the folder of a checkout. */
export function openGit(folder: string, options: GitOptions): Git {
  // In a container the checkout often belongs to another user (GitHub documentation, actions/checkout).
  const safe = [...new Set([folder, realPath(folder)])].flatMap(each => ['-c', `safe.directory=${each}`])
  return gitIn(folder, [...safe, '-C', folder], options)
}

/** Git on a bare repository of our own. */
export function openBareGit(folder: string, options: GitOptions): Git {
  return gitIn(folder, ['--git-dir', folder], options)
}

function gitIn(folder: string, own: readonly string[], { environment, signal }: GitOptions): Git {
  const guards = [...GUARDS.flatMap(each => ['-c', each]), ...own]
  // Windows looks for a program in the folder that it is started in first, as does a `PATH` with "." in it, and the
  // checkout may hold a git of its own.
  const options = { cwd: parse(folder).root, env: environmentOf(folder, environment), signal }
  return {
    async run(args, config = [], stdin = '') {
      const all = [...guards, ...config.flatMap(each => ['-c', each]), ...args]
      const whole = { ...options, encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES } as const
      try {
        const running = promisify(execFile)('git', all, whole)
        // A git that ends before it has read everything says why by itself.
        running.child.stdin?.on('error', () => {}).end(stdin)
        return (await running).stdout
      } catch (error) {
        throw toGitError(args[0] ?? '', error)
      }
    },
    start: args => spawn('git', [...guards, ...args], { ...options, stdio: ['pipe', 'pipe', 'pipe'] }),
  }
}

function environmentOf(folder: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...withoutSecrets(environment),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // Replaced objects would show another tree than the one that was pushed.
    GIT_NO_REPLACE_OBJECTS: '1',
    // Objects are fetched together, from where we say, never one by one when they are read.
    GIT_NO_LAZY_FETCH: '1',
    // A folder that is no checkout must not pass for the repository around it.
    GIT_CEILING_DIRECTORIES: dirname(folder),
    LC_ALL: 'C',
  }
}

/** Git needs `PATH`, `HOME`, proxies and certificates; inherited `GIT_*` would steer it, and inputs hold the key. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(?:GIT_|INPUT_|ACTIONS_|GITHUB_)/i.test(name)),
  )
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}

function toGitError(command: string, error: unknown): GitError {
  const failure = error as { code?: unknown; stderr?: Buffer; message: string }
  if (failure.code === 'ENOENT') return new GitError(command, 'git is not installed')
  if (failure.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return new OutputError(command, `its answer is larger than ${MAX_OUTPUT_BYTES / 1024 / 1024} MiB`)
  if (failure.code === 'ABORT_ERR') return new GitError(command, 'it was ended with the run')
  return new GitError(command, failure.stderr?.toString() || failure.message)
}
