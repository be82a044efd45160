import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** Files of a commit: text, bytes, a link's target, or `null` for a file that goes. */
export type Files = Record<string, string | Uint8Array | { link: string } | null>

/** A git repository in a temporary folder that goes with it. */
export interface Checkout extends AsyncDisposable {
  folder: string
  git(...args: string[]): Promise<string>
  /** Commits all changes and returns the commit's SHA. */
  commit(files: Files, message?: string): Promise<string>
}

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A Writer',
  GIT_AUTHOR_EMAIL: 'writer@example.com',
  GIT_COMMITTER_NAME: 'A Writer',
  GIT_COMMITTER_EMAIL: 'writer@example.com',
}

/** Makes a repository with one commit of these files. `initArguments` go to `git init`; its folder may have a name. */
export async function createCheckout(
  files: Files,
  initArguments: readonly string[] = [],
  name = '',
): Promise<Checkout> {
  const checkout = await openCheckout(name)
  await checkout.git('init', '--quiet', '--initial-branch=main', ...initArguments)
  await checkout.commit(files, 'First commit')
  return checkout
}

/** A clone in a folder of its own; `cloneArguments` come before the source, as `--depth=1`. */
export async function cloneCheckout(source: string, ...cloneArguments: string[]): Promise<Checkout> {
  const checkout = await openCheckout()
  await checkout.git('clone', '--quiet', ...cloneArguments, `file://${source}`, '.')
  return checkout
}

async function openCheckout(name = ''): Promise<Checkout> {
  const home = await mkdtemp(join(tmpdir(), 'docs-push-checkout-'))
  const folder = join(home, name)
  await mkdir(folder, { recursive: true })
  const git = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder, env: ENVIRONMENT })
    return stdout.trim()
  }
  return {
    folder,
    git,
    async commit(files, message = 'A change') {
      for (const [path, content] of Object.entries(files)) await put(join(folder, path), content)
      await git('add', '--all')
      await git('commit', '--quiet', '--allow-empty', '--no-verify', '--message', message)
      return git('rev-parse', 'HEAD')
    },
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Writes what a path is to hold, in place of what is there. */
export async function put(path: string, content: Files[string] | undefined): Promise<void> {
  await rm(path, { recursive: true, force: true })
  if (content === null || content === undefined) return
  await mkdir(dirname(path), { recursive: true })
  if (typeof content === 'object' && 'link' in content) await symlink(content.link, path)
  else await writeFile(path, content)
}
