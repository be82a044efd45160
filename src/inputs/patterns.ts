import { posix } from 'node:path'
import { sanitizeForLog } from '../text/index.ts'
import { type Rule, rules, type Topic, UserError } from '../text/message.ts'
import { GLOB_OPTIONS, pageExtensions, toGlob } from '../text/paths.ts'

/**
 * A test for repo-relative paths by patterns in `@actions/glob` syntax: in order, the last match wins, and a
 * pattern that names a folder covers all that is in it, but of files other than Markdown only those whose extension
 * or name it ends with: nobody who writes `docs/**` means the pictures.
 *
 * It matches paths of a git tree rather than the disk, so it sees deleted files, and case always counts.
 * It also matches what records of earlier syncs say: if a pattern meant something else in a later version, what it no
 * longer matches would stay in search.
 */
export function toMatcher(
  patterns: readonly string[],
): (path: string) => boolean {
  const parsed = patterns.map(text => {
    const { negate, pattern } = readPattern(text)
    const covers = toMatches(pattern)
    return {
      negate,
      matches: (path: string) =>
        covers(path) && (negate || isNamed(path, pattern)),
    }
  })
  return path =>
    parsed.findLast(pattern => pattern.matches(path))?.negate === false
}

/** Whether a file is Markdown, or a pattern that matches it ends with its extension or name. */
function isNamed(path: string, pattern: string): boolean {
  const extension = posix.extname(path)
  return (
    pageExtensions.includes(extension.toLowerCase()) ||
    pattern.endsWith(extension || posix.basename(path))
  )
}

/** Whether a path matches, or is in a folder that matches: a `**` after a slash may stand for nothing. */
function toMatches(pattern: string): (path: string) => boolean {
  const below = toGlob(`/${pattern}/**`, GLOB_OPTIONS)
  // Only a folder matches a pattern that ends in a slash.
  const end = pattern.endsWith('/') ? '' : '/'
  // To look for a word first takes a fraction of the time. In brackets or escaped, characters are not themselves.
  const words = /[[\]\\]/.test(pattern) ? [] : pattern.split(/[^\w.-]+/)
  let longest = ''
  for (const word of words) if (word.length > longest.length) longest = word
  return path => path.includes(longest) && below(`/${path}${end}`)
}

