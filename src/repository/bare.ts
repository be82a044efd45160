import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from './temporary.ts'

/** A bare repository in a folder of its own, which goes with it. */
export interface Bare extends AsyncDisposable {
  /** For `git --git-dir`. */
  readonly folder: string
}

export interface BareOptions {
  objectFormat: string
  /** Folders of objects that it reads beside its own. */
  alternates?: readonly string[]
  /** What the file `shallow` says of the commits in them whose parents are missing. */
  shallow?: string
}

/**
 * Makes a repository whose configuration is ours alone, without starting a git for it (gitrepository-layout(5)).
 *
 * @param parent the folder that its own is made in.
 */
export async function createBare(parent: string, options: BareOptions): Promise<Bare> {
  const { objectFormat, alternates = [], shallow = '' } = options
  const folder = await makeTemporaryFolder(parent, 'docs-push-git-')
  const info = join(folder, 'objects', 'info')
  await Promise.all([mkdir(join(folder, 'refs')), mkdir(info, { recursive: true })])
  await Promise.all([
    writeFile(join(folder, 'HEAD'), 'ref: refs/heads/main\n'),
    writeFile(join(folder, 'config'), configFor(objectFormat)),
    writeFile(join(info, 'alternates'), alternates.map(each => `${each}\n`).join('')),
    shallow === '' ? undefined : writeFile(join(folder, 'shallow'), shallow),
  ])
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

function configFor(objectFormat: string): string {
  if (objectFormat === 'sha1') return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'
  return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`
}
