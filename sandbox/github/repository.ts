import { execFileSync } from 'node:child_process'
import { isSha } from '../../src/sha.ts'
import { type Answer, json } from '../answer.ts'
import { problem } from './errors.ts'

/** What GitHub knows of the repository behind the deployments. */
export interface Repository {
  /** The SHA that a branch, a tag or a SHA stands for. */
  resolve(ref: string): string | undefined
  tree(ref: string, recursive: boolean, url: URL): Answer
  blob(oid: string, url: URL): Answer
  /** How a commit stands to another: GitHub's words of a comparison. Undefined when one of them is not there. */
  compare(base: string, head: string): 'identical' | 'ahead' | 'behind' | 'diverged' | undefined
}

/** A repository of refs alone: any full SHA stands for itself, and there are no trees. */
export function namedRefs(refs: Record<string, string>): Repository {
  return {
    resolve: ref => (isSha(ref) ? ref : Object.hasOwn(refs, ref) ? refs[ref] : undefined),
    tree: () => problem(404, 'Not Found'),
    blob: () => problem(404, 'Not Found'),
    compare: () => undefined,
  }
}

/** A clone on disk, bare or not. */
export function clone(directory: string, treeLimit: number): Repository {
  const git = (...args: string[]) => bytes(...args)?.toString()
  const bytes = (...args: string[]) => {
    const env = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
    const guarded = ['-c', 'core.fsmonitor=false', '-C', directory, ...args]
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    const options = { env: Object.fromEntries(env), encoding: 'buffer', maxBuffer: 1 << 28 } as const
    try {
      return execFileSync('git', guarded, { ...options, stdio: [...stdio] })
    } catch {
      return undefined
    }
  }
  const parse = (name: string) => git('rev-parse', '--verify', '--quiet', '--end-of-options', name)?.trim()
  const names = (ref: string) => (isSha(ref) ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`])
  const first = (ref: string, type: string) =>
    names(ref)
      .map(name => parse(`${name}^{${type}}`))
      .find(Boolean)

  return {
    resolve: ref => first(ref, 'commit'),
    tree(ref, recursive, url) {
      const sha = first(ref, 'tree')
      const listed = sha && git('ls-tree', '-l', '-z', '--full-tree', ...(recursive ? ['-r', '-t'] : []), sha)
      if (listed === undefined) return problem(404, 'Not Found')
      const entries = listed.split('\0').filter(Boolean).map(toEntry(url))
      const self = { sha, url: address(url, sha ?? '') }
      return json(200, { ...self, tree: entries.slice(0, treeLimit), truncated: entries.length > treeLimit })
    },
    compare(base, head) {
      if (!first(base, 'commit') || !first(head, 'commit')) return undefined
      const reaches = (from: string, to: string) => git('merge-base', '--is-ancestor', from, to) !== undefined
      if (reaches(base, head)) return reaches(head, base) ? 'identical' : 'ahead'
      return reaches(head, base) ? 'behind' : 'diverged'
    },
    blob(oid, url) {
      const content = isSha(oid) ? bytes('cat-file', 'blob', oid) : undefined
      if (content === undefined) return problem(404, 'Not Found')
      const place = { sha: oid, node_id: '', url: url.href }
      return json(200, { ...place, size: content.length, encoding: 'base64', content: inLines(content) })
    },
  }
}

/** GitHub breaks base64 into lines. */
function inLines(content: Buffer): string {
  return content.toString('base64').replace(/.{1,60}/g, '$&\n')
}

function toEntry(url: URL) {
  return (line: string) => {
    const [place = '', path = ''] = line.split('\t', 2)
    const [mode, type, sha = '', size] = place.split(/ +/)
    if (type === 'commit') return { path, mode, type, sha }
    const entry = { path, mode, type, sha, url: address(url, sha, type) }
    return type === 'blob' ? { ...entry, size: Number(size) } : entry
  }
}

function address(url: URL, sha: string, type = 'tree'): string {
  return url.origin + url.pathname.replace(/git\/trees\/.*$/, `git/${type}s/${sha}`)
}
