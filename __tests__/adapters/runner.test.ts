import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readPayload } from '../../src/adapters/runner/index.ts'

const sha = 'a'.repeat(40)
const nothing = {
  defaultBranch: undefined,
  deleted: false,
  baseRef: undefined,
  baseSha: undefined,
}

test.each<[string, unknown, object]>([
  ['a push', { repository: { default_branch: 'main' } }, { defaultBranch: 'main' }],
  ['the deletion of a branch', { deleted: true }, { deleted: true }],
  [
    'a pull request',
    { pull_request: { base: { ref: 'main', sha } } },
    { baseRef: 'refs/heads/main', baseSha: sha },
  ],
  [
    'a merge group',
    { merge_group: { base_ref: 'refs/heads/main', base_sha: sha } },
    { baseRef: 'refs/heads/main', baseSha: sha },
  ],
  ['nothing', null, {}],
  ['parts that are null', { repository: null, pull_request: null, merge_group: null, before: null }, {}],
  ['a short SHA', { pull_request: { base: { sha: 'abc123' } } }, {}],
  ['numbers where text belongs', { before: 1, deleted: 'true', repository: { default_branch: 7 } }, {}],
])('of %s it reads what is well formed', (_, payload, expected) => {
  expect(readPayload(payload)).toEqual({ ...nothing, ...expected })
})

test('any JSON is read without an error', () => {
  const names = 'deleted repository default_branch pull_request base sha ref'.split(' ')
  const { tree } = fc.letrec(tie => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...names), tie('tree')),
    ),
  }))
  fc.assert(fc.property(tree, payload => void readPayload(payload)))
})
