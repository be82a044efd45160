/** `npm run bench`: what pushing a large repository takes, measured on the built action. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runAction } from '../sandbox/action.ts'
import { type BenchOptions, readArguments, usage } from './bench/arguments.ts'
import { generate } from './bench/generate.ts'
import { received, startSandboxProcess } from './bench/sandbox.ts'
import { readUsage, timed } from './bench/time.ts'
import { command } from './demo/command.ts'
import { temporaryFolder } from './demo/folder.ts'
import { say } from './demo/print.ts'

process.exitCode = await command(readArguments, usage, bench)

/** Returns whether the run was green and every page is in search. */
async function bench({ generate: pages, pageBytes }: BenchOptions, signal: AbortSignal): Promise<boolean> {
  await using folder = await temporaryFolder()
  const within = (name: string) => join(folder.path, name)
  await mkdir(within('repository'))
  say(`Making a repository of ${pages} pages of ${pageBytes} bytes.`)
  await generate(within('repository'), pages, pageBytes)
  signal.throwIfAborted()
  const measured = await push(within, signal)
  const { requests, bytes, documents } = received(within('search.db'))
  say(
    `exit code    ${measured.exitCode}`,
    `in search    ${documents} of ${pages} pages`,
    `wall         ${measured.seconds.toFixed(1)} s, ${Math.round(pages / measured.seconds)} pages a second`,
    `CPU          ${measured.cpuSeconds?.toFixed(1) ?? 'not measured: there is no /usr/bin/time'} s`,
    `peak memory  ${measured.peakBytes === undefined ? 'not measured: there is no /usr/bin/time' : `${(measured.peakBytes / 2 ** 20).toFixed(0)} MiB`}`,
    `sent         ${(bytes / 1e6).toFixed(1)} MB in ${requests} requests`,
  )
  return measured.exitCode === 0 && documents === pages
}

/** One push of all that the repository has. */
async function push(within: (name: string) => string, signal: AbortSignal) {
  await using sandbox = await startSandboxProcess(within('search.db'))
  const startedMs = performance.now()
  const { exitCode, output } = await runAction({
    workspace: within('repository'),
    inputs: {
      'base-url': sandbox.url,
      'connector-id': 'docs',
      'api-key': 'sandbox-key',
      journal: within('journal.jsonl'),
      'timeout-minutes': '360',
    },
    wrap: node => timed(node, within('time.txt')),
    onStart: kill => signal.addEventListener('abort', () => kill('SIGTERM')),
  })
  const seconds = (performance.now() - startedMs) / 1000
  if (exitCode !== 0) say(output.slice(-2000))
  return { exitCode, seconds, ...readUsage(within('time.txt')) }
}
