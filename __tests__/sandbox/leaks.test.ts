import { expect, test } from '@jest/globals'
import { requireNoLeaks } from '../../sandbox/leaks.ts'

const secrets = ['walrus-ice-2026', 'token-of-the-job']
const [key, token] = secrets.map(each => `::add-mask::${each}\n`) as [string, string]

test.each([
  ['nothing', ''],
  ['both masks and more', `${key}${token}Hello.\n`],
  ['one mask, when the run was killed', key],
])('a run may print %s', async (_, output) => {
  await requireNoLeaks(secrets, output, [])
})

test.each([
  ['before the masks', `Hello.\n${key}${token}`],
  ['between them', `${key}Hello.\n${token}`],
  ['with one of them twice', `${key}${key}Hello.\n`],
])('it may print nothing else %s', async (_, output) => {
  await expect(requireNoLeaks(secrets, output, [])).rejects.toThrow('before each secret was masked')
})
