import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'

/** `npm run sandbox`, once it has said all that it has to say. */
export async function startSandboxIn(folder: string, args: string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/sandbox.ts', ...args],
    { env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', chunk => (stderr += chunk))
  const closed = once(child, 'close')
  const said = new Promise<void>(resolve => {
    child.stdout.on('data', chunk => {
      stdout += chunk
      if (stdout.includes('Ctrl-C ends it.')) resolve()
    })
  })
  await Promise.race([said, closed])
  return {
    stdout,
    valueOf: (name: string) => new RegExp(`^ {2}${name} +(\\S+)`, 'm').exec(stdout)?.[1] ?? '',
    async end() {
      child.kill('SIGINT')
      const [exitCode] = await closed
      return { exitCode, stdout, stderr, leftovers: await readdir(folder) }
    },
    [Symbol.asyncDispose]: async () => void child.kill('SIGKILL'),
  }
}
