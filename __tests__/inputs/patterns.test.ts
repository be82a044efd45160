import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { create } from '@actions/glob'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  defaultFiles,
  excluding,
  isMatchable,
  parseFiles,
  parsePatterns,
  quoted,
  toMatcher,
} from '../../src/inputs/patterns.ts'
import { temporaryFolder } from '../support/folder.ts'
import { inputs } from '../support/inputs.ts'

const markdown = ['**/*.md', '**/*.mdx', '!**/node_modules/**', '!.github/**']

test.each<[string, string[], string]>([
  ['when its name looks like a pattern', markdown, '[a]{b,c}*.md'],
  ['when its folder is named', ['docs'], 'docs/a/b.md'],
  ['when its folder is named, with ** too', ['docs/**'], 'docs/a/b.MDX'],
  ['when it is no Markdown and the pattern names its extension', ['docs/**/*.qmd'], 'docs/a.qmd'],
  ['when it is no Markdown and is named', ['docs/LICENSE'], 'docs/LICENSE'],
  ['when it is named and then its folder is', ['docs/a.txt', 'docs/**'], 'docs/a.txt'],
])('a path is wanted %s', (_, patterns, path) => {
  expect(toMatcher(patterns)(path)).toBe(true)
})

test.each<[string, string[], string]>([
  ['when it differs in case', markdown, 'A.MD'],
  // @actions/glob: a slash at the end leaves out files, also after a `**` that may stand for nothing.
  ['when the pattern names folders and it is a file beside them', ['*/**/'], 'a.md'],
  ['when its folder is named and it is no Markdown', ['docs'], 'docs/logo.png'],
  ['when ** matches it and it has no extension', ['**'], 'Makefile'],
  ['when any extension would do and it is no Markdown', ['**/*.*'], 'docs/a.json'],
  ['when its folder is excluded, whatever it is', ['**/*.txt', '!docs'], 'docs/a.txt'],
  ['when it leads out of the repository', ['**', '.*', '**/.*'], 'a/../b'],
])('a path is not wanted %s', (_, patterns, path) => {
  expect(toMatcher(patterns)(path)).toBe(false)
})

describe('as @actions/glob means it', () => {
  const folders = ['a', 'b', '.c', 'a b', '[a]', 'c.md']
  const files = ['file.mdx', ...folders.map(name => `${name}.md`)]
  const paths = ['', ...folders.flatMap(name => [`${name}/`, `${name}/b/`])].flatMap(folder =>
    files.map(file => folder + file),
  )
  const segment = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('a', 'b', '.c', 'a b', 'c.md', 'x') },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...['*', '**', '?', '*.md', '?.md', '[ab]', '[!a]', '[ab].md', 'a*', '.*', '*b', '??*'],
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...['[a]', '\\[a\\]', '[[]a]', '***', 'a**', '**b', '{a,b}', '+(a|b)', '@(a)', '[a', '\\a', '[.]c'],
      ),
    },
  )
  /** Only the last segment may be a file's name, or the library fails on the disk; `**` with a slash is tested above. */
  const pattern = fc
    .tuple(
      fc.constantFrom('', '', '', '!', '! ', '!!', '!!!'),
      fc.constantFrom('', '', '', './'),
      fc.array(segment, { maxLength: 3 }),
      fc.oneof(segment, fc.constantFrom('a.md', '[a].md', 'file.mdx')),
      fc.constantFrom('', '', '/'),
    )
    .map(([marks, start, above, last, end]) => ({
      marks,
      path: `${start}${[...above, last].join('/')}${last === '**' ? '' : end}`,
    }))

  test('any patterns match the paths that it finds on disk', async () => {
    // The library writes a line for each step to stdout.
    const { write } = process.stdout
    process.stdout.write = () => true
    await using folder = await temporaryFolder()
    for (const path of paths) {
      await mkdir(dirname(join(folder.path, path)), { recursive: true })
      await writeFile(join(folder.path, path), '')
    }
    const property = fc.asyncProperty(fc.array(pattern, { minLength: 1, maxLength: 4 }), async patterns => {
      const rooted = patterns.map(({ marks, path }) => `${marks}${folder.path}/${path.replace(/^\.\//, '')}`)
      const globber = await create(rooted.join('\n'), { matchDirectories: false, followSymbolicLinks: false })
      const found = (await globber.glob()).map(path => relative(folder.path, path))
      const isWanted = toMatcher(patterns.map(({ marks, path }) => marks + path))
      expect(paths.filter(isWanted).sort()).toEqual(found.sort())
    })
    await fc.assert(property, { numRuns: 300 }).finally(() => {
      process.stdout.write = write
    })
  })
})

