import { expect, test } from '@jest/globals'
import { toPaths } from '../../src/document/paths.ts'
import { findDoubts } from '../../src/inputs/doubts.ts'
import { inputs } from '../support/inputs.ts'

const paths = toPaths(['README.md', 'docs/guide/setup.md', 'docs/drafts/plan.md', 'my blog/post.md'])

const doubtsOf = (changes: Readonly<Record<string, string>>) => findDoubts(inputs(changes), paths)

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  [
    'a pattern in other letters',
    { files: 'Docs/**' },
    /^files: "Docs\/\*\*" matches nothing, as this repository has no "Docs", but "docs": case counts\.$/,
  ],
  ['a file in other letters', { files: 'docs\nreadme.md' }, /no "readme\.md", but "README\.md": case counts/],
  ['a folder further down', { files: './docs/Guide/*.md' }, /no "docs\/Guide", but "docs\/guide"/],
  ['an exclusion in other letters', { files: 'docs\n!docs/Drafts/**' }, /"!docs\/Drafts\/\*\*" matches noth/],
  ['a folder that is not there', { files: 'docs/**\nblog/**' }, /"blog\/\*\*" .* has no "blog"\.$/],
  [
    'a website of a folder that is not there',
    { 'site-urls': 'doc/ -> https://docs.example.com/' },
    /^site-urls: this repository has no "doc", so its line does nothing\.$/,
  ],
  [
    'a website of a folder in other letters',
    { 'site-urls': 'Docs -> https://docs.example.com/' },
    /no "Docs", but "docs": case counts, so its line/,
  ],
  [
    'a prefix without a slash',
    { 'ref-prefix': 'handbook' },
    /^ref-prefix: "handbook" does not end in a slash, .* as in "handbookREADME\.md"\..* moves every document/,
  ],
])('%s is doubted', (_, changes, words) => {
  expect(doubtsOf(changes)).toEqual([expect.stringMatching(words)])
})

test.each<[string, Readonly<Record<string, string>>]>([
  ['the defaults', {}],
  ['patterns that begin with any folder', { files: '**/Docs/*.md\n*/b.md\n[D]ocs/**\n\\Docs/*' }],
  ['folders and files that are there', { files: 'docs\ndocs/\nmy blog/**\nREADME.md\ndocs//guide/*.md' }],
  ['an exclusion of what is not there', { files: 'docs\n!docs/generated/**' }],
  [
    'websites of folders that are there',
    { 'site-urls': '/ -> https://e.com/\ndocs/guide -> https://e.com/g' },
  ],
  ['a prefix that ends in a mark', { 'ref-prefix': 'handbook:' }],
])('%s are not', (_, changes) => {
  expect(doubtsOf(changes)).toEqual([])
})
