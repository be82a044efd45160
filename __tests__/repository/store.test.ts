import { once } from 'node:events'
import { access, chmod, readdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openRepository } from '../../src/repository.ts'
import { temporaryFolder } from '../support/folder.ts'
import { collected } from '../support/items.ts'
import { createRepo, createShallowClone, environment } from '../support/repo.ts'

/** What an earlier step of the job, or whoever packed the checkout, may have left in its configuration. */
const poisons = {
  'a monitor': (program: string) => [['core.fsmonitor', program]],
  'hooks of its own': (_: string, folder: string) => [['core.hooksPath', folder]],
  'another address for the server': () => [['url.file:///nonexistent/.insteadOf', 'file:///']],
  'a program that lists the refs of the checkout': (program: string) => [
    ['core.alternateRefsCommand', program],
  ],
  'a remote that programs are run for': (program: string) => [
    ['remote.origin.url', `ext::${program}`],
    ['remote.origin.uploadpack', program],
    ['remote.origin.promisor', 'true'],
    ['protocol.ext.allow', 'always'],
  ],
  'a program for credentials': (program: string) => [
    ['credential.helper', `!${program}`],
    ['core.askPass', program],
    ['core.sshCommand', program],
  ],
  'a program that unpacks': (program: string) => [
    ['filter.evil.smudge', program],
    ['diff.external', program],
    ['core.pager', program],
    ['uploadpack.packObjectsHook', program],
  ],
  'a file that says more': (_: string, folder: string) => [['include.path', join(folder, 'more')]],
} satisfies Record<string, (program: string, folder: string) => string[][]>

test.each(Object.entries(poisons))(
  'a checkout whose configuration names %s is read and fetched for, and that has no effect',
  async (_, poison) => {
    await using server = await createRepo(
      { 'a.md': 'one', '.gitattributes': '* filter=evil diff=evil' },
      { bare: true },
    )
    const first = await server.git('rev-parse', 'main')
    await server.commit({ 'a.md': 'two' })
    await using clone = await createShallowClone(server)
    await using folder = await temporaryFolder()
    const [marker, program] = [join(folder.path, 'marker'), join(folder.path, 'post-index-change')]
    await writeFile(program, `#!/bin/sh\necho "$@" >> '${marker}'\n`)
    await chmod(program, 0o755)
    await writeFile(
      join(folder.path, 'more'),
      `[core]\n\tfsmonitor = ${program}\n\tsshCommand = ${program}\n`,
    )
    for (const [name = '', value = ''] of poison(program, folder.path))
      await clone.git('config', '--add', name, value)

    const remote = { serverUrl: clone.serverUrl, repository: 'o/r', token: '', temporaryFolder: folder.path }
    await using opened = await openRepository(clone.folder, { environment, remote })
    const [, entry] = await opened.tree(first)
    const [blob] = await collected(opened.blobs([entry?.oid ?? ''], 100))
    expect(Buffer.from(blob?.bytes ?? []).toString()).toBe('one')
    expect(await opened.isBehind(first, 'main')).toBe(false)
    await expect(access(marker)).rejects.toThrow(/ENOENT/)
  },
)

test('nothing stays behind', async () => {
  await using repo = await createRepo({ 'a.md': 'one' })
  await using folder = await temporaryFolder()
  const remote = {
    serverUrl: 'file:///nonexistent',
    repository: 'o/r',
    token: '',
    temporaryFolder: folder.path,
  }
  const opened = await openRepository(repo.folder, { environment, remote })
  await opened.tree(opened.head)
  await opened[Symbol.asyncDispose]()
  expect(await readdir(folder.path)).toEqual([])
})

test('a server that does not answer does not hold up a run that ends', async () => {
  await using repo = await createRepo({ 'a.md': 'one' })
  await using folder = await temporaryFolder()
  const ending = new AbortController()
  const connections: Socket[] = []
  const silent = createServer(socket => {
    connections.push(socket.on('error', () => {}))
    ending.abort()
  })
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const serverUrl = `http://127.0.0.1:${port}`
  const remote = { serverUrl, repository: 'o/r', token: '', temporaryFolder: folder.path }
  await using opened = await openRepository(repo.folder, { environment, remote, signal: ending.signal })
  await expect(opened.tree('d'.repeat(40))).rejects.toThrow(/git says: it was ended with the run/)
  for (const each of connections) each.destroy()
  silent.close()
})
