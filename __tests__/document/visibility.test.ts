import { expect, test } from '@jest/globals'
import { hidingReason } from '../../src/document/visibility.ts'
import { yaml } from '../../src/document/yaml.ts'

const YES = ['true', 'yes', 'on', 'TRUE', ' Yes ', true]
const NO = ['false', 'no', 'off', 'False', false]
const OTHERS = ['', 'maybe', 'y', '1', 0, null, [], {}, ['true']]

const reasonOf = (frontMatter: object) => hidingReason(frontMatter, yaml.spell)

test.each(['draft', 'unlisted', 'noindex'])('%s hides a page when it is true, and by nothing else', key => {
  for (const value of YES) expect(reasonOf({ [key]: value })).toMatch(/^front matter says `/)
  for (const value of [...NO, ...OTHERS]) expect(reasonOf({ [key]: value })).toBeUndefined()
})

test.each(['published', 'search'])('%s hides a page when it is false, and by nothing else', key => {
  for (const value of NO) expect(reasonOf({ [key]: value })).toMatch(/^front matter says `/)
  for (const value of [...YES, ...OTHERS]) expect(reasonOf({ [key]: value })).toBeUndefined()
})

test('search hides a page that it excludes, as the file spells it', () => {
  for (const value of YES)
    expect(reasonOf({ Search: { exclude: value } })).toMatch(/^front matter says `Search: \{exclude: /)
  for (const value of [...NO, ...OTHERS]) expect(reasonOf({ search: { exclude: value } })).toBeUndefined()
})
