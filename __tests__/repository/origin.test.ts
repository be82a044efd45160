import { expect, test } from '@jest/globals'
import { openGit } from '../../src/repository/git.ts'
import { nameOn, readOrigin } from '../../src/repository/origin.ts'
import { createRepo, environment } from '../support/repo.ts'

test.each([
  ['https://github.com/octo/docs', 'octo/docs'],
  ['https://github.com/octo/docs.git', 'octo/docs'],
  ['https://x-access-token:abc@github.com/octo/docs.git', 'octo/docs'],
  ['https://GitHub.com/Octo/Docs/', 'Octo/Docs'],
  ['ssh://git@github.com/octo/docs.git', 'octo/docs'],
  ['ssh://git@github.com:22/octo/docs.git', 'octo/docs'],
  ['git@github.com:octo/docs.git', 'octo/docs'],
  ['git@github.com:octo/my.docs', 'octo/my.docs'],
  ['https://gitlab.com/octo/docs', undefined],
  ['https://github.com.evil.example/octo/docs', undefined],
  ['file:///srv/octo/docs', undefined],
  ['/srv/octo/docs', undefined],
  ['', undefined],
])('the origin %j has the name %j', (url, name) => {
  expect(nameOn('https://github.com', url)).toBe(name)
})

test('on a server of its own, its address counts', () => {
  expect(nameOn('https://git.example.com:8443', 'https://git.example.com:8443/octo/docs')).toBe('octo/docs')
  expect(nameOn('https://git.example.com', 'https://github.com/octo/docs')).toBeUndefined()
})

test('a checkout tells its origin, or that it has none', async () => {
  await using repo = await createRepo({ 'a.md': '# A' })
  const git = openGit(repo.folder, { environment })
  expect(await readOrigin(git, 'https://github.com')).toBeUndefined()
  await repo.git('remote', 'add', 'origin', 'git@github.com:octo/docs.git')
  expect(await readOrigin(git, 'https://github.com')).toBe('octo/docs')
})
