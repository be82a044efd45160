import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Minimatch } from 'minimatch'
import { toMatcher } from '../../src/inputs/patterns.ts'
import { toGlob, toIgnored } from '../../src/text/paths.ts'
import { createCheckout } from '../support/checkout.ts'

const options = { dot: true, noext: true, nocomment: true, nonegate: true, platform: 'linux' } as const

const text = (units: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...units), { minLength: 1, maxLength }).map(parts => parts.join(''))

test('a pattern means what it means to minimatch, however many stars it has', () => {
  const units = [
    'a',
    'b',
    '.',
    '/',
    '*',
    '*',
    '**',
    '?',
    '[ab]',
    '[!a]',
    '[[:alpha:]]',
    '[',
    '\\*',
    '{a,b}',
    'ä',
  ]
  const path = text(['a', 'b', '.', '/', '*', 'ä', '😀'], 12)
  fc.assert(
    fc.property(text(units, 8), path, (pattern, name) => {
      expect(toGlob(pattern, options)(name)).toBe(new Minimatch(pattern, options).match(name))
    }),
    { numRuns: 3_000 },
  )
})

const longName = 'a'.repeat(4_000)
const deepPath = `${'a/'.repeat(2_000)}b`

describe('a path of 4,000 characters is matched at once:', () => {
  test.each([
    '*a*a*b',
    '*a*a*a*a*a*a*a*a*b',
    '?*a*?a*[ab]c',
    `${'*a'.repeat(1_000)}c`,
    '**/a/**/a/**/a/**/c',
    `${'**/a/'.repeat(100)}c`,
    '**/*a*a*b/**/*a*a*c',
    '['.repeat(4_000),
    '{a,'.repeat(1_000) + '}'.repeat(1_000),
    'a'.repeat(70_000),
  ])('%#', pattern => {
    for (const path of [longName, deepPath]) {
      expect(toGlob(pattern, { ...options, braceExpandMax: 30 })(path)).toBe(false)
      expect(toIgnored([pattern])(path)).toBe(false)
      expect(toMatcher([pattern])(path)).toBe(false)
    }
  })
})

describe('lines of .gitignore', () => {
  const files = [
    'a',
    'b',
    'a b',
    '#a',
    '!a',
    'a.md',
    '.a',
    'c/a',
    'c/b.md',
    'c/.a/b',
    'c/a/b',
    'c/d/a/b',
    'd/a.md',
    'd ',
    'd/d/d',
  ]
  /** The last of these would be both a file and a folder. */
  const paths = files.filter(path => !files.some(other => other.startsWith(`${path}/`)))

  test('mean what git means by them', async () => {
    await using repo = await createCheckout(Object.fromEntries(paths.map(path => [path, ''])))
    const units = [
      'a',
      'b',
      'c',
      'd',
      '.',
      '/',
      '/',
      '*',
      '*',
      '**',
      '?',
      '.md',
      '[ab]',
      '[!a]',
      '!',
      '\\',
      '#',
      ' ',
    ]
    const property = fc.asyncProperty(fc.array(text(units, 6), { maxLength: 4 }), async lines => {
      // Where an escaped character is none that has to be, or a blank, a part has no name, or `**` is a part of a name, git has rules
      // that nobody needs.
      fc.pre(!lines.some(line => /\\(?![*?[!#])|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\[[^\]]*\//.test(line)))
      fc.pre(!lines.some(line => /[^/!]\*\*|\*\*[^/]|\*\*\/?\s*$/.test(line)))
      // Git does not take a file out of an ignored folder; MkDocs does (pathspec, "GitIgnoreSpec").
      fc.pre(!lines.some(line => line.startsWith('!')))
      await writeFile(join(repo.folder, '.gitignore'), lines.join('\n'))
      const asked = { input: paths.join('\0'), cwd: repo.folder, encoding: 'utf8' } as const
      const { stdout } = spawnSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], asked)
      expect(paths.filter(toIgnored(lines))).toEqual(stdout.split('\0').filter(path => path !== ''))
    })
    await fc.assert(property, { numRuns: 300 })
  })

  test('may take files out of what lines above them ignore', () => {
    const isIgnored = toIgnored(['c/', '*.md', '!c/b.md', '!/a.md'])
    expect(paths.filter(isIgnored)).toEqual(
      ['c/a', 'c/.a/b', 'c/a/b', 'c/d/a/b', 'd/a.md'].filter(path => paths.includes(path)),
    )
  })
})
