import { expect, test } from '@jest/globals'
import { readPayload } from '../../src/adapters/runner/index.ts'

const sha = 'a'.repeat(40)
test.each<[string, object, object]>([
  [
    'a pull request',
    { repository: { default_branch: 'main' }, pull_request: { base: { ref: 'main', sha } } },
    { defaultBranch: 'main', baseRef: 'refs/heads/main', baseSha: sha },
  ],
  ['a short SHA', { pull_request: { base: { sha: 'abc123' } } }, { baseSha: undefined }],
  [
    'a merge group',
    { merge_group: { base_ref: 'refs/heads/main', base_sha: sha } },
    { defaultBranch: undefined, deleted: false, baseRef: 'refs/heads/main', baseSha: sha },
  ],
])('of %s it reads what is well formed', (_, payload, expected) => {
  expect(readPayload(payload)).toMatchObject(expected)
})
