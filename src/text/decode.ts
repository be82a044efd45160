import type { Topic } from './index.ts'

type Decoded =
  | { kind: 'text'; text: string }
  | { kind: 'failed'; reason: string; topic: Topic }

// A byte order mark is the only sign of UTF-16 that is not a guess.
const encodings = [
  {
    mark: [0xff, 0xfe],
    name: 'UTF-16',
    decoder: new TextDecoder('utf-16le', { fatal: true }),
  },
  {
    mark: [0xfe, 0xff],
    name: 'UTF-16',
    decoder: new TextDecoder('utf-16be', { fatal: true }),
  },
  {
    mark: [],
    name: 'UTF-8',
    decoder: new TextDecoder('utf-8', { fatal: true }),
  },
]

/** A file's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
export function decode(content: Uint8Array): Decoded {
  const { name, decoder } = encodings.find(({ mark }) =>
    mark.every((byte, at) => content[at] === byte),
  )!
  let raw: string
  try {
    raw = decoder.decode(content)
  } catch {
    return failed(`the file has bytes that are not ${name}`)
  }
  if (raw.includes('\0'))
    return failed('the file has NUL bytes, so it is not text')
  if (isLfsPointer(raw))
    return { kind: 'failed', reason: lfsReason, topic: 'git-lfs' }
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
  const expected =
    'Expected text in UTF-8, or in UTF-16 with a byte order mark: save the file as UTF-8.'
  return {
    kind: 'failed',
    reason: `${received}. ${expected}`,
    topic: 'not-utf-8',
  }
}

const lfsReason =
  'the text of this page is in Git LFS; the repository itself holds only a pointer to it. Expected Markdown: take the file out of Git LFS ("git lfs untrack", then commit it again).'

// The specification: under 1024 bytes, the version first, an "oid" line later.
// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
function isLfsPointer(text: string): boolean {
  return (
    text.length < 1024 &&
    text.startsWith('version https://git-lfs.github.com/spec/v1') &&
    /\noid sha256:[0-9a-f]{64}\s/.test(text)
  )
}
