import { hash } from 'node:crypto'
import { digest } from '../../src/plan/known.ts'
import { openPageReader } from '../../src/plan/pages.ts'
import type { Cancellation } from '../../src/run/cancellation.ts'
import type { RunContext } from '../../src/run/context.ts'
import { findGenerated } from '../../src/run/generated.ts'
import type { Disk, Pool, Repository } from '../../src/run/ports.ts'
import { record } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { type Commit, isAncestor, toTree } from './history.ts'
import type { RunPlan, Subject, World } from './world.ts'
import { toDocumentSettings, toInputs } from './writing.ts'

export const repositoryUrl = 'https://github.com/octo/docs'

/** What toRunContext opens, on a repository that is in memory. */
export async function openMemoryRun(
  world: World,
  subject: Subject,
  plan: RunPlan & { runId: string; runAttempt: string },
  cancellation: Cancellation,
): Promise<RunContext> {
  const { commit, settings, normaliser } = subject
  const { everything, maxArchive, concurrency, runId, runAttempt } = plan
  const own = inputs({
    ...toInputs(settings),
    ...{ 'max-archive': maxArchive, concurrency: String(concurrency) },
    generated: subject.generated.size > 0 ? '**' : '',
  })
  const { files, refPrefix, timeoutMinutes, baseUrl } = own
  const shape = toDocumentSettings(settings, repositoryUrl)
  const repository = openMemoryRepository(world, commit)
  const generated = await findGenerated({
    ...{ inputs: own, context, repository, disk: openMemoryDisk(subject.generated) },
    pool: {} as Pool,
    read: openPageReader(own.shard, repository.blobs),
  })
  const read = openPageReader(own.shard, generated.blobs)
  return {
    inputs: own,
    generated,
    now: await read(generated.now(toTree(commit)), own),
    task: { kind: 'sync', branch: 'main', everything },
    context,
    cancellation,
    repository: { ...repository, blobs: generated.blobs },
    read,
    settings: shape,
    record: {
      ...record,
      runId,
      runAttempt,
      sha: commit.sha,
      files,
      refPrefix,
      ...(generated.record && { generated: generated.record }),
      settings: digest(normaliser.version, shape, baseUrl),
      timeoutMinutes,
    },
  }
}

const context: RunContext['context'] = {
  workspace: '/nowhere',
  repository: 'octo/docs',
  serverUrl: 'https://github.com',
  apiUrl: 'https://api.github.com',
  sha: '',
  runId: '7',
  runAttempt: '1',
  temporaryFolder: '/nowhere',
  environment: {},
  isTlsUnchecked: false,
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
    look: async paths => all.filter(({ path }) => paths.includes(path)),
    open: unused,
    keep: unused,
    kept: unused,
    async [Symbol.asyncDispose]() {},
    read: async ({ path, size, digest }) => ({
      oid: digest,
      size,
      bytes: Buffer.from(files.get(path) ?? ''),
    }),
  }
}

function openMemoryRepository(world: World, head: Commit): Repository {
  return {
    head: head.sha,
    origin: async () => undefined,
    parents: async () => [],
    tree: async sha => toTree(world.commits.get(sha)!),
    async *blobs(oids) {
      for (const oid of oids) {
        const bytes = world.blobs.get(oid)
        yield { oid, size: bytes?.length, bytes }
      }
    },
    tip: async () => world.tip.sha,
    [Symbol.asyncDispose]: async () => {},
    isBehind: async sha => !isAncestor(sha, head) && world.tip.sha !== head.sha,
  }
}
