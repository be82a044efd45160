import { expect, test } from '@jest/globals'
import { readSites } from '../../src/sites/find.ts'
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
  const { configs: sites } = await readSites([...Object.keys(files), 'a.md'], read, 'auto')
  expect(sites.map(({ syntaxOptions }) => syntaxOptions)).toEqual([{ attributes }])
})
