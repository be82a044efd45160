import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { toMatcher } from '../src/inputs/patterns.ts'
import { selectPages, type TreeEntry } from '../src/snapshot/index.ts'

const root = fileURLToPath(new URL('../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))

const page = (path: string): TreeEntry => ({ kind: 'file', path, oid: 'a'.repeat(40), isUtf8: true })
const refs = (paths: string[], pattern: string) => [
  ...selectPages(paths.map(page), toMatcher([pattern]), 'kb/').pages.keys(),
]

/** What differs from system to system. */
const DIFFERS =
  /\bEOL\b|\bpath\.(?:sep|delimiter)\b|\{[^}]*\b(?:sep|delimiter)\b[^}]*\} from 'node:path'|process\.platform|shell: true/

// What lies on the disk has the paths of the system, which the first turns into those of a tree; git separates folders of
// objects as the system does, which the second gives it.
const others = sources.filter(name => !/^adapters.(?:disk|git.index)\.ts$/.test(name))

test.each(others)('%s asks for nothing that differs from system to system', name => {
  expect(readFileSync(`${root}/${name}`, 'utf8')).not.toMatch(DIFFERS)
})

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