const notFromRoot = /is not a path from the repository’s root\. Write one with slashes/
test.each<[string, string, RegExp]>([
  ['braces', 'docs/*.{md,mdx}', /"docs\/\*\.\{md,mdx\}" has braces, .* one pattern per line instead/],
  ['braces with a dot', 'docs/{a.b,c}.md', /has braces/],
  ['braces with numbers', 'v{1..3}/*.md', /has braces/],
  ['braces in an exclusion', 'a.md\n!{a,b}/**', /^"!\{a,b\}\/\*\*" has braces/],
  ['commas', 'docs/**/*.md, docs/**/*.mdx', /has commas, .* Write each pattern alone on a line\.$/],
  ['a list of YAML', '- docs/**', /has commas, or the marks of a list/],
  ['a list in brackets', '["docs/**"]', /has commas, or the marks of a list/],
  ['quotes', "a.md\n!'docs/**'", /has commas, or the marks of a list/],
  ['many stars', 'docs/*a*b*c*.md', /has more than three "\*" in one part of the path/],
  ['an absolute path', 'a.md\n!/docs/*.md', notFromRoot],
  ['a home folder', '~/docs/*.md', notFromRoot],
  ['a drive', 'C:/docs', notFromRoot],
  ['a parent folder', '../docs/*.md', notFromRoot],
  ['a dot inside', 'docs/./a.md', notFromRoot],
  ['backslashes', 'docs\\guide\\**', notFromRoot],
  ['no pattern', '# none', /^has no pattern\. Write one per line, such as docs\/\*\*\/\*\.md\.$/],
])('%s: the message says what to write instead', (_, text, message) => {
  expect(() => parseFiles(text)).toThrow(message)
})

test('lines that only exclude are no patterns by themselves, where there are none that they could be added to', () => {
  expect(parseFiles('!a.md\n! b/**')).toEqual(['!a.md', '! b/**'])
  expect(() => parsePatterns('!a.md\n! b/**')).toThrow(
    /^only excludes files\. Add at least one pattern without "!", such as \*\*\/\*\.md\.$/,
  )
  expect(parsePatterns('a/**\n!a/b.md')).toEqual(['a/**', '!a/b.md'])
})

test.each([
  ['the default patterns', defaultFiles],
  ['the default patterns and "!a/**", "!b.md"', [...defaultFiles, '!a/**', '!b.md']],
  ['"docs/**", "!docs/a.md"', ['docs/**', '!docs/a.md']],
])('patterns are shown as their author wrote them: %s', (shown, patterns) => {
  expect(quoted(patterns)).toBe(shown)
})

test('a record’s patterns can be matched where they have few stars in each part', () => {
  expect(isMatchable('**/*a*/*b*.md')).toBe(true)
  expect(isMatchable('docs/*ab*cd*ef*.md')).toBe(false)
})

test.each([
  ['a name with blanks inside', 'docs/a b.md', '!docs/a b.md'],
  ['blanks around it', ' a.md ', '!?a.md?'],
  ['dashes inside', 'a-b.md', '!a-b.md'],
  ['a dash at its start', '-a.md', '![-]a.md'],
])('the line that excludes a file is as plain as can be: %s', (_, path, expected) => {
  expect(excluding(path)).toBe(expected)
})

test('every problem has a line, and hostile text is harmless', () => {
  const problems = (text: string) => {
    try {
      return parseFiles(text)
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  }
  expect(problems('{a,b}\n/c\n../d')).toHaveLength(3)
  expect(problems('/\u202e::error::')).toEqual([expect.not.stringMatching(/^\s*::|\u202e/)])
})

test.each<[string, string]>([
  ['the default', defaultFiles.join('\n')],
  ['marks that stand for themselves', 'docs/a^b.md\ndocs/"a"\ndocs/C:a.md\ndocs/a- b.md'],
  ['names with braces that hold no alternatives', '{a}.md\n\\{a,b\\}.md'],
  ['characters that are escaped', 'docs/\\*\\[a\\].md\n\\!a.md\n\\#a.md'],
  ['names with parentheses', 'a (1).md\ndocs/(group)/*.md'],
  ['a leading ./', './docs/**'],
  ['names that begin with dots, and hidden files', '.docs/..a/...md\n.*/**\n**/.*'],
])('%s is no problem', (_, text) => {
  expect(parseFiles(text)).toEqual(text.split('\n'))
})

test('the line that excludes a file is accepted, and excludes that file, whatever its name', () => {
  const character = fc.constantFrom(...'ab.!#*?[]{}(),@+\\^$~:- \'"')
  const path = fc.array(character, { minLength: 1, maxLength: 8 }).map(each => `docs/${each.join('')}x.md`)
  const root = fc.array(character, { minLength: 1, maxLength: 4 }).map(each => `${each.join('').trim()}x.md`)
  fc.assert(
    fc.property(fc.oneof(path, root), each => {
      // Alone, as a message suggests it, or after others.
      for (const lines of [excluding(each), `**/*.md\n${excluding(each)}`]) {
        const isWanted = toMatcher(inputs({ files: lines }).files)
        expect([isWanted(each), isWanted('docs/other.md')]).toEqual([false, true])
      }
    }),
    { numRuns: 2000 },
  )
})

test('by default, documentation is pushed, and not what is for tests, tools, coding agents or other projects', () => {
  const isWanted = toMatcher(defaultFiles)
  const wanted = [
    'README.md',
    'docs/a.mdx',
    'docs/b.markdown',
    'docs/agents.md',
    'docs/fixtures.md',
    'a/vendors/b.md',
  ]
  const folders = [
    '.github',
    '.cursor/rules',
    'docs/.vitepress',
    'node_modules/a',
    'vendor',
    'go/vendor/x',
    'third_party',
  ]
  const tests = ['fixtures', 'test/fixtures/x', '__fixtures__', 'pkg/testdata']
  const agents = [
    'AGENTS.md',
    'docs/AGENTS.md',
    'AGENT.md',
    'CLAUDE.md',
    'a/CLAUDE.local.md',
    'GEMINI.md',
    'skills/x/SKILL.md',
  ]
  expect(wanted.filter(path => !isWanted(path))).toEqual([])
  expect([...[...folders, ...tests].map(folder => `${folder}/a.md`), ...agents].filter(isWanted)).toEqual([])
})
