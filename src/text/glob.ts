import { Minimatch, type MinimatchOptions } from 'minimatch'

/** Longer patterns match nothing: no path is that long. */
const MAX_PATTERN_LENGTH = 4_096

/** Patterns with more brackets match nothing: from each that is not closed minimatch reads to the end. */
const MAX_BRACKETS = 100

/**
 * A test for paths by a pattern, as minimatch reads it, in linear time: where a part of a pattern has several `*`, its
 * regular expression would try all lengths of each for all of the others.
 */
export function toGlob(
  pattern: string,
  options: MinimatchOptions,
): (path: string) => boolean {
  const brackets = pattern.split('[').length - 1
  if (pattern.length > MAX_PATTERN_LENGTH || brackets > MAX_BRACKETS)
    return () => false
  const glob = new Minimatch(pattern, options)
  for (const part of glob.set.flat()) {
    const isSlow = part instanceof RegExp && part.source.split(STAR).length > 2
    // For the most common patterns the library has tests of its own.
    if (isSlow && !Object.hasOwn(part, 'test'))
      Object.assign(part, { test: linearTest(part) })
  }
  return path => glob.match(path)
}

/** The form of a `*` in the regular expressions of minimatch. Nothing else in them has a length of its own. */
const STAR = '[^/]*?'

/** Tests a name by what is before, between and after the stars, each as early as it may be. */
function linearTest({ source, flags }: RegExp): (name: string) => boolean {
  const [before = '', ...others] = source.split(STAR)
  const after = new RegExp(others.pop() ?? '', flags)
  const beginning = new RegExp(before, flags)
  const between = others.map(other => new RegExp(other, `${flags}g`))
  return name => {
    const [first] = beginning.exec(name) ?? []
    if (first === undefined) return false
    let end = first.length
    for (const expression of between) {
      expression.lastIndex = end
      if (!expression.test(name)) return false
      end = expression.lastIndex
    }
    return after.test(name.slice(end))
  }
}

/** More patterns than this are passed over: each is tried on each file. */
export const MAX_PATTERNS = 500

/** `@actions/glob` gives minimatch these, so that a pattern means the same here as in `hashFiles` and its kin. */
export const GLOB_OPTIONS = {
  dot: true,
  nobrace: true,
  nocomment: true,
  noext: true,
  nonegate: true,
  platform: 'linux',
} as const

/** A line in the syntax of `.gitignore`. */
interface IgnoreRule {
  negate: boolean
  matches(path: string): boolean
}

/** Whether a file is ignored by lines in the syntax of `.gitignore`: the last that matches it, or a folder that it is in, counts. */
export function toIgnored(lines: readonly string[]): (path: string) => boolean {
  const rules = lines
    .flatMap(line => toIgnoreRule(line) ?? [])
    .slice(0, MAX_PATTERNS)
  return path => rules.findLast(rule => rule.matches(path))?.negate === false
}

function toIgnoreRule(line: string): IgnoreRule | undefined {
  const text = line.trimEnd()
  const pattern = text.replace(/^!/, '').replace(/\/$/, '')
  if (pattern === '' || text.startsWith('#')) return undefined
  // A name without a slash, other than at its end, is that of something in any folder.
  const place = pattern.includes('/')
    ? pattern.replace(/^\//, '')
    : `**/${pattern}`
  const below = toGlob(`/${place}/**`, GLOB_OPTIONS)
  // `**` after a slash may stand for nothing. Only a folder matches a line that ends in a slash.
  const end = text.endsWith('/') ? '' : '/'
  return {
    negate: text.startsWith('!'),
    matches: path => below(`/${path}${end}`),
  }
}
