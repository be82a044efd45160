import { describe, expect, test } from '@jest/globals'
import { toPaths } from '../../src/document/paths.ts'
import type { Job } from '../../src/job.ts'
import type { AttemptRecord, History } from '../../src/journal.ts'
import { findSurprises } from '../../src/plan/surprises.ts'
import { plan } from '../../src/plan.ts'
import { attempt, record } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { pages, snapshot } from '../support/pages.ts'

/** What surprises when search holds these pages, of a sync with that record, and now only `a.md` is wanted. */
function surprises(last: Partial<AttemptRecord>, before: string[], files: string[], now = record): string[] {
  const texts = (paths: string[]) => Object.fromEntries(paths.map(path => [path, 'text']))
  const synced = attempt(1, { state: 'succeeded', record: { ...record, ...last } })
  const history: History = { synced, dirty: [], ahead: [], overtaken: false }
  const wanted = pages(texts(['a.md']))
  const due = plan(wanted, 'v1', { synced: snapshot(texts(before)), dirty: [] }, false)
  const job = { inputs: inputs(), record: now } as Job
  return findSurprises(job, history, due, toPaths(files), wanted)
}

describe('that documents leave search is a surprise', () => {
  test('where the patterns were others and the files are still there', () => {
    expect(surprises({ files: ['**'] }, ['a.md', 'b.txt'], ['a.md', 'b.txt'])).toEqual([
      expect.stringMatching(
        /^The input files was "\*\*" at the last sync and is "\*\*\/\*\.md" now\. .*their pages: 1\./,
      ),
    ])
  })

  test('where the branch was another, which may have other files', () => {
    expect(surprises({ branch: 'next' }, ['a.md', 'b.md'], ['a.md'])).toEqual([
      expect.stringMatching(/^The input branch was "next" at the last sync and is "main" now\. /),
    ])
  })

  test('where the prefix was another, though the page is wanted by its new reference', () => {
    expect(surprises({ refPrefix: 'x/' }, ['a.md', 'x/a.md'], ['a.md', 'x/a.md'])).toEqual([
      expect.stringMatching(/^The input ref-prefix was "x\/" at the last sync and is "" now\. /),
    ])
  })
})

describe('that documents leave search is none', () => {
  test.each<[string, Partial<AttemptRecord>, string[], string[]]>([
    ['where nothing but the files has changed', {}, ['a.md', 'b.md'], ['a.md']],
    ['where the patterns were others and the files are gone', { files: ['**'] }, ['a.md', 'b.txt'], ['a.md']],
    ['where none leave it', { branch: 'next' }, ['a.md'], ['a.md']],
  ])('%s', (_, last, before, files) => {
    expect(surprises(last, before, files)).toEqual([])
  })
})
