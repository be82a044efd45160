import { expect, test } from '@jest/globals'
import type { AttemptRecord } from '../../src/journal/index.ts'
import { plan } from '../../src/plan/index.ts'
import { findWarnings } from '../../src/plan/warnings.ts'
import { toPaths } from '../../src/text/paths.ts'
import { attempt, record } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { pages } from '../support/pages.ts'

type Changes = Readonly<Record<string, string>>

const paths = toPaths(['README.md', 'docs/guide/setup.md', 'docs/drafts/plan.md', 'my blog/post.md'])

const nothingKnown = { synced: undefined, dirty: [] }
const noHistory = { ...nothingKnown, ahead: [], isCut: false }
const ofInputs = (changes: Changes) =>
  findWarnings({
    ...{ inputs: inputs(changes), record, now: { paths } },
    history: noHistory,
    plan: plan(pages({}), 'v1', nothingKnown, false),
  })

test.each<[string, Changes, RegExp]>([
  [
    'a pattern in other letters',
    { files: 'Docs/**' },
    /^files: this repository has no "Docs", but "docs": case counts\. "Docs\/\*\*" matches nothing\. https:\S*#files$/,
  ],
  ['a file in other letters', { files: 'docs\nreadme.md' }, /no "readme\.md", but "README\.md": case counts/],
  ['an exclusion in other letters', { files: 'docs\n!docs/Drafts/**' }, /"!docs\/Drafts\/\*\*" matches noth/],
  [
    'a folder that is not there',
    { files: 'docs/**\nblog/**' },
    /has no "blog"\. "blog\/\*\*" matches nothing\. https:\S*#files$/,
  ],
  [
    'a folder of site-urls that is not there',
    { 'site-urls': 'doc/ -> https://x.example/' },
    /^site-urls: this repository has no folder "doc\/".* https:\S*#site-urls$/,
  ],
])('there is a warning of %s', (_, changes, words) => {
  expect(ofInputs(changes)).toEqual([expect.stringMatching(words)])
})

test.each<[string, Changes]>([
  ['the defaults', {}],
  ['patterns that begin with any folder', { files: '**/Docs/*.md\n*/b.md' }],
  ['folders and files that are there', { files: 'docs\ndocs/\nmy blog/**\nREADME.md\ndocs//guide/*.md' }],
  [
    'folders of pages and of a built site',
    {
      'site-urls':
        '/ -> https://x.example/\ndocs/guide/ -> https://y.example/\npublic/ -> https://z.example/',
      'built-site': 'public',
    },
  ],
  ['an exclusion of what is not there', { files: 'docs\n!docs/generated/**' }],
])('there is none of %s', (_, changes) => {
  expect(ofInputs(changes)).toEqual([])
})

/** The warnings when search holds these pages, of a sync with that record, and now only `a.md` is wanted. */
function warnings(
  last: Partial<AttemptRecord>,
  before: string[],
  files: string[],
  now: Partial<AttemptRecord> = {},
): string[] {
  const texts = (paths: string[]) => Object.fromEntries(paths.map(path => [path, 'text']))
  const synced = attempt(1, { state: 'succeeded', record: { ...record, ...last } })
  const wanted = pages(texts(['a.md']))
  const { refPrefix = '' } = last
  return findWarnings({
    ...{ inputs: inputs(), record: { ...record, ...now } },
    now: { paths: toPaths(files) },
    history: { ...noHistory, synced },
    plan: plan(
      wanted,
      'v1',
      { synced: { pages: pages(texts(before), refPrefix), settings: 'v1' }, dirty: [] },
      false,
    ),
  })
}

test.each<[string, Partial<AttemptRecord>, string[], string[], RegExp]>([
  [
    'the patterns were others and the files are still there',
    { files: ['**'] },
    ['a.md', 'b.txt'],
    ['a.md', 'b.txt'],
    /^1 page leaves search because files no longer matches it, such as b\.txt\. The input files was "\*\*" at the last sync and is "\*\*\/\*\.md" now\. If two workflows push to this connector in turn, .*#two-workflows$/,
  ],
  [
    'the branch was another, which may have other files',
    { branch: 'next' },
    ['a.md', 'b.md'],
    ['a.md'],
    /^1 page leaves search because the branch does not have it.* The input branch was "next" at the last sync and is "main" now\. /,
  ],
  [
    'the prefix was another, though the page is wanted by its new reference',
    { refPrefix: 'x/' },
    ['a.md'],
    ['a.md'],
    /^1 page leaves search because ref-prefix gives it another reference, such as a\.md\. The input ref-prefix was "x\/" at the last sync and is "" now\. /,
  ],
  [
    'there are several',
    { files: ['**'] },
    ['a.md', 'b.txt', 'c.txt'],
    ['a.md', 'b.txt', 'c.txt'],
    /^2 pages leave search because files no longer matches them, such as b\.txt\. /,
  ],
])('there is a warning that documents leave search where %s', (_, last, before, files, words) => {
  expect(warnings(last, before, files)).toEqual([expect.stringMatching(words)])
})

const several = { files: ['**/*.md', '!x/**'] }

test.each<[string, Partial<AttemptRecord>, string[], string[], Partial<AttemptRecord>?]>([
  ['several patterns are the same', several, ['a.md', 'b.md'], ['a.md', 'b.md'], several],
  ['nothing but the files has changed', {}, ['a.md', 'b.md'], ['a.md']],
  ['the patterns were others and the files are gone', { files: ['**'] }, ['a.md', 'b.txt'], ['a.md']],
  ['a file is no page any more', {}, ['a.md', 'b.md'], ['a.md', 'b.md']],
  ['none leave it', { branch: 'next' }, ['a.md'], ['a.md']],
])('there is none where %s', (_, ...facts) => {
  expect(warnings(...facts)).toEqual([])
})

test('there is a warning of a journal file that knows of no sync', () => {
  const facts = {
    ...{ inputs: inputs({ journal: './journal.jsonl' }), record, now: { paths } },
    plan: plan(pages({}), 'v1', nothingKnown, false),
  }
  const history = noHistory
  expect(findWarnings({ ...facts, history })).toEqual([
    expect.stringMatching(
      /^The journal \.\/journal\.jsonl knows of no earlier sync\..*keep the file where.*#journal$/,
    ),
  ])
  expect(findWarnings({ ...facts, inputs: inputs(), history })).toEqual([])
  expect(findWarnings({ ...facts, history: { ...history, synced: attempt(1) } })).toEqual([])
  expect(findWarnings({ ...facts, history: { ...history, dirty: [attempt(1)] } })).toEqual([])
})
