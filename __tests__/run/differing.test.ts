import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findDiffering } from '../../src/plan/changes.ts'
import type { SiteUrl } from '../../src/sites/index.ts'
import { oidsOf, type ReadBlobs, type Snapshot, type TreeEntry } from '../../src/snapshot/index.ts'
import { toPaths } from '../../src/text/paths.ts'
import { documentOf, settings } from '../document/settings.ts'
import { openLocalPool } from '../support/local-pool.ts'
import { runs } from '../support/runs.ts'

const page = 'a/b/page.md'

/** Whether a page with this text is pushed again where the paths around it change. */
async function isPushed(
  text: string,
  {
    before,
    after,
    siteUrls,
  }: { before: readonly string[]; after: readonly string[]; siteUrls: readonly SiteUrl[] },
): Promise<boolean> {
  const toReading = (files: readonly string[]): Snapshot => {
    const tree = [...new Set(files)].map(
      (path): TreeEntry => ({ path, kind: 'file', oid: path, isUtf8: true }),
    )
    return {
      tree,
      paths: toPaths(files),
      files: { oids: oidsOf(tree) },
      sites: { configs: [], messages: [], unread: [], all: [], files: new Map() },
      pages: new Map(),
      skipped: [],
    }
  }
  const blobs: ReadBlobs = async function* (oids) {
    const bytes = new TextEncoder().encode(text)
    for (const _ of oids) yield { size: bytes.length, bytes }
  }
  const unchanged = [{ path: page, oid: page, externalRef: page }]
  const [old, now] = [toReading(before), toReading(after)]
  const pool = openLocalPool()
  const makerOf = (reading: Snapshot) => pool.openMaker(reading, { ...settings, siteUrls }, blobs)
  const options = { blobs, search: pool.search, makerOf, ahead: 1, hasSiteUrls: siteUrls.length > 0 }
  return (await findDiffering(unchanged, [old], now, options)).has(page)
}

const list = (text: string) => text.split(/ {2,}/)
const names = [
  ...list(
    'a  b  c.md  C.md  d e.mdx  é.markdown  (f).png  g&h.md  100%.md  %41.md  .md  page  index.md  README.md',
  ),
  ...list('b.md  k*_l  [m].md  n\\o.md  p|q.md  <r>.md  s"t.md  #u.md  v?w.md  i.j.md  𝒳.md  :x.md'),
]
const name = fc.constantFrom(...names)
const file = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.array(name, { minLength: 1, maxLength: 3 }).map(segments => segments.join('/')),
  },
  { weight: 1, arbitrary: fc.constantFrom('a/b/page', 'a/b/page/c.md', 'a/b/page/index.md') },
)
const trees = fc.tuple(fc.array(file, { maxLength: 3 }), fc.array(file, { maxLength: 3 }))

const named = new Map(
  Object.entries({ '&': 'amp', '(': 'lpar', ')': 'rpar', '.': 'period', '/': 'sol', '%': 'percnt' }),
)
const hex = (character: string) => character.codePointAt(0)?.toString(16)
const spelling = fc.constantFrom<(character: string) => string>(
  encodeURIComponent,
  character => `%${hex(character)}`,
  character => `\\${character}`,
  character => `&#${character.codePointAt(0)};`,
  character => `&#x${hex(character)};`,
  character => `&${named.get(character) ?? 'x'};`,
  character => encodeURIComponent(character).replaceAll('%', '&#37;').toLowerCase(),
  character => encodeURIComponent(character).replaceAll('%', '\\%'),
)
const spelled = (text: string) =>
  fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constant(String) }, { weight: 1, arbitrary: spelling }), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map(spellings => [...text].map((character, index) => spellings[index]?.(character)).join(''))

