import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { dialectFor } from '../../src/document/dialects/index.ts'
import { loadMdx } from '../../src/document/mdx/load.ts'
import { fileSource } from '../../src/document/translate/index.ts'
import type { DialectSettings } from '../../src/site/dialect.ts'

await loadMdx()

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
  const settings = { ...defaults(name), ...JSON.parse(read('settings.json') ?? '{}') }
  const context = {
    read(other: string) {
      const text = read(other)
      return text === undefined ? undefined : fileSource(other, text)
    },
  }
  const { markdown, messages } = dialectFor(path, settings).toMarkdown(context.read(path)!, context)
  const expected = { 'output.md': markdown.text, 'messages.json': `${JSON.stringify(messages, null, 2)}\n` }
  for (const [file, content] of Object.entries(expected)) {
    const isEmpty = file === 'messages.json' && messages.length === 0
    if (process.env.UPDATE_FIXTURES === '1' && !isEmpty) writeFileSync(new URL(file, folder), content)
    expect(content).toBe(read(file) ?? '[]\n')
  }
})

function defaults(name: string): DialectSettings {
  return {
    generator: name.slice(0, name.indexOf('-')) as DialectSettings['generator'],
    folder: '',
    contentFolder: 'docs/',
    includeFolders: [''],
    aliases: {},
    variables: {},
  }
}
