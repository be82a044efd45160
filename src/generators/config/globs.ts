import { Minimatch } from 'minimatch'
import { isMatchable } from '../../inputs/patterns.ts'

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

/** Whether a path is ignored by lines in the syntax of `.gitignore`: the last that matches counts. */
export function toIgnored(lines: readonly string[]): (path: string) => boolean {
  const rules = lines
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .slice(0, MAX_PATTERNS)
    .map(line => {
      const isNegated = line.startsWith('!')
      return { isNegated, matches: toGlobs(ignoring(isNegated ? line.slice(1) : line)) }
    })
  return path => rules.findLast(rule => rule.matches(path))?.isNegated === false
}

/** A line without a slash but at its end matches in any folder, and all below what it matches. */
function ignoring(line: string): string[] {
  const isFolder = line.endsWith('/')
  const pattern = line.replace(/\/$/, '')
  const anywhere = pattern.includes('/') ? pattern : `**/${pattern}`
  return isFolder ? [`${anywhere}/**`] : [anywhere, `${anywhere}/**`]
}
