import { describe, expect, test } from '@jest/globals'
import { countLost, planProblem } from '../../src/plan/guard.ts'
import { type Known, plan } from '../../src/plan.ts'
import { pages, snapshot } from '../support/pages.ts'

type Texts = Record<string, string>

const since = (synced: Texts): Known => ({ synced: snapshot(synced), dirty: [] })

describe('a plan is a mistake', () => {
  const numbered = (count: number): Texts =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.md`, 'one']))
  const problem = (known: number, kept: number, maxShare: number, archives = known - kept) =>
    planProblem(plan(pages(numbered(kept)), 'v1', since(numbered(known)), false), archives, maxShare)?.reason

  test.each<[string, number, number, number, RegExp]>([
    [
      'nothing matches and nothing is known',
      0,
      0,
      0.3,
      /^no file of this repository matches the input files$/,
    ],
    [
      'nothing matches and nothing is known, without the guard',
      0,
      0,
      1,
      /^no file of this repository matches/,
    ],
    [
      'nothing matches while one page is known',
      1,
      0,
      0.3,
      /^no file matches .* search holds 1 documents, all of which would be archived$/,
    ],
    [
      'more than the share and more than 20 go',
      60,
      39,
      0.3,
      /^this run would archive 21 of 60 documents, more than max-archive \(30%\) allows$/,
    ],
    [
      'none may go and 21 do',
      100,
      79,
      0,
      /^this run would archive 21 of 100 documents, more than max-archive \(0%\)/,
    ],
  ])('when %s', (_, known, kept, maxShare, reason) => {
    expect(problem(known, kept, maxShare)).toMatch(reason)
  })

  test.each<[string, number, number, number]>([
    ['nothing is known yet', 0, 1, 0.3],
    ['20 of 21 go', 21, 1, 0.3],
    ['20 go and none may', 100, 80, 0],
    ['exactly the share goes', 100, 70, 0.3],
    ['all go and the guard is off', 50, 0, 1],
    ['most go and the guard is off', 50, 1, 1],
  ])('but not when %s', (_, known, kept, maxShare) => {
    expect(problem(known, kept, maxShare)).toBeUndefined()
  })

  test('when pages that hide themselves make it too many', () => {
    expect(problem(60, 50, 0.3, 21)).toMatch(/would archive 21 of 60/)
  })

  test('and the hint names the way to do it all the same', () => {
    const known = since(numbered(60))
    const hint = /Nothing was archived\. If that is what you want, run once with max-archive: 100%\.$/
    expect(planProblem(plan(pages(numbered(1)), 'v1', known, false), 59, 0.3)?.hint).toMatch(hint)
    expect(planProblem(plan(pages({}), 'v1', known, false), 60, 0.3)?.hint).toMatch(hint)
    expect(planProblem(plan(pages({}), 'v1', known, false), 60, 0.3)?.hint).toMatch(/and case counts\./)
  })
})

test('a document whose text is wanted under another name is not lost', () => {
  const known = since(
    Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`old/${index}.md`, `oid-${index}`])),
  )
  const moved = Object.fromEntries(
    Array.from({ length: 59 }, (_, index) => [`new/${index}.md`, `oid-${index}`]),
  )
  const planned = plan(pages(moved), 'v1', known, false)
  expect(planned.archives).toHaveLength(60)
  expect(countLost(planned, planned.archives)).toBe(1)
})
