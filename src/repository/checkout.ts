import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Git, GitError } from './git.ts'

/** What has to be known of a checkout to read its objects without it. */
export interface Checkout {
  /** The commit that is checked out. */
  head: string
  /** The folder of its objects. */
  objects: string
  objectFormat: string
  /** The content of its file `shallow`: commits whose parents it does not have. Empty for a full clone. */
  shallow: string
  /** It lacks objects of commits that it has, and expects to fetch them when they are read. */
  isPartial: boolean
}

const QUESTIONS = ['--git-path', 'objects', '--git-path', 'shallow', '--show-object-format', 'HEAD^{commit}']

/**
 * The one time that git is asked in the checkout itself.
 *
 * @param folder the folder that `git` works in.
 * @throws GitError when the folder is no repository or has no commit.
 */
export async function readCheckout(git: Git, folder: string): Promise<Checkout> {
  const answers = (await git.run(['rev-parse', ...QUESTIONS])).toString().trimEnd().split('\n')
  const [objects, shallow, objectFormat, head] = answers
  if (answers.length !== 4 || !objects || !shallow || !objectFormat || !head)
    throw new GitError('rev-parse', `it answered in another form: ${answers.join(' ')}`)
  const objectsFolder = resolve(folder, objects)
  return {
    head,
    objects: objectsFolder,
    objectFormat,
    shallow: await readFile(resolve(folder, shallow), 'utf8').catch(() => ''),
    isPartial: await hasPromisedObjects(objectsFolder),
  }
}

/** Git marks a pack that came with a filter by a file beside it (git documentation, partial-clone). */
async function hasPromisedObjects(objects: string): Promise<boolean> {
  const packs = await readdir(join(objects, 'pack')).catch((): string[] => [])
  return packs.some(name => name.endsWith('.promisor'))
}
