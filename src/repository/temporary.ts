import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a folder of our own in `parent`; in the machine's own place for such folders where that takes none. */
export function makeTemporaryFolder(parent: string, prefix: string): Promise<string> {
  return mkdtemp(join(parent, prefix)).catch(() => mkdtemp(join(tmpdir(), prefix)))
}
