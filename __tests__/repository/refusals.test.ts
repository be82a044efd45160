import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { RepositoryError } from '../../src/repository/errors.ts'
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
