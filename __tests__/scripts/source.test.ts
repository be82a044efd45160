import { expect, test } from '@jest/globals'
import { nameOnGitHub } from '../../scripts/demo/source.ts'

test.each([
  ['https://github.com/acme/docs', 'acme/docs'],
  ['https://github.com/acme/docs.git', 'acme/docs'],
  ['https://token@github.com/acme/docs.site.git/', 'acme/docs.site'],
  ['git@github.com:acme/docs.git', 'acme/docs'],
  ['ssh://git@github.com/acme/docs.git', 'acme/docs'],
  ['https://gitlab.com/acme/docs.git', undefined],
  ['https://github.com.example/acme/docs', undefined],
  ['/srv/git/github.com/acme/docs', undefined],
  ['', undefined],
])('a remote at "%s" is %s on GitHub', (url, name) => {
  expect(nameOnGitHub(url)).toBe(name)
})
