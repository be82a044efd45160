import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { metadata } from '../../sandbox/action/metadata.ts'
import { toMatcher } from '../../src/inputs/patterns.ts'
import { git } from '../command/git.ts'
import { generate } from './generate.ts'

/** A repository whose newest commit changes one page. */
export interface Workspace {
  folder: string
  /** The commit before. */
  base: string
  head: string
  /** The page that changes. */
  changed: string
  /** The pages of both. */
  paths: string[]
}

/** Whether a run that sets no patterns would take a path. */
const isWanted = toMatcher(metadata.inputs.files?.default?.split('\n') ?? [])

/** @param source a repository to clone, or what to generate. */
export async function makeWorkspace(
  folder: string,
  source: string | { pages: number; pageBytes: number },
): Promise<Workspace> {
  if (typeof source === 'string')
    await git('.', ['clone', '--quiet', '--no-checkout', resolve(source), folder])
  else {
    await mkdir(folder)
    await generate(folder, source.pages, source.pageBytes)
  }
  const base = await git(folder, ['rev-parse', 'HEAD'])
  const paths = await pagesOf(folder)
  const path = paths[Math.floor(paths.length / 2)]
  if (path === undefined) throw new Error(`${source} has no page that the action would push`)
  const text = await git(folder, ['cat-file', 'blob', `${base}:${path}`])
  const head = await commit(folder, base, path, `${text}\n\nOne line more.\n`)
  await git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/bench'])
  return { folder, base, head, changed: path, paths }
}

/** The same two commits, with the configuration of a site. */
export async function withSite(workspace: Workspace, path: string, text: string): Promise<Workspace> {
  const { folder, changed } = workspace
  const base = await commit(folder, workspace.base, path, text)
  const page = await git(folder, ['cat-file', 'blob', `${workspace.head}:${changed}`])
  return { ...workspace, base, head: await commit(folder, base, changed, `${page}\n`) }
}

async function pagesOf(folder: string): Promise<string[]> {
  // Not by its option --format, which puts some paths in quotes even with -z (git 2.39).
  const listing = await git(folder, ['ls-tree', '-r', '-z', 'HEAD'])
  const files = listing.split('\0').filter(each => each.startsWith('100'))
  return files.map(each => each.slice(each.indexOf('\t') + 1)).filter(isWanted)
}

async function commit(folder: string, base: string, path: string, text: string): Promise<string> {
  const commands = `commit refs/heads/bench\ncommitter A Writer <writer@example.com> 1767225600 +0000\ndata 8\nOne page\nfrom ${base}\nM 100644 inline ${JSON.stringify(path)}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  await feed(folder, ['fast-import', '--quiet', '--force'], commands)
  return git(folder, ['rev-parse', 'refs/heads/bench'])
}

/** Writes the pages into a folder, for those who read files. */
export async function writePages({ folder, paths }: Workspace, into: string): Promise<void> {
  await git(folder, ['read-tree', 'HEAD'])
  await feed(folder, ['checkout-index', `--prefix=${join(into, '/')}`, '-z', '--stdin'], paths.join('\0'))
}

async function feed(folder: string, args: string[], input: string): Promise<void> {
  const child = spawn('git', ['-C', folder, ...args], { stdio: ['pipe', 'ignore', 'inherit'] })
  child.stdin.end(input)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`git ${args[0]} ended with ${code}`)
}
