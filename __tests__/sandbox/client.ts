import type { Sandbox } from '../../sandbox/server.ts'
import type { Document } from '../../src/document/document.ts'

/** A whole document, with these changes. */
export function page(external_ref: string, changes: Partial<Document> = {}): Document {
  return {
    external_ref,
    name: 'A page',
    description: '',
    tags: [],
    archived: false,
    body: 'Text.',
    ...changes,
  }
}

interface PushOptions {
  key?: string | null
  connector?: string
  headers?: Record<string, string>
}

/** Sends a body as it is if it is text or bytes, and as JSON otherwise. */
export function send(sandbox: Sandbox, body: unknown, options: PushOptions = {}): Promise<Response> {
  const { key = 'sandbox-key', connector = 'docs', headers = {} } = options
  const authorization = key === null ? {} : { authorization: `Bearer ${key}` }
  return fetch(`${sandbox.url}/api/ingest/${connector}/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
  })
}

/** Pushes and waits until the documents are processed; resolves to the outcome of each. */
export async function push(sandbox: Sandbox, ...documents: Document[]): Promise<string[]> {
  const response = await send(sandbox, { documents })
  if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`)
  await sandbox.settled()
  const [latest] = sandbox.store.pushes('docs', 1)
  return sandbox.store.outcomes(latest?.id ?? 0).map(({ outcome }) => outcome)
}

/** A push request of exactly that many bytes. */
export function bodyOf(bytes: number): string {
  const empty = JSON.stringify({ documents: [page('big.md', { body: '' })] })
  return JSON.stringify({ documents: [page('big.md', { body: 'x'.repeat(bytes - empty.length) })] })
}
