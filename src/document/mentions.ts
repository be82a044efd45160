import { decodeString } from 'micromark-util-decode-string'
import type { Paths } from './document.ts'
import { pageExtensions } from './paths.ts'

const maxNames = 500

/**
 * A test for the pages whose links may lead elsewhere since paths came or went: it takes a page's source,
 * decoded as UTF-8 with or without faults. It may answer true too often, but never false where `toDocument`
 * differs between the two trees. Undefined when no path came or went.
 */
export function mentionsOf(before: Paths, after: Paths): ((text: string) => boolean) | undefined {
  const names = new Set([
    ...differing(before.files, after.files).map(pageName),
    ...differing(before.folders, after.folders).map(lastSegment),
  ])
  if (names.size === 0) return undefined
  if (names.size > maxNames) return () => true
  const name = matcherOf(names)
  // A replacement character stands where the text was not UTF-8: UTF-16, say, which nothing is found in.
  return text => text.includes('\uFFFD') || spellings(text).some(spelling => name.test(spelling))
}

function differing(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...[...one].filter(path => !other.has(path)), ...[...other].filter(path => !one.has(path))]
}

// Where a link's last segment other than `.` and `..` can stand: links in blockquotes come after a `>`. One
// without a name leads to a folder above the page, which is there as long as the page is.
function matcherOf(names: Set<string>): RegExp {
  const anyName = [...names].map(name => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|')
  return new RegExp(`(?<![^\\s/(<>"'=:])(?:${anyName})(?![^\\s./)#?>"'])`)
}

// The text in the two ways that links are read: escapes and character references are always decoded,
// percent-encoding only if the whole destination can be.
function spellings(text: string): string[] {
  const unescaped = /[\\&]/.test(text) ? decodeString(text) : text
  return unescaped.includes('%') ? [unescaped, percentDecoded(unescaped)] : [unescaped]
}

function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, run => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

// Links may leave a page's extension out. With it, the `.` after the name is where the match ends.
function pageName(file: string): string {
  const name = lastSegment(file)
  const extension = pageExtensions.find(end => name.endsWith(end)) ?? ''
  return name.slice(0, name.length - extension.length)
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
