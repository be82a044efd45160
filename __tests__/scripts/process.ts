import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { temporaryFolder } from '../support/folder.ts'

export interface Ended {
  exitCode: number | null
  stdout: string
  stderr: string
  /** What it left in its temporary folder. */
  leftovers: string[]
}

interface Options {
  environment?: NodeJS.ProcessEnv
  /** Called with everything printed so far, whenever there is more. */
  onOutput?: (stdout: string, child: ChildProcess) => void
}

/** Runs a script in a process of its own, with a temporary folder of its own, as `npm run` does. */
export async function runScript(
  name: string,
  args: string[],
  { environment, onOutput }: Options = {},
): Promise<Ended> {
  await using folder = await temporaryFolder()
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...args],
    {
      env: { ...process.env, TMPDIR: folder.path, TEMP: folder.path, TMP: folder.path, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // One that never ends must not outlive its test.
      ...{ timeout: 200_000, killSignal: 'SIGINT' },
    },
  )
  let [stdout, stderr] = ['', '']
  child.stderr.on('data', chunk => (stderr += chunk))
  child.stdout.on('data', chunk => {
    stdout += chunk
    onOutput?.(stdout, child)
  })
  const [exitCode] = await once(child, 'close')
  return { exitCode, stdout, stderr, leftovers: await readdir(folder.path) }
}

/** Calls back once, when this has been printed. */
export function when(text: string, callBack: (stdout: string, child: ChildProcess) => unknown) {
  let isDone = false
  return (stdout: string, child: ChildProcess) => {
    if (isDone || !stdout.includes(text)) return
    isDone = true
    void callBack(stdout, child)
  }
}

/** Runs the sandbox, works with it once it has printed everything, and then ends it as Ctrl-C does. */
export async function withSandbox(
  args: string[],
  work: (printed: Printed) => Promise<unknown>,
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  let working: Promise<unknown> = Promise.resolve()
  const onOutput = when('Ctrl-C ends it.', (stdout, child) => {
    const value = (name: string) => new RegExp(`^ {2}${name} +(\\S+)`, 'm').exec(stdout)?.[1] ?? ''
    working = work({ stdout, value }).finally(() => child.kill('SIGINT'))
    working.catch(() => {})
  })
  const ended = await runScript('sandbox', args, { environment, onOutput })
  await working
  return ended
}

interface Printed {
  stdout: string
  value(name: string): string
}
