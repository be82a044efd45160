import ignore from 'ignore'
import { Minimatch } from 'minimatch'
import { isMatchable } from '../../inputs/patterns.ts'
import { join, percentDecoded } from '../../text/paths.ts'

const options = {
  dot: true,
  noext: true,
  nocomment: true,
  nonegate: true,
  platform: 'linux',
  braceExpandMax: 30,
} as const

/** More patterns than this are passed over: each is tried on each file. */
const MAX_PATTERNS = 500

/** Whether a path matches one of these globs, braces included. Those that take forever to match never do. */
export function toGlobs(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns
    .slice(0, MAX_PATTERNS)
    .filter(isMatchable)
    .map(pattern => new Minimatch(pattern.replace(/^\.?\//, ''), options))
  return path => matchers.some(each => each.match(path))
}

/** Whether a path is ignored by lines in the syntax of `.gitignore`. Lines that take forever to match count for nothing. */
export function toIgnored(lines: readonly string[]): (path: string) => boolean {
  const rules = lines.filter(line => isMatchable(line) && !/(?:\*\*.*){4}/.test(line))
  const ignored = ignore({ ignorecase: false }).add(rules.slice(0, MAX_PATTERNS))
  return path => ignored.ignores(path)
}

/** The files that the links of a `SUMMARY.md` name, and what it calls them; a draft's link is empty. */
export function chaptersOf(summary: string, folder: string): [path: string, name: string][] {
  const links = [...summary.matchAll(/(?:\[((?:[^[\]\n\\]|\\.)*))?\]\((?:<([^<>\n]*)>|([^()\s]*))/g)]
  return links.flatMap(([, words = '', quoted, plain]): [string, string][] => {
    const [path = ''] = (quoted ?? plain ?? '').split('#')
    const file = path === '' ? undefined : join(folder, percentDecoded(path))
    return file === undefined ? [] : [[file, words.replace(/[*`]|\\(?=[^\w\s])/g, '').trim()]]
  })
}
