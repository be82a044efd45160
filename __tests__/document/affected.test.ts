import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findAffected, mentionsOf } from '../../src/document/affected.ts'
import { loadMdx } from '../../src/document/dialects/load.ts'
import { toDocument } from '../../src/document/index.ts'
import type { SiteUrl } from '../../src/inputs/address.ts'
import { type Blob, type Paths, toPaths } from '../../src/plan/tree.ts'
import { page as unchangedPage } from '../support/pages.ts'
import { settings } from './settings.ts'

await loadMdx()

describe('the pages that a change of paths affects', () => {
  const before = toPaths(['a.md', 'b.md', 'old.md'])
  const now = toPaths(['a.md', 'b.md', 'new.md'])

  const toSnapshot = (paths: Paths) => ({ paths, tree: [], sites: { sites: [], messages: [], unread: [] } })

  /** Finds the affected of pages with these texts; `undefined` is a text that is too large or missing. */
  async function affected(texts: Record<string, string | undefined>, from = [before], to = now) {
    const read: string[] = []
    async function* blobs(oids: readonly string[]): AsyncGenerator<Blob> {
      for (const oid of oids) {
        read.push(oid)
        const text = texts[oid.replace('oid of ', '')]
        const bytes = text === undefined ? undefined : new TextEncoder().encode(text)
        yield { oid, size: bytes?.length, bytes }
      }
    }
    const unchanged = Object.keys(texts).map(path => unchangedPage(path, path, 'x/'))
    const includes = { texts: new Map(), pathsOf: () => [] }
    return {
      found: [...(await findAffected(unchanged, from.map(toSnapshot), toSnapshot(to), [], includes, blobs))],
      read,
    }
  }

  test('a page that names a file which was added or removed is affected, by its reference', async () => {
    const { found } = await affected({
      'gone.md': 'See [this](old.md).',
      'came.md': 'See [this](./new).',
      'none.md': 'See [this](b.md), renewed and older.',
    })
    expect(found).toEqual(['x/gone.md', 'x/came.md'])
  })

  test('a page whose text cannot be read is taken for affected', async () => {
    expect((await affected({ 'large.md': undefined, 'a.md': 'no links' })).found).toEqual(['x/large.md'])
  })

  test('a page that one of several earlier trees affects is affected', async () => {
    const { found } = await affected({ 'a.md': '[x](third.md)' }, [
      now,
      toPaths(['a.md', 'b.md', 'new.md', 'third.md']),
    ])
    expect(found).toEqual(['x/a.md'])
  })

  test('no page is read when no path was added or removed', async () => {
    expect(await affected({ 'a.md': '[x](old.md)' }, [now])).toEqual({ found: [], read: [] })
    expect(await affected({ 'a.md': '[x](old.md)' }, [])).toEqual({ found: [], read: [] })
  })
})

const page = 'a/b/page.md'

describe('the pages whose links may lead elsewhere', () => {
  test('trees with the same paths have no test', () => {
    expect(mentionsOf(toPaths(['a.md', 'b/c.md']), toPaths(['b/c.md', 'a.md']), [])).toBeUndefined()
  })

  const mentions = mentionsOf(
    toPaths([page, 'a/new page.md']),
    toPaths([page, 'a/gone.md', 'img/x(1).png']),
    [],
  ) as (text: string) => boolean

  const unnamed = [
    'Text.',
    '[x](../goner.md)',
    '[x](../begone.md)',
    '[x](../GONE.md)',
    'It is gone-ish',
    '[x](..)',
  ]
  test.each(unnamed)('a page with %s is not named', text => {
    expect(mentions(`Text ${text} text`)).toBe(false)
  })

  test.each([
    ['[x](..)', 'a/c/README.md'],
    ['[x](.)', 'a/c/d/_index.md'],
    ['[x](./)', 'a/c/d/index.md'],
    ['[x](/docs)', 'a/README.md'],
    ['[x](./)', 'a/index.md'],
    ['[x](/b/)', 'a/b/index.md'],
    ['[x](/)', 'a/index.md'],
  ])('a page with %s is named where %s was added as the own page of a folder on a website', (text, path) => {
    const siteUrls = [{ prefix: 'a/', url: 'https://x.example.com/docs/' }]
    const around = [page, 'a/c/d/page.md', 'a/b/c.md']
    expect(mentionsOf(toPaths(around), toPaths([...around, path]), siteUrls)?.(text)).toBe(true)
  })

  test.each(['a/b/page/c.md', 'a/b/page'])('a page with [x](./) is named where %s has its address', path => {
    const siteUrls = [{ prefix: 'a/', url: 'https://x.example.com/docs/' }]
    const [before, after] = [toPaths([page]), toPaths([page, path])]
    expect(mentionsOf(before, after, siteUrls)?.('[x](./)')).toBe(true)
    expect(mentionsOf(before, after, [])?.('[x](./)')).toBe(false)
  })

  test('UTF-16 read as UTF-8 is named, since nothing can be found in it', () => {
    expect(mentions(new TextDecoder().decode(Uint8Array.of(0xff, 0xfe, 0x41, 0)))).toBe(true)
  })

  test('more than 500 names name every page', () => {
    const many = toPaths(Array.from({ length: 501 }, (_, index) => `x${index}.md`))
    expect(mentionsOf(toPaths([]), many, [])?.('Text.')).toBe(true)
  })
})

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
    before: fc.constant([page, ...one]),
    after: fc.constant([page, ...other]),
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

test('a page whose document differs because paths were added or removed is named', () => {
  let differing = 0
  const property = fc.property(changes, ({ text, siteUrls, ...trees }) => {
    const [before, after] = [toPaths(trees.before), toPaths(trees.after)]
    const content = new TextEncoder().encode(text)
    const [one, other] = [before, after].map(paths => {
      const result = toDocument(page, content, paths, { ...settings, siteUrls })
      return JSON.stringify(result.kind === 'document' ? result.document : result)
    })
    if (one === other) return
    differing++
    expect(mentionsOf(before, after, siteUrls)?.(text)).toBe(true)
  })
  fc.assert(property, { numRuns: 6000, examples: [[besideARoot]] })
  // A test that met few such pages would show little.
  expect(differing).toBeGreaterThan(400)
})
