import { execFile } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../support/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = async (cwd: string, command: string, ...args: string[]) =>
  (await promisify(execFile)(command, args, { cwd })).stdout

test('after the action is renamed nothing names it as before but dist, which is built again', async () => {
  await using folder = await temporaryFolder()
  await run(root, 'git', 'clone', '--quiet', '--depth=1', `file://${root}`, join(folder.path, 'clone'))
  const clone = join(folder.path, 'clone')
  const script = join(root, 'scripts/rename.ts')
  // As it is now, in a clone of what is committed.
  await copyFile(script, join(clone, 'scripts/rename.ts'))
  const said = await run(
    clone,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    'scripts/rename.ts',
    'acme/docs',
  )
  const [present = ''] = said.split(' ')
  expect(said).toMatch(/^[\w.-]+\/[\w.-]+ is acme\/docs now, in \d{2} files\.\n$/)
  const left = await run(clone, 'git', 'grep', '-lF', present, '--', ':!dist').catch(() => '')
  expect(left).toBe('')
  expect(await run(clone, 'git', 'diff', '--stat', '--', 'dist')).toBe('')
})
