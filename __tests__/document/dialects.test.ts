import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { includesOf } from '../../src/generators/dialect.ts'
import type { SiteConfig } from '../../src/generators/generator.ts'
import type { GeneratorName } from '../../src/inputs/generator.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { dialectOfPage, settingsOf } from './dialects/translated.ts'

// A case is a folder `<generator>-<case>`: a tree whose page is `docs/input.md` (or `.mdx`), and the page in
// `output.md`; if need be, `settings.json` has other settings, and `messages.json` what is said. With UPDATE_FIXTURES=1
// the outputs are written again, to be read before they are committed.
const root = new URL('../../fixtures/dialects/', import.meta.url)

test.each(readdirSync(root))('%s', name => {
  const folder = new URL(`${name}/`, root)
  const read = (path: string) => {
    const file = fileURLToPath(new URL(path, folder))
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const path = ['docs/input.md', 'docs/input.mdx'].find(each => read(each) !== undefined)!
  const settings = settingsOf(
    name.slice(0, name.indexOf('-')) as GeneratorName,
    JSON.parse(read('settings.json') ?? '{}'),
  )
  const asked = new Set<string>()
  const context = {
    read(other: string) {
      asked.add(other)
      const text = read(other)
      return text === undefined ? undefined : fileSource(other, text)
    },
  }
  const { text, data, linesBefore } = splitFrontMatter(read(path)!)
  const page = fileSource(path, text, linesBefore)
  const { markdown, messages } = dialectOfPage(path, settings).toMarkdown(page, { ...context, data })
  expect(closure(path, read, settings)).toEqual(expect.arrayContaining([...asked]))
  const expected = { 'output.md': markdown.text, 'messages.json': `${JSON.stringify(messages, null, 2)}\n` }
  for (const [file, content] of Object.entries(expected)) {
    const isEmpty = file === 'messages.json' && messages.length === 0
    if (process.env.UPDATE_FIXTURES === '1' && !isEmpty) writeFileSync(new URL(file, folder), content)
    expect(content).toBe(read(file) ?? '[]\n')
  }
})

/** A page, and all that it may include according to `includesOf`. */
function closure(path: string, read: (path: string) => string | undefined, settings: SiteConfig): string[] {
  const paths = new Set([path])
  for (const each of paths)
    for (const included of includesOf(read(each) ?? '', each, settings).flat()) paths.add(included)
  return [...paths]
}

test('imports of Markdown are includes', () => {
  const text = `import A from './_a.mdx'\nimport {B} from "@site/b/_b.md"\nimport C from './c.js'\nexport {D} from '../d.mdx'\nconst E = import( './e.mdx')\nimport './f.md.js'\n`
  const settings = settingsOf('docusaurus', { aliases: { '@site/': 'web/' } })
  const paths = [['web/docs/_a.mdx'], ['web/b/_b.md'], ['web/d.mdx'], ['web/docs/e.mdx']]
  expect(includesOf(text, 'web/docs/page.md', settings)).toEqual(paths)
  expect(includesOf(`import A from '/snippets/a.mdx'`, 'docs/x/p.mdx', settingsOf('mintlify'))).toEqual([
    ['docs/snippets/a.mdx', 'snippets/a.mdx'],
  ])
})
