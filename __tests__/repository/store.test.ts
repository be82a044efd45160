import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { openRepository } from '../../src/repository.ts'
import { temporaryFolder } from '../support/folder.ts'
import { createRepo, environment } from '../support/repo.ts'

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
