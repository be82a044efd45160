import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openDisk } from '../../src/adapters/disk.ts'
import { temporaryFolder } from '../support/folder.ts'

const MAX_BYTES = 1_000

/** A workspace whose own path looks like a pattern. */
async function openWorkspace() {
  const home = await temporaryFolder()
  const folder = join(home.path, 'a[b]*')
  await mkdir(join(folder, 'out/.git'), { recursive: true })
  await writeFile(join(folder, 'out/a.md'), '# A\n')
  return {
    folder,
    disk: await openDisk(folder, home.path),
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  }
}

test('a file that was replaced by a link after it was listed is not read', async () => {
  await using workspace = await openWorkspace()
  const [file] = await workspace.disk.statFiles(await workspace.disk.list(['out/a.md'], 'generated'))
  const path = join(workspace.folder, 'out/a.md')
  await rm(path)
  await symlink('/etc/hostname', path)
  expect(await workspace.disk.read(file!, MAX_BYTES)).toMatchObject({
    bytes: undefined,
    problem: expect.stringMatching(/link that leads out/),
  })
})

test('what is in git’s folder is not read, whatever pattern matches it', async () => {
  await using workspace = await openWorkspace()
  await writeFile(join(workspace.folder, 'out/.git/config.md'), 'token')
  const files = await workspace.disk
    .list(['out/.git/*.md', 'out/a.md'], 'generated')
    .catch(error => error.message)
  expect(files).toMatch(/leads out of the workspace/)
})
