import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { archiveProblem, noPages } from '../../src/plan/guard.ts'
import { type Plan, plan } from '../../src/plan/index.ts'
import { pages, snapshot } from '../support/pages.ts'

/** Pages in a folder, each with a text of its own. */
const numbered = (count: number, folder = 'docs') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.md`, `text ${index}`]))

/** What is wrong when so many of so many known pages are left. @param folder where they are. */
function problem(known: number, left: number, maxShare: number, folder?: string) {
  const synced = snapshot(numbered(known))
  const found = plan(pages(numbered(left, folder)), 'v1', { synced, dirty: [] }, false)
  return noPages(found) ?? problemOf(found, maxShare)
}

function problemOf(found: Plan, maxShare: number) {
  const lost = found.archives.filter(({ movedTo }) => movedTo === undefined)
  return archiveProblem(found, lost, found.guarded.size - lost.length, { kind: 'share', share: maxShare })
}

test.each<[string, number, number, RegExp, RegExp]>([
  [
    'nothing matches while one page is known',
    ...([1, 0] as const),
    /^no file matches the input files, so that .* every document that search has \(1\)$/,
    /^Fix the patterns: .* None of them was archived, such as docs\/0\.md; pages were pushed as usual\. If they are/,
  ],
  [
    'more than the share and more than 20 go',
    ...([60, 39] as const),
    /^this run would archive 21 of 60 documents, more than max-archive \(30%\) allows$/,
    /^None of them was archived, such as docs\/\d+\.md; .* by hand with max-archive: 21, as the recipe by-hand asks for it, .* If not, undo what took them out: put the files back/,
  ],
])('archives are held back when %s', (_, known, left, reason, hint) => {
  expect(problem(known, left, 0.3)).toEqual({
    topic: left === 0 ? 'no-pages' : 'max-archive',
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
    approval: `max-archive: ${known - left}`,
  })
})

test('archives are held back when all go, however few', () => {
  const synced = snapshot(numbered(10))
  const found = plan(pages({ 'README.md': 'new' }), 'v1', { synced, dirty: [] }, false)
  expect(problemOf(found, 0.3)?.reason).toBe('this run would archive every document that search had (10)')
})

test('there is nothing to do when nothing matches and nothing is known', () => {
  expect(problem(0, 0, 1)).toMatchObject({
    topic: 'no-pages',
    reason: 'no file of this repository matches the input files',
    hint: expect.stringMatching(/and case counts\.$/),
  })
})

test('of all documents those of the last success count, and what an earlier run held back is held until it is let go', () => {
  const known = { synced: snapshot(numbered(40)), dirty: [snapshot({ 'docs/40.md': 'text' })] }
  const found = (more: object) => plan(pages(numbered(39)), 'v1', { ...known, ...more }, false)
  expect(found({}).guarded).toEqual(new Set(Object.keys(numbered(40))))
  expect(found({ synced: undefined }).guarded).toEqual(new Set(['docs/40.md']))
  const failed = { path: 'bad.md', mayBeInSearch: true }
  expect(found({ excepted: new Map([['bad.md', failed]]) }).guarded).toContain('bad.md')
  const held = { path: 'old.md', mayBeInSearch: true, isHeldBack: true as const }
  const reason = (excepted: object[]) =>
    problemOf(found({ excepted: new Map(excepted.map(each => ['old.md', each])) }), 0.3)?.reason
  expect(reason([])).toBeUndefined()
  expect(reason([{ ...held, isHeldBack: undefined }])).toBeUndefined()
  expect(reason([held])).toBe(
    'this run would archive what an earlier run held back (documents: 1), and 2 more',
  )
})

test('exactly the share may go, whatever it is', () => {
  const counts = fc.tuple(
    fc.integer({ min: 21, max: 500 }),
    fc.integer({ min: 1, max: 500 }),
    fc.integer({ min: 0, max: 99 }),
  )
  const found = plan(pages(numbered(600)), 'v1', { synced: snapshot(numbered(1000)), dirty: [] }, false)
  fc.assert(
    fc.property(counts, ([lost, kept, percentage]) => {
      const limit = { kind: 'share' as const, share: percentage / 100 }
      const problem = archiveProblem(found, found.archives.slice(0, lost), kept, limit)
      expect(problem === undefined).toBe(
        Math.min(lost, 400) * 100 <= percentage * (Math.min(lost, 400) + kept),
      )
    }),
  )
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
  expect(problemOf(found, 0)).toBeUndefined()
})

test('of documents with one text only as many have moved as there are new pages with it', () => {
  const stubs = (from: number, to: number) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`docs/${from + index}.md`, 'stub']))
  const left = (wanted: Record<string, string>) => {
    const found = plan(pages(wanted), 'v1', { synced: snapshot(stubs(0, 200)), dirty: [] }, false)
    return problemOf(found, 0.3)?.reason
  }
  expect(left(stubs(0, 10))).toMatch(/^this run would archive 190 of 200 documents/)
  expect(left(stubs(150, 250))).toMatch(/^this run would archive 100 of 200/)
  expect(left(stubs(150, 300))).toBeUndefined()
})
