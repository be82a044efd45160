/**
 * All that there is to push at one commit: its files, those of git and those that earlier steps of the job have left on the disk,
 * and how each is read.
 *
 * - `tree.ts`: the files of a commit, as git lists them
 * - `origin.ts`: where the text of each file is read, and the object ID that says so
 * - `commit.ts`: the snapshot of a commit
 * - `select.ts`: which files are pages
 * - `disk.ts`: the files of the input `generated`
 * - `built.ts`: the texts of the input `built-site`, loaded only where there are some
 */
export {
  MAX_READ_BYTES,
  openSnapshots,
  readFileTexts,
  type Snapshot,
  type TakeSnapshot,
} from './commit.ts'
export { type DiskPages, findDiskPages } from './disk.ts'
export { mapInOrder } from './in-order.ts'
export { isGenerated, originOf, pathsOf, toOid } from './origin.ts'
export type {
  BuiltPages,
  BuiltReader,
  Commits,
  Disk,
  DiskFile,
  HeadResult,
  ReadBlobs,
} from './ports.ts'
export {
  type Page,
  type Pages,
  type Selection,
  selectPages,
} from './select.ts'
export {
  type Blob,
  CommitGoneError,
  differing,
  oidsOf,
  RepositoryError,
  type Tree,
  type TreeEntry,
} from './tree.ts'
