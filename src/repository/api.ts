import { expected, isListOf } from '../github/expected.ts'
import { type GitHub, toParameters } from '../github.ts'
import { isSha } from '../sha.ts'
import type { Blob } from './blobs.ts'
import { LimitError } from './errors.ts'
import type { Remote } from './fetch.ts'
import type { Tree, TreeEntry } from './tree.ts'

/** A repository as GitHub's REST API shows it, for what git cannot find out or fetch. */
export interface RepositoryApi extends Remote {
  /** The files of a commit, or of a tree by its object ID. */
  tree(sha: string): Promise<Tree>
  /** One request each, so not for many; GitHub gives blobs of up to 100 MB. */
  blob(oid: string): Promise<Blob>
}

/** GitHub counts a job's requests by the hour: what needs more of them is left to a better checkout. */
const MAX_BLOBS = 300
const MAX_FOLDERS = 500

/** @param name `owner/name`. */
export function openRepositoryApi(github: GitHub, name: string): RepositoryApi {
  const repository = toParameters(name)
  const listTree = async (sha: string, recursive?: '1') => {
    const options = { ...repository, tree_sha: sha, ...(recursive && { recursive }) }
    const { data } = await github('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', options)
    return expected(data, isListing, 'a tree')
  }
  let blobs = 0
  let folders = 0

  /** GitHub cuts a long listing off; such a tree is then listed folder by folder. */
  const tree = async (sha: string, folder = ''): Promise<TreeEntry[]> => {
    if (++folders > MAX_FOLDERS)
      throw new LimitError(`more than ${MAX_FOLDERS} folders would have to be listed one by one`)
    const whole = await listTree(sha, '1')
    if (!whole.truncated) return whole.tree.filter(isFile).map(each => toEntry(each, folder))
    const top = await listTree(sha)
    if (top.truncated) throw new LimitError(`the folder "${folder}" has too many files for GitHub's API`)
    const files: TreeEntry[] = []
    for (const each of top.tree)
      files.push(...(isFile(each) ? [toEntry(each, folder)] : await tree(each.sha, `${folder}${each.path}/`)))
    return files
  }

  return {
    tree,
    async tip(branch) {
      const ref = `heads/${branch}`
      const { data } = await github('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...repository, ref })
      return expected(data, isRef, 'a branch').object.sha
    },
    async isAncestor(ancestor, commit) {
      // Only how the two stand to each other is asked, not what lies between them.
      const basehead = `${ancestor}...${commit}`
      const page = { per_page: 1, page: 2 }
      const options = { ...repository, basehead, ...page }
      const { data } = await github('GET /repos/{owner}/{repo}/compare/{basehead}', options)
      const { status } = expected(data, isComparison, 'a comparison')
      return status === 'ahead' || status === 'identical'
    },
    async blob(oid) {
      if (++blobs > MAX_BLOBS)
        throw new LimitError(`more than ${MAX_BLOBS} files would have to be read one by one`)
      const options = { ...repository, file_sha: oid }
      const { data } = await github('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', options)
      const { content } = expected(data, isBlob, 'a file')
      const bytes = new Uint8Array(Buffer.from(content, 'base64'))
      return { oid, size: bytes.length, bytes }
    },
  }
}

interface Listed {
  path: string
  mode: string
  sha: string
  type: string
}

function isListed(value: unknown): value is Listed {
  const { path, mode, sha, type } = Object(value)
  return isSha(sha) && [path, mode, type].every(each => typeof each === 'string')
}

function isListing(data: unknown): data is { tree: Listed[]; truncated: boolean } {
  const { tree, truncated } = Object(data)
  return isListOf(isListed)(tree) && typeof truncated === 'boolean'
}

function isRef(data: unknown): data is { object: { sha: string } } {
  return isSha(Object(data).object?.sha)
}

function isComparison(data: unknown): data is { status: string } {
  return ['ahead', 'behind', 'diverged', 'identical'].includes(Object(data).status)
}

/** Of what it has no room for GitHub sends a size alone, which is no empty page. */
function isBlob(data: unknown): data is { content: string } {
  const { content, size } = Object(data)
  return typeof content === 'string' && Buffer.from(content, 'base64').length === size
}

const isFile = ({ type }: Listed): boolean => type !== 'tree'

/** GitHub shows a name that is not UTF-8 with U+FFFD in it, so that it cannot be told from one that has that letter. */
function toEntry({ path, mode, sha }: Listed, folder: string): TreeEntry {
  return { path: folder + path, mode, oid: sha, isUtf8: !path.includes('\ufffd') }
}
