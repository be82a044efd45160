import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from '@actions/glob'
import pLimit from 'p-limit'
import { InputError } from '../../inputs/index.ts'
import { readPattern, toMatcher } from '../../inputs/patterns.ts'
import { shortened } from '../../journal/digests.ts'
import type { Blob } from '../../plan/tree.ts'
import type { Disk, DiskFile } from '../../run/ports.ts'
import { sanitizeForLog } from '../../text/index.ts'

/** Files that are open at once. */
const MAX_OPEN = 16

/** The files of a workspace that git does not have. Of what lies outside it nothing is listed or read. */
export async function openDisk(workspace: string): Promise<Disk> {
  const root = await realpath(workspace)
  const limit = pLimit(MAX_OPEN)
  return {
    async list(patterns) {
      const paths = await listPaths(patterns, root)
      return Promise.all(paths.map(path => limit(() => look(path, root))))
    },
    read: (file, maxBytes) => read(file, maxBytes, root),
  }
}

async function listPaths(patterns: readonly string[], root: string): Promise<string[]> {
  const globber = await create(patterns.map(each => below(root, each)).join('\n'), {
    followSymbolicLinks: false,
    matchDirectories: false,
  })
  for (const folder of globber.getSearchPaths()) await requireInside(folder, root)
  const matches = toMatcher(patterns)
  const found = (await globber.glob().catch(throwUnlistable))
    .map(each => relative(root, each).replaceAll(sep, '/'))
    .filter(matches)
  for (const pattern of patterns)
    if (!readPattern(pattern).negate && !found.some(toMatcher([pattern])))
      throw new InputError(
        `generated: "${sanitizeForLog(pattern)}" matches no file of the workspace, though an earlier step of this job should have written some. Check that step and the pattern, which begins at the workspace's root; links are not followed. Nothing was pushed.`,
        'generated',
      )
  return found.sort()
}

/** A pattern of the workspace for the whole disk; in the workspace's own path nothing is a pattern. */
function below(root: string, text: string): string {
  const { negate, pattern } = readPattern(text)
  const literal = root.replaceAll(sep, '/').replace(/[[?*]/g, '[$&]')
  return `${negate ? '!' : ''}${literal}/${pattern}`
}

async function requireInside(folder: string, root: string): Promise<void> {
  const real = await realpath(folder).catch(() => undefined)
  if (real === undefined || isInside(real, root)) return
  throw new InputError(
    `generated: "${sanitizeForLog(relative(root, folder))}" is a link that leads out of the workspace. Let the step that generates the files copy them there. Nothing was pushed.`,
    'generated',
  )
}

/** In the workspace, but not in git's own folder, whose configuration may hold a token. */
function isInside(real: string, root: string): boolean {
  const path = relative(root, real)
  const names = path.split(sep)
  return resolve(root, path) === real && names[0] !== '..' && !names.some(name => /^\.git$/i.test(name))
}

function throwUnlistable(error: NodeJS.ErrnoException): never {
  const path = sanitizeForLog(error.path ?? '')
  const why =
    error.code === 'ENOENT'
      ? 'It was deleted meanwhile, or its name is not UTF-8: rename it.'
      : 'Let the step that generates it make it readable.'
  throw new InputError(
    `generated: "${path}" cannot be read (${sanitizeForLog(error.message)}). ${why} Nothing was pushed.`,
    'generated',
  )
}

/** A file as it is now; what cannot be read has a digest as well, so that it fails by name and is not archived. */
async function look(path: string, root: string): Promise<DiskFile> {
  try {
    const real = await find(path, root)
    const hash = createHash('sha256')
    await pipeline(createReadStream(real), hash)
    return { path, size: (await stat(real)).size, digest: shortened(hash.digest('hex')) }
  } catch (error) {
    const problem = sanitizeForLog(error instanceof Unreadable ? error.message : `cannot be read (${error})`)
    return { path, size: 0, digest: digestOf(`${path}\0${problem}`), problem }
  }
}

class Unreadable extends Error {}

/** @throws Unreadable */
async function find(path: string, root: string): Promise<string> {
  const real = await realpath(join(root, path))
  if (!isInside(real, root))
    throw new Unreadable(
      'is a link that leads out of the workspace. Let the step that generates it copy the file',
    )
  if (!(await stat(real)).isFile())
    throw new Unreadable('is not a regular file. Exclude it by a line in generated')
  return real
}

const digestOf = (text: string | Uint8Array): string =>
  shortened(createHash('sha256').update(text).digest('hex'))

/** What is larger than `maxBytes` comes without its bytes. */
async function read(file: DiskFile, maxBytes: number, root: string): Promise<Blob> {
  const { path, size, digest } = file
  const blob = { oid: `+${digest}`, size, bytes: undefined }
  if (file.problem !== undefined) return { ...blob, problem: file.problem }
  if (size > maxBytes) return blob
  try {
    // In memory of its own, so that it can be transferred to a worker.
    const bytes = new Uint8Array(await readFile(await find(path, root)))
    if (digestOf(bytes) === digest) return { ...blob, bytes }
    return {
      ...blob,
      problem: 'changed while it was read. Let the step that generates it end before this one',
    }
  } catch (error) {
    return { ...blob, problem: sanitizeForLog(`cannot be read any more (${error})`) }
  }
}
