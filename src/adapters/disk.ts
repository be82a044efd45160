import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { create } from '@actions/glob'
import pLimit from 'p-limit'
import type { BuiltText } from '../document/document.ts'
import { InputError } from '../inputs/index.ts'
import { readPattern } from '../inputs/patterns.ts'
import type { Blob, Disk, DiskFile } from '../snapshot/index.ts'
import { digestOf, percentEncoded, sanitizeForLog } from '../text/index.ts'
import { withHelp } from '../text/message.ts'
import { pathInside } from '../text/paths.ts'

/** Files that are open at once. */
const MAX_OPEN = 16

/**
 * The files of a workspace that git does not have. Of what lies outside it nothing is listed or read.
 *
 * @param temporaryFolder where texts are kept until the disk is closed.
 */
export async function openDisk(
  workspace: string,
  temporaryFolder: string,
): Promise<Disk> {
  const root = await realpath(workspace)
  const limit = pLimit(MAX_OPEN)
  let kept: Promise<string> | undefined
  const keptFolder = () => {
    kept ??= mkdtemp(join(temporaryFolder, 'docs-push-built-'))
    return kept
  }
  return {
    list: (patterns, input) => listPaths(patterns, input, root),
    statFiles: paths =>
      Promise.all(paths.map(path => limit(() => statFile(path, root)))),
    read: (file, maxBytes) => readFound(file, maxBytes, root),
    keep: async (key, json) => writeFile(join(await keptFolder(), key), json),
    keptAt: async key => join(await keptFolder(), key),
    kept: readKept,
    async [Symbol.asyncDispose]() {
      if (kept) await rm(await kept, { recursive: true, force: true })
    },
  }
}

/** Reads a text that is kept. */
export async function readKept(at: string): Promise<BuiltText> {
  return JSON.parse(await readFile(at, 'utf8'))
}

async function listPaths(
  patterns: readonly string[],
  input: string,
  root: string,
): Promise<string[]> {
  const lines = patterns.map(pattern => below(root, pattern))
  const globber = await create(lines.join('\n'), {
    followSymbolicLinks: false,
    matchDirectories: false,
  })
  for (const folder of globber.getSearchPaths())
    await requireInside(folder, input, root)
  const files = await globber
    .glob()
    .catch(error => throwUnlistable(error, input))
  return files.flatMap(file => pathInside(root, file) ?? []).sort()
}

