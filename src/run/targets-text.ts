import { InputError } from '../inputs/index.ts'
import { namesFile, type TargetsText } from '../inputs/targets.ts'
import { parseWorkspacePath } from '../inputs/values.ts'
import { MAX_YAML } from '../inputs/yaml.ts'
import { sanitizeForLog, withHelp } from '../text/index.ts'
import type { Repository } from './ports.ts'

/**
 * What the input `targets` says: itself, or the file that it names, as the commit has it that is checked out.
 *
 * @throws InputError
 */
export async function readTargetsText(
  input: string,
  { head, tree, blobs }: Pick<Repository, 'head' | 'tree' | 'blobs'>,
): Promise<TargetsText> {
  if (!namesFile(input)) return { text: input }
  const path = pathOf(input)
  const entry = (await tree(head)).find(each => each.path === path)
  if (entry === undefined)
    throw problem(
      path,
      'the commit that is checked out has no such file. Give its path from the repository’s root, in the same case.',
    )
  if (entry.kind !== 'file')
    throw problem(
      path,
      'it is a symbolic link or a submodule, which are not followed. Give the path of a file.',
    )
  const { value } = await blobs([entry.oid], MAX_YAML).next()
  if (value?.bytes === undefined)
    throw problem(
      path,
      value?.size === undefined
        ? 'git has no content for it. Run this workflow again.'
        : 'it is longer than 64 KiB. Give fewer targets.',
    )
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(value.bytes), path }
  } catch {
    throw problem(path, 'it is not UTF-8. Save it in UTF-8.')
  }
}

function pathOf(input: string): string {
  try {
    return parseWorkspacePath(input.replace(/^\.\//, '')) ?? ''
  } catch {
    throw problem(
      input,
      'it is not the path of a file in the repository. Give one such as .github/docs-push.yml.',
    )
  }
}

function problem(path: string, what: string): InputError {
  return new InputError(withHelp(`targets: ${sanitizeForLog(path)}: ${what}`, 'targets'))
}
