import { posix } from 'node:path'
import { braceExpand, Minimatch } from 'minimatch'
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

/** What is pushed of a folder that a pattern names. */
const MARKDOWN = ['.md', '.mdx', '.markdown']

/**
 * A test for repo-relative paths by patterns in `@actions/glob` syntax: in order, the last match wins, and a
 * pattern that names a folder covers all that is in it, but of files other than Markdown only those whose extension
 * or name it ends with: nobody who writes `docs/**` means the pictures.
 *
 * It matches paths of a git tree rather than the disk, so it sees deleted files, and case always counts.
 */
export function toMatcher(patterns: readonly string[]): (path: string) => boolean {
  const parsed = patterns.map(text => onlyNamed(toPattern(text), split(text).pattern))
  return path =>
    parsed.reduce((wanted, pattern) => (pattern.matches(path) ? !pattern.negate : wanted), false) &&
    !LEADS_OUT.test(path)
}

/** Of a tree that no git would make. Minimatch matches no such path either, and a link to it would lead elsewhere. */
const LEADS_OUT = /(?:^|\/)\.{1,2}(?:\/|$)/

function onlyNamed(pattern: Pattern, text: string): Pattern {
  if (pattern.negate) return pattern
  const isNamed = (path: string) =>
    MARKDOWN.includes(posix.extname(path).toLowerCase()) ||
    text.endsWith(posix.extname(path) || posix.basename(path))
  return { ...pattern, matches: path => pattern.matches(path) && isNamed(path) }
}

function toPattern(text: string): Pattern {
  const { negate, pattern } = split(text)
  const [, ending] = /^\*\*\/\*(\.[\w-]+)$/.exec(pattern) ?? []
  // Nearly every pattern: files with an ending, and all that is in folders with it.
  if (ending !== undefined)
    return { negate, matches: path => path.endsWith(ending) || path.includes(`${ending}/`) }
  const word = longestWord(pattern)
  let matches: Pattern['matches'] | undefined
  return {
    negate,
    matches(path) {
      if (!path.includes(word)) return false
      matches ??= toMatches(pattern)
      return matches(path)
    },
  }
}

function toMatches(pattern: string): Pattern['matches'] {
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
      `has braces, which this syntax never matches. Write one pattern a line instead: ${braceExpand(text, {
        braceExpandMax: 20,
      })
        .map(each => shown(each))
        .join(' and ')}.`,
  },
  {
    applies: pattern => /\.(?:md|mdx|markdown)\s*,/i.test(pattern),
    advice: text =>
      `has commas, which stand for themselves in a pattern. Write one pattern a line instead: ${text
        .split(',')
        .map(each => shown(each.trim()))
        .filter(each => each !== '')
        .join(' and ')}.`,
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
