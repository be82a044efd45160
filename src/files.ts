import { posix } from 'node:path'
import { braceExpand, Minimatch } from 'minimatch'
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
 */
export function toMatcher(patterns: readonly string[]): (path: string) => boolean {
  const parsed = patterns.map(toPattern)
  return path =>
    parsed.reduce((wanted, pattern) => (pattern.matches(path) ? !pattern.negate : wanted), false) &&
    !LEADS_OUT.test(path)
}

/** Of a tree that no git would make. Minimatch matches no such path either, and a link to it would lead elsewhere. */
const LEADS_OUT = /(?:^|\/)\.{1,2}(?:\/|$)/

function toPattern(text: string): Pattern {
  const { negate, pattern } = split(text)
  const matches = toMatches(pattern)
  return { negate, matches: path => matches(path) && (negate || isNamed(path, pattern)) }
}

/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path: string, pattern: string): boolean {
  const extension = posix.extname(path)
  return (
    pageExtensions.includes(extension.toLowerCase()) || pattern.endsWith(extension || posix.basename(path))
  )
}

function toMatches(pattern: string): Pattern['matches'] {
  const [, ending] = /^\*\*\/\*(\.[\w-]+)$/.exec(pattern) ?? []
  // Nearly every pattern: files with an ending, and all that is in folders with it.
  if (ending !== undefined) return path => path.endsWith(ending) || path.includes(`${ending}/`)
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

function split(text: string): { negate: boolean; pattern: string } {
  const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? []
  const pattern = text.slice(marks.length).replace(/^\.\//, '')
  return { negate: marks.replace(/\s/g, '').length % 2 === 1, pattern }
}

/** The file or folder that a pattern begins with, as far as it stands for itself: empty for one such as `**\/*.md`. */
export function rootOf(text: string): { negate: boolean; root: string } {
  const { negate, pattern } = split(text)
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

/** What is wrong with patterns, in words for the user; empty when nothing is. */
export function patternProblems(patterns: readonly string[]): string[] {
  const problems = patterns.flatMap(text => {
    const { pattern } = split(text)
    const problem = RULES.find(rule => rule.applies(pattern))
    return problem ? [`"${shown(text)}" ${problem.advice(text)}`] : []
  })
  if (patterns.every(text => split(text).negate))
    problems.push('only excludes files (or is empty). Add at least one pattern without "!", such as **/*.md.')
  return problems
}

const RULES: readonly { applies: (pattern: string) => boolean; advice: (text: string) => string }[] = [
  {
    applies: pattern => pattern === '',
    advice: () => 'is empty. Write a path or a pattern, such as docs/**/*.md.',
  },
  {
    applies: pattern => /(?<!\\)\{[^{}]*(?:,|\.\.)[^{}]*\}/.test(pattern),
    advice: text =>
      `has braces, which this syntax never matches. Write one pattern a line instead: ${inWords(braceExpand(text, { braceExpandMax: 20 }))}.`,
  },
  {
    applies: pattern => /(?:[*/]|\.(?:md|mdx|markdown))\s*,/i.test(pattern),
    advice: text =>
      `has commas, which stand for themselves in a pattern. Write one pattern a line instead: ${inWords(listed(text))}.`,
  },
  {
    applies: pattern => /^-\s|^\[?["'].*["']\]?$/.test(pattern),
    advice: () =>
      'has the marks of a list or of a text in YAML, which stand for themselves in a pattern. Write each pattern alone on a line.',
  },
  {
    applies: pattern => /[@?+*!]\([^)]*\)/.test(pattern),
    advice: () =>
      'has a group of alternatives, which this syntax never matches. Write one pattern a line instead.',
  },
  {
    applies: pattern => pattern.split('/').some(segment => segment !== '**' && segment.split('*').length > 4),
    advice: () =>
      'has more than three "*" in one part of the path, which can take for ever to match. Write fewer.',
  },
  {
    applies: pattern => /^[~/]|^[A-Za-z]:/.test(pattern),
    advice: () => 'starts outside the repository. Write it from the repository’s root, such as docs/**/*.md.',
  },
  {
    applies: pattern => pattern.split('/').some(segment => segment === '.' || segment === '..'),
    advice: () =>
      'has "." or ".." in it, which this syntax does not allow. Write it from the repository’s root.',
  },
]

/** What stands between commas. Cut at the comma alone: with the spaces about it an expression would be quadratic. */
function listed(text: string): string[] {
  const entries = text.split(',').map(each => each.trim())
  return entries.filter(each => each !== '')
}

function inWords(patterns: readonly string[]): string {
  return patterns.map(each => shown(each)).join(' and ')
}

/** Patterns as a message names them. */
export function quoted(patterns: readonly string[]): string {
  return shown(`"${patterns.join('", "')}"`)
}
