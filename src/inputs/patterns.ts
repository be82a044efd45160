import { posix } from 'node:path'
import { braceExpand, Minimatch } from 'minimatch'
import { sanitizeForLog } from '../text/index.ts'
import { entries, InputError, lines } from './values.ts'

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
 * It also matches what records of earlier syncs say: if a pattern meant something else in a later version, what it no
 * longer matches would stay in search.
 */
export function toMatcher(patterns: readonly string[]): (path: string) => boolean {
  const parsed = patterns.map(toPattern)
  return path => {
    const last = parsed.findLast(pattern => pattern.matches(path))
    return last !== undefined && !last.negate && !DOT_SEGMENT.test(path)
  }
}

/** No git makes a tree with such a path, and a link to it would lead elsewhere; minimatch does not match it either. */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/

function toPattern(text: string): Pattern {
  const { negate, pattern } = readPattern(text)
  const covers = toMatches(pattern)
  return { negate, matches: path => covers(path) && (negate || isNamed(path, pattern)) }
}

/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path: string, pattern: string): boolean {
  const extension = posix.extname(path)
  return (
    pageExtensions.includes(extension.toLowerCase()) || pattern.endsWith(extension || posix.basename(path))
  )
}

/** Whether a path matches, or is in a folder that matches: a `**` after a slash may stand for nothing. */
function toMatches(pattern: string): Pattern['matches'] {
  const below = new Minimatch(`/${pattern}/**`, OPTIONS)
  // Only a folder matches a pattern that ends in a slash.
  const end = pattern.endsWith('/') ? '' : '/'
  // To look for a word first takes a fraction of the time. In brackets or escaped, characters are not themselves.
  const words = /[[\]\\]/.test(pattern) ? [] : pattern.split(/[^\w.-]+/)
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
  return path => path.includes(longest) && below.match(`/${path}${end}`)
}

/** The pattern itself, and whether it excludes what it matches. */
export function readPattern(text: string): { negate: boolean; pattern: string } {
  const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? []
  const pattern = text.slice(marks.length).replace(/^\.\//, '')
  return { negate: marks.replace(/\s/g, '').length % 2 === 1, pattern }
}

/** The pattern that excludes one file; `?` stands for a character that no pattern can spell. */
export function excluding(path: string): string {
  return `!${path.replace(/^\s|\s$|[*?\\^!{}]/g, '?').replace(/[[(,~:$]|^-/g, '[$&]')}`
}

/** Patterns as a message names them. */
export function quoted(patterns: readonly string[]): string {
  if (patterns.join('\n') === defaultFiles.join('\n')) return 'the default patterns'
  return sanitizeForLog(`"${patterns.join('", "')}"`)
}

/** @throws InputError with a line for each pattern that would not mean what its author expects. */
export function parseFiles(text: string): string[] {
  const patterns = lines(text).filter(line => !line.startsWith('#'))
  const problems = patterns.flatMap(line => {
    const advice = MISTAKES.find(([mistake]) => mistake.test(readPattern(line).pattern))?.[1]
    if (advice === undefined) return []
    return [`"${sanitizeForLog(line)}" ${typeof advice === 'string' ? advice : advice(line)}`]
  })
  if (patterns.every(line => readPattern(line).negate))
    problems.push('only excludes files (or is empty). Add at least one pattern without "!", such as **/*.md.')
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return patterns
}

/** To match several of these in one part of a path can take forever. */
const COSTLY = /\*(?:[^/*]*\*){3}/

/** Whether a pattern, as of an earlier version, can be matched in time. */
export function isMatchable(pattern: string): boolean {
  return !COSTLY.test(pattern)
}

/** What is wrong with a pattern, and what to write instead; the first that applies is reported. */
const MISTAKES: readonly [RegExp, string | ((line: string) => string)][] = [
  [/^$/, 'is empty. Write a path or a pattern, such as docs/**/*.md.'],
  [
    /^\^|\\\.|\$$/,
    'is a regular expression. Write a pattern in which * stands for part of a name, such as docs/**/*.md.',
  ],
  [
    /(?<!\\)\{(?:[^{},.]|\.(?!\.))*(?:,|\.\.)[^{}]*\}/,
    line =>
      `has braces, which this syntax never matches. Write one pattern a line instead: ${inWords(braceExpand(line, { braceExpandMax: 20 }))}.`,
  ],
  [
    /(?:[*/]|\.md|\.mdx|\.markdown)\s*,/i,
    line =>
      `has commas, which stand for themselves in a pattern. Write one pattern a line instead: ${inWords(entries(line))}.`,
  ],
  [
    /^-\s|^\[?["'].*["']\]?$/,
    'has the marks of a list or of a text in YAML, which stand for themselves in a pattern. Write each pattern alone on a line.',
  ],
  [
    /[@?+*!]\([^)]*\)/,
    'has a group of alternatives, which this syntax never matches. Write one pattern a line instead.',
  ],
  [COSTLY, 'has more than three "*" in one part of the path, which can take forever to match. Write fewer.'],
  [
    /^[~/]|^[A-Za-z]:/,
    'starts outside the repository. Write it from the repository’s root, such as docs/**/*.md.',
  ],
  [
    /\\(?![*?[\]{}!#])|\\\*\*/,
    line =>
      `has backslashes, which separate no folders here. Write it with slashes: ${sanitizeForLog(line.replaceAll('\\', '/'))}.`,
  ],
  [
    /(?:^|\/)(?:\.|\[\.\]){1,2}(?:\/|$)/,
    'has "." or ".." in it, which this syntax does not allow. Write it from the repository’s root.',
  ],
]

function inWords(patterns: readonly string[]): string {
  return patterns.map(each => sanitizeForLog(each)).join(' and ')
}

/** The extensions that a link may leave out. */
export const pageExtensions = ['.md', '.mdx', '.markdown']

/**
 * What is documentation in a repository about which nothing else is known: all Markdown but that of hidden folders, of
 * other projects, of tests, and for coding agents. A record names each pattern, so that a later version may have others: it
 * then raises `normaliserVersion`, as under these alone a site decides which of its files are pages.
 */
export const defaultFiles: readonly string[] = [
  ...pageExtensions.map(extension => `**/*${extension}`),
  ...['.*', 'node_modules', 'vendor', 'third_party', 'fixtures', '__fixtures__', 'testdata'].map(
    folder => `!**/${folder}/**`,
  ),
  ...['AGENTS', 'AGENT', 'CLAUDE', 'CLAUDE.local', 'GEMINI'].map(name => `!**/${name}.md`),
]
