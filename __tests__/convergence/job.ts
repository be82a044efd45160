import { digest } from '../../src/plan/known.ts'
import { openPageReader } from '../../src/plan/pages.ts'
import type { Cancellation } from '../../src/run/cancellation.ts'
import type { RunContext } from '../../src/run/context.ts'
import type { Repository } from '../../src/run/ports.ts'
import { record } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { type Commit, isAncestor, toTree } from './history.ts'
import type { RunPlan, Subject, World } from './world.ts'
import { toDocumentSettings, toInputs } from './writing.ts'

export const repositoryUrl = 'https://github.com/octo/docs'

/** What toRunContext opens, on a repository that is in memory. */
export function openMemoryRun(
  world: World,
  subject: Subject,
  plan: RunPlan & { runId: string; runAttempt: string },
  cancellation: Cancellation,
): RunContext {
  const { commit, settings, normaliser } = subject
  const { everything, maxArchive, concurrency, runId, runAttempt } = plan
  const texts = { ...toInputs(settings), 'max-archive': maxArchive, concurrency: String(concurrency) }
  const { files, refPrefix, timeoutMinutes, ...others } = inputs(texts)
  const shape = toDocumentSettings(settings, repositoryUrl)
  const repository = openMemoryRepository(world, commit)
  return {
    inputs: { files, refPrefix, timeoutMinutes, ...others },
    task: { kind: 'sync', branch: 'main', everything, beforeSha: undefined },
    context,
    cancellation,
    repository,
    read: openPageReader(others.shard, repository.blobs),
    settings: shape,
    record: {
      ...record,
      runId,
      runAttempt,
      sha: commit.sha,
      files,
      refPrefix,
      settings: digest(normaliser.version, shape, others.baseUrl),
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
    deleted: async () => [],
    tip: async () => world.tip.sha,
    [Symbol.asyncDispose]: async () => {},
    isBehind: async sha => !isAncestor(sha, head) && world.tip.sha !== head.sha,
  }
}
