import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

const start = fileURLToPath(new URL('../../sandbox/start.ts', import.meta.url))

/** The stand-in for the search service in a process of its own, so that its memory is not the action's. */
export async function startSandboxProcess(database: string): Promise<AsyncDisposable & { url: string }> {
  const child = spawn(process.execPath, [start, '--port', '0', '--database', database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const url = await firstAddress(child.stdout)
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill()
      await exit
    },
  }
}

async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^base-url\s+(\S+)/.exec(line) ?? []
    if (url !== undefined) return url
  }
  throw new Error('the sandbox did not start')
}

/** What arrived, by the service's own account. */
export function received(database: string): { requests: number; bytes: number; documents: number } {
  using connection = new DatabaseSync(database, { readOnly: true })
  const pushes = connection.prepare('select count(*) as requests, sum(bytes) as bytes from pushes').get()
  const active = connection.prepare("select count(*) as n from documents where state = 'active'").get()
  return {
    requests: Number(pushes?.requests),
    bytes: Number(pushes?.bytes),
    documents: Number(active?.n),
  }
}
