import { posix } from 'node:path'
import { pageExtensions } from './paths.ts'

type Decoded = { kind: 'text'; text: string } | { kind: 'failed'; reason: string }

// A byte order mark is the only sign of UTF-16 that is not a guess.
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le', name: 'UTF-16' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be', name: 'UTF-16' },
]
const utf8 = { bytes: [], encoding: 'utf-8', name: 'UTF-8' }

/** A page's bytes as text with LF line ends and no byte order mark; or why they are not text, and what to do. */
export function decode(path: string, content: Uint8Array): Decoded {
  const { encoding, name } = marks.find(mark => mark.bytes.every((byte, at) => content[at] === byte)) ?? utf8
  let raw: string
  try {
    raw = new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return failed(`the file has bytes that are not ${name}`, path)
  }
  if (raw.includes('\0')) return failed('the file has NUL bytes, so it is not text', path)
  if (isLfsPointer(raw)) return { kind: 'failed', reason: lfsReason }
  return { kind: 'text', text: raw.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n') }
}

function failed(received: string, path: string): Decoded {
  const extension = posix.extname(path)
  const expected = pageExtensions.includes(extension.toLowerCase())
    ? 'Expected text in UTF-8, or in UTF-16 with a byte order mark: save the file as UTF-8, or take it out of "files".'
    : `Only a pattern that ends in "${extension || posix.basename(path)}" takes it in: take that out of "files", or, if it is text, save the file as UTF-8.`
  return { kind: 'failed', reason: `${received}. ${expected}` }
}

const lfsReason =
  'the text of this page is in Git LFS; the repository itself holds only a pointer to it. Expected Markdown: take the file out of Git LFS ("git lfs untrack", then commit it again), or take it out of "files".'

// The specification: under 1024 bytes, the version first, an "oid" line later.
// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
function isLfsPointer(text: string): boolean {
  return (
    text.length < 1024 &&
    text.startsWith('version https://git-lfs.github.com/spec/v1') &&
    /\noid sha256:[0-9a-f]{64}\s/.test(text)
  )
}
