import { expect, test } from '@jest/globals'
import { readPayload, toMessage } from '../../src/adapters/runner/index.ts'

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

const refused = (message: string) => Object.assign(new Error(message), { syscall: 'open' })

// Others are had for real in `action/runner.test.ts`.
test.each<[string, Error, RegExp]>([
  [
    'a quota',
    refused('Unknown system error -122: Unknown system error -122, write'),
    /^The disk of this .* is full/,
  ],
  ['too many processes', refused('spawn git EAGAIN'), /^This runner refused what .*spawn git EAGAIN/],
  [
    'a git that the system has killed',
    new Error('git fetch was ended by SIGKILL'),
    /^This .* too little memory/,
  ],
  [
    'a folder that may not be used',
    refused("EACCES: permission denied, mkdir '/x'"),
    /^This runner refused what/,
  ],
])('an error of the runner is not reported as a defect: %s', (_, error, says) => {
  expect(toMessage(error)).toMatch(says)
  expect(toMessage(error)).toMatch(/#runner$/)
})

test('any other error is reported as a defect', () => {
  expect(toMessage(new TypeError('x is not a function'))).toMatch(
    /^Unexpected error in .* report it .*#unexpected-error$/,
  )
})
