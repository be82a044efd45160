import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Report } from '../../src/report/index.ts'
import { openStage } from '../support/stage.ts'

const SPHINX = {
  'docs/conf.py': "extensions = ['myst_parser']\n",
  'docs/index.md': '# Larkspur\n\n:::{seealso}\n[alerts](alerts-label) has more.\n:::\n',
  'docs/alerts.md': '(alerts-label)=\n# Alerts\n\nSee [the start](index.md) and [nothing](nothing.md).\n',
  '.gitignore': 'out/\n',
}
const html = (title: string, content: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><div role="main"><h1>${title}</h1>${content}</div></body></html>`
const BUILT = {
  'out/index.html': html('Larkspur', '<p>See also <a href="alerts.html#late">alerts</a> has more.</p>'),
  'out/alerts.html': html(
    'Alerts',
    '<p>See <a href="index.html">the start</a> and <a href="api.html">it</a>.</p>',
  ),
  'out/api.html': html('API', '<p>It does <a href="alerts.html">alerts</a>.</p>'),
  'out/old.html': `<head><noscript><meta http-equiv="refresh" content="0; url=alerts.html"></noscript></head><body><script>location = 'alerts.html'</script><p>It is at <a href="alerts.html">another place</a>.</p></body>`,
  'out/_static/macros.html': '{% macro head() %} words {% endmacro %}',
}

test('Sphinx is named with its recipe, and labels of MyST are no missing files', async () => {
  await using stage = await openStage(SPHINX)
  const { report, output, summary } = await stage.push({})
  const { warnings, documents } = report as Report
  expect(warnings.filter(line => line.includes('Sphinx'))).toEqual([
    expect.stringMatching(
      /^Site: Sphinx, by docs\/conf\.py: its sources are not read\..*the recipe docs\/recipes\/sphinx\.yml/,
    ),
  ])
  expect(output).toContain('::warning::Site: Sphinx')
  expect(summary).toContain('Sphinx')
  expect(documents.flatMap(({ messages }) => messages.map(({ reason }) => reason.slice(0, 12)))).toEqual([
    '"nothing.md"',
  ])
})

test('its built pages are bodies, two pages are enough, and links lead to GitHub where its address is not known', async () => {
  await using stage = await openStage(SPHINX)
  for (const [path, text] of Object.entries(BUILT)) {
    const file = join(stage.checkout.folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const inputs = { 'built-site': 'out -> docs/', generated: 'out/**/*.html' }
  const { report } = await stage.push({ inputs })
  const documents = () => stage.sandbox.store.active('docs')
  expect([...documents().keys()].sort()).toEqual(['docs/alerts.md', 'docs/index.md', 'out/api.html'])
  const bodyOf = (path: string) => documents().get(path)!.body
  expect(bodyOf('docs/index.md')).toMatch(
    /^# Larkspur\n\nSee also \[alerts\]\(http[^)]*\/blob\/main\/docs\/alerts\.md#late\) has more\.\n/,
  )
  expect(bodyOf('docs/alerts.md')).toMatch(
    /^# .+\n\nSee \[the start\]\(http[^)]*\/blob\/main\/docs\/index\.md\) and it\.\n/,
  )
  expect(bodyOf('out/api.html')).toMatch(/\/blob\/main\/docs\/alerts\.md\)/)
  const { warnings } = report as Report
  expect(warnings.filter(line => /Sphinx|site-urls/.test(line))).toEqual([
    expect.stringContaining('Give the address in the input site-urls: out/ -> https://docs.example.com/'),
  ])
  const address = { ...inputs, 'site-urls': 'out/ -> https://docs.example.com/' }
  const again = await stage.push({ inputs: address })
  expect((again.report as Report).warnings.filter(line => line.includes('rel=canonical'))).toEqual([])
  expect(bodyOf('docs/alerts.md')).toContain('[the start](https://docs.example.com/')
})

describe('a generator that is not known is named:', () => {
  const page = { 'docs/a.md': '# A\n\nText.\n' }
  test.each([
    ['Eleventy', { 'eleventy.config.js': '' }],
    ['Nextra', { 'package.json': '{"dependencies": {"nextra": "4"}}' }],
    ['Antora', { 'antora.yml': '' }],
    ['Fumadocs', { 'docs/source.config.ts': '' }],
    ['VuePress', { 'docs/.vuepress/config.js': '' }],
    ['Docus', { 'package.json': '{"devDependencies": {"docus": "1"}}' }],
    ['Fern', { 'fern/docs.yml': '', 'fern/pages/a.mdx': '# A\n' }],
  ])('%s', async (name, files) => {
    await using stage = await openStage({ ...page, ...files })
    const warningsWith = async (inputs: Record<string, string>) => {
      const { report } = await stage.push({ inputs })
      return (report as Report).warnings.filter(line => line.startsWith('Site: '))
    }
    expect(await warningsWith({})).toEqual([
      expect.stringMatching(`^Site: ${name}, by .* is not known, so its pages`),
    ])
    expect(await warningsWith({ generator: 'none' })).toEqual([])
  })

  test('not where it has no pages, nor above a site that is known', async () => {
    await using stage = await openStage({
      ...page,
      'mkdocs.yml': 'site_name: A\n',
      'package.json': '{"dependencies": {"nextra": "4"}}',
      'web/eleventy.config.js': '',
    })
    const { report } = await stage.push({})
    expect((report as Report).warnings.filter(line => line.startsWith('Site: '))).toEqual([])
  })
})
