import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Folder extends AsyncDisposable {
  readonly path: string
}

/** An empty folder that goes away with its scope. */
export async function temporaryFolder(): Promise<Folder> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'docs-push-test-')))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  }
}
