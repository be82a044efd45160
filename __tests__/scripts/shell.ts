import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs the first command of this form in what was printed, as a user would who copies it. */
export async function run(form: RegExp, printed: string, home = '/nonexistent') {
  const command = form.exec(printed)?.[0] ?? `echo ${form} was not printed`
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C.UTF-8' }
  const running = promisify(execFile)('sh', ['-c', command], { env, maxBuffer: 1 << 26 })
  running.child.stdin?.end()
  return running.catch(error => error as { code?: number; stdout: string; stderr: string })
}
