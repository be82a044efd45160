import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execute } from './build.ts'

/** A site of `fixtures/built`: what builds it, and the route of each of its pages. */
export interface OtherSite {
  name: string
  repo: string
  /** Where the command runs in the repository. */
  folder: string
  /** Its program may be named by a variable of the environment: `SPHINX_BUILD` for `sphinx-build`. `{out}` is the folder to build. */
  command: string[]
  address?: string
  routes: Record<string, string>
}

export async function otherSites(): Promise<OtherSite[]> {
  const root = fileURLToPath(new URL('../../fixtures/built/sites', import.meta.url))
  const names = await readdir(root)
  return Promise.all(
    names.map(async name => ({
      name,
      repo: join(root, name, 'repo'),
      ...JSON.parse(await readFile(join(root, name, 'site.json'), 'utf8')),
    })),
  )
}

export async function buildOther({ repo, folder, command }: OtherSite, out: string): Promise<void> {
  const [program = '', ...args] = command.map(each => each.replace('{out}', out))
  const named = process.env[program.toUpperCase().replaceAll('-', '_')] ?? program
  await execute(named, args, join(repo, folder))
}