/** A pattern of the workspace for the whole disk; in the workspace's own path nothing is a pattern. */
function below(root: string, text: string): string {
  const { negate, pattern } = readPattern(text)
  const literal = root.replaceAll(sep, '/').replace(/[[?*]/g, '[$&]')
  return `${negate ? '!' : ''}${literal}/${pattern}`
}

async function requireInside(
  folder: string,
  input: string,
  root: string,
): Promise<void> {
  const real = await realpath(folder).catch(() => undefined)
  if (real === undefined || isInside(real, root)) return
  throw new InputError(
    `${input}: "${sanitizeForLog(pathInside(root, folder) ?? folder)}" is a link that leads out of the workspace. Let the step that generates the files copy them there. Nothing was pushed.`,
    'generated',
  )
}

/** In the workspace, but not in git's own folder, whose configuration may hold a token. */
function isInside(real: string, root: string): boolean {
  const path = pathInside(root, real)
  return path !== undefined && !/(?:^|\/)\.git(?:\/|$)/i.test(path)
}

function throwUnlistable(error: NodeJS.ErrnoException, input: string): never {
  throw new InputError(
    `${input}: "${sanitizeForLog(error.path ?? '')}" cannot be read (${sanitizeForLog(error.message)}). Let the step that generates it make it readable, with a name in UTF-8. Nothing was pushed.`,
    'generated',
  )
}

/** A file as it is now; what cannot be read has a digest as well, so that it fails by name and is not archived. */
async function statFile(path: string, root: string): Promise<DiskFile> {
  const file = await openFile(path, Number.POSITIVE_INFINITY, root)
  const { bytes, size = 0, problem } = file
  const digest = digestOf(bytes ?? `${path}\0${problem}`)
  return { path, size, digest, problem }
}

class Unreadable extends Error {}

const LEADS_OUT =
  'is a link that leads out of the workspace. Let the step that generates it copy the file'
const NO_FILE = 'is not a regular file. Exclude it by a line in generated'

/** @throws Unreadable */
async function findFile(
  path: string,
  root: string,
): Promise<{ real: string; size: number }> {
  const real = await realpath(join(root, path))
  if (!isInside(real, root)) throw new Unreadable(LEADS_OUT)
  const stats = await stat(real)
  if (!stats.isFile()) throw new Unreadable(NO_FILE)
  return { real, size: stats.size }
}

async function readFound(
  { path, size, problem }: DiskFile,
  maxBytes: number,
  root: string,
): Promise<Blob> {
  if (problem !== undefined) return { size, bytes: undefined, problem }
  return openFile(path, maxBytes, root)
}

/** Reads a file of the workspace; one that is larger than `maxBytes` comes without its bytes. */
export async function openFile(
  path: string,
  maxBytes: number,
  root: string,
): Promise<Blob> {
  try {
    const { real, size } = await findFile(path, root)
    return { size, bytes: size > maxBytes ? undefined : await readFile(real) }
  } catch (error) {
    const problem =
      error instanceof Unreadable ? error.message : `cannot be read (${error})`
    return { size: 0, bytes: undefined, problem: sanitizeForLog(problem) }
  }
}

/**
 * The folder of the input `documents`: as nothing is in it before, no link in it leads elsewhere.
 *
 * @param path of a folder in the workspace or in the temporary folder of the job.
 * @returns a function that writes a file into it, whatever the name of that says; `undefined` where the input is not set.
 * @throws InputError
 */
export async function openDocumentsFolder(
  path: string,
  workspace: string,
  temporaryFolder: string,
  warn: (line: string) => void,
): Promise<((name: string, text: string) => Promise<void>) | undefined> {
  if (path === '') return undefined
  const refuse = (what: string) =>
    new InputError(`documents: "${sanitizeForLog(path)}" ${what}`)
  const [root, temporary] = [
    await realpath(workspace),
    await realpath(temporaryFolder),
  ]
  const folder = resolve(root, path)
  const existing = await realAncestor(folder)
  const isAllowed =
    isInside(existing, root) || pathInside(temporary, existing) !== undefined
  if (!isAllowed || /(?:^|[\\/])\.git(?:[\\/]|$)/i.test(path))
    throw refuse(
      'is not in the workspace or in the temporary folder of the job. Give a folder such as documents or ${{ runner.temp }}/documents.',
    )
  try {
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0)
      throw refuse('is not empty. Give a folder that nothing is in.')
  } catch (error) {
    if (error instanceof InputError) throw error
    throw refuse(
      `cannot be made (${sanitizeForLog(String(error))}). Give another folder.`,
    )
  }
  let isWarned = false
  return async (name, text) => {
    const file = join(folder, ...name.split('/').map(toFileName))
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text, { flag: 'wx' })
    } catch (error) {
      // One warning stands for all that cannot be written.
      if (isWarned) return
      isWarned = true
      const message = `documents: "${sanitizeForLog(name)}" could not be written (${sanitizeForLog(String(error))}). Check that the disk of this runner has space. Others may be missing too; the rest of the run is not affected.`
      warn(withHelp(message, 'other-inputs'))
    }
  }
}

/** Resolves a folder, or the innermost above it that is there. */
export async function realAncestor(folder: string): Promise<string> {
  const real = await realpath(folder).catch(() => undefined)
  if (real !== undefined) return real
  const parent = dirname(folder)
  return parent === folder ? folder : realAncestor(parent)
}

/** Neither `..` nor a character that Windows or the upload of an artifact refuses; two names never become one. */
function toFileName(name: string): string {
  if (/^\.{0,2}$/.test(name)) return name.replaceAll('.', '%2E') || '%'
  return name.replace(/[%\p{Cc}"<>:|*?\\]/gu, percentEncoded)
}
