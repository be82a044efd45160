import type { Control } from '../../src/control.ts'
import type { Job } from '../../src/job.ts'
import { digest } from '../../src/plan/digest.ts'
import type { Repository } from '../../src/repository.ts'
import { record } from '../support/attempts.ts'
import { inputs } from '../support/inputs.ts'
import { type Commit, isAncestor, toTree } from './history.ts'
import { toDocumentSettings, toInputs } from './settings.ts'
import type { RunPlan, Subject, World } from './world.ts'

export const repositoryUrl = 'https://github.com/octo/docs'

/** What src/job.ts opens, on a repository that is in memory. */
export function openMemoryJob(
  world: World,
  subject: Subject,
  plan: RunPlan & { runId: string },
  control: Control,
): Job {
  const { commit, settings, normaliser } = subject
  const { everything, maxArchive, concurrency, runId } = plan
  const texts = { ...toInputs(settings), 'max-archive': maxArchive, concurrency: String(concurrency) }
  const { files, refPrefix, timeoutMinutes, ...others } = inputs(texts)
  const shape = toDocumentSettings(settings, repositoryUrl)
  return {
    inputs: { files, refPrefix, timeoutMinutes, ...others },
    task: { kind: 'sync', branch: 'main', everything, beforeSha: undefined },
    around,
    control,
    repository: openMemoryRepository(world, commit),
    settings: shape,
    record: {
      ...record,
      runId,
      sha: commit.sha,
      files,
      refPrefix,
      settings: digest(normaliser.version, shape, others.baseUrl),
      timeoutMinutes,
    },
  }
}

const around: Job['around'] = {
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
    bring: async () => {},
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
