import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { sitesOf, tableOf } from '../../scripts/site/repository.ts'
import { includesOf } from '../../src/generators/dialect.ts'
import type { SiteConfig } from '../../src/generators/generator.ts'
import type { GeneratorName } from '../../src/inputs/generator.ts'
import { parseSiteUrls } from '../../src/inputs/values.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { fileSource } from '../../src/markdown/source.ts'
import { dialectOfPage, settingsOf } from './syntax/translated.ts'

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url))

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

/** Tests of the sites in `fixtures/sites/NAME`, and of the pages in `fixtures/dialects/NAME`. */
export function testFixtures(generator: GeneratorName): void {
  describe.each(readdirSync(join(fixtures, 'sites', generator)))('the site "%s"', name =>
    testSite(generator, join(fixtures, 'sites', generator, name)),
  )
  test.each(readdirSync(join(fixtures, 'dialects', generator)))('the page "%s"', name =>
    testPage(generator, join(fixtures, 'dialects', generator, name)),
  )
}

function testSite(generator: GeneratorName, folder: string): void {
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
}

function spelled(target: object | undefined): string {
  return Object.values(target ?? {}).join(' ')
}

/**
 * A tree whose page is `docs/input.md` (or `.mdx`), and the page in `output.md`; if need be, `settings.json` has other
 * settings, and `messages.json` what is said. With UPDATE_FIXTURES=1 the outputs are written again, to be read before they
 * are committed.
 */
function testPage(generator: GeneratorName, folder: string): void {
  const read = (path: string) => {
    const file = join(folder, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const path = ['docs/input.md', 'docs/input.mdx'].find(each => read(each) !== undefined)!
  const settings = settingsOf(generator, JSON.parse(read('settings.json') ?? '{}'))
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
    if (process.env.UPDATE_FIXTURES === '1' && !isEmpty) writeFileSync(join(folder, file), content)
    expect(content).toBe(read(file) ?? '[]\n')
  }
}

/** A page, and all that it may include according to `includesOf`. */
function closure(path: string, read: (path: string) => string | undefined, settings: SiteConfig): string[] {
  const paths = new Set([path])
  for (const each of paths)
    for (const included of includesOf(read(each) ?? '', each, settings).flat()) paths.add(included)
  return [...paths]
}
