import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { git } from '../command/git.ts'
import { makeHistory } from '../demo/history.ts'

const recipe = fileURLToPath(new URL('../../docs/recipes/push-to-main.yml', import.meta.url))

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@larkspur.example', '-c', 'commit.gpgSign=false']

/** Makes the demo's repository, with the workflow of the README in it, and returns its folder. */
export async function makeRepository(folder: string): Promise<string> {
  await makeHistory(folder)
  await mkdir(join(folder, '.github', 'workflows'), { recursive: true })
  await cp(recipe, join(folder, '.github', 'workflows', 'docs-push.yml'))
  await git(folder, ['add', '--all'])
  await git(folder, [...AUTHOR, 'commit', '--quiet', '--message', 'Push the pages to search'])
  return folder
}
