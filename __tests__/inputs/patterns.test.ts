import { describe, expect, test } from '@jest/globals'
import { patternProblems } from '../../src/inputs/patterns.ts'

describe('patterns are refused with what to write instead', () => {
  test.each<[string, string[], RegExp]>([
    [
      'braces',
      ['docs/*.{md,mdx}'],
      /"docs\/\*\.\{md,mdx\}" has braces, .*: docs\/\*\.md and docs\/\*\.mdx\.$/,
    ],
    ['nested braces', ['{a,{b,c}}.md'], /instead: a\.md and b\.md and c\.md\.$/],
    ['braces with numbers', ['v{1..3}/*.md'], /instead: v1\/\*\.md and v2\/\*\.md and v3\/\*\.md\.$/],
    ['braces in an exclusion', ['**/*.md', '!{a,b}/**'], /instead: !a\/\*\* and !b\/\*\*\.$/],
    [
      'commas',
      ['docs/**/*.md, docs/**/*.mdx'],
      /has commas, .*: docs\/\*\*\/\*\.md and docs\/\*\*\/\*\.mdx\.$/,
    ],
    ['commas between folders', ['docs/**, blog/**'], /has commas, .*: docs\/\*\* and blog\/\*\*\.$/],
    ['a list of YAML', ['- docs/**'], /has the marks of a list .*Write each pattern alone on a line\.$/],
    ['a list in brackets', ['["docs/**"]'], /has the marks of a list/],
    ['quotes', ['a.md', "!'docs/**'"], /has the marks of a list/],
    ['alternatives', ['docs/+(a|b)/*.md'], /has a group of alternatives, .* one pattern a line/],
    [
      'an absolute path',
      ['/docs/*.md'],
      /starts outside the repository\. Write it from the repository’s root/,
    ],
    ['a home folder', ['~/docs/*.md'], /starts outside the repository/],
    ['a drive', ['C:\\docs'], /starts outside the repository/],
    ['an excluded absolute path', ['a.md', '!/docs'], /starts outside the repository/],
    ['a parent folder', ['../docs/*.md'], /has "\." or "\.\." in it/],
    ['a parent folder inside', ['docs/../a.md'], /has "\." or "\.\." in it/],
    ['a dot inside', ['docs/./a.md'], /has "\." or "\.\." in it/],
    ['a mark alone', ['a.md', '!'], /"!" is empty\. Write a path or a pattern/],
  ])('%s', (_, patterns, message) => {
    expect(patternProblems(patterns)).toEqual([expect.stringMatching(message)])
  })

  test.each<[string, string[]]>([
    ['no pattern', []],
    ['exclusions alone', ['!a.md', '! b/**']],
  ])('%s', (_, patterns) => {
    expect(patternProblems(patterns)).toEqual([
      expect.stringMatching(/^only excludes files .*such as \*\*\/\*\.md\.$/),
    ])
  })

  test('every problem is named', () => {
    expect(patternProblems(['{a,b}', '/c', '../d'])).toHaveLength(3)
  })

  test('millions of alternatives are named by the first few', () => {
    const [problem = ''] = patternProblems(['{1..1000000}{1..1000000}.md'])
    expect(problem.split(' and ')).toHaveLength(20)
  })

  test('a hostile pattern is shown as harmless text', () => {
    expect(patternProblems(['/\u202e::error::'])).toEqual([expect.not.stringMatching(/::|\u202e/)])
  })
})

test.each<[string, string[]]>([
  ['the default', ['**/*.md', '**/*.mdx', '**/*.markdown', '!**/node_modules/**', '!.github/**']],
  ['names with braces that hold no alternatives', ['{a}.md', '\\{a,b\\}.md']],
  ['names with parentheses', ['a (1).md', 'docs/(group)/*.md']],
  ['a leading ./', ['./docs/**']],
  ['names that begin with dots', ['.docs/..a/...md']],
])('%s is no problem', (_, patterns) => {
  expect(patternProblems(patterns)).toEqual([])
})
