import { execFileSync } from 'node:child_process'
import { isSha } from '../../src/text/index.ts'

/** The SHA of the commit that a branch, a tag or a SHA names. */
export type Resolve = (ref: string) => string | undefined

/** Knows these branches and tags; any full SHA is taken for a commit. */
export function namedRefs(refs: Record<string, string>): Resolve {
  return ref => (isSha(ref) ? ref : Object.hasOwn(refs, ref) ? refs[ref] : undefined)
}

/** Knows the commits, branches and tags of a clone on disk, bare or not. */
export function refsOf(directory: string): Resolve {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
  const parse = (name: string) => {
    const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
    const args = ['-c', 'core.fsmonitor=false', '-C', directory, ...question]
    try {
      return execFileSync('git', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  }
  return ref => (isSha(ref) ? parse(ref) : (parse(`refs/heads/${ref}`) ?? parse(`refs/tags/${ref}`)))
}
