import { braceExpand } from 'minimatch'
import { pageExtensions } from '../document/paths.ts'
import { readPattern } from '../files.ts'
import { shown } from '../shown.ts'
import { entries } from './values.ts'

/** What is wrong with patterns, in words for the user; empty when nothing is. */
export function patternProblems(patterns: readonly string[]): string[] {
  const problems = patterns.flatMap(text => {
    const { pattern } = readPattern(text)
    const problem = RULES.find(rule => rule.applies(pattern))
    return problem ? [`"${shown(text)}" ${problem.advice(text)}`] : []
  })
  if (patterns.every(text => readPattern(text).negate))
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
    applies: pattern => pattern.split(',').slice(0, -1).some(endsAsPattern),
    advice: text =>
      `has commas, which stand for themselves in a pattern. Write one pattern a line instead: ${inWords(entries(text))}.`,
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

function inWords(patterns: readonly string[]): string {
  return patterns.map(each => shown(each)).join(' and ')
}

/** Whether a comma after it comes after a pattern rather than in a name. */
function endsAsPattern(text: string): boolean {
  return ['*', '/', ...pageExtensions].some(ending => text.trimEnd().toLowerCase().endsWith(ending))
}
