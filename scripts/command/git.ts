import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Nobody's hooks or file watchers run for a demo. */
const GUARDS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']

/** Runs git in a folder and returns what it printed, without the last line's end. */
export async function git(folder: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const { stdout } = await run('git', ['-C', folder, ...GUARDS, ...args], {
    env: { ...outsideVariables(), ...environment, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
    maxBuffer: 1 << 28,
  })
  return stdout.replace(/\n$/, '')
}

/** A demo that runs in a git hook would otherwise work on the hook's repository. */
function outsideVariables(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
}
