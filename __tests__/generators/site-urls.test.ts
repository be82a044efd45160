import { expect, test } from '@jest/globals'
import { openSites, readSites } from '../../src/generators/index.ts'
import { parseSiteUrls } from '../../src/inputs/values.ts'

const files: Record<string, string> = {
  'web/docusaurus.config.js': "module.exports = { url: 'https://own.example', baseUrl: '/' }",
  'web/docs/deep/a.md': '# A\n',
  'web/blog/b.md': '# B\n',
}

test.each([
  ['', 'https://own.example/docs/deep/a', 'https://own.example/blog/b'],
  ['web -> https://x.example/y', 'https://x.example/y/docs/deep/a', 'https://x.example/y/blog/b'],
  ['/ -> https://x.example', 'https://x.example/web/docs/deep/a', 'https://x.example/web/blog/b'],
  ['web/docs -> https://x.example/docs', 'https://x.example/docs/deep/a', 'https://own.example/blog/b'],
  ['web/docs -> https://docs.example', 'https://docs.example/deep/a', 'https://own.example/blog/b'],
  ['web/docs/deep -> https://deep.example', 'https://deep.example/a', 'https://own.example/blog/b'],
])('the input site-urls %j says where pages are', async (siteUrls, first, second) => {
  const read = async (paths: readonly string[]) =>
    new Map(paths.flatMap(path => (files[path] ? [[path, files[path]]] : [])))
  const data = await readSites(Object.keys(files), read, 'auto')
  const { siteOf } = (await openSites(data, new Set(Object.keys(files)))).open(parseSiteUrls(siteUrls))
  const addresses = ['web/docs/deep/a.md', 'web/blog/b.md'].map(path => siteOf(path)?.addressOf(path))
  expect(addresses).toEqual([first, second])
  // The site's own root stays what links from the root are below.
  const link = siteOf('web/blog/b.md')?.resolve('/docs/deep/a', 'web/blog/b.md')
  expect(link).toMatchObject({ kind: 'address', address: expect.stringMatching(/\/docs\/deep\/a$/) })
  // A browser goes from the page's own address.
  const relative = siteOf('web/docs/deep/a.md')?.resolve('other', 'web/docs/deep/a.md')
  expect(relative).toEqual({ kind: 'address', address: first.replace(/a$/, 'other') })
})

test('a JSON file that a configuration imports is read as JSON, and what is no configuration is not read', async () => {
  const repository: Record<string, string> = {
    'docusaurus.config.ts': `import data from './site.json'
import logo from './logo.svg'
import type { Config } from './types'
export default { url: data.url, baseUrl: '/', logo, presets: [['classic', { docs: {} }]] } as Config
`,
    'site.json': '{ "url": "https://json.example" }',
    'logo.svg': '<svg/>',
    'docs/a.md': '# A\n',
  }
  const read = async (paths: readonly string[]) => new Map(paths.map(path => [path, repository[path] ?? '']))
  const data = await readSites(Object.keys(repository), read, 'auto')
  expect(data).toMatchObject({ sites: [{ address: 'https://json.example/' }], messages: [] })
})