/** The pattern itself, and whether it excludes what it matches. */
export function readPattern(text: string): {
  negate: boolean
  pattern: string
} {
  const [marks = ''] = /^(?:!\s*)*/.exec(text) ?? []
  const pattern = text.slice(marks.length).replace(/^\.\//, '')
  return { negate: marks.replace(/\s/g, '').length % 2 === 1, pattern }
}

/** The pattern that excludes one file; `?` stands for a character that no pattern can spell. */
export function excluding(path: string): string {
  return `!${path.replace(/^\s|\s$|[*?\\^!{}]/g, '?').replace(/[[(,~:$]|^-/g, '[$&]')}`
}

export function quoted(patterns: readonly string[]): string {
  if (isNone(patterns)) return 'none'
  const added = addedToDefault(patterns)
  if (added?.length === 0) return 'the default patterns'
  const list = sanitizeForLog(`"${(added ?? patterns).join('", "')}"`)
  return added ? `the default patterns and ${list}` : list
}

/** The patterns of `files: none`, which matches no file. */
const NO_FILES: readonly string[] = ['!**']

/** Whether the input `files` is `none`: what was pushed leaves search, generated pages too. */
export function isNone(patterns: readonly string[]): boolean {
  return patterns.length === 1 && patterns[0] === NO_FILES[0]
}

/**
 * Reads `none`, or the lines of the input `files`, which may all exclude files: see `withExclusions`.
 *
 * @throws InputError with a line for each pattern that would not mean what its author expects.
 */
export function parseFiles(text: string): string[] {
  const patternLines = lines(text).filter(line => !line.startsWith('#'))
  if (patternLines.length === 1 && patternLines[0] === 'none')
    return [...NO_FILES]
  if (patternLines.length === 0)
    throw new InputError(
      'has no pattern. Write one per line, such as docs/**/*.md.',
    )
  return parseEach(patternLines, line => {
    const problem = problemOf(readPattern(line).pattern)
    if (problem !== undefined)
      throw new InputError(`"${sanitizeForLog(line)}" ${problem}`)
    return line
  })
}

/** Reads patterns that must match something by themselves. @throws InputError */
export function parsePatterns(text: string): string[] {
  const patterns = parseFiles(text)
  if (!excludeOnly(patterns)) return patterns
  throw new InputError(
    'only excludes files. Add at least one pattern without "!", such as **/*.md.',
  )
}

/** Whether no line includes a file. */
function excludeOnly(patterns: readonly string[]): boolean {
  return patterns.every(line => readPattern(line).negate)
}

/** The patterns that count where a workflow gives these lines: lines that only exclude are added to what counts without them. */
export function withExclusions(
  patterns: readonly string[],
  lines: readonly string[],
): string[] {
  if (isNone(patterns) || isNone(lines)) return [...NO_FILES]
  return excludeOnly(lines) ? [...patterns, ...lines] : [...lines]
}

export interface TagRule {
  files: string[]
  tags: string[]
}

/** Reads tags, and lines such as `reference/7.5/** -> version:7.5` of tags for the pages that match alone. @throws InputError */
export function parseTagLines(text: string): {
  tags: string[]
  rules: TagRule[]
} {
  const ruleLines: string[] = []
  const tagLines: string[] = []
  for (const line of lines(text)) {
    if (line.includes('->')) ruleLines.push(line)
    else tagLines.push(line)
  }
  return {
    tags: parseTags(tagLines.join('\n')),
    rules: parseEach(ruleLines, parseTagRule),
  }
}

function parseTagRule(line: string): TagRule {
  const at = line.indexOf('->')
  const tags = parseTags(line.slice(at + 2))
  if (at > 0 && tags.length > 0)
    return { files: parsePatterns(line.slice(0, at)), tags }
  throw new InputError(
    `"${sanitizeForLog(line)}" needs a pattern before "->" and a tag after it, such as reference/7.5/** -> version:7.5.`,
  )
}

/** The tags that rules give to a path. Reading a rule takes time, and all pages of a run have the same rules. */
export function toRuleTags(
  rules: readonly TagRule[],
): (path: string) => string[] {
  const parsed = rules.map(({ files, tags }) => ({
    matches: toMatcher(files),
    tags,
  }))
  return path =>
    parsed.filter(rule => rule.matches(path)).flatMap(({ tags }) => tags)
}

const levels = ['off', 'warning', 'error'] as const

/** The level of warnings of a kind: about all pages, or of those that match or whose target does. */
export interface WarningLevel {
  kind: Rule
  level: (typeof levels)[number]
  files?: string[] | undefined
}

/** Reads lines such as `dialect: off` and `missing-target docs/old/**: off`. @throws InputError */
export function parseWarnings(text: string): WarningLevel[] {
  return parseEach(lines(text), parseWarningLevel)
}

function parseWarningLevel(line: string): WarningLevel {
  const at = line.lastIndexOf(':')
  const [firstWord] = line.split(/[\s:]/)
  const lastWord = line.slice(at + 1).trim()
  const kind = rules.find(rule => rule === firstWord)
  const level = levels.find(name => name === lastWord)
  if (kind && level) {
    const pattern = line.slice(kind.length, at).trim()
    const files = pattern === '' ? undefined : parsePatterns(pattern)
    return { kind, level, files }
  }
  const problem = kind
    ? `does not end in one of ${levels.join(', ')}`
    : `does not begin with one of the kinds ${rules.join(', ')}`
  throw new InputError(
    `"${sanitizeForLog(line)}" ${problem}. Write a line such as missing-target: error.`,
  )
}

/** Says what is wrong with a pattern, and what to write instead. */
function problemOf(pattern: string): string | undefined {
  if (/(?<!\\)\{(?:[^{},.]|\.(?!\.))*(?:,|\.\.)[^{}]*\}/.test(pattern))
    return 'has braces, which this syntax never matches. Write one pattern per line instead, such as **/*.md and **/*.mdx.'
  const isQuoted = /^\[?["']/.test(pattern) && /["']\]?$/.test(pattern)
  if (isQuoted || /(?:[*/]|\.md|\.mdx|\.markdown) ?,|^-\s/i.test(pattern))
    return 'has commas, or the marks of a list or of a text in YAML, which stand for themselves in a pattern. Write each pattern alone on a line.'
  if (!isMatchable(pattern))
    return 'has more than three "*" in one part of the path, which can take forever to match. Write fewer.'
  if (
    /^[~/]|^[A-Za-z]:|\\(?![*?[\]{}!#])|(?:^|\/)(?:\.|\[\.\]){1,2}(?:\/|$)/.test(
      pattern,
    )
  )
    return 'is not a path from the repository’s root. Write one with slashes and without "." or "..", such as docs/**/*.md.'
  return undefined
}

/** Whether a pattern, also one of a record, can be matched in time: several `*` in one part of a path can take forever. */
export function isMatchable(pattern: string): boolean {
  return !/\*(?:[^/*]*\*){3}/.test(pattern)
}

/**
 * The documentation in a repository about which nothing else is known: all Markdown but that of hidden folders, of
 * other projects, of tests, and for coding agents. A record names each pattern, so that a later version may have others: it
 * then raises `normaliserVersion`, as under these alone a site decides which of its files are pages.
 */
export const defaultFiles: readonly string[] = [
  '**/*.md',
  '**/*.mdx',
  '**/*.markdown',
  '!**/.*/**',
  '!**/node_modules/**',
  '!**/vendor/**',
  '!**/third_party/**',
  '!**/fixtures/**',
  '!**/__fixtures__/**',
  '!**/testdata/**',
  '!**/AGENTS.md',
  '!**/AGENT.md',
  '!**/CLAUDE.md',
  '!**/CLAUDE.local.md',
  '!**/SKILL.md',
  '!**/GEMINI.md',
]

/** The lines that a workflow has added to the default ones, all of which exclude; `undefined` where it has other patterns. */
export function addedToDefault(files: readonly string[]): string[] | undefined {
  const added = files.slice(defaultFiles.length)
  const hasDefault = defaultFiles.every((line, index) => files[index] === line)
  return hasDefault && excludeOnly(added) ? added : undefined
}

/** One or more inputs are missing or malformed; the message has a line for each. */
export class InputError extends UserError {
  constructor(message: string, topic: Topic = 'other-inputs') {
    super(message, topic)
  }
}

/** Reads each line. @throws InputError with the messages of all lines that `read` refuses. */
export function parseEach<T>(
  lines: readonly string[],
  read: (line: string) => T,
): T[] {
  const problems: string[] = []
  const values: T[] = []
  for (const line of lines) {
    try {
      values.push(read(line))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return values
}

export function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
}

function parseTags(text: string): string[] {
  return [...new Set(lines(text.replaceAll(',', '\n')))]
}
