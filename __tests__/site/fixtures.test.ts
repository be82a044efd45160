import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { sitesOf, tableOf } from '../../scripts/site/repository.ts'
import { parseSiteUrls } from '../../src/inputs/values.ts'

const root = fileURLToPath(new URL('../../fixtures/sites', import.meta.url))

interface Expected {
  /** What its generator needs besides itself, so that the site is not built to compare. */
  needs?: string
  /** The input site-urls, if any. */
  siteUrls?: string
  /** The addresses of Markdown files. */
  pages: Record<string, string>
  /** Why other Markdown files are no pages. */
  none: Record<string, string>
  /** Where links of a page lead, as `page PATH ADDRESS`, `file PATH`, `address ADDRESS` or `missing`. */
  links: Record<string, Record<string, string>>
}

const fixtures = readdirSync(root).flatMap(generator =>
  readdirSync(join(root, generator)).map(name => [generator, name] as const),
)

describe.each(fixtures)('of %s, the site "%s"', (generator, name) => {
  const folder = join(root, generator, name)
  const expected: Expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  const reading = sitesOf(join(folder, 'repo'), 'auto', parseSiteUrls(expected.siteUrls ?? ''))

  test('is found by its configuration alone', async () => {
    const { data } = await reading
    expect([...new Set(data.sites.map(site => site.generator))]).toEqual([generator])
    expect(data.messages).toEqual([])
    // It goes to threads and into a digest.
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  test('has these pages at these addresses', async () => {
    const { files, sites, hidden } = await reading
    const { pages, none } = expected
    expect(tableOf(files, sites, hidden)).toEqual({ pages, none })
  })

  test('has links that lead here', async () => {
    const { sites } = await reading
    const found = Object.entries(expected.links).map(([from, links]) => {
      const site = sites.siteOf(from)
      return [
        from,
        Object.fromEntries(Object.keys(links).map(link => [link, spelled(site?.resolve(link, from))])),
      ]
    })
    expect(Object.fromEntries(found)).toEqual(expected.links)
  })
})

function spelled(target: object | undefined): string {
  return Object.values(target ?? {}).join(' ')
}
