import { expect, test } from '@jest/globals'
import { archiveProblem, noPages, plan } from '../../src/plan/index.ts'
import { pages, snapshot } from '../support/pages.ts'

/** Pages in a folder, each with a text of its own. */
const numbered = (count: number, folder = 'docs') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.md`, `text ${index}`]))

/** What is wrong when so many of so many known pages are left, and search keeps none of those that count. */
function problem(known: number, kept: number, maxShare: number, folder?: string, keepsNone = false) {
  const synced = snapshot(numbered(known))
  const found = plan(pages(numbered(kept, folder)), 'v1', { synced, dirty: [] }, false)
  return noPages(found) ?? archiveProblem(found, found.archives, maxShare, keepsNone)
}

test.each<[string, number, number, boolean, RegExp, RegExp]>([
  [
    'nothing matches while one page is known',
    ...([1, 0, true] as const),
    /^no file matches the input files, so that .* every document that search has \(1\)$/,
    /^Fix the patterns: .* They are in docs\/ \(1\)\. Nothing was archived; pages were pushed as usual\. If they are/,
  ],
  [
    'more than the share and more than 20 go',
    ...([60, 39, false] as const),
    /^this run would archive 21 of 60 documents, more than max-archive \(30%\) allows$/,
    /^They are in docs\/ \(21\)\..* by hand with max-archive: 100%, .* max-archive: \$\{\{ github.* If not, put the files back/,
  ],
  [
    'all go, however few',
    ...([10, 1, true] as const),
    /^this run would archive every document that search had \(9\)$/,
    /^They are in docs\/ \(9\)\./,
  ],
])('archives are held back when %s', (_, known, kept, keepsNone, reason, hint) => {
  expect(problem(known, kept, 0.3, undefined, keepsNone)).toEqual({
    topic: kept === 0 ? 'no-pages' : 'max-archive',
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
  })
})

test('there is nothing to do when nothing matches and nothing is known', () => {
  expect(problem(0, 0, 1)).toMatchObject({
    topic: 'no-pages',
    reason: 'no file of this repository matches the input files',
    hint: expect.stringMatching(/and case counts\.$/),
  })
})

test('of all documents those count that an earlier run held back, or else those of the last success', () => {
  const known = { synced: snapshot(numbered(2)), dirty: [snapshot({ 'docs/2.md': 'text' })] }
  const held = { path: 'old.md', held: true, isHeldBack: true as const }
  const failed = { path: 'bad.md', held: true }
  const guarded = (more: object) => {
    const found = plan(pages(numbered(1)), 'v1', { ...known, ...more }, false)
    return [found.guarded, found.wasHeldBack]
  }
  expect(guarded({})).toEqual([['docs/0.md', 'docs/1.md'], false])
  expect(guarded({ synced: undefined })).toEqual([['docs/2.md'], false])
  expect(guarded({ excepted: new Map([['bad.md', failed]]) })).toEqual([
    ['docs/0.md', 'docs/1.md', 'bad.md'],
    false,
  ])
  const excepted = new Map([
    ['bad.md', failed],
    ['old.md', held],
  ])
  expect(guarded({ excepted })).toEqual([['old.md'], true])
})

test.each<[string, number, number, number]>([
  ['20 of 21 go', 21, 1, 0.3],
  ['exactly the share goes', 100, 70, 0.3],
  ['all go and the guard is off', 50, 0, 1],
])('archives are not held back when %s', (_, known, kept, maxShare) => {
  expect(problem(known, kept, maxShare)).toBeUndefined()
})

test('documents whose text is wanted under another name have only moved', () => {
  expect(problem(60, 60, 0, 'guide')).toBeUndefined()
  expect(problem(60, 39, 0, 'guide')?.reason).toMatch(/would archive 21 of 60 documents/)
  // Whatever was made of their built pages.
  const built = (folder: string) =>
    Object.fromEntries(
      Object.entries(numbered(60, folder)).map(([path, text]) => [path, `${text}+${folder}`]),
    )
  const found = plan(pages(built('guide')), 'v1', { synced: snapshot(built('docs')), dirty: [] }, false)
  expect(archiveProblem(found, found.archives, 0, false)).toBeUndefined()
})

test('of documents with one text only as many have moved as there are new pages with it', () => {
  const stubs = (from: number, to: number) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`docs/${from + index}.md`, 'stub']))
  const left = (wanted: Record<string, string>) => {
    const found = plan(pages(wanted), 'v1', { synced: snapshot(stubs(0, 200)), dirty: [] }, false)
    return archiveProblem(found, found.archives, 0.3, false)?.reason
  }
  expect(left(stubs(0, 10))).toMatch(/^this run would archive 190 of 200 documents/)
  expect(left(stubs(150, 250))).toMatch(/^this run would archive 100 of 200/)
  expect(left(stubs(150, 300))).toBeUndefined()
})
