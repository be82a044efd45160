import { hash } from 'node:crypto'
import type { Repository, RunnerContext } from '../../src/run/ports.ts'
import { digestOfSettings, openTargets, type Run, type Target } from '../../src/run/target.ts'
import type { Disk } from '../../src/snapshot/index.ts'
import { inputs } from '../support/inputs.ts'
import { type Commit, isAncestor, toTree } from './history.ts'
import type { RunPlan, Subject, World } from './world.ts'
import { toInputs } from './writing.ts'

export const repositoryUrl = 'https://github.com/octo/docs'

/** A run for a repository and a disk that are in memory, by a release of the action. */
export async function openMemoryRun(
  world: World,
  { commit, settings, normaliser, generated }: Subject,
  { everything, maxArchive }: RunPlan,
  {
    runId,
    ...around
  }: Omit<Run, 'task' | 'context' | 'repository' | 'disk'> & {
    runId: string
  },
): Promise<{ target: Target; run: Run }> {
  const own = inputs({
    ...toInputs(settings),
    'max-archive': maxArchive,
    generated: generated.size > 0 ? '**' : '',
  })
  const run: Run = {
    ...around,
    task: { kind: 'sync', branch: 'main', everything, asksSearch: true },
    context: { ...context, runId },
    repository: openMemoryRepository(world, commit),
    disk: openMemoryDisk(generated),
  }
  const [target] = (await openTargets([own], run)) as [Target]
  const version = digestOfSettings(normaliser.version, target.settings, own.baseUrl)
  return { target: { ...target, record: { ...target.record, settings: version } }, run }
}

export const context: RunnerContext = {
  workspace: '/nowhere',
  repository: 'octo/docs',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  sha: '',
  runId: '7',
  temporaryFolder: '/nowhere',
  environment: {},
}

const unused = async () => {
  throw new Error('nothing here builds a site')
}

function openMemoryDisk(files: ReadonlyMap<string, string>): Disk {
  const all = [...files].map(([path, text]) => ({
    path,
    size: text.length,
    digest: hash('sha256', text).slice(0, 12),
  }))
  return {
    list: async () => all.map(each => each.path),
    statFiles: async paths => all.filter(({ path }) => paths.includes(path)),
    keep: unused,
    kept: unused,
    keptAt: unused,
    async [Symbol.asyncDispose]() {},
    read: async ({ path, size }) => ({
      size,
      bytes: Buffer.from(files.get(path) ?? ''),
    }),
  }
}

export function openMemoryRepository(
  world: Pick<World, 'commits' | 'blobs' | 'tip'>,
  head: Commit,
): Repository {
  return {
    head: head.sha,
    parents: async () => [],
    tree: async sha => toTree(world.commits.get(sha)!),
    async *blobs(oids) {
      for (const oid of oids) {
        const bytes = world.blobs.get(oid)
        yield { size: bytes?.length, bytes }
      }
    },
    tip: async () => world.tip.sha,
    [Symbol.asyncDispose]: async () => {},
    isBehind: async sha => !isAncestor(sha, head) && world.tip.sha !== head.sha,
  }
}
