import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { CommitGoneError, LimitError, RepositoryError } from '../../src/repository/errors.ts'
import { GitError } from '../../src/repository/git.ts'
import { missingCommit, notOpened, unknownTip, unreadable } from '../../src/repository/refusals.ts'
import { temporaryFolder } from '../support/folder.ts'

const refusals = {
  notOpened: (error: unknown) => notOpened('/checkout', error),
  missingCommit: (error: unknown) => missingCommit('a'.repeat(40), error),
  unreadable,
  unknownTip: (error: unknown) => unknownTip('main', error),
}

test.each(Object.entries(refusals))('%s: a defect of ours is not what git says', (_, refuse) => {
  const defect = new ReferenceError('AsyncDisposableStack is not defined')
  expect(refuse(defect)).toBe(defect)
  const refusal = refuse(new GitError('fetch', 'fatal: no'))
  expect(refusal).toBeInstanceOf(RepositoryError)
  expect(String(refusal)).toContain('git says: fatal: no')
})

describe('where GitHub’s API was asked as well', () => {
  const git = new GitError('fetch', 'fatal: no')
  const refusals = {
    missingCommit: (error: unknown) => missingCommit('a'.repeat(40), git, error),
    unknownTip: (error: unknown) => unknownTip('main', git, error),
  }

  test.each(Object.entries(refusals))('%s: a defect of ours is not what it says', (_, refuse) => {
    const defect = new TypeError("Cannot read properties of undefined (reading 'sha')")
    expect(refuse(defect)).toBe(defect)
  })

  test.each([
    ['an answer', { status: 403, response: {}, message: 'No' }, /; GitHub’s API says: No\)/],
    ['no answer', { status: 500, message: 'reset' }, /; GitHub’s API gives nothing useful: reset\)/],
    ['too many requests', new LimitError('more than 1'), /; of GitHub’s API too much .*: more than 1\)/],
  ])('%s is called what it is', (_, error, words) => {
    for (const refuse of Object.values(refusals)) {
      expect(refuse(error)).toBeInstanceOf(RepositoryError)
      expect(String(refuse(error))).toMatch(words)
    }
  })
})

test.each<[string, number | undefined, boolean]>([
  ['has gone for good where the API was not asked', undefined, true],
  ['has gone for good where the API has no such commit', 404, true],
  ['has gone for good where the API has an empty repository', 409, true],
  ['has gone for good where the API knows no such name', 422, true],
  ['may be there where the API may not say', 403, false],
  ['may be there where the API is in trouble', 502, false],
])('a commit that the server does not give %s', (_, status, isGone) => {
  const git = new GitError('fetch', 'fatal: remote error: upload-pack: not our ref')
  const apiError = status === undefined ? undefined : { status, response: {}, message: 'No' }
  expect(missingCommit('a'.repeat(40), git, apiError) instanceof CommitGoneError).toBe(isGone)
})

test('a disk that takes nothing is not a folder without a repository', async () => {
  await using folder = await temporaryFolder()
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  const error = await mkdir(join(file, 'folder')).catch(error => error)
  expect(notOpened('/checkout', error)).toBeInstanceOf(RepositoryError)
  expect(String(notOpened('/checkout', error))).toMatch(
    /The runner has no room for what git is to read \(Error: E.*Free space on its disk, or let RUNNER_TEMP/,
  )
})
