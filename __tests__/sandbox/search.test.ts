import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startSandbox } from '../../sandbox/server.ts'
import { Store } from '../../sandbox/store.ts'
import type { Document } from '../../src/document/document.ts'
import { leastCost } from '../support/cost.ts'
import { page, push } from './client.ts'

function storeOf(...documents: Document[]): Store {
  const store = new Store()
  store.take({ connector: 'docs', documents, bytes: 0, receivedAt: new Date() })
  return store
}

const refs = (store: Store, query: string) => store.search(query).map(hit => hit.external_ref)

describe('ranking', () => {
  test('a word in the title comes before the description, and that before the body', () => {
    const filler = 'Some other words. '
    using store = storeOf(
      page('body.md', { name: 'One', description: filler, body: 'walrus' }),
      page('description.md', { name: 'Two', description: 'walrus', body: filler }),
      page('title.md', { name: 'walrus', description: filler, body: filler }),
      page('none.md', { name: 'Four', description: filler, body: filler }),
    )
    expect(refs(store, 'walrus')).toEqual(['title.md', 'description.md', 'body.md'])
    const scores = store.search('walrus').map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('every term has to be there, wherever it stands', () => {
    using store = storeOf(page('a.md', { name: 'Walrus', body: 'ice' }), page('b.md', { name: 'Walrus' }))
    expect(refs(store, 'ice walrus')).toEqual(['a.md'])
  })

  test('the last term may be half typed, the others not', () => {
    using store = storeOf(page('a.md', { body: 'walrus on ice' }))
    expect(refs(store, 'ice wal')).toEqual(['a.md'])
    expect(refs(store, 'wal ice')).toEqual([])
  })

  test('case and accents do not matter', () => {
    using store = storeOf(page('a.md', { body: 'Déploiement' }))
    expect(refs(store, 'DEPLOIEMENT')).toEqual(['a.md'])
  })

  test.each([
    [undefined, 20],
    [1, 1],
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [1000, 100],
    [Number.NaN, 20],
  ])('a limit of %s gives %s hits', (limit, count) => {
    using store = storeOf(
      ...Array.from({ length: 120 }, (_, index) => page(`${index}.md`, { body: 'walrus' })),
    )
    expect(store.search('walrus', limit === undefined ? {} : { limit })).toHaveLength(count)
  })
})

describe('what a hit shows', () => {
  test('the passage around the hit, marked, and the title', () => {
    using store = storeOf(
      page('a.md', { name: 'About Walruses', body: `${'long '.repeat(80)}a walrus here` }),
    )
    const [hit] = store.search('walrus')
    expect(hit?.snippetHtml).toMatch(/^…(?:long )+a <mark>walrus<\/mark> here$/)
    expect(hit?.nameHtml).toBe('About <mark>Walruses</mark>')
    expect(hit).toMatchObject({ connector: 'docs', external_ref: 'a.md', name: 'About Walruses' })
  })

  test('the description, when the hit is there alone', () => {
    using store = storeOf(page('a.md', { description: 'A walrus', body: 'Ice' }))
    expect(store.search('walrus')[0]?.snippetHtml).toBe('A <mark>walrus</mark>')
  })

  test('HTML in a document is text', () => {
    const html = `<img src=x onerror="walrus('&')">`
    using store = storeOf(page('a.md', { name: html, body: html }))
    const escaped = '&lt;img src=x onerror=&quot;<mark>walrus</mark>(&#39;&amp;&#39;)&quot;&gt;'
    expect(store.search('walrus')[0]).toMatchObject({ nameHtml: escaped, snippetHtml: escaped })
  })
})

describe('any text is a safe query', () => {
  test.each([[''], [' \t\n'], ['\0'], ['"'], ['""'], ['***'], ['🎉'], ['()'], ['^'], ['-'], ['\ud83c']])(
    '%j finds nothing',
    query => {
      using store = storeOf(page('a.md', { body: 'walrus' }))
      expect(store.search(query)).toEqual([])
    },
  )

  test.each([
    ['walrus"'],
    ['"walrus'],
    ['wal\0'],
    ['walrus:'],
    ['walrus*'],
    ['(walrus)'],
    ['^walrus'],
    ['+walrus'],
    ['🎉 walrus 🎉'],
    ["walrus';--"],
  ])('%j finds the word in it', query => {
    using store = storeOf(page('a.md', { body: 'walrus' }))
    expect(refs(store, query)).toEqual(['a.md'])
  })

  test.each([
    ['walrus NOT ice'],
    ['walrus OR bear'],
    ['NEAR(walrus ice)'],
    ['body:walrus'],
    ['name : walrus'],
    ['{name body}: walrus'],
  ])('the operators in %j are words to be found', query => {
    using store = storeOf(page('a.md', { body: 'walrus' }), page('b.md', { body: `says ${query}` }))
    expect(refs(store, query)).toEqual(['b.md'])
  })

  test('thousands of words are answered at once', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ')
    using store = storeOf(page('a.md', { body: words }))
    expect(leastCost(() => expect(refs(store, words)).toEqual(['a.md']), 1000)).toBeLessThanOrEqual(1000)
  })

  test('whatever else it is, it does not throw', () => {
    using store = storeOf(page('a.md', { body: 'walrus' }))
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'"*()^:-+ aO\0NR{}') }),
    )
    fc.assert(fc.property(query, text => Array.isArray(store.search(text))))
  })
})

describe('GET /search', () => {
  test('it answers hits, by connector and limit', async () => {
    await using sandbox = await startSandbox({ connectors: ['docs', 'wiki'] })
    await push(sandbox, page('a.md', { body: 'walrus' }), page('b.md', { body: 'walrus' }))
    const found = async (query: string) => {
      const { hits } = (await (await fetch(`${sandbox.url}/search?${query}`)).json()) as { hits: Document[] }
      return hits.map(hit => hit.external_ref)
    }
    expect(await found('q=walrus')).toEqual(['a.md', 'b.md'])
    expect(await found('q=walrus&limit=1&connector=docs')).toEqual(['a.md'])
    expect(await found('q=walrus&connector=wiki')).toEqual([])
    expect(await found('q=%00%22')).toEqual([])
    expect(await found('')).toEqual([])
  })
})
