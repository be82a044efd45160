import { describe, expect, test } from '@jest/globals'
import { hidingReason } from '../../src/markdown/front-matter.ts'

const YES = ['true', 'yes', 'on', 'TRUE', ' Yes ', true]
const NO = ['false', 'no', 'off', 'False', false]
const OTHERS = ['', 'maybe', 'y', '1', '*x', 0, null, [], {}, ['true']]

describe.each([
  ['draft', YES, NO],
  ['unlisted', YES, NO],
  ['noindex', YES, NO],
  ['excludeFromSearch', YES, NO],
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
