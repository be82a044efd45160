import { describe, expect, test } from '@jest/globals'
import { settingsTags } from '../../src/document/metadata.ts'
import { hidingReason } from '../../src/markdown/front-matter.ts'
import { settings } from './settings.ts'

const YES = ['true', 'yes', 'on', 'TRUE', ' Yes ', true]
const NO = ['false', 'no', 'off', 'False', false]
const OTHERS = ['', 'maybe', 'y', '1', '*x', 0, null, [], {}, ['true']]

describe.each([
  ['draft', YES, NO],
  ['unlisted', YES, NO],
  ['noindex', YES, NO],
  ['published', NO, YES],
  ['search', NO, YES],
])('%s', (key, hiding, others) => {
  test.each(hiding)('hides a page when it is %j', value => {
    expect(hidingReason({ [key]: value })).toMatch(/^front matter says `/)
  })
  test.each([...others, ...OTHERS])('does not hide a page when it is %j', value => {
    expect(hidingReason({ [key]: value })).toBeUndefined()
  })
})

test.each(YES)('search hides a page when its exclude is %j', value => {
  const spelled = /^front matter says `search.exclude: /
  expect(hidingReason({ Search: { exclude: value } })).toMatch(spelled)
})

test.each([...NO, ...OTHERS])('search does not hide a page when its exclude is %j', value => {
  expect(hidingReason({ search: { exclude: value } })).toBeUndefined()
})

test('rules give tags to the pages that match, after those of all', () => {
  const rules = [
    { files: ['old/**', '!old/kept.md'], tags: ['legacy', 'x'] },
    { files: ['**/api.md'], tags: ['api'] },
  ]
  const tagsOf = (path: string) => settingsTags(path, { ...settings, tags: ['docs'], rules })
  expect(tagsOf('old/api.md')).toEqual(['docs', 'legacy', 'x', 'api'])
  expect(tagsOf('old/kept.md')).toEqual(['docs'])
  expect(settingsTags('a.md', settings)).toEqual([])
})
