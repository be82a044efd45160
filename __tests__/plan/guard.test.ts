import { expect, test } from '@jest/globals'
import { plan, planProblem } from '../../src/plan/index.ts'
import { pages, snapshot } from '../support/pages.ts'

/** Pages in a folder, each with a text of its own. */
const numbered = (count: number, folder = 'docs') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.md`, `text ${index}`]))

/** What is wrong when so many of so many known pages are left. */
function problem(known: number, kept: number, maxShare: number, folder?: string) {
  const synced = snapshot(numbered(known))
  const found = plan(pages(numbered(kept, folder)), 'v1', { synced, dirty: [] }, false)
  return planProblem(found, found.archives, maxShare)
}

const override = /If that is what you want, run once with max-archive: 100%\.$/

test.each<[string, number, number, number, RegExp, RegExp]>([
  [
    'nothing matches and nothing is known',
    0,
    0,
    0.3,
    /^no file of this repository matches/,
    /and case counts\.$/,
  ],
  [
    'nothing matches while one page is known',
    1,
    0,
    0.3,
    /search holds 1 documents, all of which would/,
    override,
  ],
  [
    'more than the share and more than 20 go',
    60,
    39,
    0.3,
    /^this run would archive 21 of 60 documents, more than max-archive \(30%\) allows$/,
    override,
  ],
])('a plan is a mistake when %s', (_, known, kept, maxShare, reason, hint) => {
  expect(problem(known, kept, maxShare)).toMatchObject({
    topic: kept === 0 ? 'no-pages' : 'max-archive',
    reason: expect.stringMatching(reason),
    hint: expect.stringMatching(hint),
  })
})

test.each<[string, number, number, number]>([
  ['20 of 21 go', 21, 1, 0.3],
  ['exactly the share goes', 100, 70, 0.3],
  ['all go and the guard is off', 50, 0, 1],
])('a plan is no mistake when %s', (_, known, kept, maxShare) => {
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
  expect(planProblem(found, found.archives, 0)).toBeUndefined()
})

test('of documents with one text only as many have moved as there are new pages with it', () => {
  const stubs = (from: number, to: number) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`docs/${from + index}.md`, 'stub']))
  const left = (wanted: Record<string, string>) => {
    const found = plan(pages(wanted), 'v1', { synced: snapshot(stubs(0, 200)), dirty: [] }, false)
    return planProblem(found, found.archives, 0.3)?.reason
  }
  expect(left(stubs(0, 10))).toMatch(/^this run would archive 190 of 200 documents/)
  expect(left(stubs(150, 250))).toMatch(/^this run would archive 100 of 200/)
  expect(left(stubs(150, 300))).toBeUndefined()
})
