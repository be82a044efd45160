import { execFile, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

/** A git command failed; `stderr` is what it said, which may quote names from the repository. */
export class GitError extends Error {
  readonly stderr: string

  constructor(command: string, stderr: string) {
    super(`git ${command} failed`)
    this.stderr = stderr.trim()
  }
}

/** Runs git plumbing in one folder, deaf to what the repository or the environment would have it run. */
export interface Git {
  /** Resolves to stdout as bytes. `config` is passed on to the commands that git starts itself. @throws GitError */
  run(args: readonly string[], config?: readonly string[], stdin?: string): Promise<Buffer>
  /** Starts a long-running command; its stderr is ours to read. */
  start(args: readonly string[]): ReturnType<typeof spawn>
}

const MAX_OUTPUT_BYTES = 1024 * 1024 * 1024

/** Nothing of the repository's own configuration may run a program or open another repository. */
const GUARDS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'safe.bareRepository=explicit',
  'protocol.ext.allow=never',
]

export function openGit(folder: string, environment: NodeJS.ProcessEnv): Git {
  // Replaced objects would show another tree than the one that was pushed.
  const env = {
    ...withoutSecrets(environment),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    // A folder that is no checkout must not pass for the repository around it.
    GIT_CEILING_DIRECTORIES: dirname(folder),
    LC_ALL: 'C',
  }
  // In a container the checkout often belongs to another user (GitHub documentation, actions/checkout).
  const guards = [...GUARDS, `safe.directory=${folder}`].flatMap(each => ['-c', each])
  return {
    async run(args, config = [], stdin = '') {
      const all = [...guards, ...config.flatMap(each => ['-c', each]), ...args]
      try {
        const running = promisify(execFile)('git', all, {
          cwd: folder,
          env,
          encoding: 'buffer',
          maxBuffer: MAX_OUTPUT_BYTES,
        })
        // A git that ends before it has read everything says why by itself.
        running.child.stdin?.on('error', () => {}).end(stdin)
        return (await running).stdout
      } catch (error) {
        throw toGitError(args[0] ?? '', error)
      }
    },
    start: args => spawn('git', [...guards, ...args], { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] }),
  }
}

/** Git needs `PATH`, `HOME`, proxies and certificates; inherited `GIT_*` would steer it, and inputs hold the key. */
function withoutSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(?:GIT_|INPUT_|ACTIONS_|GITHUB_)/i.test(name)),
  )
}

function toGitError(command: string, error: unknown): GitError {
  const failure = error as { code?: unknown; stderr?: Buffer; message: string }
  if (failure.code === 'ENOENT')
    return new GitError(command, 'git is not installed, or the folder does not exist')
  return new GitError(command, failure.stderr?.toString() || failure.message)
}
