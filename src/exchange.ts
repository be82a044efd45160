import type { Trouble } from './trouble.ts'

export interface ExchangeOptions {
  /** Aborted: the request ends at once. */
  signal: AbortSignal
  /** How long it may take, from the search for the address to the answer's last byte. */
  timeoutMs: number
  /** No more than this, and a little, is read of the answer. */
  maxBytes: number
}

/** An answer's head and the beginning of its body. */
export interface Exchanged {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/** No answer came; `fetch` says only "fetch failed", this says why. */
export class ExchangeError extends Error implements Trouble {
  readonly code: string

  constructor({ code, message }: Trouble) {
    super(message)
    this.code = code
  }
}

/**
 * Makes one HTTP request and follows no redirect.
 *
 * @throws ExchangeError
 */
export async function exchange(
  url: string,
  init: RequestInit,
  { signal, timeoutMs, maxBytes }: ExchangeOptions,
): Promise<Exchanged> {
  try {
    // A signal of its own for each request: a proxy that drops the connection would otherwise hold it for ever.
    const both = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const response = await fetch(url, { ...init, redirect: 'manual', signal: both })
    return {
      status: response.status,
      headers: response.headers,
      bytes: await readBeginning(response, maxBytes),
    }
  } catch (error) {
    throw new ExchangeError(toTrouble(error, timeoutMs))
  }
}

export function isHtml(headers: Headers): boolean {
  return /^text\/html|^application\/xhtml/i.test(headers.get('content-type') ?? '')
}

async function readBeginning(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks)
}

/** The reason is in the error's cause, or in the first of several causes. */
function toTrouble(error: unknown, timeoutMs: number): Trouble {
  let cause = error as Error & { code?: string; errors?: Error[] }
  while (cause.cause || cause.errors?.[0]) cause = (cause.cause ?? cause.errors?.[0]) as typeof cause
  if (cause.name === 'TimeoutError')
    return { code: 'timeout', message: `no answer within ${timeoutMs / 1000} seconds` }
  return { code: String(cause.code ?? cause.name), message: cause.message }
}
