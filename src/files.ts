import { posix } from 'node:path'
import { Minimatch } from 'minimatch'
import { pageExtensions } from './document/paths.ts'
import { shown } from './shown.ts'

/** `@actions/glob` gives minimatch these, so that a pattern means the same here as in `hashFiles` and its kin. */
const OPTIONS = {
  dot: true,
  nobrace: true,
  nocomment: true,
  noext: true,
  nonegate: true,
  platform: 'linux',
} as const

interface Pattern {
  negate: boolean
  matches: (path: string) => boolean
}

/**
 * A test for repo-relative paths by patterns in `@actions/glob` syntax: in order, the last match wins, and a
 * pattern that names a folder covers all that is in it, but of files other than Markdown only those whose extension
 * or name it ends with: nobody who writes `docs/**` means the pictures.
 *
 * It matches paths of a git tree rather than the disk, so it sees deleted files, and case always counts.
 * What a record of an earlier sync says is matched by it too: a pattern must mean the same in each version, or what it
 * means no longer would stay in search.
 */
export function toMatcher(patterns: readonly string[]): (path: string) => boolean {
  const parsed = patterns.map(toPattern)
  return path => {
    const last = parsed.findLast(pattern => pattern.matches(path))
    return last !== undefined && !last.negate && !LEADS_OUT.test(path)
  }
}

/** Of a tree that no git would make. Minimatch matches no such path either, and a link to it would lead elsewhere. */
const LEADS_OUT = /(?:^|\/)\.{1,2}(?:\/|$)/

function toPattern(text: string): Pattern {
  const { negate, pattern } = readPattern(text)
  const takes = (path: string) => negate || isNamed(path, pattern)
  const [, ending] = /^\*\*\/\*(\.[\w-]+)$/.exec(pattern) ?? []
  // Nearly every pattern: files with an ending, and all that is in folders with it.
  if (ending !== undefined)
    return {
      negate,
      matches: path => path.endsWith(ending) || (path.includes(`${ending}/`) && takes(path)),
    }
  const matches = toMatches(pattern)
  return { negate, matches: path => matches(path) && takes(path) }
}

/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path: string, pattern: string): boolean {
  const extension = posix.extname(path)
  return (
    pageExtensions.includes(extension.toLowerCase()) || pattern.endsWith(extension || posix.basename(path))
  )
}

function toMatches(pattern: string): Pattern['matches'] {
  const word = longestWord(pattern)
  let matches: Pattern['matches'] | undefined
  return path => {
    if (!path.includes(word)) return false
    matches ??= byMinimatch(pattern)
    return matches(path)
  }
}

function byMinimatch(pattern: string): Pattern['matches'] {
  const folderOnly = pattern.endsWith('/')
  const rooted = `/${pattern}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  const itself = new Minimatch(rooted, OPTIONS)
  // With the slash after the path `/**` may stand for nothing, so that a file counts as well (@actions/glob).
  if (rooted.endsWith('/**')) return path => itself.match(folderOnly ? `/${path}` : `/${path}/`)
  const below = new Minimatch(`${rooted}/**`, OPTIONS)
  return path => (!folderOnly && itself.match(`/${path}`)) || below.match(`/${path}`)
}

/** The longest part of a pattern that stands for itself: to look for it is much less work than to match. */
function longestWord(pattern: string): string {
  // What is escaped or in brackets stands for itself in other ways.
  if (/[[\]\\]/.test(pattern)) return ''
  return pattern
    .split(/[^\w.-]+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** The pattern itself, and whether it excludes what it matches. */
export function readPattern(text: string): { negate: boolean; pattern: string } {
  const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? []
  const pattern = text.slice(marks.length).replace(/^\.\//, '')
  return { negate: marks.replace(/\s/g, '').length % 2 === 1, pattern }
}

/** The file or folder that a pattern begins with, as far as it stands for itself: empty for one such as `**\/*.md`. */
export function rootOf(text: string): { negate: boolean; root: string } {
  const { negate, pattern } = readPattern(text)
  const names = pattern.split('/')
  const end = names.findIndex(each => /[*?[\\]/.test(each))
  return {
    negate,
    root: names
      .slice(0, end < 0 ? undefined : end)
      .filter(each => each !== '')
      .join('/'),
  }
}

/** Patterns as a message names them. */
export function quoted(patterns: readonly string[]): string {
  return shown(`"${patterns.join('", "')}"`)
}
