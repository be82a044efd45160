import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { targetsSchema } from '../../scripts/targets-schema/schema.ts'
import { parseTargets } from '../../src/inputs/targets.ts'
import { inputs } from '../support/inputs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const schema = JSON.parse(readFileSync(`${root}docs/targets.schema.json`, 'utf8'))
const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)

test('the schema is that by which targets are read: if not, run npm run targets-schema', () => {
  expect(schema).toEqual(targetsSchema)
})

const isRead = (text: string) => {
  try {
    return parseTargets({ text }, inputs(), { secret: () => 'key', needsKey: true }).length > 0
  } catch {
    return false
  }
}
const one = (lines: string) => `targets:\n  - name: one\n    ${lines}\n`

test.each([
  one('connector-id: docs'),
  'targets: [{ name: 1.10 }]',
  one('files: [a.md]\n    source-links: false\n    max-archive: 30'),
  one('files: |\n      a.md\n      b.md'),
  one('site-urls: { docs/: https://docs.example.com/ }'),
  one('site-urls: docs/ -> https://docs.example.com/'),
  one('rules: [{ files: [a.md], tags: old }]\n    generator: hugo\n    api-key-env: SEARCH_KEY'),
  'defaults: { tags: [a, b], rules: [{ files: a.md, tags: [x] }] }\ntargets: [{ name: a }, { name: b }]',
])('schema and parser accept %j', text => {
  expect([isValid(parse(text)), isRead(text)]).toEqual([true, true])
})

test.each([
  'targets: []',
  'defaults: {}',
  'targets: [a]',
  'targets: [{ tags: [a] }]',
  one('flies: [a.md]'),
  one('base-url: https://search.example.com'),
  one('connector-id: [docs]'),
  one('files: { a: b }'),
  one('tags: [[a]]'),
  one('site-urls: { a: [b] }'),
  one('generator: word'),
  one('rules: [{ files: [a.md] }]'),
  one('rules: { files: a.md, tags: a }'),
  one('rules: [{ files: [a.md], tags: a, x: y }]'),
  'defaults: { name: a }\ntargets: [{ name: a }]',
  'target: []\ntargets: [{ name: a }]',
])('schema and parser refuse %j', text => {
  expect([isValid(parse(text)), isRead(text)]).toEqual([false, false])
})
