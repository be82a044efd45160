import type { Topic } from './index.ts'

type Decoded =
  | { kind: 'text'; text: string }
  | { kind: 'failed'; reason: string; topic: Topic }

const decoder = new TextDecoder('utf-8', { fatal: true })

/** A file's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
export function decode(content: Uint8Array): Decoded {
  let raw: string
  try {
    raw = decoder.decode(content)
  } catch {
    return failed('the file has bytes that are not UTF-8')
  }
  if (raw.includes('\0'))
    return failed('the file has NUL bytes, so it is not text')
  return {
    kind: 'text',
    text: raw.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n'),
  }
}

/** The text of a file that pages refer to; undefined where it is none. */
export function textOf(content: Uint8Array): string | undefined {
  const decoded = decode(content)
  if (decoded.kind !== 'text') return undefined
  return decoded.text
}

function failed(received: string): Decoded {
  const reason = `${received}. Expected text in UTF-8: save the file as UTF-8.`
  return { kind: 'failed', reason, topic: 'not-utf-8' }
}
