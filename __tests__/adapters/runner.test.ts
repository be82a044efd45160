import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readPayload } from '../../src/adapters/runner/index.ts'

const sha = 'a'.repeat(40)
test.each<[string, unknown, object]>([
  [
    'a pull request',
    { repository: { default_branch: 'main' }, pull_request: { base: { ref: 'main', sha } } },
    { defaultBranch: 'main', baseRef: 'refs/heads/main', baseSha: sha },
  ],
  ['a short SHA', { pull_request: { base: { sha: 'abc123' } } }, { baseSha: undefined }],
  ['numbers where text belongs', { deleted: 'true', repository: { default_branch: 7 } }, { deleted: false }],
])('of %s it reads what is well formed', (_, payload, expected) => {
  expect(readPayload(payload)).toMatchObject(expected)
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
