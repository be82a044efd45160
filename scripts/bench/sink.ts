import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What arrived since it was last asked. */
export interface Received {
  requests: number
  bytes: number
  documents: number
}

export interface Sink extends AsyncDisposable {
  url: string
  received(): Promise<Received>
}

/** Starts the service that only counts, in a process of its own: what it takes is not the action's. */
export async function startSink(latencyMs: number): Promise<Sink> {
  const script = fileURLToPath(new URL('service.ts', import.meta.url))
  const child = spawn(process.execPath, [script, String(latencyMs)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    url,
    received: async () => (await (await fetch(url)).json()) as Received,
    async [Symbol.asyncDispose]() {
      child.kill()
      await exit
    },
  }
}
