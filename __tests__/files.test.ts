import { describe, expect, test } from '@jest/globals'
import { toMatcher } from '../src/files.ts'

const markdown = ['**/*.md', '**/*.mdx', '!**/node_modules/**', '!.github/**']

describe('a path is wanted', () => {
  test.each<[string, string[], string]>([
    ['when it matches a pattern', markdown, 'a.md'],
    ['at any depth of **', markdown, 'docs/deep/a.md'],
    ['in a folder whose name begins with a dot', markdown, '.docs/.a.md'],
    ['with spaces, quotes and emoji in its name', markdown, 'a "b"/😀 c.md'],
    ['when its name looks like a pattern', markdown, '[a]{b,c}*.md'],
    ['when a folder above it is named', ['docs'], 'docs/a/b.md'],
    ['when a folder above it has the ending of a pattern', ['**/*.md'], 'docs/a.md/b.mdx'],
    ['when it is no more than the ending of a pattern', markdown, 'docs/.md'],
    ['when a folder above it is named with a slash', ['docs/'], 'docs/a/b.md'],
    ['when a pattern names a folder above it', ['*/guide'], 'docs/guide/b.md'],
    ['when it is named', ['docs/a.md'], 'docs/a.md'],
    ['when it is named from ./', ['./docs/a.md'], 'docs/a.md'],
    ['when it is named with doubled slashes', ['docs//a.md'], 'docs/a.md'],
    ['by one character for ?', ['?.md'], 'a.md'],
    ['by one of a set', ['[ab].md'], 'b.md'],
    ['by what a set leaves', ['[!ab].md'], 'c.md'],
    ['by a character that is escaped', ['\\*.md'], '*.md'],
    ['when a later pattern takes it back in', ['**/*.md', '!a/**', 'a/b.md'], 'a/b.md'],
    ['when its folder is named, with ** too', ['docs/**'], 'docs/a/b.MDX'],
    ['when it is no Markdown and the pattern names its extension', ['docs/**/*.qmd'], 'docs/a.qmd'],
    ['when it is no Markdown and is named', ['docs/LICENSE'], 'docs/LICENSE'],
    ['when it is named and then its folder is', ['docs/a.txt', 'docs/**'], 'docs/a.txt'],
    ['when it is excluded twice over', ['**/*.md', '!!a.md'], 'a.md'],
  ])('%s', (_, patterns, path) => {
    expect(toMatcher(patterns)(path)).toBe(true)
  })
})

describe('a path is not wanted', () => {
  test.each<[string, string[], string]>([
    ['when nothing matches', markdown, 'a.txt'],
    ['when the ending of a pattern stands in the middle', markdown, 'docs/a.md.txt'],
    ['when it differs in case', markdown, 'A.MD'],
    ['when it is excluded later', markdown, 'x/node_modules/y/README.md'],
    ['when a folder above it is excluded', markdown, '.github/a/b.md'],
    ['when the exclusion has a space after its mark', ['**/*.md', '! a.md'], 'a.md'],
    ['when * would have to cross a slash', ['*.md'], 'docs/a.md'],
    ['when the pattern names a folder and it is a file', ['docs/'], 'docs'],
    ['when a named folder is only the beginning of its name', ['docs'], 'docs-old/a.md'],
    ['when an exclusion without a pattern before it is all', ['!a.md'], 'b.md'],
    ['when braces would have to be opened', ['{a,b}.md'], 'a.md'],
    ['when a group would have to be opened', ['+(a|b).md'], 'a.md'],
    ['when there is no pattern', [], 'a.md'],
    ['when its folder is named and it is no Markdown', ['docs'], 'docs/logo.png'],
    ['when ** would take it and it is no Markdown', ['docs/**'], 'docs/a/data.json'],
    ['when ** would take it and it has no extension', ['**'], 'Makefile'],
    ['when any extension would do and it is no Markdown', ['**/*.*'], 'docs/a.json'],
    ['when it is excluded by a folder, whatever it is', ['**/*.txt', '!docs'], 'docs/a.txt'],
  ])('%s', (_, patterns, path) => {
    expect(toMatcher(patterns)(path)).toBe(false)
  })

  // @actions/glob: a slash at the end leaves out files, also after a `**` that may stand for nothing.
  test('when the pattern names folders by **/ and it is a file beside them', () => {
    expect(toMatcher(['*/**/'])('a.md')).toBe(false)
  })

  test('which pattern comes last decides, whatever matched before', () => {
    expect(toMatcher(['!a.md', '**/*.md'])('a.md')).toBe(true)
    expect(toMatcher(['**/*.md', '!a.md'])('a.md')).toBe(false)
  })
})
