import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { toPaths } from '../../src/text/paths.ts'
import { documentOf, settings } from './settings.ts'

// A case is a folder: `input.md` or `input.mdx`, its document in `output.json`, and if need be `options.json` with the
// page's `path`, the `files` around it and `settings` other than the defaults. With UPDATE_FIXTURES=1 the outputs are
// written again, to be read before they are committed.
const root = new URL('../../fixtures/documents/', import.meta.url)

test.each(readdirSync(root))('%s', name => {
  const folder = new URL(`${name}/`, root)
  const input = readdirSync(folder).find(file => file.startsWith('input.')) ?? 'input.md'
  const options = readJson(new URL('options.json', folder)) ?? {}
  const path = options.path ?? input.replace('input', 'docs/page')
  const paths = toPaths([path, ...(options.files ?? [])])
  const own = { ...settings, ...options.settings }
  const made = documentOf(path, readFileSync(new URL(input, folder)), paths, own)
  const { hasHeadings: _, ...result } = { hasHeadings: false, ...made }
  const output = new URL('output.json', folder)
  if (process.env.UPDATE_FIXTURES === '1') writeFileSync(output, `${JSON.stringify(result, null, 2)}\n`)
  expect(result).toEqual(readJson(output))
})

function readJson(url: URL) {
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : undefined
}
