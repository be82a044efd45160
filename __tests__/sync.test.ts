import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { runAction } from '../sandbox/action.ts'
import { startGitServer } from '../sandbox/git-server.ts'
import { startSandbox } from '../sandbox/server.ts'
import { cloneCheckout, createCheckout } from './support/checkout.ts'
import { temporaryFolder } from './support/folder.ts'

test('the commit that search mirrors is fetched while the server is asked where the branch is', async () => {
  await using origin = await createCheckout({ 'a.md': '# A\n\nOne.\n', 'b.md': '# B\n\nTwo.\n' })
  await using folder = await temporaryFolder()
  await mkdir(join(folder.path, 'example'))
  const served = join(folder.path, 'example/docs')
  await origin.git('clone', '--quiet', '--mirror', origin.folder, served)
  await using sandbox = await startSandbox()
  // Each of the two begins with one of these; the first gets its answer once both have begun.
  const both = Promise.withResolvers<void>()
  let begun = 0
  await using server = await startGitServer(folder.path, 'a-token', async request => {
    if (request.url?.includes('/info/refs') && ++begun === 2) both.resolve()
    await both.promise
  })
  const push = async () => {
    await using clone = await cloneCheckout(origin.folder, '--depth=1')
    return await runAction({
      workspace: clone.folder,
      inputs: {
        'base-url': sandbox.url,
        'connector-id': 'docs',
        'api-key': 'sandbox-key',
        journal: join(folder.path, 'journal.jsonl'),
        'github-token': 'a-token',
      },
      environment: { GITHUB_SERVER_URL: server.url },
    })
  }
  expect((await push()).exitCode).toBe(0)
  expect(begun).toBe(0)
  await origin.commit({ 'b.md': null })
  await origin.git('push', '--quiet', served, 'main')
  expect((await push()).exitCode).toBe(0)
  await sandbox.settled()
  expect([...sandbox.store.active('docs').keys()]).toEqual(['a.md'])
})
