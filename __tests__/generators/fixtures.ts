import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from '@jest/globals'
import { sitesOf, tableOf } from '../../scripts/site/repository.ts'
import { parseSiteUrls } from '../../src/inputs/index.ts'
import { splitFrontMatter } from '../../src/markdown/front-matter.ts'
import { fileSource, type Source } from '../../src/markdown/source.ts'
import { isOnEachPage, mayInclude, mayShowTitles, Names, Search, toPlain } from '../../src/plan/mentions.ts'
import { textsIn } from '../../src/sites/commit.ts'
import { siteConfig } from '../../src/sites/find.ts'
import type { SiteConfig } from '../../src/sites/generator.ts'
import { loadGenerator } from '../../src/sites/generators/index.ts'
import type { GeneratorName } from '../../src/sites/index.ts'
import { mdx } from '../../src/sites/mdx/index.ts'
import { dialectFor } from '../../src/sites/site.ts'
import type { Dialect } from '../../src/sites/syntax/step.ts'
import { isMdx } from '../../src/text/paths.ts'

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url))
const isUpdate = process.env.UPDATE_FIXTURES === '1'

interface Expected {
  /** What its generator needs besides itself, so that the site is not built to compare. */
  needs?: string
  /** The input site-urls, if any. */
  siteUrls?: string
  /** The addresses of Markdown files. */
  pages: Record<string, string>
  /** Why other Markdown files are no pages. */
  none: Record<string, string>
  /** The tags of pages that have some, where they are tested. */
  tags?: Record<string, string[]>
  /** Where links of a page lead, as `page PATH ADDRESS`, `file PATH`, `address ADDRESS` or `missing`. */
  links: Record<string, Record<string, string>>
}

async function dialectOfPage(path: string, settings: SiteConfig): Promise<Dialect> {
  const generator = await loadGenerator(settings.generator)
  return dialectFor(settings, generator, isMdx(path) || settings.format === 'mdx' ? mdx : undefined)
}

/** The settings of a site whose pages are in `docs/`. */
export function settingsOf(generator: GeneratorName, settings: Partial<SiteConfig> = {}): SiteConfig {
  const isMdxSite = generator === 'docusaurus' || generator === 'mintlify'
  const own = {
    contentFolder: 'docs/',
    options: {},
    includeFolders: [''],
    ...(isMdxSite && ({ format: 'mdx' } as const)),
    ...settings,
  } as const
  return siteConfig(generator, '', own)
}

/**
 * Tests of the sites in `fixtures/sites/NAME`, of the pages in `fixtures/dialects/NAME`, and of the rules in its
 * `rules.md`.
 */
export function testFixtures(generator: GeneratorName): void {
  describe.each(readdirSync(join(fixtures, 'sites', generator)))('the site "%s"', name =>
    testSite(generator, join(fixtures, 'sites', generator, name)),
  )
  const folder = join(fixtures, 'dialects', generator)
  test.each(readdirSync(folder).filter(name => name !== 'rules.md'))('the page "%s"', async name =>
    testPage(generator, join(folder, name)),
  )
  const rules = join(folder, 'rules.md')
  if (existsSync(rules)) describe('the rule', () => testRules(generator, rules))
}

