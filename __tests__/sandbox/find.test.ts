import { describe, expect, test } from '@jest/globals'
import { facetsOf } from '../../sandbox/facets.ts'
import { nearest } from '../../sandbox/nearest.ts'
import { plainText } from '../../sandbox/plain.ts'
import { Store } from '../../sandbox/store.ts'
import type { Document } from '../../src/document/document.ts'
import { leastCost } from '../support/cost.ts'
import { page } from './client.ts'

function storeOf(...documents: Document[]): Store {
  const store = new Store()
  store.take({ connector: 'docs', documents, bytes: 0, receivedAt: new Date() })
  return store
}

const refs = (store: Store, query: string, options = {}) =>
  store.find(query, options).hits.map(hit => hit.external_ref)

describe('ranking', () => {
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

  test('a title that is what was typed comes before one that only begins so', () => {
    using store = storeOf(
      page('longer.md', { name: 'Get-Child Get-Child', body: often }),
      page('own.md', { name: 'Get-Child' }),
    )
    expect(refs(store, 'Get-Child')).toEqual(['own.md', 'longer.md'])
  })

  test('a single letter at the end begins a word of a title, or is a word by itself', () => {
    using store = storeOf(
      page('title.md', { name: 'Walrus' }),
      page('word.md', { body: 'plan w' }),
      page('body.md', { body: 'a walrus' }),
    )
    expect(refs(store, 'w').sort()).toEqual(['title.md', 'word.md'])
    expect(refs(store, 'plan w')).toEqual(['word.md'])
    expect(refs(store, 'wa').sort()).toEqual(['body.md', 'title.md'])
  })
})

describe('what is found', () => {
  const documents = [
    page('docs/a.md', { name: 'B', body: 'walrus', tags: ['x'] }),
    page('docs/api/b.md', { name: 'C', body: 'walrus', tags: ['x', 'y'] }),
    page('docs2/c.md', { name: 'A', body: 'ice', tags: ['y'] }),
    page('gone.md', { name: 'D', body: 'walrus', tags: ['z'], archived: true }),
  ]

  test('without words, all that is active, by title', () => {
    using store = storeOf(...documents)
    expect(refs(store, ' ')).toEqual(['docs2/c.md', 'docs/a.md', 'docs/api/b.md'])
  })

  test.each([
    [{ tag: 'y' }, ['docs/api/b.md']],
    [{ folder: 'docs' }, ['docs/a.md', 'docs/api/b.md']],
    [{ folder: 'docs/api', tag: 'x' }, ['docs/api/b.md']],
    [{ folder: 'doc' }, []],
    [{ tag: 'z' }, []],
    [{ connector: 'wiki' }, []],
  ])('%j narrows it down', (options, expected) => {
    using store = storeOf(...documents)
    expect(refs(store, 'walrus', options).sort()).toEqual(expected)
    expect(store.find('walrus', options).total).toBe(expected.length)
  })

  test('it can be leafed through, and the total is that of all pages', () => {
    using store = storeOf(...Array.from({ length: 45 }, (_, at) => page(`${at}.md`, { body: 'walrus' })))
    const pages = [0, 20, 40, 60].map(offset => store.find('walrus', { offset }))
    expect(pages.map(({ hits, total }) => [hits.length, total])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
      [0, 45],
    ])
    expect(new Set(pages.flatMap(({ hits }) => hits.map(hit => hit.external_ref))).size).toBe(45)
  })

  test('each hit is cut out of its own text', () => {
    using store = storeOf(
      ...Array.from({ length: 9 }, (_, at) => page(`${at}.md`, { name: `N${at}`, body: `walrus ${at}` })),
    )
    for (const { external_ref, name, snippetHtml } of store.find('walrus').hits)
      expect([`N${external_ref[0]}`, `<mark>walrus</mark> ${external_ref[0]}`]).toEqual([name, snippetHtml])
  })
})

describe('facets', () => {
  const all = [
    { external_ref: 'docs/a/1.md', tags: ['x', 'x'] },
    { external_ref: 'docs/a/2.md', tags: ['y'] },
    { external_ref: 'docs/b/1.md', tags: ['x'] },
    { external_ref: 'README.md', tags: [] },
  ]

  test('tags count documents, and folders are those where paths part', () => {
    expect(facetsOf(all, {})).toEqual({
      tags: [
        { value: 'x', count: 2 },
        { value: 'y', count: 1 },
      ],
      folders: [
        { value: 'docs/a', count: 2 },
        { value: 'docs/b', count: 1 },
      ],
    })
  })

  test('each counts what the other leaves', () => {
    expect(facetsOf(all, { tag: 'y', folder: 'docs/a' })).toEqual({
      tags: [
        { value: 'x', count: 1 },
        { value: 'y', count: 1 },
      ],
      folders: [],
    })
  })
})

describe('titles like what was typed', () => {
  const titles = ['Get-ChildItem', 'Get-Item', 'Set-Location', 'Überblick']
  test.each([
    ['getchilditm', 'Get-ChildItem'],
    ['set locaton', 'Set-Location'],
    ['uberblik', 'Überblick'],
  ])('%s is like %s', (typed, title) => {
    expect(nearest(typed, titles)[0]).toBe(title)
  })

  test.each(['', 'xyzzy', '🎉'])('%j is like none', typed => {
    expect(nearest(typed, titles)).toEqual([])
  })
})

describe('what search reads of a body', () => {
  test.each([
    ['**bold** and `code`', 'bold and code'],
    ['[text](https://elsewhere.example/path "t")', 'text'],
    ['![alt](/a.png) [text][ref]\n\n[ref]: https://elsewhere.example', 'alt [text][ref]\n\n'],
    ['```js\nconst a = b[i][j](call)\n```', '\nconst a = b[i][j](call)\n'],
    ['## Title\n\n> quoted\n\n- item', 'Title\n\nquoted\n\nitem'],
    ['| a | b |\n|---|:-:|\n| 1 | 2 |', ' a  b \n\n 1  2 '],
    ['List<string> a_b 2 * 3', 'List<string> a_b 2 * 3'],
  ])('%j is read as %j', (markdown, expected) => {
    expect(plainText(markdown)).toBe(expected)
  })

  test('where links lead is no word of the page', () => {
    using store = storeOf(
      page('a.md', { body: '[Source: a.md](https://github.com/walrus/ice/blob/main/a.md)' }),
    )
    expect(refs(store, 'walrus')).toEqual([])
    expect(refs(store, 'source')).toEqual(['a.md'])
  })

  test.each(['[', '](', '`', '|', '> ', '*', '![a](', '- '])('many of %j are read in no time', piece => {
    expect(leastCost(() => plainText(piece.repeat(100_000)), 1000)).toBeLessThanOrEqual(1000)
  })
})
