import { resolve } from 'node:path'
import { InputError } from '../inputs/index.ts'
import { sanitizeForLog } from '../text/index.ts'
import { pathInside } from '../text/paths.ts'

/**
 * Whoever may change the repository must not be able to write the record of past syncs, nor to lead what is written
 * to it elsewhere by a link.
 *
 * @param tree what is checked out in the workspace.
 * @throws InputError when the file of the journal is one of the repository's, or lies behind one.
 */
export function requireUntracked(path: string, workspace: string, tree: readonly { path: string }[]): void {
  const inside = pathInside(plain(workspace), plain(resolve(workspace, path)))
  // Nearly always.
  if (inside === undefined) return
  const found = tree.find(each => `${inside}/`.startsWith(`${plain(each.path)}/`))
  if (found === undefined) return
  throw new InputError(
    `journal: "${sanitizeForLog(path)}" leads to "${sanitizeForLog(found.path)}", which the repository itself has, so that its pages' authors could rewrite the record of past syncs. Give the path of a file that no commit has, best outside the workspace.`,
    'journal',
  )
}

/** Some file systems tell neither case nor Unicode's forms apart, nor a slash from a backslash. */
function plain(path: string): string {
  return path.normalize('NFC').toLowerCase().replaceAll('\\', '/')
}
