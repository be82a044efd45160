import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DemoRun {
  exitCode: number | null
  stdout: string
  stderr: string
  /** What the demo left in its temporary folder. */
  leftovers: string[]
}

/**
 * Runs the demo in a process of its own, as `npm run demo` does.
 *
 * @param interruptAt once this has been printed, the demo gets what Ctrl-C sends.
 */
export async function runDemo(args: string[], interruptAt?: string): Promise<DemoRun> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-push-demo-test-'))
  try {
    const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder }
    const child = spawn(process.execPath, ['scripts/demo.ts', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A demo that hangs must not outlive its test.
      timeout: 200_000,
      killSignal: 'SIGINT',
    })
    let [stdout, stderr] = ['', '']
    child.stderr.on('data', chunk => {
      stderr += chunk
    })
    child.stdout.on('data', chunk => {
      const hadCome = interruptAt === undefined || stdout.includes(interruptAt)
      stdout += chunk
      if (!hadCome && stdout.includes(interruptAt)) child.kill('SIGINT')
    })
    const [exitCode] = await once(child, 'close')
    return { exitCode, stdout, stderr, leftovers: await readdir(folder) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What was printed of one push, from its heading to the next one. */
export function pushOf({ stdout }: DemoRun, number: number): string {
  return stdout.split(/^(?=Push \d+ of \d+ )/m)[number] ?? ''
}

/** The paths listed under a title such as `pushed`. */
export function listed(push: string, title: string): string[] {
  const rows = new RegExp(`^  ${title} +(\\S.*\\n(?: {12}\\S.*\\n)*)`, 'm').exec(push)?.[1] ?? ''
  return rows
    .split('\n')
    .map(row => row.trim().split(/ {2,}/)[0] ?? '')
    .filter(path => path !== '')
}