function testSite(generator: GeneratorName, folder: string): void {
  const expected: Expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  const reading = sitesOf(join(folder, 'repo'), 'auto', parseSiteUrls(expected.siteUrls ?? ''))

  test('is found by its configuration alone', async () => {
    const { data } = await reading
    expect([...new Set(data.configs.map(site => site.generator))]).toEqual([generator])
    expect(data.messages).toEqual([])
    // It goes to threads and into a digest.
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  test('has these pages at these addresses', async () => {
    const { files, sites, hidden } = await reading
    const { pages, none, tags } = expected
    expect(tableOf(files, sites, hidden)).toEqual({ pages, none })
    const tagged = Object.keys(pages).map(path => [path, sites.siteOf(path)?.tagsOf(path)] as const)
    if (tags) expect(Object.fromEntries(tagged.filter(([, some]) => some?.length))).toEqual(tags)
  })

  test('has links that lead here', async () => {
    const { sites } = await reading
    const found = Object.entries(expected.links).map(([from, links]) => {
      const site = sites.siteOf(from)
      return [
        from,
        Object.fromEntries(
          Object.keys(links).map(link => [link, spelled(site?.resolve(link.replace(/[?#].*/, ''), from))]),
        ),
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
async function testPage(generator: GeneratorName, folder: string): Promise<void> {
  const read = (path: string) => {
    const file = join(folder, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const path = ['docs/input.md', 'docs/input.mdx'].find(each => read(each) !== undefined)!
  const settings = settingsOf(generator, JSON.parse(read('settings.json') ?? '{}'))
  const { markdown, messages } = await translated(path, read, settings)
  const expected = { 'output.md': markdown.text, 'messages.json': `${JSON.stringify(messages, null, 2)}\n` }
  for (const [file, content] of Object.entries(expected)) {
    const isEmpty = file === 'messages.json' && messages.length === 0
    if (isUpdate && !isEmpty) writeFileSync(join(folder, file), content)
    expect(content).toBe(read(file) ?? '[]\n')
  }
}

/**
 * Below each heading is a page, perhaps its `settings` and other files by their paths, then what it `becomes`, if that is
 * another text, and the `messages`, if there are any. Blank lines count as one. With UPDATE_FIXTURES=1 the last two are
 * written again.
 */
function testRules(generator: GeneratorName, file: string): void {
  const [title = '', ...sections] = readFileSync(file, 'utf8').split(/^## (?=.+\n\n~{8} page$)/m)
  const rules = sections.map((section): [rule: string, blocks: Map<string, string>] => {
    const blocks = section.matchAll(/^~{8} (.+)\n([\s\S]*?)^~{8}$/gm)
    return [
      section.split('\n', 1)[0]!,
      new Map(Array.from(blocks, ([, name = '', text = '']) => [name, text])),
    ]
  })

  test.each(rules)('%s', async (_, blocks) => {
    const read = (path: string) => blocks.get(path === 'docs/page.md' ? 'page' : path)
    const settings = settingsOf(generator, JSON.parse(read('settings') ?? '{}'))
    const { markdown, messages } = await translated('docs/page.md', read, settings)
    const tidy = markdown.text.replace(/\n(?:[ \t]*\n)+/g, '\n\n').replace(/^\n+|\s+$/g, '')
    const found = {
      becomes: tidy === '' ? '' : `${tidy}\n`,
      messages: messages.map(({ reason }) => `${reason}\n`).join(''),
    }
    const kept = { becomes: read('page'), messages: '' }
    for (const name of ['becomes', 'messages'] as const) {
      if (isUpdate) blocks.delete(name)
      if (isUpdate && found[name] !== kept[name]) blocks.set(name, found[name])
      expect(found[name]).toBe(blocks.get(name) ?? kept[name])
    }
  })

  const blockOf = ([name, text]: [string, string]) => `~~~~~~~~ ${name}\n${text}~~~~~~~~\n`
  const written = () =>
    rules.map(([rule, blocks]) => [`## ${rule}\n`, ...[...blocks].map(blockOf)].join('\n')).join('\n')
  if (isUpdate) afterAll(() => writeFileSync(file, title + written()))
}

/** A page in Markdown, and what is said of it. All that is read for it must be among what it may include. */
async function translated(path: string, read: (path: string) => string | undefined, settings: SiteConfig) {
  const asked = new Set<string>()
  const context = {
    read(other: string): Source | undefined {
      asked.add(other)
      const text = read(other)
      return text === undefined ? undefined : fileSource(other, text)
    },
  }
  const { text, data, linesBefore } = splitFrontMatter(read(path)!)
  const page = fileSource(path, text, linesBefore)
  const dialect = await dialectOfPage(path, settings)
  const made = dialect.toMarkdown(page, { ...context, data })
  asked.delete(path)
  for (const file of asked)
    expect([file, isFoundAsIncluded(file, [path, ...asked], read, settings)]).toEqual([file, true])
  return made
}

/** Whether the search for what includes a file finds the page, or a file that it includes. */
function isFoundAsIncluded(
  file: string,
  texts: readonly string[],
  read: (path: string) => string | undefined,
  { syntaxOptions }: SiteConfig,
): boolean {
  const included = new Names()
  included.addIncludedFile(file)
  const shown = new Names()
  shown.addShownPage(file)
  const includes = new Search(included, 'includes')
  const titles = new Search(shown, 'includes')
  if (isOnEachPage(includes, [{ sharedTexts: textsIn(syntaxOptions) }])) return true
  return texts.some(path => {
    const text = read(path) ?? ''
    return (
      (mayInclude(text) && includes.finds(toPlain(text), path)) ||
      (mayShowTitles(text) && titles.finds(toPlain(text), path))
    )
  })
}