const starts = fc.constantFrom('/', '../../', './../..//', '', '../', '../../../')
const ends = fc.constantFrom('', '', '', '/', '/.', '/..', '#y', '?z=%', '#100%', '.md', '.html')
const forms = fc.constantFrom(
  ...list(
    '[x](D)  [x](<D>)  ![x](D "t")  [x]: D  [x]:D  [x]:\n<D>  > [x](\n>D)  >[x]:\n>D  &[x](D);  `[x](D)`',
  ),
  ...list(
    '| a |\n|---|\n| [x](D) |  `\\`[x](D)  \\\\[x](D)  *[x](D)*  <a href="D">  <p><a href=\'D\'>  <a href=D>',
  ),
  ...list('> <img\n> src="D">  <img srcset="x 1x,D, D 2x">  - [x](\tD\n\'t\')'),
)
const linkTo = (path: string) =>
  fc.tuple(starts, fc.nat(3), fc.boolean(), ends, forms).chain(([from, depth, bare, end, form]) => {
    const to = path
      .split('/')
      .slice(0, depth + 1)
      .join('/')
    return spelled(from + (bare ? to.replace(/\.[a-z]+$/, '') : to) + end).map(text =>
      form.replace('D', () => text),
    )
  })

/** In a tree of git no file is a folder of others. */
const withoutFolders = (files: readonly string[]) =>
  files.filter(file => !files.some(other => other.startsWith(`${file}/`)))

/** What leads to a folder without naming it. */
const nameless = fc
  .tuple(fc.constantFrom('.', './', '..', './#y', 'x/..', '../'), forms)
  .map(([to, form]) => form.replace('D', () => to))

const sites: SiteUrl[][] = [
  [],
  [{ prefix: '', url: 'https://x.example.com/' }],
  [{ prefix: 'a/', url: 'https://x.example.com/' }],
  [
    { prefix: 'a/b/', url: 'https://x.example.com/b/a/' },
    { prefix: 'a/', url: 'https://x.example.com/b/' },
  ],
  [
    { prefix: 'a/', url: 'https://x.example.com/a/' },
    { prefix: 'b/', url: 'https://x.example.com/' },
  ],
]

const changes = trees.chain(([one, other]) => {
  const path = fc.constantFrom(...one, ...other, page, 'gone.md', 'b/index.md')
  const link = fc.oneof({ weight: 4, arbitrary: path.chain(linkTo) }, { weight: 1, arbitrary: nameless })
  const text = fc.array(link, { minLength: 1, maxLength: 3 }).map(links => links.join('\n\n'))
  return fc.record({
    before: fc.constant(withoutFolders([page, ...one])),
    after: fc.constant(withoutFolders([page, ...other])),
    text,
    siteUrls: fc.constantFrom(...sites),
  })
})

/** The site's root is what `b/` is made into; without it `b.md` is in its place. */
const besideARoot: typeof changes extends fc.Arbitrary<infer T> ? T : never = {
  before: [page, 'b.md'],
  after: [page],
  text: '[x](%2Fgone.md/..)',
  siteUrls: sites.at(-1) ?? [],
}

/** In HTML a backslash escapes nothing: it is one of the name. */
const escapedInHtml: typeof besideARoot = {
  before: [page],
  after: [page, 'n\\o.md'],
  text: "<p><a href='./../..//n\\%6f.md/'>",
  siteUrls: [],
}

test('a page is pushed again exactly if its document differs because paths were added or removed', async () => {
  let differing = 0
  const property = fc.asyncProperty(changes, async ({ text, ...commits }) => {
    const content = new TextEncoder().encode(text)
    const [one, other] = [commits.before, commits.after].map(files => {
      const result = documentOf(page, content, toPaths(files), { ...settings, siteUrls: commits.siteUrls })
      return JSON.stringify(result.kind === 'document' ? result.document : result.kind)
    })
    if (one !== other) differing++
    expect(await isPushed(text, commits)).toBe(one !== other)
  })
  await fc.assert(property, { numRuns: runs(2000), examples: [[besideARoot], [escapedInHtml]] })
  // A test that met few such pages would show little.
  expect(differing).toBeGreaterThan(runs(120))
})
