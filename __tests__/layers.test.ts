import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from './support/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Rule {
  name: string
}

interface Cruise {
  modules: { source: string; dependencies: { module: string }[] }[]
  summary: {
    violations: { from: string; rule: Rule }[]
    ruleSetUsed: { forbidden: Rule[] }
  }
}

/** What `npm run lint` finds in the folder `src` of a folder. */
async function cruise(folder: string): Promise<Cruise> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, 'src', '--config', join(root, '.dependency-cruiser.js'), '--output-type', 'json']
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout)
}

const layers = [
  'text',
  'inputs',
  'markdown',
  'generators',
  'mdx',
  'journal',
  'plan',
  'document',
  'built',
  'push',
  'report',
]

/** Files that each import another one, and the rule that this breaks, if any. */
const imports: [from: string, to: string, rule?: string][] = [
  ...layers.map((layer, index): [string, string, string] => [
    `${layer}/a.ts`,
    `${layers[index + 1] ?? 'run'}/a.ts`,
    `${layer}-imports-only-what-comes-before-it`,
  ]),
  ['generators/one/a.ts', 'generators/other/a.ts', 'a-generator-knows-no-other'],
  ['generators/one/b.ts', 'generators/syntax/a.ts'],
  ['document/site.ts', 'generators/one/c.ts', 'generators-are-reached-by-their-lists'],
  ['run/a.ts', 'adapters/git/a.ts', 'run-imports-no-adapter'],
  ['adapters/git/a.ts', 'run/sync.ts', 'adapters-import-of-run-only-its-ports'],
  ['push/one.ts', 'push/other.ts', 'no-cycle'],
  ['push/other.ts', 'push/one.ts'],
  ['report/down.ts', 'push/leaf.ts'],
  ['run/ports.ts', 'push/leaf.ts'],
  ['adapters/git/port.ts', 'run/ports.ts'],
  ['main.ts', 'adapters/git/port.ts'],
]

test('each rule is broken by an import, of a type too', async () => {
  await using folder = await temporaryFolder()
  const files = new Map(imports.map(([, to]) => [to, '']))
  for (const [from, to] of imports) {
    const up = '../'.repeat(from.split('/').length - 1) || './'
    files.set(from, `import type { A } from '${up}${to}'\nexport type B = A & { b: number }\n`)
  }
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder.path, 'src', path)), { recursive: true })
    await writeFile(join(folder.path, 'src', path), text)
  }
  const { violations, ruleSetUsed } = (await cruise(folder.path)).summary
  const found = violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  const expected = imports.flatMap(([from, , rule]) => (rule ? [`src/${from}: ${rule}`] : []))
  expect(found.sort()).toEqual(expected.sort())
  const broken = new Set(imports.flatMap(([, , rule]) => rule ?? []))
  expect(broken).toEqual(new Set(ruleSetUsed.forbidden.map(rule => rule.name)))
})

// The types in a file can hide an import from the linter: then it is to be written in another way.
test('no import in the sources is overlooked', async () => {
  const { modules } = await cruise(root)
  const seen = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module }) => `${source}: ${module}`),
  )
  const names = await readdir(join(root, 'src'), { recursive: true })
  const written: string[] = []
  for (const name of names.filter(each => each.endsWith('.ts')))
    for (const [, path] of (await readFile(join(root, 'src', name), 'utf8')).matchAll(
      /(?:from|import\() ?'([./][^']+\.ts)'/g,
    ))
      written.push(`src/${name.replaceAll('\\', '/')}: ${path}`)
  expect(written.length).toBeGreaterThan(100)
  expect(written.filter(each => !seen.includes(each))).toEqual([])
})
