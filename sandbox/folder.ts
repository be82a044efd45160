import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cleanups = new Set<() => void>()
process.once('exit', () => {
  for (const cleanUp of cleanups) cleanUp()
})

/** Work for the end of this process, if it ends before this is disposed of. It cannot wait for anything. */
export function atExit(cleanUp: () => void): Disposable {
  cleanups.add(cleanUp)
  return { [Symbol.dispose]: () => void cleanups.delete(cleanUp) }
}

export interface Folder extends AsyncDisposable {
  readonly path: string
}

/** An empty folder that is removed with its scope, and at the latest when this process ends. */
export function temporaryFolder(prefix = 'docs-push-'): Folder {
  const path = realpathSync(mkdtempSync(join(tmpdir(), prefix)))
  const options = { recursive: true, force: true, maxRetries: 3 }
  const exit = atExit(() => rmSync(path, options))
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, options)
      exit[Symbol.dispose]()
    },
  }
}
