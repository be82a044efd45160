import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startSandbox } from '../../sandbox/server.ts'
import { Store } from '../../sandbox/store.ts'
import type { Document } from '../../src/document/document.ts'
import { page, push } from './client.ts'

function storeOf(...documents: Document[]): Store {
  const store = new Store()
  store.take({ connector: 'docs', documents, bytes: 0, receivedAt: new Date() })
  return store
}

const walruses = (count: number) =>
  Array.from({ length: count }, (_, at) => page(`${at}.md`, { body: `walrus ${at}` }))

const refs = (store: Store, query: string, options = {}) =>
  store.find(query, options).hits.map(hit => hit.external_ref)

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

  const often = 'Get-ChildItem and Get-ChildItem. '.repeat(300)
  test.each(['Get-ChildItem', 'get-childitem', 'get childitem', 'Get-Chil'])(
    'for %j the page of that name is first, however often others say it',
    query => {
      using store = storeOf(
        page('often.md', { name: 'How Get-ChildItem and Get-ChildItem differ', body: often }),
        page('own.md', { name: 'Get-ChildItem', body: 'Lists.' }),
      )
      expect(refs(store, query)).toEqual(['own.md', 'often.md'])
    },
  )
})

describe('what is found', () => {
  test.each([
    ['ice walrus', ['a.md']],
    ['ice wal', ['a.md']],
    // Stems, and any of the words where no page has all of them.
    ['walruses on ices', ['a.md']],
    ['which walrus', ['a.md', 'c.md']],
    ['DEPLOIEMENT', ['b.md']],
    // One letter begins a word of a title, or is a word by itself.
    ['w', ['c.md', 'd.md']],
    ['plan w', ['d.md']],
    ['wa', ['a.md', 'c.md']],
  ])('for %j: every word, the last one perhaps half typed, without case and accents', (query, expected) => {
    using store = storeOf(
      page('a.md', { body: 'a walrus on ice' }),
      page('b.md', { body: 'Déploiement' }),
      page('c.md', { name: 'Walrus' }),
      page('d.md', { body: 'plan w' }),
    )
    expect(refs(store, query).sort()).toEqual(expected)
  })
})

describe('what a hit shows', () => {
  test('its own title and the passage around the hit, marked', () => {
    const body = `${'long '.repeat(80)}a walrus here`
    using store = storeOf(page('a.md', { name: 'About Walruses', body }), ...walruses(3))
    const hits = store.search('walrus')
    const own = hits.find(hit => hit.external_ref === 'a.md')
    expect(own).toMatchObject({ name: 'About Walruses', nameHtml: 'About <mark>Walruses</mark>' })
    expect(own?.snippetHtml).toMatch(/^…(?:long )+a <mark>walrus<\/mark> here$/)
    const others = hits.filter(hit => hit !== own).map(hit => [hit.external_ref, hit.snippetHtml])
    expect(others.toSorted()).toEqual([0, 1, 2].map(at => [`${at}.md`, `<mark>walrus</mark> ${at}`]))
  })

  test('HTML in a document as text', () => {
    const html = `<img src=x onerror="walrus('&')">`
    using store = storeOf(page('a.md', { name: html, body: html }))
    const escaped = '&lt;img src=x onerror=&quot;<mark>walrus</mark>(&#39;&amp;&#39;)&quot;&gt;'
    expect(store.search('walrus')[0]).toMatchObject({ nameHtml: escaped, snippetHtml: escaped })
  })
})

describe('any text is a safe query', () => {
  test('none throws', () => {
    using store = storeOf(page('a.md', { body: 'walrus' }))
    const operators = fc.string({ unit: fc.constantFrom(...'"*()^:-+ aO\0NR{}') })
    const query = fc.oneof(fc.string({ unit: 'binary' }), operators)
    fc.assert(fc.property(query, text => Array.isArray(store.search(text))))
  })
})

test('GET /search answers hits, by connector and limit', async () => {
  await using sandbox = await startSandbox({ connectors: ['docs', 'wiki'] })
  await push(sandbox, page('a.md', { body: 'walrus' }), page('b.md', { body: 'walrus' }))
  const found = async (query: string) => {
    const { hits } = (await (await fetch(`${sandbox.url}/search?${query}`)).json()) as { hits: Document[] }
    return hits.map(hit => hit.external_ref)
  }
  expect(await found('q=walrus')).toEqual(['a.md', 'b.md'])
  expect(await found('q=walrus&limit=1&connector=docs')).toEqual(['a.md'])
  expect(await found('q=walrus&connector=wiki')).toEqual([])
  expect(await found('')).toEqual([])
})

test('no word of an address is found, nor Markdown’s own markup', () => {
  const body = '[**a.md**](https://github.com/walrus/ice/blob/main/a.md)\n\n```js\nconst a = 1\n```'
  using store = storeOf(page('a.md', { body }))
  expect([refs(store, 'walrus'), refs(store, 'js'), refs(store, 'const')]).toEqual([[], [], ['a.md']])
})
