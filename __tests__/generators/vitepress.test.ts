import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { openSites, readSites } from '../../src/generators/index.ts'
import { testFixtures } from './fixtures.ts'

testFixtures('vitepress')

test.each([
  ['VitePress 1', "leftDelimiter: '%{', rightDelimiter: '}%'", ['%{', '}%']],
  ['VitePress 2', "left: '%{', right: '}%'", ['%{', '}%']],
  ['none', '', undefined],
])('what lists of attributes are written between, as %s says', async (_, attrs, attributes) => {
  const config = `import shared from './shared'\nexport default defineConfig({ ...shared })\n`
  const files: Record<string, string> = {
    '.vitepress/config.ts': config,
    '.vitepress/shared.ts': `export default { markdown: { attrs: { ${attrs} } } }\n`,
  }
  const read = async (paths: readonly string[]) => new Map(paths.map(path => [path, files[path]!]))
  const { sites } = await readSites([...Object.keys(files), 'a.md'], read, 'auto')
  expect(sites.map(({ syntaxOptions }) => syntaxOptions)).toEqual([{ attributes }])
})

test('parameters of a rewrite have the values that a regular expression would give them', async () => {
  const part = fc.constantFrom('/', '-', '/a', '-b', ':', ':*', ':(.*)')
  const parts = fc.array(part, { maxLength: 6 })
  const stem = fc
    .string({ unit: fc.constantFrom('a', 'b', '-', '/'), minLength: 1, maxLength: 8 })
    .filter(each => !/^\/|\/\/|\/$/.test(each))
  const config = '.vitepress/config.js'
  const property = fc.asyncProperty(parts, stem, async (written, name) => {
    const page = `${name}.md`
    const from = written.map((each, index) => each.replace(':', `:p${index}`)).join('')
    const source = written.map(each => each.replace(/^:$/, '([^/]+)').replace(/^:.+/, '(.*)')).join('')
    const to = written.flatMap((each, index) => (each.startsWith(':') ? `:p${index}` : [])).join('-')
    const values = new RegExp(`^${source}$`).exec(page)?.slice(1)
    const expected = (values ? `to/${values.join('-')}` : page).replace(/\.md$/, '')

    const options = { sitemap: { hostname: 'https://a.example' }, cleanUrls: true }
    const text = `export default ${JSON.stringify({ ...options, rewrites: { [from]: `to/${to}` } })}`
    const data = await readSites([config, page], async () => new Map([[config, text]]), 'auto')
    const { siteOf } = (await openSites(data, new Set([config, page]))).open([])
    expect(siteOf(page)?.addressOf(page)).toBe(`https://a.example/${expected}`)
  })
  await fc.assert(property, { numRuns: 500 })
})
