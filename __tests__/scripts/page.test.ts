import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { createCheckout } from '../support/checkout.ts'
import { runScript } from './process.ts'

const page = readFileSync(new URL('../../docs/documents.md', import.meta.url), 'utf8')
const [source = '', document = ''] = [...page.matchAll(/^`{4}markdown\n([\s\S]*?)^`{4}$/gm)].map(
  each => each[1],
)

test('the page prints the document that the example in docs/documents.md has', async () => {
  await using checkout = await createCheckout({
    'docs/webhooks.md': source,
    'docs/api.md': '# API\n',
    'docs/images/webhook.png': 'x',
  })
  const { exitCode, stdout } = await runScript('page', ['docs/webhooks.md', '--repo', checkout.folder])
  expect(stdout).toBe(`No site: the page is read as GitHub shows it.\n\n${document}\n`)
  expect(exitCode).toBe(0)
})

test.each(['/nowhere', fileURLToPath(import.meta.url)])(
  'a --repo that is no folder is named: %s',
  async repo => {
    const { exitCode, stderr } = await runScript('page', ['docs/a.md', '--repo', repo])
    expect(stderr).toBe(`--repo: "${repo}" is not a folder. Give the folder of the page's repository.\n`)
    expect(exitCode).toBe(2)
  },
)

test('it names the site, and each warning with its place and kind', async () => {
  await using checkout = await createCheckout({
    'mkdocs.yml': 'site_name: Larkspur\nsite_url: https://docs.example.com/\n',
    'docs/a.md': '# A\n\nSee [nothing](nothing.md)\u001b[31m.\n',
  })
  const { exitCode, stdout } = await runScript('page', ['docs/a.md', '--repo', checkout.folder])
  expect(stdout).toMatch(
    /^Site: mkdocs, by mkdocs\.yml \(https:\/\/docs\.example\.com\/\)\n\n---\nexternal_ref: docs\/a\.md\n/,
  )
  expect(stdout).toMatch(/^docs\/a\.md:3:5 missing-target: "nothing\.md" is not in the repository/m)
  expect(stdout).not.toContain('\u001b')
  expect(exitCode).toBe(0)
})
