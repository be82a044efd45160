import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { toMatcher } from '../src/files.ts'
import { cut } from '../src/plan/cut.ts'

const root = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))

const page = (path: string) => ({ mode: '100644', path, oid: 'a'.repeat(40), isUtf8: true })
const refs = (paths: string[], pattern: string) => [
  ...cut(paths.map(page), toMatcher([pattern]), 'kb/').pages.keys(),
]

test.each(sources)(
  '%s asks neither for the separator of paths nor for the system, and starts no shell',
  name => {
    const text = readFileSync(`${root}/${name}`, 'utf8')
    expect(text).not.toMatch(
      /\bpath\.sep\b|\{[^}]*\bsep\b[^}]*\} from 'node:path'|process\.platform|os\.EOL|shell: true/,
    )
  },
)

test('a path of the tree is a reference as it is, whatever Windows would make of it', () => {
  const paths = [
    'docs/a.md',
    'docs\\b.md',
    'docs/CON.md',
    'docs/a:b.md',
    'docs/trailing .md',
    `${'deep/'.repeat(80)}a.md`,
  ]
  expect(refs(paths, '**/*.md')).toEqual(paths.map(each => `kb/${each}`))
})

test('a backslash separates nothing, and case counts', () => {
  expect(refs(['docs/a.md', 'docs\\b.md', 'Docs/c.md', 'docs/D.MD'], 'docs/**/*.md')).toEqual([
    'kb/docs/a.md',
  ])
})
